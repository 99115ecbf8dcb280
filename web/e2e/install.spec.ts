import { expect, type Page } from '@playwright/test'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import type { WebAppManifest } from '../../worker/pwa/manifest.ts'
import { signInAsLevel } from './accounts.ts'
import { fetchOwnCards } from './cards.ts'
import { test } from './fixtures.ts'

/** Raises the event with which a browser offers to install the app. The user then answers the browser's dialog with `outcome`. */
async function offerInstallation(page: Page, outcome: 'accepted' | 'dismissed') {
  await page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => {
      document.documentElement.dataset['prompted'] = 'yes'
      return { outcome: answer }
    }
    dispatchEvent(Object.assign(event, { prompt }))
    document.documentElement.dataset['held'] = String(event.defaultPrevented)
  }, outcome)
  await expect(page.locator('html[data-held="true"]')).toBeAttached()
}

const locateBanner = (page: Page) => page.getByRole('complementary', { name: `Install ${PRODUCT_NAMES.name}` })

test('the offer to install the app is held back; the banner and the global function make it, and "Not Now" keeps it away for 14 days', async ({
  page,
}) => {
  await signInAsLevel(page, 1, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(locateBanner(page)).toBeHidden()
  const install = () =>
    page.evaluate((name) => (window as unknown as Record<string, () => Promise<boolean>>)[name]!(), PRODUCT_NAMES.installFunction)
  // Without an offer, nothing is asked.
  expect(await install()).toBe(false)
  await page.evaluate(() => addEventListener('installable', () => (document.documentElement.dataset['installable'] = 'yes')))
  await offerInstallation(page, 'accepted')
  await expect(page.locator('html[data-installable="yes"]')).toBeAttached()
  const banner = locateBanner(page)
  await expect(banner).toContainText('Add Veebu to your home screen for quick access to your cards.')
  await banner.getByRole('button', { name: 'Install App' }).click()
  await expect(page.locator('html[data-prompted="yes"]')).toBeAttached()
  await expect(banner).toBeHidden()

  // The function asks once, and says whether the user accepted.
  await offerInstallation(page, 'dismissed')
  expect(await install()).toBe(false)
  await offerInstallation(page, 'accepted')
  expect(await install()).toBe(true)
  expect(await install()).toBe(false)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await offerInstallation(page, 'accepted')
  await locateBanner(page).getByRole('button', { name: 'Not Now' }).click()
  await expect(locateBanner(page)).toBeHidden()
  const dayMs = 24 * 3_600_000
  for (const [days, isShown] of [
    [13, false],
    [15, true],
  ] as const) {
    await page.evaluate((at) => localStorage.setItem('pwaPromptDismissed', String(at)), Date.now() - days * dayMs)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await offerInstallation(page, 'accepted')
    // The banner's code is loaded with the offer, whether the banner is shown or not.
    await page.waitForLoadState('networkidle')
    await expect(locateBanner(page)).toHaveCount(isShown ? 1 : 0)
  }
})

test('neither editor offers the installation, the page after it does', async ({ page }) => {
  await signInAsLevel(page, 1)
  const [card] = await fetchOwnCards(page)
  for (const path of [`/mobile-editor/${card!.id}`, `/card-editor/${card!.id}`]) {
    await page.goto(path)
    // The previews in the editors have level-1 headings too.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await offerInstallation(page, 'accepted')
    await page.waitForLoadState('networkidle')
    await expect(locateBanner(page)).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(locateBanner(page)).toBeVisible()
})

test('Safari on an iPhone gets told how to install', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false })
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })
  })
  await signInAsLevel(page, 1, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(locateBanner(page)).toContainText('Add to Home Screen')
  await expect(locateBanner(page).getByRole('button')).toHaveText(['Not Now'])
  // The word "Share" and its icon are on the same line.
  const icon = (await locateBanner(page).locator('.lucide-share').boundingBox())!
  const word = (await locateBanner(page).getByText('Share', { exact: true }).boundingBox())!
  expect(word.height).toBeLessThan(2 * icon.height)
})

test('the browser’s address bar has the color of the page behind it, in light and dark, and after a choice', async ({ page }) => {
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
  await signInAsLevel(page, 1, '/dashboard')
  await page
    .getByRole('radio', { name: 'Light' })
    .or(page.getByRole('button', { name: 'Light' }))
    .first()
    .click()
  await expectSameColor('light')
})

test('the app and a card name their manifests, which the browser accepts; each picture has the size that they say, and no page loads a screenshot', async ({
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
})
