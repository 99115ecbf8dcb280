import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBoth, notices, WIDTHS } from './accessible.ts'
import { ACCOUNTS, freshName, PASSWORD, signInAs, signInByForm } from './accounts.ts'
import { ownCards, register } from './cards.ts'
import { hold, quietTest, test } from './fixtures.ts'
import { nextMail } from './mails.ts'

const VIEWS = [
  { path: '/auth', heading: 'Sign in' },
  { path: '/auth?view=register', heading: 'Create your account' },
  { path: '/auth?view=reset', heading: 'Reset your password' },
  { path: '/auth?token=forged', heading: 'Choose a new password' },
  { path: '/auth?confirm=forged', heading: 'Confirm your email address' },
  { path: '/auth?restore=forged', heading: 'Put your address back' },
]

for (const { path, heading } of VIEWS)
  quietTest(`${path} is accessible at both widths, in light and dark`, async ({ page }) => {
    await page.goto(path)
    for (const width of WIDTHS)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ colorScheme })
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expectAccessible(page)
      }
  })

test.describe('signing in', () => {
  test('reports missing values at their fields', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Username is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expect(page.getByLabel('Username')).toBeFocused()
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required')
    await expectAccessible(page)
  })

  test('reports a failure in an alert and a notice', async ({ page }) => {
    await page.goto('/auth')
    await signInByForm(page, freshName(), 'wrong-password')
    await expect(page.getByRole('alert').getByText('Invalid username or password')).toBeVisible()
    await expect(notices(page).getByText('Login failed', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expect(page).toHaveURL('/auth')
  })

  test('shows a busy button while signing in, then the dashboard', async ({ page }) => {
    const release = await hold(page, '/api/login')
    await page.goto('/auth')
    await signInByForm(page, ACCOUNTS[5])
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    release()
    await expect(page).toHaveURL('/dashboard')
    await expect(notices(page).getByText('Login successful', { exact: true })).toBeVisible()
    await expect(notices(page).getByText(/^Welcome back, /)).toBeVisible()
  })

  test('works with the keyboard alone', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    const tabTo = async (name: RegExp, key = 'Tab') => {
      for (let n = 0; n < 20; n++) {
        await page.keyboard.press(key)
        const label = await page.evaluate(() => {
          const el = document.activeElement as HTMLInputElement
          return el.getAttribute('aria-label') ?? el.labels?.[0]?.textContent ?? el.textContent ?? ''
        })
        if (name.test(label)) return
      }
      throw new Error(`no ${name} within twenty tabs`)
    }
    await tabTo(/^Username$/)
    await page.keyboard.type(ACCOUNTS[5])
    await tabTo(/^Password$/)
    await page.keyboard.type(PASSWORD)
    await tabTo(/^Show password$/)
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await tabTo(/^Sign In$/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    // The new screen has the focus. Tabbing backwards from it passes no cards, so their number does not matter.
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(/^Sign out$/, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/auth')
    await expect(notices(page).getByText("You've been successfully logged out.")).toBeVisible()
  })

  test('redirects signed-in users to the dashboard', async ({ page }) => {
    await signInAs(page, 1, '/auth')
    await expect(page).toHaveURL('/dashboard')
  })

  test('reports a missing connection', async ({ page, context }) => {
    await page.goto('/auth')
    await page.getByLabel('Username').fill('demo')
    await page.getByLabel('Password', { exact: true }).fill('x')
    await expect(page.locator('html')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert').getByText('No connection. Check your network and try again.')).toBeVisible()
  })
})

async function registerByForm(page: Page, username: string, email = 'new@example.com', password = 'a good password') {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

test.describe('registering', () => {
  test('checks every field', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await registerByForm(page, 'ab', 'nobody', '12345')
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
    await expect(page.getByText('Please enter a valid email')).toBeVisible()
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await expectAccessible(page)
  })

  test('refuses a username that is taken, and signs in with a free one', async ({ page }) => {
    await page.goto('/auth?view=register')
    await registerByForm(page, ACCOUNTS[5].toUpperCase())
    await expect(page.getByRole('alert').getByText('Username already exists')).toBeVisible()
    await expect(notices(page).getByText('Registration failed', { exact: true })).toBeVisible()

    await page.getByLabel('Username').fill(freshName())
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(notices(page).getByText('Your account has been created.')).toBeVisible()
  })
})

async function send(page: Page, label: string, text: string, button: string) {
  await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: button }).click()
}

test.describe('a forgotten password', () => {
  test('asks for an e-mail address and links back to sign-in', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByText('Please enter a valid email')).toBeVisible()
    await page.getByRole('link', { name: 'Back to login' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  })

  test('answers the same whether or not the e-mail address is known', async ({ page }) => {
    const release = await hold(page, '/api/reset-password')
    await page.goto('/auth?view=reset')
    await send(page, 'Email', 'stranger@example.com', 'Send Reset Link')
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    release()
    await expect(notices(page).getByText('If your email is registered, you will receive a password reset link.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

  test('refuses a forged link', async ({ page }) => {
    await page.goto('/auth?token=forged')
    await send(page, 'New password', '123', 'Set New Password')
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await send(page, 'New password', 'a better password', 'Set New Password')
    await expect(page.getByRole('alert').getByText('This reset link is invalid or has expired')).toBeVisible()
    await expect(notices(page).getByText('Password update failed', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Send a new link' }).click()
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  })

  test('the link in the mail sets a new password, signs in, and signs out everywhere else', async ({ page, playwright, baseURL }) => {
    const username = freshName()
    const email = `${username}@example.com`
    const elsewhere = await playwright.request.newContext({ baseURL })
    expect((await elsewhere.post('/api/register', { data: { username, email, password: 'the old password' } })).status()).toBe(201)

    await page.goto('/auth?view=reset')
    await send(page, 'Email', email, 'Send Reset Link')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    const { text, html } = await nextMail(email)
    const token = /\/auth\?token=([\w-]+)/.exec(text)?.[1]
    expect(token).toBeTruthy()
    expect(html).toContain(`/auth?token=${token}`)

    await page.goto(`/auth?token=${token}`)
    await send(page, 'New password', 'the new password', 'Set New Password')
    await expect(page).toHaveURL('/dashboard')
    await expect(notices(page).getByText('Your password has been successfully updated.')).toBeVisible()
    expect((await elsewhere.get('/api/user')).status()).toBe(401)
    expect((await elsewhere.post('/api/login', { data: { username, password: 'the old password' } })).status()).toBe(401)
    expect((await elsewhere.post('/api/login', { data: { username, password: 'the new password' } })).status()).toBe(200)
    await elsewhere.dispose()

    await page.goto(`/auth?token=${token}`)
    await send(page, 'New password', 'yet another one', 'Set New Password')
    await expect(page.getByRole('alert').getByText('This reset link is invalid or has expired')).toBeVisible()
  })
})

const EXPIRED = 'Your session has expired. Sign in to go on.'

test.describe('signing in leads to where one wanted to go', () => {
  test('to the URL that was opened, with its query and hash, also after registering', async ({ page, context }) => {
    await signInAs(page, 1)
    const [card] = await ownCards(page)
    await context.clearCookies()
    await page.goto(`/analytics/${card!.id}?from=mail#reach`)
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByText(EXPIRED)).toHaveCount(0)
    await page.reload()
    await signInByForm(page, ACCOUNTS[1])
    await expect(page).toHaveURL(`/analytics/${card!.id}?from=mail#reach`)
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
    // The remembered page is used once: the sign-in page then leads to the dashboard.
    await page.goto('/auth')
    await expect(page).toHaveURL('/dashboard')

    await context.clearCookies()
    await page.goto('/guide?step=2')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await registerByForm(page, freshName())
    await expect(page).toHaveURL('/guide?step=2')
  })

  test('to the page where a session ended, with a message; not for another user, nor after signing out', async ({ page, context }) => {
    test.slow()
    const { username } = await register(page)
    await page.request.post('/api/business-cards', { data: { slug: freshName() } })
    const [card] = await ownCards(page)
    const analytics = `/analytics/${card!.id}?from=mail`
    await page.goto(analytics)
    const refresh = page.getByRole('button', { name: 'Refresh' })
    await expect(refresh).toBeVisible()
    await context.clearCookies()
    await refresh.click()
    await expect(page).toHaveURL('/auth')
    const sentence = page.getByRole('main').getByText(EXPIRED)
    await expect(sentence).toBeVisible()
    await expectAccessibleAtBoth(page)
    await signInByForm(page, username)
    await expect(page).toHaveURL(analytics)

    await expect(refresh).toBeVisible()
    await context.clearCookies()
    await refresh.click()
    await expect(sentence).toBeVisible()
    await signInByForm(page, ACCOUNTS[2])
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Card Editor' })).toHaveCount(0)

    // Signing out is not treated as an expired session, neither in this tab nor in another one.
    await page.goto('/guide')
    const other = await context.newPage()
    await other.goto('/account')
    await expect(other.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/auth')
      await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await expect(tab.getByText(EXPIRED)).toHaveCount(0)
    }
    await signInByForm(page, username)
    await expect(page).toHaveURL('/dashboard')
  })
})
