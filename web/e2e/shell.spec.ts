import { expect, type Page } from '@playwright/test'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import {
  APP_PAGE_NAMES,
  APP_PAGE_PATHS,
  type AppPageName,
  appPageRulesOf,
  cardAppPagePathOf,
  isPageOfOneCard,
  showPagePathOf,
} from '../../schema/route.ts'
import { signInAsLevel } from './accounts.ts'
import { fetchOwnCards } from './cards.ts'
import { test } from './fixtures.ts'

const appPagePathOf = (name: AppPageName) => (isPageOfOneCard(name) ? cardAppPagePathOf(name, 1) : APP_PAGE_PATHS[name])

const readBodyBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const LIGHT_MODE_BACKGROUND = 'rgb(247, 247, 249)'
const DARK_MODE_BACKGROUND = 'rgb(15, 15, 19)'

test('each page has the colours of its scheme, which follow the system until the user chooses one; the choice stays, also before any module script has run', async ({
  page,
}) => {
  const expectColours = async (name: AppPageName) => {
    const { dark } = appPageRulesOf(name)
    await page.emulateMedia({ colorScheme: 'light' })
    // A page that is always dark is followed by others, which are light again.
    await expect
      .poll(async () => [name, await readBodyBackground(page)])
      .toEqual([name, dark ? DARK_MODE_BACKGROUND : LIGHT_MODE_BACKGROUND])
    await page.emulateMedia({ colorScheme: 'dark' })
    // The landing page, which is none of the app's, reads the scheme when it is loaded.
    if (name === 'home') await page.reload()
    await expect.poll(async () => [name, await readBodyBackground(page)]).toEqual([name, DARK_MODE_BACKGROUND])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expectColours('home')

  // The owner of card 1, because one page of a card is for its owner alone.
  await signInAsLevel(page, 5, APP_PAGE_PATHS.account)
  for (const name of APP_PAGE_NAMES) {
    const { redirect, access } = appPageRulesOf(name)
    if (redirect || access === 'guest' || name === 'home') continue
    const path = appPagePathOf(name)
    // As links of the app do, without loading the app again.
    await page.evaluate((url) => history.pushState(null, '', url), path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page).toHaveURL(path)
    await expectColours(name)
  }

  await page.context().clearCookies()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/auth')
  expect(await readBodyBackground(page)).toBe(DARK_MODE_BACKGROUND)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => readBodyBackground(page)).toBe(LIGHT_MODE_BACKGROUND)
  await page.getByRole('radio', { name: 'Dark' }).check()
  expect(await readBodyBackground(page)).toBe(DARK_MODE_BACKGROUND)
  await page.reload()
  expect(await readBodyBackground(page)).toBe(DARK_MODE_BACKGROUND)
  await page.getByRole('radio', { name: 'System' }).check()
  expect(await readBodyBackground(page)).toBe(LIGHT_MODE_BACKGROUND)

  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/auth')
  expect(await readBodyBackground(page)).toBe(DARK_MODE_BACKGROUND)
  await page.evaluate(() => localStorage.clear())
  await page.goto(APP_PAGE_PATHS.chat)
  expect(await readBodyBackground(page)).toBe(DARK_MODE_BACKGROUND)
})

test('a new page sets the document title and takes the focus, a link skips the sidebar, Back restores the scroll position, narrow windows have a drawer, and the keyboard opens pages of the server', async ({
  page,
}) => {
  await signInAsLevel(page, 1, '/account')
  await expect(page).toHaveTitle(`Account · ${PRODUCT_NAMES.name}`)
  await page.getByRole('link', { name: 'Guide' }).click()
  await expect(page).toHaveTitle(`Guide · ${PRODUCT_NAMES.name}`)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.setViewportSize({ width: 1024, height: 400 })
  await page.getByRole('link', { name: 'Guide' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'User Guide' })).toBeVisible()
  // The page records its scroll position on scroll events, so the test waits for one.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true })
        window.scrollTo(0, 180)
      }),
  )
  expect(await page.evaluate(() => window.scrollY)).toBe(180)
  // A mouse click would first scroll to the link, so the test dispatches the click event directly.
  await page.getByRole('link', { name: 'Account' }).dispatchEvent('click')
  await expect(page).toHaveURL('/account')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'User Guide' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(180)

  await test.step('the sidebar is a drawer in windows below 768 px', async () => {
    await page.goto('/account')
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByRole('link', { name: 'Account' })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await drawer.getByRole('link', { name: 'Guide' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL('/guide')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  await test.step('a page of the server is opened', async () => {
    const [card] = await fetchOwnCards(page)
    const menu = page.getByRole('dialog', { name: 'Go to' })
    // A drawer that is still closing holds the shortcut back.
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(menu).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(menu.getByRole('combobox')).toBeFocused()
    await menu.getByRole('combobox').fill(`qr code ${card!.name}`)
    // The menu lists cards once they are loaded.
    await expect(menu.getByRole('option', { name: `Show the QR code of ${card!.name}`, selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(showPagePathOf(card!.slug))
  })
})

test.describe('without its script', () => {
  test.use({ expectedBrowserErrors: /dynamically imported module/ })

  test('a page can be reloaded', async ({ page }) => {
    await page.route(/\/assets\/page-[^/]+\.js$/, (route) => route.abort())
    await page.goto('/auth')
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    await page.unroute(/\/assets\/page-[^/]+\.js$/)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  })
})
