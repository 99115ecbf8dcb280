import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { createTestCard, createCardAsLevel5 } from './cards.ts'
import { test } from './fixtures.ts'
import { signInAsLevel } from './accounts.ts'

// The embeds try forbidden actions, and Google's script cannot be loaded here. Both make the browser report errors.
test.use({
  expectedBrowserErrors: /Content Security Policy|^Unsafe attempt to initiate navigation|Google Maps JavaScript API could not load/,
})

/** HTML of an embed that tries to access everything that is forbidden to it, and lists the result of each attempt. */
const INTRUDING_EMBED_HTML = `<ul id="tried"></ul><script>
const forbiddenAttempts = {
  card: () => parent.document.title,
  cookie: () => document.cookie,
  storage: () => localStorage.length,
  session: () => fetch('/api/user', { credentials: 'include' }).then((res) => res.text()),
  top: () => { top.location = 'https://elsewhere.example/'; return new Promise(() => {}) },
}
for (const [name, attempt] of Object.entries(forbiddenAttempts)) {
  const line = document.querySelector('ul').appendChild(document.createElement('li'))
  line.textContent = name + ': none'
  new Promise((resolve) => resolve(attempt())).then((got) => (line.textContent = name + ': ' + got), () => (line.textContent = name + ': refused'))
}
</script>`

test('an embed runs in a sandboxed iframe, cannot access the card and causes no layout shift', async ({ visit, page }) => {
  const card = await createCardAsLevel5(page, {
    about: 'Long enough to scroll.\n\n'.repeat(40),
    embedCodes: [
      { title: 'Appointments', html: INTRUDING_EMBED_HTML },
      { title: '', html: '<div style="height:5000px">Tall</div>' },
    ],
  })
  const visitor = await visit(card.slug)
  // The test waits for the web fonts, because they may move lines, which would count as a layout shift by the embed.
  await expect(visitor.locator('html.settled')).toBeAttached()
  await visitor.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift' })
  })
  const frame = visitor.locator('iframe[title="Appointments"]')
  await frame.scrollIntoViewIfNeeded()
  const tried = frame.contentFrame().getByRole('listitem')
  await expect(tried).toHaveText(['card: refused', 'cookie: refused', 'storage: refused', 'session: refused', 'top: refused'])
  await visitor.locator('iframe[title="Embedded content 2"]').scrollIntoViewIfNeeded()
  await expect(visitor.locator('iframe[title="Embedded content 2"]').contentFrame().getByText('Tall')).toBeVisible()
  expect(visitor.url()).toContain(card.slug)
  expect(await visitor.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

/** Returns a stub of the Google Maps script, which Google's real loader requests. It has only the parts that cards use. */
const buildGoogleMapsStub = (found: boolean) => `
const mapsLibraries = {
  maps: {
    Map: class { constructor(stage, { zoom, center }) { this.stage = stage; stage.append('zoom ' + zoom + ' at ' + JSON.stringify(center)) } },
    InfoWindow: class { constructor({ content }) { this.content = content } open({ map }) { map.stage.append(this.content) } },
  },
  marker: {
    Marker: class {
      constructor({ map, title }) { this.pin = document.createElement('button'); this.pin.append('Marker of ' + title); map.stage.append(this.pin) }
      addListener(type, heard) { this.pin.addEventListener(type, heard) }
    },
  },
  geocoding: {
    Geocoder: class { async geocode() { if (!${found}) throw new Error('ZERO_RESULTS'); return { results: [{ geometry: { location: { lat: 48, lng: 2 } } }] } } },
  },
}
google.maps.importLibrary = async (name) => mapsLibraries[name]
google.maps.__ib__()`

async function createCardWithAddress(page: Page): Promise<Card> {
  await signInAsLevel(page, 5)
  return createTestCard(page, { name: 'Ada <i>', address: '12 Rue "X"\nParis' })
}

async function openCardMap(visitor: Page) {
  await visitor.getByRole('button', { name: 'Show Map' }).click()
  return visitor.locator('iframe.card-map').contentFrame()
}

test('the map opens in an iframe and closes again, or says why it cannot be shown; without JavaScript, a link opens the address', async ({
  visit,
  page,
}) => {
  const { slug } = await createCardWithAddress(page)
  const visitor = await visit(slug)
  const asked: string[] = []
  let answer: string | null = buildGoogleMapsStub(true)
  await visitor.route('https://maps.googleapis.com/**', (route) => {
    asked.push(route.request().url())
    return answer === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: answer })
  })
  let map = await openCardMap(visitor)
  await expect(map.getByText('zoom 15 at {"lat":48,"lng":2}')).toBeVisible()
  await map.getByRole('button', { name: 'Marker of Ada <i>' }).click()
  await expect(map.getByText('12 Rue "X" Paris')).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(new URL(asked[0]!).searchParams.get('key')).toBe('a-key-of-browser-tests')
  expect(new URL(asked[0]!).searchParams.get('libraries')).toContain('places')
  expect((await visitor.locator('iframe.card-map').boundingBox())!.height).toBe(250)
  await visitor.getByRole('button', { name: 'Hide Map' }).click()
  await expect(visitor.locator('iframe.card-map')).toBeHidden()
  await openCardMap(visitor)
  await expect(map.getByRole('button', { name: 'Marker of Ada <i>' })).toBeVisible()
  expect(asked).toHaveLength(1)

  const openWith = async (next: string | null) => {
    answer = next
    await visitor.reload()
    await expect(visitor.locator('html.js')).toBeAttached()
    return openCardMap(visitor)
  }

  map = await openWith(buildGoogleMapsStub(false))
  await expect(map.getByText('zoom 2 at {"lat":0,"lng":0}')).toBeVisible()
  await expect(map.getByRole('alert')).toHaveText('Could not find coordinates for address: 12 Rue "X" Paris')

  map = await openWith('gm_authFailure()')
  await expect(map.getByRole('alert')).toContainText('Map cannot be loaded: Google Maps refused this site’s key')

  map = await openWith(null)
  await expect(map.getByRole('alert')).toContainText('Map cannot be loaded: Failed to load Google Maps')
  await expect(map.getByText('Loading the map')).toBeHidden()
  await expect(map.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\//)

  // Without JavaScript, a link opens the address in Google Maps.
  const plain = await visit(slug, { javaScriptEnabled: false })
  await expect(plain.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\//)
  await expect(plain.getByRole('button', { name: 'Show Map' })).toBeHidden()
})

const PAGE_ATTACKING_CUSTOM_CSS = `
.card-container { margin: -400px; transform: scale(3); width: 300vw; box-shadow: 0 0 0 200px red; outline: 9999px solid red; z-index: 2147483647; position: relative; top: -300px }
.card-header { position: absolute; inset: -999px; z-index: 2147483647; background: lime }
.card-profile { position: fixed; inset: 0 }
.page-bar, body > *, .card-container ~ * { display: none }
#share, #qr { visibility: hidden }
.card-title { color: rgb(1, 2, 3) }
@keyframes hide { to { opacity: 0 } }
</style><script>alert(1)</script>`

test('custom CSS affects the card and its preview, but nothing outside the card', async ({ visit, page }) => {
  const card = await createCardAsLevel5(page, { title: 'Analyst', customCss: PAGE_ATTACKING_CUSTOM_CSS })
  const visitor = await visit(card.slug)
  await visitor.reload()
  await expect(visitor.locator('html.js')).toBeAttached()
  await expect(visitor.locator('.card-title')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(visitor.locator('.card-header')).toHaveCSS('position', 'absolute')
  const bar = visitor.locator('.page-bar')
  expect((await bar.boundingBox())!.y).toBe(0)
  // Playwright's click on Share fails if the card's custom CSS covers the button with another element.
  await bar.getByRole('button', { name: 'Share' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Share this card' })).toBeVisible()
  await visitor.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await bar.getByRole('button', { name: 'QR Code' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Scan to view card' })).toBeVisible()
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await visitor.context().close()

  await page.goto(`/card-editor/${card.id}`)
  await expect(page.getByLabel('Preview of the whole card').locator('.card-title')).toHaveCSS('color', 'rgb(1, 2, 3)')
})
