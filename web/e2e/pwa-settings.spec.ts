import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { DEFAULT_PWA_SETTINGS, type PwaSettings } from '../../schema/pwa.ts'
import { locateNotices, TESTED_WIDTHS } from './accessible.ts'
import { createTestCard, registerTestUser } from './cards.ts'
import { holdRequests, test } from './fixtures.ts'

const PNG_TYPE = 'image/png'
/** An icon as drawing programs write it: without a size in pixels, and transparent around a circle. */
const VECTOR_ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8" fill="#00ff00"/></svg>'

const createPng = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#ff0000' } })
    .png()
    .toBuffer()
const locateZone = (page: Page, label: string) => page.getByRole('group', { name: label })
const locateSaveButton = (page: Page) => page.getByRole('button', { name: 'Save PWA Settings' })
const openTab = (page: Page, name: 'Icons' | 'Appearance' | 'Preview') => page.getByRole('tab', { name }).click()

/** Opens the page as a new user: parallel tests must not share settings. */
async function openSettings(page: Page) {
  await registerTestUser(page)
  await page.goto('/pwa-settings')
  await expect(locateSaveButton(page)).toBeVisible()
}

async function choosePng(page: Page, label: string, side = 512) {
  await page.getByLabel(`File for ${label}`).setInputFiles({ name: 'icon.png', mimeType: PNG_TYPE, buffer: await createPng(side) })
}

async function save(page: Page) {
  await locateSaveButton(page).click()
  await expect(locateNotices(page).getByText('Settings saved')).toBeVisible()
  await expect(page.getByText('No unsaved changes')).toBeVisible()
}

const fetchStoredSettings = async (page: Page) => (await (await page.request.get('/api/pwa-settings')).json()) as PwaSettings

test('tabs work by keyboard; an icon is uploaded, shown everywhere, listed in the manifests, and taken back; a save waits for an upload, and an SVG icon becomes a sharp PNG that keeps its transparency', async ({
  page,
}) => {
  await openSettings(page)
  for (const width of TESTED_WIDTHS) {
    await page.setViewportSize({ width, height: 860 })
    await openTab(page, 'Icons')
    await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', width === 390 ? 'horizontal' : 'vertical')
    await page.keyboard.press(width === 390 ? 'ArrowRight' : 'ArrowDown')
    await expect(page.getByRole('tab', { name: 'Appearance' })).toBeFocused()
    await expect(page.getByLabel('App name')).toBeVisible()
  }
  await openTab(page, 'Icons')
  const release = await holdRequests(page, '**/api/pwa-upload')
  const zone = locateZone(page, 'App icon')
  await choosePng(page, 'App icon', 100)
  await choosePng(page, 'Maskable icon')
  await expect(zone.getByText('Uploading...')).toBeVisible()
  await expect(zone.getByRole('progressbar', { name: 'Uploading App icon' })).toBeVisible()
  await openTab(page, 'Preview')
  release()
  await page.unroute('**/api/pwa-upload')
  await expect(locateNotices(page).getByText('Icon uploaded')).toBeVisible()
  await openTab(page, 'Icons')
  for (const label of ['App icon', 'Maskable icon']) {
    await expect(locateZone(page, label).getByText('Uploaded successfully')).toBeVisible()
    await expect(locateZone(page, label).getByText('Click to replace')).toBeVisible()
  }
  await save(page)

  const { icons } = await fetchStoredSettings(page)
  expect(icons).toEqual({
    icon192: expect.stringMatching(/-192x192\.png$/),
    icon512: DEFAULT_PWA_SETTINGS.icons.icon512,
    iconMaskable: expect.stringMatching(/-512x512\.png$/),
  })
  const { slug } = await createTestCard(page)
  for (const path of ['/manifest.webmanifest', `/view/${slug}/manifest.webmanifest`]) {
    const manifest = (await (await page.request.get(path)).json()) as { icons: { src: string }[] }
    expect(manifest.icons.map(({ src }) => src)).toEqual(Object.values(icons))
  }
  await openTab(page, 'Preview')
  await expect(page.getByAltText('App icon on iOS')).toHaveAttribute('src', icons.icon192)
  await expect(page.getByAltText('App icon on Android')).toHaveAttribute('src', icons.iconMaskable)
  await expect(page.locator('[data-safe-zone]')).toBeHidden()
  await page.getByLabel('Show the safe zone').click()
  await expect(page.locator('[data-safe-zone]')).toBeVisible()

  await openTab(page, 'Icons')
  await page.getByRole('button', { name: 'Use default icon: App icon' }).click()
  await expect(zone.getByRole('button', { name: 'App icon Click to upload' })).toBeFocused()
  await expect(zone.getByText('Click to upload or drag and drop')).toBeVisible()
  await save(page)
  expect((await fetchStoredSettings(page)).icons.icon192).toBe(DEFAULT_PWA_SETTINGS.icons.icon192)

  const releaseLarge = await holdRequests(page, '**/api/pwa-upload')
  await choosePng(page, 'Large icon')
  await expect(page.getByText('Uploading picture...')).toBeVisible()
  await locateSaveButton(page).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  releaseLarge()
  await expect(locateNotices(page).getByText('Settings saved')).toBeVisible()
  await expect(page.getByText('No unsaved changes')).toBeVisible()
  expect((await fetchStoredSettings(page)).icons.icon512).toMatch(/-512x512\.png$/)

  await page
    .getByLabel('File for Large icon')
    .setInputFiles({ name: 'icon.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(VECTOR_ICON) })
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible()
  await save(page)
  const { icon512 } = (await fetchStoredSettings(page)).icons
  expect(icon512).toMatch(/-512x512\.png$/)
  const { data, info } = await sharp(await (await page.request.get(icon512)).body())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([512, 512])
  const pixelAt = (x: number, y: number) => [...data.subarray((y * 512 + x) * 4, (y * 512 + x) * 4 + 4)]
  expect(pixelAt(2, 2)[3]).toBe(0)
  expect(pixelAt(256, 256)).toEqual([0, 255, 0, 255])
  // The green circle ends 85 pixels below the upper edge of the picture: three pixels above this the picture is transparent.
  expect(pixelAt(256, 82)[3]).toBe(0)
  expect(pixelAt(256, 89)[3]).toBe(255)
})

test('of several dropped files the first counts, a failed upload leaves the picture as it was, and a broken splash picture leaves a placeholder', async ({
  page,
}) => {
  await openSettings(page)
  const zone = locateZone(page, 'Large icon')
  const drop = (files: { name: string; type: string; bytes: number[] }[]) =>
    zone.evaluate((element, list) => {
      const dataTransfer = new DataTransfer()
      for (const { name, type, bytes } of list) dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
      for (const kind of ['dragover', 'drop']) element.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
    }, files)
  const png = { name: 'icon.png', type: PNG_TYPE, bytes: [...(await createPng(64))] }
  const text = { name: 'icon.txt', type: 'text/plain', bytes: [65] }
  await drop([png, text])
  await expect(zone.getByText('Uploaded successfully')).toBeVisible()

  const damaged = { name: 'icon.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<p>no picture</p>') }
  await page.getByLabel('File for App icon').setInputFiles(damaged)
  await expect(locateNotices(page).getByText('Upload failed')).toBeVisible()
  await expect(locateNotices(page).getByText('Could not upload the icon. Please try again.')).toBeVisible()
  await expect(page.getByText('This browser cannot draw the SVG image. Please choose a PNG.')).toBeVisible()
  await expect(locateZone(page, 'App icon').getByText('Click to upload or drag and drop')).toBeVisible()

  await page.route('/api/pwa-upload', (route) =>
    route.fulfill({ status: 413, json: { success: false, error: 'Too odd.', message: 'Too odd.' } }),
  )
  await openTab(page, 'Appearance')
  await choosePng(page, 'Splash image')
  await expect(locateNotices(page).getByText('Could not upload the splash image. Please try again.')).toBeVisible()
  await expect(page.getByText('Too odd.')).toBeVisible()
  await page.unroute('/api/pwa-upload')
  await choosePng(page, 'Splash image')
  await expect(locateNotices(page).getByText('Splash image uploaded')).toBeVisible()
  await expect(page.getByText('Too odd.')).toBeHidden()
  await openTab(page, 'Preview')
  await expect(page.getByAltText('Splash screen')).toBeVisible()
  await save(page)
  const { splashImage } = await fetchStoredSettings(page)

  await page.route(`**${splashImage}`, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await openTab(page, 'Preview')
  await expect(page.getByRole('img', { name: 'The splash picture could not be loaded' })).toBeVisible()
  await openTab(page, 'Appearance')
  await page.getByRole('button', { name: 'Remove image: Splash image' }).click()
  await save(page)
  expect((await fetchStoredSettings(page)).splashImage).toBeNull()
})
