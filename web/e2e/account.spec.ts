import { expect, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { OFFLINE_CACHE_NAMES } from '../../schema/offline.ts'
import { locateNotices } from './accessible.ts'
import { SEEDED_USERNAMES, TEST_PASSWORD } from './accounts.ts'
import { BROWSER_USER_AGENT, createTestCard, registerTestUser } from './cards.ts'
import { holdRequests, test } from './fixtures.ts'
import { waitForMail } from './mails.ts'

const locateSaveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const locateDialog = (page: Page) => page.getByRole('alertdialog')

const readStorage = (page: Page) => page.evaluate(() => Object.values(localStorage).join())

async function openAccount(page: Page, tab?: 'security') {
  const user = await registerTestUser(page, { fullName: 'Ann Owner' })
  await page.goto(tab ? `/account?tab=${tab}` : '/account')
  return user
}

test('the profile is checked, kept as a draft and saved', async ({ page }) => {
  const { username, email } = await openAccount(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible()
  await expect(page.getByText('User (level 1)')).toBeVisible()
  const refuse = async (label: string, value: string, message: string) => {
    await page.getByLabel(label).fill(value)
    await locateSaveButton(page).click()
    // A refusal of the server is also told in a toast.
    await expect(page.getByRole('form', { name: 'Profile' }).getByText(message)).toBeVisible()
    await expect(page.getByLabel(label)).toBeFocused()
  }
  await refuse('Username', 'ab', 'Username must be at least 3 characters')
  await refuse('Username', 'x'.repeat(21), 'Username must be less than 20 characters')
  await refuse('Username', 'DEMO', 'Username already exists')
  await expect(locateNotices(page).getByText('Update failed')).toBeVisible()
  await page.getByLabel('Username').fill(username)
  await refuse('Full name', ' ', 'Full name is required')
  await page.getByLabel('Full name').fill('Ann Renamed')
  await refuse('Email', 'nobody', 'Please enter a valid email')
  await page.getByLabel('Email').fill(email)

  // The draft survives the other tab, a reload, and leaving the page after a question.
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect(page).toHaveURL(/\/account\?tab=security$/)
  await page.goBack()
  await expect(page.getByLabel('Full name')).toHaveValue('Ann Renamed')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await locateDialog(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/account')
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
  await page.getByLabel('Username').fill(`${username.slice(0, 17)}new`)
  await page.getByLabel('Phone').fill('+1 555 0100')
  await locateSaveButton(page).click()
  await expect(locateNotices(page).getByText(`log in with your new username: ${username.slice(0, 17)}new`)).toBeVisible()
  await expect(page.getByText('No unsaved changes')).toBeVisible()
  await expect(page.getByRole('navigation').or(page.locator('aside')).getByText('Ann Renamed').first()).toBeVisible()

  await page.route('**/api/users/*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await page.getByLabel('Phone').fill('')
  await locateSaveButton(page).click()
  await expect(locateNotices(page).getByText('Failed to update your profile information. Please try again.')).toBeVisible()
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible()
})

test('the email address is confirmed, and a change of it says what happens', async ({ page }) => {
  const { email } = await openAccount(page)
  await expect(page.getByText('Your email address is not confirmed')).toBeVisible()
  await page.getByRole('button', { name: 'Send Confirmation Link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
  const { text } = await waitForMail(email)
  await page.goto(/\S+\/auth\?\S+/.exec(text)![0].replace(/^https?:\/\/[^/]+/, ''))
  await page.getByRole('button', { name: /confirm/i }).click()
  await page.goto('/account')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await page.getByLabel('Email').fill(`new-${email}`)
  await expect(page.getByText('a link that puts it back, good for 7 days')).toBeVisible()
  await locateSaveButton(page).click()
  await expect(page.getByText(`Your address is no longer ${email}`)).toBeVisible()
  await expect(page.getByText('Your email address is not confirmed')).toBeVisible()
  expect((await waitForMail(email, 2)).text).toContain('the link below puts this address back')
})

test('the password is changed, and other devices are signed out, one by one or all at once', async ({ page, playwright, baseURL }) => {
  test.slow()
  const { username } = await openAccount(page, 'security')
  await test.step('a changed password signs out other devices', async () => {
    const phone = await playwright.request.newContext({ baseURL, userAgent: BROWSER_USER_AGENT })
    await phone.post('/api/login', { data: { username, password: TEST_PASSWORD } })
    await page.reload()
    const change = page.getByRole('form', { name: 'Change password' })
    const submit = change.getByRole('button', { name: 'Change Password' })
    await submit.click()
    await expect(change.getByText('Current password is required')).toBeVisible()
    await expect(change.getByText('New password must be at least 6 characters')).toBeVisible()
    await change.getByLabel('Current password', { exact: true }).fill('wrong-password')
    await change.getByLabel('New password', { exact: true }).fill('new-password')
    await change.getByLabel('Confirm new password').fill('other-password')
    await submit.click()
    await expect(change.getByText("Passwords don't match")).toBeVisible()
    await page.getByRole('tab', { name: 'Profile' }).click()
    await page.getByRole('tab', { name: 'Security' }).click()
    await expect(change.getByLabel('Current password', { exact: true })).toHaveValue('wrong-password')
    for (const name of ['Show current password', 'Show new password', 'Show repeated new password'])
      await change.getByRole('button', { name, exact: true }).click()
    await expect(change.getByLabel('Confirm new password')).toHaveAttribute('type', 'text')
    await change.getByLabel('Confirm new password').fill('new-password')
    await submit.click()
    await expect(change.getByText('Current password is incorrect')).toBeVisible()
    await expect(change.getByLabel('Current password', { exact: true })).toBeFocused()
    await expect(page.getByText('Chrome on macOS')).toBeVisible()
    await change.getByLabel('Current password', { exact: true }).fill(TEST_PASSWORD)
    await submit.click()
    await expect(locateNotices(page).getByText('Your other devices have been signed out.')).toBeVisible()
    await expect(page.getByText('You are signed in on this device only.')).toBeVisible()
    for (const input of await change.locator('input[type=password], input[type=text]:not([readonly])').all())
      await expect(input).toHaveValue('')
    expect((await phone.get('/api/user')).status()).toBe(401)
    expect(await readStorage(page)).not.toContain('new-password')
    await phone.dispose()
  })
  await test.step('sessions are listed, and signed out one by one or all at once', async () => {
    await expect(page.getByText('You are signed in on this device only.')).toBeVisible()
    const signInElsewhere = async () => {
      const device = await playwright.request.newContext({ baseURL, userAgent: BROWSER_USER_AGENT })
      expect((await device.post('/api/login', { data: { username, password: 'new-password' } })).status()).toBe(200)
      return device
    }
    const devices = [await signInElsewhere(), await signInElsewhere(), await signInElsewhere()]
    await page.reload()
    const rows = page.getByRole('listitem').filter({ hasText: 'Active in the last hour' })
    await expect(rows).toHaveCount(4)
    await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Sign out Chrome on macOS' }).first().click()
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(1)).toBeFocused()
    await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
    await expect(locateDialog(page)).toContainText('The 2 other sessions end at once')
    await page.route('**/api/sessions', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), { times: 1 })
    await locateDialog(page).getByRole('button', { name: 'Sign Out' }).click()
    await expect(locateDialog(page).getByRole('alert')).toBeVisible()
    await locateDialog(page).getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('tabpanel').getByText('You are signed in on this device only.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()
    for (const device of devices) {
      expect((await device.get('/api/user')).status()).toBe(401)
      await device.dispose()
    }
    await page.route('**/api/sessions', (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await expect(page.getByText('Your sessions could not be loaded')).toBeVisible()
  })
})

test('all data is downloaded as a file, a refusal is explained, and a demo deletes no account', async ({ page }) => {
  test.slow()
  const { username } = await openAccount(page, 'security')
  await test.step('all data is downloaded as a file, and a refusal is explained', async () => {
    await createTestCard(page, { name: 'Card to take along' })
    const release = await holdRequests(page, '**/api/user/export')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download My Data' }).click()
    await expect(page.getByRole('button', { name: 'Preparing...' })).toBeVisible()
    release()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(new RegExp(`^veebu-data-${username}-\\d{4}-\\d\\d-\\d\\d\\.zip$`))
    const files = unzipSync(await readFile(await download.path()))
    expect(strFromU8(files['data.json']!)).toContain('Card to take along')
    await expect(page.getByText('The download has started.')).toBeVisible()
    await page.unroute('**/api/user/export')
    for (let i = 0; i < 4; i++) expect((await page.request.get('/api/user/export')).status()).toBe(200)
    await page.getByRole('button', { name: 'Download My Data' }).click()
    await expect(page.getByText('Your data can be downloaded at most 5 times an hour.')).toBeVisible()
  })
  await test.step('a demo deletes no account', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await expect(locateDialog(page)).toContainText('Your account and your card')
    await locateDialog(page).getByLabel('Your password').fill(TEST_PASSWORD)
    await locateDialog(page).getByRole('button', { name: 'Delete Account' }).click()
    await expect(locateNotices(page).getByText('This feature is not implemented in the demo version.')).toBeVisible()
    await expect(locateDialog(page)).toBeHidden()
    expect((await page.request.get('/api/user')).status()).toBe(200)
  })
})

test('after the deletion of the account nothing of it is left on this device, also if the answer is lost', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow()
  for (const isAnswerLost of [false, true]) {
    await openAccount(page, 'security')
    const { id } = (await (await page.request.get('/api/user')).json()) as { id: number }
    // The local server is a demo, which deletes no accounts by this call. An editor's call deletes this one in its place.
    const editor = await playwright.request.newContext({ baseURL })
    await editor.post('/api/login', { data: { username: SEEDED_USERNAMES[4], password: TEST_PASSWORD } })
    let password = 'wrong'
    await page.context().route('**/api/user', async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue()
      const answer = { status: 403, json: { code: 'wrongPassword', message: 'Current password is incorrect' } }
      if (password === 'wrong') return route.fulfill(answer)
      if (password === 'repeated') return route.continue()
      expect((await editor.delete(`/api/users/${id}`)).status()).toBe(200)
      return isAnswerLost ? route.abort() : route.fulfill({ status: 204 })
    })
    await page.getByRole('tab', { name: 'Profile' }).click()
    await page.getByLabel('Full name').fill('Never saved')
    await expect.poll(() => readStorage(page)).toContain('Never saved')
    await page.getByRole('tab', { name: 'Security' }).click()
    await page.evaluate(async (name) => (await caches.open(name)).put('/api/user', new Response('{}')), OFFLINE_CACHE_NAMES.api)
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await locateDialog(page).getByLabel('Your password').fill('wrong-password')
    await page.keyboard.press('Enter')
    await expect(locateDialog(page).getByText('Current password is incorrect')).toBeVisible()
    await expect(locateDialog(page).getByLabel('Your password')).toBeFocused()
    password = 'right'
    await locateDialog(page).getByLabel('Your password').fill(TEST_PASSWORD)
    await locateDialog(page).getByRole('button', { name: 'Delete Account' }).click()
    if (isAnswerLost) {
      await expect(locateDialog(page).getByRole('alert')).toHaveText('No connection. Check your network and try again.')
      await expect(locateDialog(page).getByLabel('Your password')).not.toHaveAttribute('aria-invalid')
      // Another call learns that the session has ended.
      await locateDialog(page).getByRole('button', { name: 'Download My Data First' }).click()
      await expect(locateDialog(page).getByText('Your data could not be prepared.')).toBeVisible()
      password = 'repeated'
      await locateDialog(page).getByRole('button', { name: 'Delete Account' }).click()
    }
    await expect(locateNotices(page).getByText('Account deleted')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    await expect.poll(() => readStorage(page)).not.toContain('Never saved')
    expect(await page.evaluate((name) => caches.has(name), OFFLINE_CACHE_NAMES.api)).toBe(false)
    await page.goto('/account')
    await expect(page).toHaveURL(/\/auth/)
    await editor.dispose()
    await page.context().unrouteAll()
  }
})
