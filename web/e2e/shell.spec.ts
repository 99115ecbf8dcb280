import { expect, type Page } from '@playwright/test'
import { PRODUCT } from '../../schema/product.ts'
import { cardPath, isCardPage, PAGE_NAMES, type PageName, type PageRules, pageRules, ROUTES } from '../../schema/route.ts'
import { expectAccessible, expectAccessibleAtBoth, notices } from './accessible.ts'
import { type Level, signInAs } from './accounts.ts'
import { ownCards } from './cards.ts'
import { hold, quietTest, test } from './fixtures.ts'

const pathOf = (name: PageName) => (isCardPage(name) ? cardPath(name, 1) : ROUTES[name])
const pagesWhere = (test: (rules: PageRules) => unknown) => PAGE_NAMES.filter((name) => test(pageRules(name)))

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const LIGHT = 'rgb(247, 247, 249)'
const DARK = 'rgb(15, 15, 19)'

test.describe('guards', () => {
  test('redirect to sign-in without a session', async ({ page }) => {
    for (const path of pagesWhere(({ access }) => access === 'user').map(pathOf)) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/auth')
    }
  })

  test('a spinner fills the window while the session is asked for', async ({ page }) => {
    const release = await hold(page, '/api/user')
    await page.goto('/account')
    await expect(page.getByRole('status').getByText('Loading')).toBeAttached()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    release()
    await expect(page).toHaveURL('/auth')
  })

  test('report a session that cannot be loaded, and try again', async ({ page }) => {
    await signInAs(page, 1)
    await page.route('/api/user', (route) => route.abort())
    await page.goto('/account')
    await expect(page.getByText('No connection. Check your network and try again.')).toBeVisible()
    await page.unroute('/api/user')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  })

  const DENIALS: { path: string; denied: Level[]; title: string; text: string; back: string }[] = [
    {
      path: '/users',
      denied: [1, 2, 3],
      title: 'Access Denied',
      text: 'You do not have permission to view this page. This page requires admin privileges. Please contact your administrator.',
      back: 'Return to Home',
    },
    {
      path: '/salesbot/1',
      denied: [1],
      title: `${PRODUCT.assistant} Access Required`,
      text: `Level 2 access or higher is required to configure the ${PRODUCT.assistant} feature.`,
      back: 'Back to Dashboard',
    },
    {
      path: cardPath('chatAnalytics', 1),
      denied: [1],
      title: 'Access Denied',
      text: `${PRODUCT.assistant} analytics require Level 2+ access.`,
      back: 'Back to Dashboard',
    },
  ]
  for (const level of [1, 2, 3, 4, 5] as const)
    test(`deny level ${level} the pages of higher levels`, async ({ page }) => {
      await signInAs(page, level)
      for (const { path, denied, title, text, back } of DENIALS) {
        await page.goto(path)
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
        const refusal = page.getByRole('heading', { level: 1, name: title })
        if (!denied.includes(level)) {
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(refusal).toHaveCount(0)
          continue
        }
        await expect(refusal).toBeVisible()
        await expect(page.getByText(text)).toBeVisible()
        await expect(page.getByRole('link', { name: back })).toBeVisible()
        await expectAccessible(page)
      }
    })
})

test('an unknown page answers 404 with its own screen', async ({ page }) => {
  const res = await page.goto('/no/such/page')
  expect(res?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

for (const name of pagesWhere(({ redirect }) => !redirect))
  quietTest(`the page ${name} is accessible at both widths in its colours, and nothing is refused by its policy`, async ({ page }) => {
    const { access, dark } = pageRules(name)
    if (access !== 'guest') await signInAs(page, 5)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(pathOf(name))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await background(page)).toBe(dark || colorScheme === 'dark' ? DARK : LIGHT)
      // Pages that are always dark are checked only once.
      if (!dark || colorScheme === 'dark') await expectAccessibleAtBoth(page)
    }
  })

test.describe('the sidebar', () => {
  test('shows the entries for the level and the selected card', async ({ page }) => {
    await signInAs(page, 1, '/account')
    const tested = /^(Dashboard|Card Editor|Advanced Analytics|Account|Guide|User Management|PWA Settings)$/
    const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: tested })
    await expect(entries).toHaveText(['Dashboard', 'Account', 'Guide', 'PWA Settings'])
    await signInAs(page, 4, '/analytics/1')
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

  test('shows no entries for a card that is missing or denied', async ({ page }) => {
    await signInAs(page, 5)
    const [foreign] = await ownCards(page)
    await signInAs(page, 1)
    const editor = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Card Editor' })
    for (const id of [foreign!.id, 99999999])
      for (const screen of ['card-editor', 'mobile-editor', 'analytics']) {
        await page.goto(`/${screen}/${id}`)
        // The quick editor shows its own message for a missing card.
        if (screen === 'mobile-editor' && id === 99999999) await expect(page.getByText('Failed to load business card')).toBeVisible()
        else await expect(page).toHaveURL('/dashboard')
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
        await expect(editor, `/${screen}/${id}`).toHaveCount(0)
      }
    const [own] = await ownCards(page)
    await page.goto(`/analytics/${own!.id}`)
    await expect(editor).toHaveAttribute('href', `/card-editor/${own!.id}`)
  })

  test('stays collapsed, with tooltips', async ({ page }) => {
    await signInAs(page, 1, '/account')
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
    await page.getByRole('link', { name: 'Guide' }).hover()
    await expect(page.getByRole('tooltip')).toHaveText('Guide')
    await expectAccessible(page)
  })

  quietTest('is a drawer below 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 800 })
    await signInAs(page, 1, '/account')
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByRole('link', { name: 'Account' })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await expectAccessible(page)
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

  test('ends the session on the server', async ({ page }) => {
    await signInAs(page, 1, '/account')
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeEnabled()
    const cookies = await page.context().cookies()
    const release = await hold(page, '/api/logout')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeDisabled()
    release()
    await expect(page).toHaveURL('/auth')
    await expect(notices(page).getByText('Logged out', { exact: true })).toBeVisible()
    await page.context().addCookies(cookies)
    expect((await page.request.get('/api/user')).status()).toBe(401)
  })
})

test.describe('colours', () => {
  test('follow the system until they are chosen, and the choice stays', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/auth')
    expect(await background(page)).toBe(DARK)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => background(page)).toBe(LIGHT)
    await page.getByRole('radio', { name: 'Dark' }).check()
    expect(await background(page)).toBe(DARK)
    await page.reload()
    expect(await background(page)).toBe(DARK)
    await page.getByRole('radio', { name: 'System' }).check()
    expect(await background(page)).toBe(LIGHT)
  })

  test('are set before any module script has run', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/auth')
    await page.getByRole('radio', { name: 'Dark' }).check()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/auth')
    expect(await background(page)).toBe(DARK)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.evaluate(() => localStorage.clear())
    await page.goto(ROUTES.chat)
    expect(await background(page)).toBe(DARK)
  })

  test('return to the chosen scheme after a page that is always dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await signInAs(page, 5, '/pwa-settings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await background(page)).toBe(DARK)
    await page.getByRole('link', { name: 'Account' }).click()
    await expect.poll(() => background(page)).toBe(LIGHT)
  })
})

test.describe('moving about', () => {
  test('sets the document title, moves the focus, and can skip the sidebar', async ({ page }) => {
    await signInAs(page, 1, '/account')
    await expect(page).toHaveTitle(`Account · ${PRODUCT.name}`)
    await page.getByRole('link', { name: 'Guide' }).click()
    await expect(page).toHaveTitle(`Guide · ${PRODUCT.name}`)
    await expect(page.getByRole('main')).toBeFocused()
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('going back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await page.goto('/auth?view=register')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The scroll position is recorded by a scroll event, so wait for it.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true })
        window.scrollTo(0, 180)
      }),
  )
  expect(await page.evaluate(() => window.scrollY)).toBe(180)
  // A mouse click would scroll to the link first, so the event is dispatched directly.
  await page.getByRole('banner').getByRole('link').dispatchEvent('click')
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(180)
})

test('a session that ended elsewhere redirects to sign-in', async ({ page }) => {
  await signInAs(page, 1, '/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.request.post('/api/logout')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/auth')
})

test('a screen whose script is missing can be reloaded', async ({ page }) => {
  await page.route(/\/assets\/page-[^/]+\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(/\/assets\/page-[^/]+\.js$/)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: PRODUCT.name })).toBeVisible()
})

test('static files carry a strict policy and long caching', async ({ page }) => {
  const res = await page.goto('/')
  const headers = res!.headers()
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  const script = await page.locator('script[type=module]').getAttribute('src')
  expect((await page.request.get(script!)).headers()['cache-control']).toContain('immutable')
})
