import { expect, type Page } from '@playwright/test'
import { CAPABILITY_NAMES, capabilityRulesOf } from '../../schema/capabilities.ts'
import { ACCESS_LEVEL_MIN } from '../../schema/level.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import {
  cardAppPagePathOf,
  isCardAppPageName,
  APP_PAGE_NAMES,
  type AppPageName,
  type AppPageRules,
  appPageRulesOf,
  APP_PAGE_PATHS,
  showPagePathOf,
} from '../../schema/route.ts'
import { closeDialogByEscape, locateNotices } from './accessible.ts'
import { type SeededAccessLevel, signInAsLevel } from './accounts.ts'
import { fetchOwnCards } from './cards.ts'
import { holdRequests, test } from './fixtures.ts'

const appPagePathOf = (name: AppPageName) => (isCardAppPageName(name) ? cardAppPagePathOf(name, 1) : APP_PAGE_PATHS[name])
const filterAppPagesByRules = (test: (rules: AppPageRules) => unknown) => APP_PAGE_NAMES.filter((name) => test(appPageRulesOf(name)))

const readBodyBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const LIGHT_MODE_BACKGROUND = 'rgb(247, 247, 249)'
const DARK_MODE_BACKGROUND = 'rgb(15, 15, 19)'

/** Opens a page of the app as its own links do, without loading the app again. */
const openWithinApp = (page: Page, path: string) => page.evaluate((url) => history.pushState(null, '', url), path)

test.describe('access guards of the pages', () => {
  test('redirect visitors without a session to sign-in', async ({ page }) => {
    const [first, ...others] = filterAppPagesByRules(({ access }) => access === 'user').map(appPagePathOf)
    await page.goto(first!)
    await expect(page, first).toHaveURL('/auth')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    for (const path of others) {
      await openWithinApp(page, path)
      await expect(page, path).toHaveURL('/auth')
    }
  })

  test('show a spinner while the session is loading, report that it cannot be loaded, and offer to try again', async ({ page }) => {
    const release = await holdRequests(page, '/api/user')
    await page.goto('/account')
    await expect(page.getByRole('status').getByText('Loading')).toBeAttached()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    release()
    await expect(page).toHaveURL('/auth')
    await page.unroute('/api/user')

    await signInAsLevel(page, 1)
    await page.route('/api/user', (route) => route.abort())
    await page.goto('/account')
    await expect(page.getByText('No connection. Check your network and try again.')).toBeVisible()
    await page.unroute('/api/user')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  })

  const DENIALS = CAPABILITY_NAMES.map(capabilityRulesOf).flatMap(({ level, pages = {} }) =>
    Object.entries(pages)
      .filter(() => level > ACCESS_LEVEL_MIN)
      .map(([page, { title = 'Access Denied', text = 'required access level', back }]) => ({
        path: appPagePathOf(page as AppPageName),
        lowest: level as SeededAccessLevel,
        title,
        text,
        back: back ? 'Back to Dashboard' : 'Return to Home',
      })),
  )
  test('deny users the pages of higher levels, and no others', async ({ page }) => {
    const expectDenial = async ({ title, text, back }: (typeof DENIALS)[number]) => {
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText(text)).toBeVisible()
      await expect(page.getByRole('link', { name: back })).toBeVisible()
    }
    await signInAsLevel(page, 1, '/account')
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    for (const denial of DENIALS) {
      await openWithinApp(page, denial.path)
      await expectDenial(denial)
    }
    // The levels just below and at the limit.
    for (const denial of DENIALS) {
      if (denial.lowest > 2) {
        await signInAsLevel(page, (denial.lowest - 1) as SeededAccessLevel, denial.path)
        await expectDenial(denial)
      }
      await signInAsLevel(page, denial.lowest, denial.path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: denial.title })).toHaveCount(0)
    }
  })
})

test('show a not-found screen with status 404 for an unknown page', async ({ page }) => {
  const res = await page.goto('/no/such/page')
  expect(res?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('each page has the colours of its scheme', async ({ page }) => {
  test.slow()
  await signInAsLevel(page, 4)
  const names = filterAppPagesByRules(({ redirect }) => !redirect)
  for (const name of names.toSorted(
    (a, b) => Number(appPageRulesOf(a).access === 'guest') - Number(appPageRulesOf(b).access === 'guest'),
  )) {
    const { access, dark } = appPageRulesOf(name)
    if (access === 'guest') await page.context().clearCookies()
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(appPagePathOf(name))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect([name, await readBodyBackground(page)]).toEqual([name, dark ? DARK_MODE_BACKGROUND : LIGHT_MODE_BACKGROUND])
    await page.emulateMedia({ colorScheme: 'dark' })
    // The landing page, which is none of the app's, reads the scheme when it is loaded.
    if (name === 'home') await page.reload()
    await expect.poll(async () => [name, await readBodyBackground(page)]).toEqual([name, DARK_MODE_BACKGROUND])
  }
})

test.describe('the sidebar', () => {
  test('the sidebar shows the entries for the access level and the selected card', async ({ page }) => {
    await signInAsLevel(page, 1, '/account')
    const tested = /^(Dashboard|Card Editor|Advanced Analytics|Account|Guide|User Management|PWA Settings)$/
    const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: tested })
    await expect(entries).toHaveText(['Dashboard', 'Account', 'Guide', 'PWA Settings'])
    await signInAsLevel(page, 4, '/analytics/1')
    await expect(entries).toHaveText([
      'Dashboard',
      'Card Editor',
      'Advanced Analytics',
      'Account',
      'Guide',
      'User Management',
      'PWA Settings',
    ])
    await page.getByRole('link', { name: 'Guide' }).click()
    await expect(page.getByRole('link', { name: 'Card Editor' })).toHaveAttribute('href', '/card-editor/1')
    await expect(page.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'page')
  })

  test('the sidebar shows no entries for a card that is missing or denied', async ({ page }) => {
    await signInAsLevel(page, 5)
    const [foreign] = await fetchOwnCards(page)
    await signInAsLevel(page, 1)
    const editor = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Card Editor' })
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    for (const id of [foreign!.id, 99999999])
      for (const screen of ['card-editor', 'mobile-editor', 'analytics']) {
        await openWithinApp(page, `/${screen}/${id}`)
        // For a missing card, the quick editor shows its own message, while the other pages lead to the dashboard.
        if (screen === 'mobile-editor' && id === 99999999) await expect(page.getByText('Failed to load business card')).toBeVisible()
        else await expect(page).toHaveURL('/dashboard')
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
        await expect(editor, `/${screen}/${id}`).toHaveCount(0)
      }
    const [own] = await fetchOwnCards(page)
    await openWithinApp(page, `/analytics/${own!.id}`)
    await expect(editor).toHaveAttribute('href', `/card-editor/${own!.id}`)
  })

  test('a collapsed sidebar stays collapsed and has tooltips', async ({ page }) => {
    await signInAsLevel(page, 1, '/account')
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
    await page.getByRole('link', { name: 'Guide' }).hover()
    await expect(page.getByRole('tooltip')).toHaveText('Guide')
  })

  test('the sidebar is a drawer in windows below 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 800 })
    await signInAsLevel(page, 1, '/account')
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

  test('signing out ends the session on the server, and a session that ended in another tab redirects to sign-in', async ({ page }) => {
    await signInAsLevel(page, 1, '/account')
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeEnabled()
    const cookies = await page.context().cookies()
    const release = await holdRequests(page, '/api/logout')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeDisabled()
    release()
    await expect(page).toHaveURL('/auth')
    await expect(locateNotices(page).getByText('Logged out', { exact: true })).toBeVisible()
    await page.context().addCookies(cookies)
    expect((await page.request.get('/api/user')).status()).toBe(401)

    await signInAsLevel(page, 1, '/account')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.request.post('/api/logout')
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/auth')
  })
})

test.describe('the colour scheme', () => {
  test('follows the system until the user chooses one, and the choice stays, also before any module script has run', async ({ page }) => {
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

  test('returns to the chosen one after a page that is always dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await signInAsLevel(page, 5, '/pwa-settings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await readBodyBackground(page)).toBe(DARK_MODE_BACKGROUND)
    await page.getByRole('link', { name: 'Account' }).click()
    await expect.poll(() => readBodyBackground(page)).toBe(LIGHT_MODE_BACKGROUND)
  })
})

test.describe('moving between pages', () => {
  test('a new page sets the document title and takes the focus, a link skips the sidebar, and Back restores the scroll position', async ({
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

test('static files have a strict security policy and long cache times', async ({ request }) => {
  const res = await request.get('/auth')
  const headers = res.headers()
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(await res.text())![1]!
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable')
})

test('the keyboard finds pages, cards and actions, and lists its shortcuts', async ({ page }) => {
  await signInAsLevel(page, 3, '/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.getByRole('dialog', { name: 'Go to' })
  const query = menu.getByRole('combobox')
  // The code of the shortcuts is loaded after the page.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(menu).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(query).toBeFocused()
  // Arrow keys pass over the last option to the first one again.
  await page.keyboard.press('ArrowUp')
  await expect(menu.getByRole('option', { selected: true })).toHaveText('Sign out')
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('option', { selected: true })).toHaveText(/^Edit /)
  await query.fill('no card has this name')
  await expect(menu.getByRole('status')).toContainText('Nothing found')
  const [card] = await fetchOwnCards(page)
  await query.fill(`analytics ${card!.name}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(cardAppPagePathOf('analytics', card!.id))
  await expect(page).toHaveTitle(`${card!.name} · Analytics · ${PRODUCT_NAMES.name}`)
  await expect(menu).toBeHidden()

  await page.getByRole('button', { name: 'Search' }).click()
  await query.fill('dark')
  await menu.getByRole('option', { name: 'Theme: Dark' }).click()
  await expect.poll(() => readBodyBackground(page)).toBe(DARK_MODE_BACKGROUND)

  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await expect(list).toBeVisible()
  await closeDialogByEscape(page, list)
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL(APP_PAGE_PATHS.guide)
  const search = page.getByRole('searchbox', { name: 'Search the guide' })
  await expect(search).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  // In a text field the letters are text.
  await page.keyboard.type('gd?')
  await expect(search).toHaveValue('gd?')
  await expect(page).toHaveURL(APP_PAGE_PATHS.guide)

  await page.getByRole('main').focus()
  await page.keyboard.press('?')
  await list.getByRole('switch').click()
  await closeDialogByEscape(page, list)
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(menu).toBeVisible()
  await expect(list).toBeHidden()
  await expect(page).toHaveURL(APP_PAGE_PATHS.guide)

  await test.step('a key of another script counts by its place, and a page of the server is opened', async () => {
    await closeDialogByEscape(page, menu)
    await page.evaluate(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true })),
    )
    await query.fill(`qr code ${card!.name}`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(showPagePathOf(card!.slug))
  })
})
