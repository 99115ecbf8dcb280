import { expect, type Page } from '@playwright/test'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import type { WebAppManifest } from '../../worker/pwa/manifest.ts'
import { findCoveredControls } from './accessible.ts'
import { signInAsLevel } from './accounts.ts'
import { test } from './fixtures.ts'

const locateBanner = (page: Page) => page.getByRole('complementary', { name: `Install ${PRODUCT_NAMES.name}` })

/** Browsers scroll a focused element so far that it is above the page's scroll padding. */
async function expectBannerBelowFocused(page: Page) {
  const { y } = (await locateBanner(page).boundingBox())!
  const padding = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom))
  expect(page.viewportSize()!.height - y).toBeLessThanOrEqual(padding)
}

test('a browser on an iPhone gets told how to install by a banner from under which each control can be scrolled', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)' })
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })
  })
  await page.setViewportSize({ width: 390, height: 800 })
  await signInAsLevel(page, 1, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(locateBanner(page)).toContainText('Add to Home Screen')
  await expect(locateBanner(page).getByRole('button')).toHaveText(['Not Now'])
  // The word "Share" and its icon are on the same line.
  const icon = (await locateBanner(page).locator('.lucide-share').boundingBox())!
  const word = (await locateBanner(page).getByText('Share', { exact: true }).boundingBox())!
  expect(word.height).toBeLessThan(2 * icon.height)

  for (const path of ['/dashboard', '/account', '/pwa-settings', '/guide']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(locateBanner(page)).toBeVisible()
    await expect(locateBanner(page)).toBeInViewport({ ratio: 1 })
    // The dashboard's buttons reach down to the window's lower edge, so the banner is above them.
    if (path === '/dashboard') expect((await locateBanner(page).boundingBox())!.y).toBe(0)
    else await expectBannerBelowFocused(page)
    expect(await findCoveredControls(page), path).toEqual([])
  }
  // With unsaved changes, the bar with the Save button takes the banner's place.
  await page.goto('/account')
  await page.getByLabel('Full name').fill('Unsaved')
  await expect(locateBanner(page)).toBeHidden()
  expect(await findCoveredControls(page)).toEqual([])
})

test('the app and a card name their manifests, which the browser accepts; each picture has the size that they say, no page loads a screenshot, and the address bar has the color of the page behind it', async ({
  page,
  visit,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => request.url().includes('/screenshots/') && loaded.push(request.url()))
  await signInAsLevel(page, 1, '/dashboard')
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  const visitor = await visit('demo')
  for (const [tab, path] of [
    [page, '/manifest.webmanifest'],
    [visitor, '/view/demo/manifest.webmanifest'],
  ] as const) {
    const session = await tab.context().newCDPSession(tab)
    await session.send('Page.enable')
    const { url, errors } = await session.send('Page.getAppManifest')
    expect(new URL(url).pathname).toBe(path)
    expect(errors).toEqual([])
    const touchIcon = {
      src: (await tab.locator('link[rel="apple-touch-icon"]').getAttribute('href'))!,
      sizes: '180x180',
      type: 'image/png',
    }
    const { icons, screenshots, shortcuts } = (await (await page.request.get(path)).json()) as WebAppManifest
    const images = [...icons, touchIcon, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]
    expect(screenshots.some(({ form_factor: form }) => form === 'wide')).toBe(true)
    for (const { src, sizes, type } of images) {
      const found = await visitor.evaluate(async (address) => {
        const blob = await (await fetch(address)).blob()
        const { width, height } = await createImageBitmap(blob)
        return { sizes: `${width}x${height}`, type: blob.type }
      }, src)
      expect(found, src).toEqual({ sizes, type })
      const [width, height] = sizes.split('x').map(Number) as [number, number]
      // Chrome ignores a screenshot whose one side is more than 2.3 times as long as the other.
      if (screenshots.some((screenshot) => screenshot.src === src)) expect(Math.max(width / height, height / width)).toBeLessThan(2.3)
    }
  }

  // In light and dark, and after a choice.
  const expectSameColor = (scheme: string) =>
    expect
      .poll(() =>
        page.evaluate(() => ({
          scheme: document.documentElement.dataset['theme'],
          differs:
            document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')!.content !==
            getComputedStyle(document.documentElement).getPropertyValue('--canvas'),
        })),
      )
      .toEqual({ scheme, differs: false })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await expectSameColor(colorScheme)
  }
  // The open page follows the system.
  await page.emulateMedia({ colorScheme: 'light' })
  await expectSameColor('light')
  await page.goto('/dashboard')
  await page
    .getByRole('radio', { name: 'Light' })
    .or(page.getByRole('button', { name: 'Light' }))
    .first()
    .click()
  await expectSameColor('light')

  // The app's start listens to the browser's offer to install it.
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
  await expect(locateBanner(page).getByRole('button', { name: 'Install App' })).toBeVisible()
})
