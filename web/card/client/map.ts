import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import { MAP_FAILURE, MAP_REFUSED, NO_SCRIPT, addressNotFound } from '../map.ts'

/** Google Maps zoom levels: for an address that was found, and for the whole world otherwise. */
const ZOOM = { found: 15, world: 2 }
/** Timeout for loading Google's script, in ms. */
const TIMEOUT = 20_000

declare global {
  interface Window {
    /** Called by Google's script when it refuses the key. */
    gm_authFailure?: () => void
  }
}

const mapElement = document.getElementById('map')!
const { key = '', address = '', name = '' } = mapElement.dataset

function showFailure(reason: string) {
  const box = document.getElementById('failure')!
  box.querySelector('p')!.textContent = MAP_FAILURE + reason
  box.hidden = false
  mapElement.hidden = true
  document.body.classList.add('ready')
}

/** Content of the marker's info window. Built from DOM nodes, so that the owner's text is not interpreted as HTML. */
function infoContent(): HTMLElement {
  const box = document.createElement('div')
  box.className = 'info'
  box.append(Object.assign(document.createElement('strong'), { textContent: name }))
  box.append(Object.assign(document.createElement('p'), { textContent: address }))
  return box
}

async function showMap() {
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
    zoom: position ? ZOOM.found : ZOOM.world,
    colorScheme: 'FOLLOW_SYSTEM',
    streetViewControl: false,
    mapTypeControl: false,
  })
  document.body.classList.add('ready')
  if (!position) {
    const banner = document.getElementById('banner')!
    banner.textContent = addressNotFound(address)
    banner.hidden = false
    return
  }
  const marker = new Marker({ map, position, title: name })
  const info = new InfoWindow({ content: infoContent(), ariaLabel: name })
  marker.addListener('click', () => info.open({ map, anchor: marker }))
}

window.gm_authFailure = () => showFailure(MAP_REFUSED)
const timeout = setTimeout(() => showFailure(NO_SCRIPT), TIMEOUT)
showMap()
  .catch((error: unknown) => {
    console.warn(error)
    showFailure(NO_SCRIPT)
  })
  .finally(() => clearTimeout(timeout))
