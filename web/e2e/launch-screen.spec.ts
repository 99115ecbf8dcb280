import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { DEFAULT_PWA_SETTINGS, type PwaSettings } from '../../schema/pwa.ts'
import { createTestCard, registerTestUser } from './cards.ts'
import { openCardPage, test } from './fixtures.ts'

const PHONE = { width: 390, height: 844 }
const SCALE = 3
const IPHONE: BrowserContextOptions = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  viewport: { width: 390, height: 664 },
  screen: PHONE,
  deviceScaleFactor: SCALE,
  isMobile: true,
  hasTouch: true,
}
const MODULE_PATTERN = /\/ios-launch-screen/
/** Color of the icons that these tests upload, which is neither a default color nor black or white. */
const ICON_COLOR = [0, 160, 90]

type Rgb = number[]
const toRgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const createPng = (width: number, height: number, [r, g, b]: Rgb) =>
  sharp({ create: { width, height, channels: 3, background: { r: r!, g: g!, b: b! } } })
    .png()
    .toBuffer()

/** Makes the page's browser one of iOS. `standalone` says whether the page was opened from the home screen. */
const emulateIos = (page: Page, standalone = false) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'standalone', { value })
    // A card's page draws the launch screen after fifteen seconds. The tests shorten this pause.
    const later = window.setTimeout.bind(window) as (work: () => void, delay?: number) => number
    Object.assign(window, { setTimeout: (work: () => void, delay?: number) => later(work, delay === 15_000 ? 100 : delay) })
  }, standalone)

/** The pictures that iOS finds on the page, by the orientation of the device. */
async function readLaunchScreens(page: Page) {
  const links = page.locator('head > link[rel="apple-touch-startup-image"]')
  await expect(links).toHaveCount(2)
  const [portrait, landscape] = await links.evaluateAll((elements) =>
    (elements as HTMLLinkElement[]).map(({ media, href }) => ({ media, href, matches: matchMedia(media).matches })),
  )
  return { portrait: await decodeScreen(portrait!), landscape: await decodeScreen(landscape!) }
}

async function decodeScreen({ media, href, matches }: { media: string; href: string; matches: boolean }) {
  const [start, base64] = href.split(',')
  expect(start).toBe('data:image/png;base64')
  const { data, info } = await sharp(Buffer.from(base64!, 'base64')).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  /** Color at a point. Its coordinates are fractions of the width and height. */
  const colorAt = (x: number, y: number): Rgb => {
    const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 3
    return [...data.subarray(at, at + 3)]
  }
  /** Counts the pixels with about this color. */
  const count = (color: Rgb) => {
    const [r, g, b] = color as [number, number, number]
    const isNear = (at: number, value: number) => Math.abs(data[at]! - value) < 12
    let found = 0
    for (let at = 0; at < data.length; at += 3) if (isNear(at, r) && isNear(at + 1, g) && isNear(at + 2, b)) found++
    return found
  }
  return { media, matches, size: `${info.width}x${info.height}`, colorAt, count }
}

const mediaOf = (orientation: string) =>
  `(device-width: 390px) and (device-height: 844px) and (-webkit-device-pixel-ratio: 3) and (orientation: ${orientation})`

async function uploadImage(page: Page, slot: string, buffer: Buffer): Promise<string> {
  const file = { name: 'picture.png', mimeType: 'image/png', buffer }
  const res = await page.request.post('/api/pwa-upload', { multipart: { slot, file } })
  expect(res.status(), await res.text()).toBe(200)
  return ((await res.json()) as { url: string }).url
}

async function saveSettings(page: Page, settings: object) {
  const res = await page.request.post('/api/pwa-settings', { data: settings })
  expect(res.status(), await res.text()).toBe(200)
}

/** Creates a user with a card and settings. Returns the card's slug. */
async function createOwner(page: Page, settings: Partial<PwaSettings> = {}): Promise<string> {
  await registerTestUser(page)
  if (Object.keys(settings).length > 0) await saveSettings(page, settings)
  return (await createTestCard(page)).slug
}

test('on an iPhone, a card has a launch screen of the exact size for both orientations', async ({ page, visit }) => {
  const slug = await createOwner(page)
  const visitor = await visit(null, IPHONE)
  await emulateIos(visitor)
  await openCardPage(visitor, slug)
  const { portrait, landscape } = await readLaunchScreens(visitor)
  expect([portrait.size, landscape.size]).toEqual(['1170x2532', '2532x1170'])
  expect([portrait.media, landscape.media]).toEqual([mediaOf('portrait'), mediaOf('landscape')])
  expect([portrait.matches, landscape.matches]).toEqual([true, false])
  const [background, brand] = [toRgb(DEFAULT_PWA_SETTINGS.backgroundColor), toRgb(DEFAULT_PWA_SETTINGS.themeColor)]
  for (const { colorAt, count } of [portrait, landscape]) {
    for (const corner of [0, 1]) expect(colorAt(corner, corner)).toEqual(background)
    // The app's icon and name are told by their colors: most of the default icon has the brand's color, and the name is white.
    expect(count(brand)).toBeGreaterThan((128 * SCALE) ** 2 / 2)
    expect(count([255, 255, 255])).toBeGreaterThan(1000)
  }
  await expect(visitor.locator('meta[name="apple-mobile-web-app-capable"]')).toHaveAttribute('content', 'yes')
  await expect(visitor.locator('meta[name="apple-mobile-web-app-title"]')).toHaveAttribute('content', 'Test Card')
})

test('the app shows its user’s splash image, and follows the settings and the user', async ({ visit }) => {
  const page = await visit(null, IPHONE)
  await emulateIos(page)
  await registerTestUser(page)
  const splashImage = await uploadImage(page, 'splashImage', await createPng(250, 1000, ICON_COLOR))
  await saveSettings(page, { splashImage, backgroundColor: '#fff7e0', shortName: '"><b>&amp;' })
  await page.goto('/dashboard')
  const { portrait, landscape } = await readLaunchScreens(page)
  for (const { colorAt } of [portrait, landscape]) {
    expect(colorAt(0, 0)).toEqual(toRgb('#fff7e0'))
    for (const [index, value] of colorAt(0.5, 0.5).entries()) expect(Math.abs(value - ICON_COLOR[index]!)).toBeLessThan(8)
  }
  // In portrait, each pixel of the image is one of the screen. In landscape, the image is scaled down to 80% of the height.
  expect(portrait.count(ICON_COLOR) / (250 * 1000)).toBeCloseTo(1, 1)
  expect(landscape.count(ICON_COLOR) / (234 * 936)).toBeCloseTo(1, 1)
  await expect(page.locator('meta[name="apple-mobile-web-app-title"]')).toHaveAttribute('content', '"><b>&amp;')

  await saveSettings(page, { splashImage: null, backgroundColor: '#102030' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Guide' }).click()
  await expect.poll(async () => (await readLaunchScreens(page)).portrait.colorAt(0, 0)).toEqual(toRgb('#102030'))
  expect((await readLaunchScreens(page)).portrait.count(ICON_COLOR)).toBe(0)

  await saveSettings(page, { enableSplashScreen: false })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page.locator('link[rel="apple-touch-startup-image"]')).toHaveCount(0)
})

test('a name full of markup and a picture that does not load leave the icon and the name', async ({ page, visit }) => {
  const appName = '<img src=x onerror="1">ﷺ\u202eWWWWWWWW'.slice(0, 30)
  const slug = await createOwner(page, { appName, backgroundColor: '#ffffff' })
  const [splashImage, icon512] = [
    await uploadImage(page, 'splashImage', await createPng(400, 400, [10, 20, 30])),
    await uploadImage(page, 'icon512', await createPng(512, 512, ICON_COLOR)),
  ]
  await saveSettings(page, { splashImage, icons: { icon512 } })
  const visitor = await visit(null, IPHONE)
  await emulateIos(visitor)
  await visitor.route(`**${splashImage}`, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await openCardPage(visitor, slug)
  const { portrait } = await readLaunchScreens(visitor)
  expect(portrait.colorAt(0, 0)).toEqual([255, 255, 255])
  // The icon has round corners, and the name is black on white.
  expect(portrait.count(ICON_COLOR)).toBeGreaterThan((128 * SCALE) ** 2 * 0.9)
  expect(portrait.count([0, 0, 0])).toBeGreaterThan(1000)
  await visitor.route(`**${icon512}`, (route) => route.abort())
  await visitor.reload()
  const { portrait: withoutIcon } = await readLaunchScreens(visitor)
  expect(withoutIcon.count(ICON_COLOR)).toBe(0)
  expect(withoutIcon.count([0, 0, 0])).toBeGreaterThan(1000)
})

test('there is none if the owner switched the splash screen off, in an opened app, and in other browsers, which do not load the script', async ({
  page,
  visit,
}) => {
  const slug = await createOwner(page, { enableSplashScreen: false, shortName: 'No splash' })
  const [unwanted, opened, other] = [await visit(null, IPHONE), await visit(null, IPHONE), await visit()]
  await emulateIos(unwanted)
  await emulateIos(opened, true)
  const manifests: string[] = []
  opened.on('request', (request) => request.url().endsWith('.webmanifest') && request.resourceType() === 'fetch' && manifests.push('read'))
  const scripts: string[] = []
  for (const tab of [page, other]) tab.on('request', (request) => MODULE_PATTERN.test(request.url()) && scripts.push(request.url()))

  await openCardPage(unwanted, slug)
  await expect(unwanted.locator('meta[name="apple-mobile-web-app-title"]')).toHaveAttribute('content', 'No splash')
  const loaded = opened.waitForResponse(MODULE_PATTERN)
  await openCardPage(opened, 'demo')
  await (await loaded).finished()
  await openCardPage(other, 'demo')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The page starts its launch screen script two seconds after loading, and would have drawn long before this pause ends.
  await opened.waitForTimeout(3000)
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle')
  const screens = 'link[rel="apple-touch-startup-image"]'
  for (const tab of [unwanted, opened]) await expect(tab.locator(screens)).toHaveCount(0)
  for (const tab of [page, other]) await expect(tab.locator(`${screens}, meta[name^="apple-mobile"]`)).toHaveCount(0)
  expect(manifests).toEqual([])
  expect(scripts).toEqual([])
})
