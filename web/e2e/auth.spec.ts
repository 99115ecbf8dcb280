import { expect } from '@playwright/test'
import { locateNotices } from './accessible.ts'
import { SEEDED_USERNAMES, createUniqueTestId, TEST_PASSWORD, signInAsLevel, signInByForm } from './accounts.ts'
import { fetchOwnCards, registerTestUser } from './cards.ts'
import { test } from './fixtures.ts'

const SESSION_EXPIRED_MESSAGE = 'Your session has expired. Sign in to go on.'

test('signing in and out works with the keyboard alone, in all tabs and without a message about an expired session; registering leads to the new card', async ({
  page,
  context,
}) => {
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
  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await page.bringToFront()
  await tabTo(/^Sign out$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(locateNotices(page).getByText("You've been successfully logged out.")).toBeVisible()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/auth')
    await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(tab.getByText(SESSION_EXPIRED_MESSAGE)).toHaveCount(0)
  }
  await other.close()
  await signInByForm(page, SEEDED_USERNAMES[5])
  await expect(page).toHaveURL('/dashboard')

  await context.clearCookies()
  await page.goto('/guide?step=2')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Username').fill(createUniqueTestId())
  await page.getByLabel('Email').fill('new@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(locateNotices(page).getByText('Your account has been created.')).toBeVisible()
  await expect(page).toHaveURL(/\/card-ready\/\d+$/)
})

test('signing in leads to the opened URL with its query and hash, or to the page where the session ended, but not for another user', async ({
  page,
  context,
}) => {
  test.slow()
  await signInAsLevel(page, 1)
  const [card] = await fetchOwnCards(page)
  await context.clearCookies()
  await page.goto(`/analytics/${card!.id}?from=mail#reach`)
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText(SESSION_EXPIRED_MESSAGE)).toHaveCount(0)
  await page.reload()
  await signInByForm(page, SEEDED_USERNAMES[1])
  await expect(locateNotices(page).getByText('Login successful', { exact: true })).toBeVisible()
  await expect(locateNotices(page).getByText(/^Welcome back, /)).toBeVisible()
  await expect(page).toHaveURL(`/analytics/${card!.id}?from=mail#reach`)
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
  // The page to return to is remembered for one sign-in only. Then the sign-in page leads to the dashboard.
  await page.goto('/auth')
  await expect(page).toHaveURL('/dashboard')

  await context.clearCookies()
  const { username } = await registerTestUser(page)
  await page.request.post('/api/business-cards', { data: { slug: createUniqueTestId() } })
  const [own] = await fetchOwnCards(page)
  const analytics = `/analytics/${own!.id}?from=mail`
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
})
