import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { DEFAULT_PWA_SETTINGS, type PwaSettings } from '../../schema/pwa.ts'
import { locateNotices, TESTED_WIDTHS } from './accessible.ts'
import { createUniqueTestId, signInAsLevel, signInByForm } from './accounts.ts'
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

test('each tab works by keyboard, and the page says whom the settings concern', async ({ page }) => {
  await openSettings(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^PWA Settings\s*Admin$/)
  await expect(page.getByText('For your cards, and for the app while you are signed in.')).toBeVisible()
  for (const label of ['App icon', 'Large icon', 'Maskable icon'])
    await expect(locateZone(page, label)).toHaveText(/Click to upload or drag and drop\s*PNG, JPG or SVG/)
  await expect(page.getByText('inner 80% safe zone')).toBeVisible()
  for (const tab of ['Icons', 'Appearance', 'Preview'] as const) {
    await openTab(page, tab)
  }
  for (const width of TESTED_WIDTHS) {
    await page.setViewportSize({ width, height: 860 })
    await openTab(page, 'Icons')
    await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', width === 390 ? 'horizontal' : 'vertical')
    await page.keyboard.press(width === 390 ? 'ArrowRight' : 'ArrowDown')
    await expect(page.getByRole('tab', { name: 'Appearance' })).toBeFocused()
    await expect(page.getByLabel('App name')).toBeVisible()
  }

  await signInAsLevel(page, 5, '/pwa-settings')
  await expect(page.getByText('For the whole site: the app, and every card whose owner has saved no settings of their own.')).toBeVisible()
})

test('an icon is uploaded, shown everywhere, listed in the manifests, and taken back', async ({ page }) => {
  await openSettings(page)
  const release = await holdRequests(page, '**/api/pwa-upload')
  const zone = locateZone(page, 'App icon')
  await choosePng(page, 'App icon', 100)
  await choosePng(page, 'Maskable icon')
  await expect(zone.getByText('Uploading...')).toBeVisible()
  await expect(zone.getByRole('progressbar', { name: 'Uploading App icon' })).toBeVisible()
  await openTab(page, 'Preview')
  release()
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
})

test('a save waits for a running upload and includes its picture; an SVG icon becomes a sharp PNG that keeps its transparency', async ({
  page,
}) => {
  await openSettings(page)
  const release = await holdRequests(page, '**/api/pwa-upload')
  await choosePng(page, 'Large icon')
  await expect(page.getByText('Uploading picture...')).toBeVisible()
  await locateSaveButton(page).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  release()
  await expect(locateNotices(page).getByText('Settings saved')).toBeVisible()
  await expect(page.getByText('No unsaved changes')).toBeVisible()
  expect((await fetchStoredSettings(page)).icons.icon512).toMatch(/-512x512\.png$/)

  await page
    .getByLabel('File for Large icon')
    .setInputFiles({ name: 'icon.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(VECTOR_ICON) })
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible()
  await save(page)
  const { icons } = await fetchStoredSettings(page)
  expect(icons.icon512).toMatch(/-512x512\.png$/)
  const { data, info } = await sharp(await (await page.request.get(icons.icon512)).body())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([512, 512])
  const pixelAt = (x: number, y: number) => [...data.subarray((y * 512 + x) * 4, (y * 512 + x) * 4 + 4)]
  expect(pixelAt(2, 2)[3]).toBe(0)
  expect(pixelAt(256, 256)).toEqual([0, 255, 0, 255])
  // The circle's edge is at a third of the half width; three pixels further out nothing is left of it.
  expect(pixelAt(256, 82)[3]).toBe(0)
  expect(pixelAt(256, 89)[3]).toBe(255)
})

test('of several dropped files the first counts, other types are refused, and a failed upload leaves the picture as it was', async ({
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
  const gif = { name: 'icon.png', type: PNG_TYPE, bytes: [...Buffer.from('GIF89a and more')] }
  for (const refused of [text, gif]) {
    await drop([refused, png])
    await expect(locateNotices(page).getByText('Invalid file type')).toBeVisible()
    await expect(locateNotices(page).getByText('Please upload a PNG, JPG, or SVG image')).toBeVisible()
    await page
      .getByRole('button', { name: 'Dismiss' })
      .or(page.getByRole('button', { name: 'Close' }))
      .first()
      .click()
    await expect(locateNotices(page).getByText('Invalid file type')).toBeHidden()
  }
  await expect(zone.getByText('Click to upload or drag and drop')).toBeVisible()
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
})

test('texts and colors are limited, checked at their fields, and end up in the manifest', async ({ page }) => {
  await openSettings(page)
  await openTab(page, 'Appearance')
  const appName = createUniqueTestId()
  for (const [label, limit] of [
    ['App name', 30],
    ['Short name', 12],
    ['Description', 60],
  ] as const) {
    await page.getByLabel(label).fill('')
    await page.getByLabel(label).pressSequentially('x'.repeat(limit + 1))
    await expect(page.getByLabel(label)).toHaveValue('x'.repeat(limit))
    await expect(page.getByText(`${limit} / ${limit}`)).toBeVisible()
  }
  const themeColor = page.getByRole('textbox', { name: 'Theme color', exact: true })
  await themeColor.fill('red')
  await page.getByLabel('Short name').fill(' ')
  await expect(page.getByText('Enter a color such as #9333ea')).toBeVisible()
  await openTab(page, 'Icons')
  await locateSaveButton(page).click()
  await expect(locateNotices(page).getByText('Please check your form data and try again.')).toBeVisible()
  await expect(page.getByText('Short name is required')).toBeVisible()
  await expect(page.getByLabel('Short name')).toBeFocused()

  await page.getByLabel('App name').fill(appName)
  await page.getByLabel('Short name').fill('Ours')
  await themeColor.fill('1A2b3c')
  await page.getByLabel('Background color picker').fill('#ffeedd')
  await expect(themeColor).toHaveValue('#1a2b3c')
  await expect(page.getByLabel('Theme color picker')).toHaveValue('#1a2b3c')
  await expect(page.getByRole('textbox', { name: 'Background color', exact: true })).toHaveValue('#ffeedd')
  await page.getByLabel('Enable splash screen').click()
  await expect(locateZone(page, 'Splash image')).toBeHidden()
  const release = await holdRequests(page, '**/api/pwa-settings')
  await locateSaveButton(page).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  release()
  await expect(locateNotices(page).getByText('Settings saved')).toBeVisible()
  expect(await fetchStoredSettings(page)).toMatchObject({ appName, shortName: 'Ours', themeColor: '#1a2b3c', enableSplashScreen: false })
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as object
  expect(manifest).toMatchObject({ name: appName, short_name: 'Ours', theme_color: '#1a2b3c', background_color: '#ffeedd' })
  await openTab(page, 'Preview')
  await expect(page.getByText('Ours', { exact: true })).toHaveCount(3)
  await expect(page.getByText(appName)).toBeVisible()
  // Black or white, the app's name can be read on any background color.
})

test('a failed save loses nothing, and the server’s objections stand at their fields', async ({ page }) => {
  await openSettings(page)
  await openTab(page, 'Appearance')
  await page.getByLabel('App name').fill('Kept name')
  await page.route('/api/pwa-settings', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          status: 400,
          json: { code: 'invalidInput', message: 'No.', issues: [{ path: 'icons.icon192', message: 'Not this icon' }] },
        }),
  )
  await locateSaveButton(page).click()
  await expect(locateNotices(page).getByText('Save failed')).toBeVisible()
  await expect(locateNotices(page).getByText('Could not save your PWA settings. Please try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'App icon Click to upload' })).toBeFocused()
  await expect(page.getByText('Not this icon')).toBeVisible()
  await page.unroute('/api/pwa-settings')

  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/account$/)
  // Another device saves other fields meanwhile.
  expect((await page.request.post('/api/pwa-settings', { data: { shortName: 'Theirs' } })).ok()).toBe(true)
  await page.goto('/pwa-settings')
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
  await openTab(page, 'Appearance')
  await expect(page.getByLabel('App name')).toHaveValue('Kept name')
  await save(page)
  expect(await fetchStoredSettings(page)).toMatchObject({ appName: 'Kept name', shortName: 'Theirs' })
})

test('settings that cannot be loaded are replaced by the default ones and not overwritten by them', async ({ page }) => {
  await registerTestUser(page)
  expect((await page.request.post('/api/pwa-settings', { data: { appName: 'Stored', themeColor: '#112233' } })).ok()).toBe(true)
  let calls = 0
  await page.route('/api/pwa-settings', async (route) => {
    calls++
    await route.fulfill({ status: 500, json: { message: 'Oh.' } })
  })
  await page.goto('/pwa-settings')
  await expect(page.getByText('Loading PWA settings...')).toBeAttached()
  await expect(locateNotices(page).getByText('Could not fetch PWA settings')).toBeVisible()
  await expect(locateNotices(page).getByText('Using default settings instead')).toBeVisible()
  expect(calls).toBe(2)
  await openTab(page, 'Appearance')
  await expect(page.getByLabel('App name')).toHaveValue(DEFAULT_PWA_SETTINGS.appName)
  await page.unroute('/api/pwa-settings')
  await page.getByLabel('Short name').fill('Edited')
  await save(page)
  expect(await fetchStoredSettings(page)).toMatchObject({ appName: 'Stored', shortName: 'Edited', themeColor: '#112233' })
  await expect(page.getByLabel('App name')).toHaveValue('Stored')
})

test('the splash screen is previewed, and a broken picture leaves a placeholder', async ({ page }) => {
  await openSettings(page)
  await openTab(page, 'Preview')
  await expect(page.getByAltText('Large icon')).toBeVisible()
  await expect(page.getByText(DEFAULT_PWA_SETTINGS.appName, { exact: true })).toBeVisible()
  await openTab(page, 'Appearance')
  await expect(page.getByText('Recommended 1000x1000 px')).toBeVisible()
  await choosePng(page, 'Splash image')
  await expect(locateNotices(page).getByText('Splash image uploaded')).toBeVisible()
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

test('saved settings are fetched once within five minutes, and another user sees their own', async ({ page }) => {
  await openSettings(page)
  let reads = 0
  page.on('request', (request) => request.url().endsWith('/api/pwa-settings') && reads++)
  await page.getByRole('link', { name: 'Guide' }).click()
  await page.getByRole('link', { name: 'PWA Settings' }).click()
  await expect(locateSaveButton(page)).toBeVisible()
  expect(reads).toBe(0)
  await openTab(page, 'Appearance')
  await page.getByLabel('App name').fill('First user')
  await save(page)
  await page
    .getByRole('button', { name: 'Log out' })
    .or(page.getByRole('button', { name: 'Sign Out' }))
    .first()
    .click()
  await expect(page.getByLabel('Username')).toBeVisible()
  const { username } = await registerTestUser(page)
  await page.request.post('/api/logout')
  await signInByForm(page, username)
  await page.getByRole('link', { name: 'PWA Settings' }).click()
  await openTab(page, 'Appearance')
  await expect(page.getByLabel('App name')).toHaveValue(DEFAULT_PWA_SETTINGS.appName)
})
