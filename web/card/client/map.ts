import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import { fillWords } from '../words/fill.ts'
import type { CardWords } from '../words/words.ts'

const MAP_ZOOM_LEVELS = { found: 15, world: 2 }
const MAPS_SCRIPT_TIMEOUT_MS = 20_000

declare global {
  interface Window {
    /** Google Maps calls this function when it refuses the API key. */
    gm_authFailure?: () => void
  }
}

const mapElement = document.getElementById('map')!
const { key = '', address = '', name = '' } = mapElement.dataset
const words = JSON.parse(mapElement.dataset['words']!) as CardWords['mapScript']

function showMapFailure(reason: string) {
  const box = document.getElementById('failure')!
  box.querySelector('p')!.textContent = fillWords(words.failed, { reason })
  box.hidden = false
  mapElement.hidden = true
  document.body.classList.add('ready')
}

/** Creates the info window from text nodes, so that the owner's text cannot act as HTML. */
function createInfoWindowContent(): HTMLElement {
  const box = document.createElement('div')
  box.className = 'info'
  box.append(Object.assign(document.createElement('strong'), { textContent: name }))
  box.append(Object.assign(document.createElement('p'), { textContent: address }))
  return box
}

async function showGoogleMap() {
  setOptions({ key, v: 'weekly', libraries: ['places'] })
  const [{ Map, InfoWindow }, { Marker }, { Geocoder }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
    importLibrary('geocoding'),
  ])
  const found = await new Geocoder().geocode({ address }).catch(() => null)
  const position = found?.results[0]?.geometry.location
  const map = new Map(mapElement, {
    center: position ?? { lat: 0, lng: 0 },
    zoom: position ? MAP_ZOOM_LEVELS.found : MAP_ZOOM_LEVELS.world,
    colorScheme: 'FOLLOW_SYSTEM',
    streetViewControl: false,
    mapTypeControl: false,
  })
  document.body.classList.add('ready')
  if (!position) {
    const banner = document.getElementById('banner')!
    banner.textContent = fillWords(words.addressNotFound, { address })
    banner.hidden = false
    return
  }
  const marker = new Marker({ map, position, title: name })
  const info = new InfoWindow({ content: createInfoWindowContent(), ariaLabel: name })
  marker.addListener('click', () => info.open({ map, anchor: marker }))
}

window.gm_authFailure = () => showMapFailure(words.keyRefused)
const mapsScriptTimer = setTimeout(() => showMapFailure(words.notLoaded), MAPS_SCRIPT_TIMEOUT_MS)
showGoogleMap()
  .catch((error: unknown) => {
    console.warn(error)
    showMapFailure(words.notLoaded)
  })
  .finally(() => clearTimeout(mapsScriptTimer))
