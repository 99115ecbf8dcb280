import { expect, type Page } from '@playwright/test'
<<<<<<< HEAD
import { expectAccessibleAtBothWidths, expectColorsAccessibleAtBothWidths, locateNotices } from './accessible.ts'
=======
import { locateNotices } from './accessible.ts'
>>>>>>> 2037687e (Accessibility is checked in one sweep over the scenes of the contact sheet)
import { SEEDED_USERNAMES, createUniqueTestId, TEST_PASSWORD, signInAsLevel, signInByForm } from './accounts.ts'
import { fetchOwnCards, registerTestUser } from './cards.ts'
import { test } from './fixtures.ts'
import { waitForMail } from './mails.ts'

test.describe('signing in', () => {
<<<<<<< HEAD
  test('signing in shows the dashboard, to which the sign-in page leads from then on', async ({ page }) => {
=======
  test('reports missing values at their fields, a wrong password in an alert and in a notice, and a missing network', async ({
    page,
    context,
  }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Username is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expect(page.getByLabel('Username')).toBeFocused()
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required')

    await signInByForm(page, createUniqueTestId(), 'wrong-password')
    await expect(page.getByRole('alert').getByText('Invalid username or password')).toBeVisible()
    await expect(locateNotices(page).getByText('Login failed', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/auth')

    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert').getByText('No connection. Check your network and try again.')).toBeVisible()
  })

  test('shows a busy button while signing in and then the dashboard, to which the sign-in page leads from then on', async ({ page }) => {
    const release = await holdRequests(page, '/api/login')
>>>>>>> 2037687e (Accessibility is checked in one sweep over the scenes of the contact sheet)
    await page.goto('/auth')
    await signInByForm(page, SEEDED_USERNAMES[5])
    await expect(page).toHaveURL('/dashboard')
    await expect(locateNotices(page).getByText('Login successful', { exact: true })).toBeVisible()
    await expect(locateNotices(page).getByText(/^Welcome back, /)).toBeVisible()
    await page.goto('/auth')
    await expect(page).toHaveURL('/dashboard')
  })

  test('signing in and out works with the keyboard alone', async ({ page }) => {
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
    await page.keyboard.type(SEEDED_USERNAMES[5])
    await tabTo(/^Password$/)
    await page.keyboard.type(TEST_PASSWORD)
    await tabTo(/^Show password$/)
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await tabTo(/^Sign In$/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    // The dashboard has the focus after signing in. Shift+Tab goes from there to the sidebar, without passing any card.
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(/^Sign out$/, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/auth')
    await expect(locateNotices(page).getByText("You've been successfully logged out.")).toBeVisible()
  })
})

async function registerByForm(page: Page, username: string, email = 'new@example.com', password = 'a good password') {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

<<<<<<< HEAD
=======
test.describe('registration', () => {
  test('registration checks every field, refuses a taken username, and signs in with a free one', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await registerByForm(page, 'ab', 'nobody', '12345')
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
    await expect(page.getByText('Please enter a valid email')).toBeVisible()
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()

    await registerByForm(page, SEEDED_USERNAMES[5].toUpperCase())
    await expect(page.getByRole('alert').getByText('Username already exists')).toBeVisible()
    await expect(locateNotices(page).getByText('Registration failed', { exact: true })).toBeVisible()

    await page.getByLabel('Username').fill(createUniqueTestId())
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(locateNotices(page).getByText('Your account has been created.')).toBeVisible()
  })
})

>>>>>>> 2037687e (Accessibility is checked in one sweep over the scenes of the contact sheet)
async function fillAndSubmitForm(page: Page, label: string, text: string, button: string) {
  await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: button }).click()
}

test.describe('resetting a forgotten password', () => {
<<<<<<< HEAD
=======
  test('a forged reset link is refused, and the reset form answers the same for unknown e-mail addresses', async ({ page }) => {
    await page.goto('/auth?token=forged')
    await fillAndSubmitForm(page, 'New password', '123', 'Set New Password')
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await fillAndSubmitForm(page, 'New password', 'a better password', 'Set New Password')
    await expect(page.getByRole('alert').getByText('This reset link is invalid or has expired')).toBeVisible()
    await expect(locateNotices(page).getByText('Password update failed', { exact: true })).toBeVisible()
    await expect(page.getByLabel('New password')).toHaveCount(0)
    await page.getByRole('link', { name: 'Send a New Link' }).click()
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()

    await page.getByRole('link', { name: 'Back to login' }).click()
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByText('Please enter a valid email')).toBeVisible()
    await page.getByRole('link', { name: 'Back to login' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()

    const release = await holdRequests(page, '/api/reset-password')
    await fillAndSubmitForm(page, 'Email', 'stranger@example.com', 'Send Reset Link')
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    release()
    await expect(locateNotices(page).getByText('If your email is registered, you will receive a password reset link.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

>>>>>>> 2037687e (Accessibility is checked in one sweep over the scenes of the contact sheet)
  test('the mailed link sets a new password, signs in here and signs out everywhere else', async ({ page, playwright, baseURL }) => {
    const username = createUniqueTestId()
    const email = `${username}@example.com`
    const elsewhere = await playwright.request.newContext({ baseURL })
    expect((await elsewhere.post('/api/register', { data: { username, email, password: 'the old password' } })).status()).toBe(201)

    await page.goto('/auth?view=reset')
    await fillAndSubmitForm(page, 'Email', email, 'Send Reset Link')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    const { text, html } = await waitForMail(email)
    const token = /\/auth\?token=([\w-]+)/.exec(text)?.[1]
    expect(token).toBeTruthy()
    expect(html).toContain(`/auth?token=${token}`)

    await page.goto(`/auth?token=${token}`)
    await fillAndSubmitForm(page, 'New password', 'the new password', 'Set New Password')
    await expect(page).toHaveURL('/dashboard')
    await expect(locateNotices(page).getByText('Your password has been successfully updated.')).toBeVisible()
    expect((await elsewhere.get('/api/user')).status()).toBe(401)
    expect((await elsewhere.post('/api/login', { data: { username, password: 'the old password' } })).status()).toBe(401)
    expect((await elsewhere.post('/api/login', { data: { username, password: 'the new password' } })).status()).toBe(200)
    await elsewhere.dispose()

    await page.goto(`/auth?token=${token}`)
    await fillAndSubmitForm(page, 'New password', 'yet another one', 'Set New Password')
    await expect(page.getByRole('alert').getByText('This reset link is invalid or has expired')).toBeVisible()
  })
})

const SESSION_EXPIRED_MESSAGE = 'Your session has expired. Sign in to go on.'

test.describe('signing in leads to the page that the user wanted', () => {
  test('signing in or registering leads to the opened URL with its query and hash', async ({ page, context }) => {
    await signInAsLevel(page, 1)
    const [card] = await fetchOwnCards(page)
    await context.clearCookies()
    await page.goto(`/analytics/${card!.id}?from=mail#reach`)
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByText(SESSION_EXPIRED_MESSAGE)).toHaveCount(0)
    await page.reload()
    await signInByForm(page, SEEDED_USERNAMES[1])
    await expect(page).toHaveURL(`/analytics/${card!.id}?from=mail#reach`)
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
    // The page to return to is remembered for one sign-in only. Then the sign-in page leads to the dashboard.
    await page.goto('/auth')
    await expect(page).toHaveURL('/dashboard')

    await context.clearCookies()
    await page.goto('/guide?step=2')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await registerByForm(page, createUniqueTestId())
    await expect(locateNotices(page).getByText('Your account has been created.')).toBeVisible()
    await expect(page).toHaveURL('/guide?step=2')
  })

  test('signing in leads to the page where the session ended, but not for another user or after signing out', async ({ page, context }) => {
    test.slow()
    const { username } = await registerTestUser(page)
    await page.request.post('/api/business-cards', { data: { slug: createUniqueTestId() } })
    const [card] = await fetchOwnCards(page)
    const analytics = `/analytics/${card!.id}?from=mail`
    await page.goto(analytics)
    const refresh = page.getByRole('button', { name: 'Refresh' })
    await expect(refresh).toBeVisible()
    await context.clearCookies()
    await refresh.click()
    await expect(page).toHaveURL('/auth')
    const sentence = page.getByRole('main').getByText(SESSION_EXPIRED_MESSAGE)
    await expect(sentence).toBeVisible()
    await signInByForm(page, username)
    await expect(page).toHaveURL(analytics)

    await expect(refresh).toBeVisible()
    await context.clearCookies()
    await refresh.click()
    await expect(sentence).toBeVisible()
    await signInByForm(page, SEEDED_USERNAMES[2])
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Card Editor' })).toHaveCount(0)

    // Signing out does not show the message about an expired session, neither in the same tab nor in another one.
    await page.goto('/guide')
    const other = await context.newPage()
    await other.goto('/account')
    await expect(other.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/auth')
      await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await expect(tab.getByText(SESSION_EXPIRED_MESSAGE)).toHaveCount(0)
    }
    await signInByForm(page, username)
    await expect(page).toHaveURL('/dashboard')
  })
})
