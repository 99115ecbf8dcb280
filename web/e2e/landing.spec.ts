import { expect, type Page } from '@playwright/test'
import { THEME_SELECTION_TOASTS } from '../../schema/landing.ts'
import { PRICING_PLANS } from '../../schema/pricing.ts'
import { COLOR_SCHEME_STORAGE_KEY } from '../../schema/product.ts'
import { ACCOUNT_PLAN_PATH, APP_PAGE_PATHS } from '../../schema/route.ts'
import { CARD_THEME_KEYS, CARD_THEME_LABELS } from '../../schema/theme.ts'
import { locateNotices } from './accessible.ts'
import { signInAsLevel } from './accounts.ts'
import { DESKTOP_WINDOW, test } from './fixtures.ts'

const SECTION_LINKS = ['Features', 'Themes', 'Pricing']
const locateSample = (page: Page) => page.locator('#sample')
const locateSampleCard = (page: Page) => page.getByRole('img', { name: /^Sample card/ })
const fontFamilyOfName = (page: Page) =>
  page.locator('.sample-card .card-name').evaluate((name) => getComputedStyle(name).fontFamily.split(',')[0])

/** Opens or reloads the landing page, and waits until its script has run, which it does after the page is displayed. */
async function openLandingPage(page: Page, open: () => Promise<unknown> = () => page.goto('/')) {
  const script = page.waitForResponse((res) => /\/assets\/landing-[^/]+\.js$/.test(res.url()))
  await open()
  // Waits until the script has run: importing a module a second time only waits for its first run.
  await page.evaluate(`import(${JSON.stringify((await script).url())}).then(() => null)`)
}

test('a visitor tries the sample card, chooses a theme and finds the ways on, on a desktop', async ({ visit }) => {
  const page = await visit(null, DESKTOP_WINDOW)
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
  await openLandingPage(page)
  await page.waitForLoadState('networkidle')
  // The page loads its own script and shared modules, but no code of the app and no React.
  expect(scripts.filter((path) => !path.startsWith('/assets/'))).toEqual([])
  expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /react|app-/.test(name)).length)).toBe(0)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await openLandingPage(page, () => page.reload())
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

  const name = page.getByRole('textbox', { name: 'Your name' })
  // A click on the name on the card begins to type it there.
  const shown = (await page.locator('.sample-card .card-name').boundingBox())!
  await page.mouse.click(shown.x + shown.width / 2, shown.y + shown.height / 2)
  await expect(name).toBeFocused()
  await page.keyboard.type('Wilhelmina Featherstonehaugh')
  await expect(page.locator('.sample-card .card-name')).toHaveText('Wilhelmina Featherstonehaugh')
  // The server has fitted the longer name into its place.
  await expect(page.locator('.sample-card .card-name')).toHaveClass(/card-name-long/)
  await expect(locateSampleCard(page)).toHaveAccessibleName(/^Sample card of Wilhelmina/)
  const seen = new Set<string>()
  const faces = new Set<string | undefined>()
  for (const [index] of CARD_THEME_KEYS.entries()) {
    const label = (await locateSample(page).getByRole('status').textContent())!
    seen.add(label)
    await expect(locateSample(page)).toHaveAttribute(
      'data-theme-key',
      CARD_THEME_KEYS.find((key) => CARD_THEME_LABELS[key] === label)!,
    )
    faces.add(await fontFamilyOfName(page))
    await expect(page.locator('.sample-card .card-name')).toHaveText('Wilhelmina Featherstonehaugh')
    // The themes are chosen alternately by the button and on the card.
    if (index % 2) await page.getByRole('button', { name: 'Next style' }).click()
    else await page.locator('.stage').click({ position: { x: 8, y: 440 } })
  }
  expect(seen).toEqual(new Set(Object.values(CARD_THEME_LABELS)))
  expect(faces.size).toBe(CARD_THEME_KEYS.length)

  for (const link of SECTION_LINKS) {
    await page.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(new RegExp(`#${link.toLowerCase()}$`))
    await expect(page.locator(`#${link.toLowerCase()}`).getByRole('heading', { level: 2 })).toBeInViewport()
  }
  for (const { price } of PRICING_PLANS) await expect(page.getByText(price, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: CARD_THEME_LABELS.beauty }).click()
  const toast = locateNotices(page).getByRole('alert')
  await expect(toast).toContainText(THEME_SELECTION_TOASTS.signedOut.title)
  await expect(toast).toContainText('Join Veebu to unlock this professional profile style.')
  // An open toast is not shown twice, and it closes by itself.
  await page.getByRole('button', { name: CARD_THEME_LABELS.tech }).click()
  await expect(toast).toHaveCount(1)
  await expect(toast).toHaveCount(0, { timeout: 15_000 })
  await page.getByRole('button', { name: CARD_THEME_LABELS.tech }).click()
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)

  await test.step('without a network, the card keeps its style, and a sentence says why', async () => {
    const sample = page.locator('.sample-card')
    const shown = (await sample.getAttribute('aria-label'))!
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Next style' }).click()
    await expect(locateSample(page).getByRole('status')).toHaveText('No connection. Try again.')
    await expect(sample).toHaveAttribute('aria-label', shown)
    await page.context().setOffline(false)
  })
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/auth?view=register&name=Wilhelmina+Featherstonehaugh')
  await expect(page.getByLabel('Full name')).toHaveValue('Wilhelmina Featherstonehaugh')
  // On a page of the app, the logo is a link that loads the landing page.
  await page.getByRole('link', { name: 'Veebu' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('on a phone the side menu keeps the focus, and closes by Escape, by a link and beside it', async ({ visit }) => {
  const page = await visit(null, { hasTouch: true })
  await openLandingPage(page)
  await expect(page.getByRole('link', { name: 'Features' })).toHaveCount(0)
  const open = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await open.click()
  await expect(menu).toBeVisible()
  for (const link of [...SECTION_LINKS, 'Login', 'Get Started']) await expect(menu.getByRole('link', { name: link })).toBeVisible()
  for (const key of [...Array<string>(9).fill('Tab'), ...Array<string>(9).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await menu.getByRole('link', { name: 'Pricing' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Less than a box of paper cards.' })).toBeInViewport()
  await open.click()
  await page.touchscreen.tap(20, 400)
  await expect(menu).toBeHidden()
})

test('a signed-in user is led to the dashboard, and the chosen colours win over those of the system', async ({ page }) => {
  await page.setViewportSize(DESKTOP_WINDOW.viewport)
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), COLOR_SCHEME_STORAGE_KEY)
  await signInAsLevel(page, 1)
  await openLandingPage(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('.sample-card .card-theme')).toHaveAttribute('data-mode', 'dark')
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await page.getByRole('button', { name: CARD_THEME_LABELS.health }).click()
  const toast = locateNotices(page).getByRole('status')
  await expect(toast).toContainText(THEME_SELECTION_TOASTS.signedIn.title)
  await expect(toast).toContainText(THEME_SELECTION_TOASTS.signedIn.description)
  for (const link of ['Dashboard', 'My Cards', 'Create your card'])
    await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', APP_PAGE_PATHS.dashboard)
  // The user has level 1. Plans above it can be asked for on the account page.
  for (const { name, level } of PRICING_PLANS)
    await expect(page.getByRole('link', { name: `Choose ${name}` })).toHaveAttribute(
      'href',
      level > 1 ? ACCOUNT_PLAN_PATH : APP_PAGE_PATHS.dashboard,
    )
  await page.getByRole('link', { name: 'My Cards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.getByRole('complementary').getByRole('link', { name: 'Veebu' }).click()
  await expect(page.getByRole('link', { name: 'My Cards' })).toBeVisible()
})

test('without JavaScript every link, section and theme is there', async ({ visit }) => {
  const page = await visit(null, { javaScriptEnabled: false, colorScheme: 'dark' })
  await page.goto('/')
  for (const link of [...SECTION_LINKS, 'Login', 'Get Started']) await expect(page.getByRole('link', { name: link })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0)
  await expect(locateSampleCard(page)).toContainText('Nora Vestergaard')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 15, 19)')
  await page.getByRole('button', { name: 'Next style' }).click()
  await expect(page).toHaveURL(/\?.*style=tech#sample$/)
  await expect(locateSampleCard(page)).toHaveAccessibleName(new RegExp(CARD_THEME_LABELS.tech))
  for (const theme of CARD_THEME_KEYS) {
    const picture = page.getByRole('button', { name: CARD_THEME_LABELS[theme] }).locator('img:visible')
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(700)
  }
  await page.getByRole('button', { name: CARD_THEME_LABELS.minimalist }).click()
  await expect(page).toHaveURL('/auth?view=register')
})
