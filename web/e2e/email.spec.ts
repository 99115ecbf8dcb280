import { expect } from '@playwright/test'
import { locateNotices } from './accessible.ts'
import { TEST_PASSWORD } from './accounts.ts'
import { readMailsTo, waitForMail } from './mails.ts'
import { registerTestUser } from './cards.ts'
import { test } from './fixtures.ts'

const extractAuthLink = (text: string, name: string) => new RegExp(`/auth\\?${name}=[\\w-]+`).exec(text)![0]

test('a new owner confirms their e-mail address by a link that the dashboard offers to send', async ({ page }) => {
  const { email } = await registerTestUser(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Confirm your email address')).toBeVisible()
  await expect(page.getByText(`we send a link to ${email} that puts it back`)).toBeVisible()
  expect(readMailsTo(email)).toEqual([])

  await page.getByRole('button', { name: 'Send Confirmation Link' }).click()
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible()
  const { subject, text } = await waitForMail(email)
  expect(subject).toBe('Confirm your e-mail address for Veebu')

  const link = extractAuthLink(text, 'confirm')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm Address' }).click()
  await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText('No business cards yet')).toBeVisible()
  await expect(page.getByText('Confirm your email address')).toBeHidden()

  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm Address' }).click()
  await expect(page.getByRole('alert').getByText('This link is invalid or has expired')).toBeVisible()
})

test('the notice about an unconfirmed address can be dismissed, and tells when no more mails are sent', async ({ page }) => {
  await registerTestUser(page)
  await page.goto('/dashboard')
  const send = page.getByRole('button', { name: /^Send (Confirmation Link|Again)$/ })
  for (let n = 0; n < 2; n++) {
    const answered = page.waitForResponse((res) => res.url().endsWith('/api/confirm-email') && res.request().method() === 'POST')
    await send.click()
    expect((await answered).status()).toBe(202)
  }
  await expect(page.getByRole('button', { name: 'Send Again' })).toBeEnabled()
  await send.click()
  await expect(
    page.getByRole('alert').getByText('We send at most 2 mails an hour to an address that is not confirmed. Please try again in an hour.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('at most 2 mails an hour')).toBeHidden()
  await page.reload()
  await expect(page.getByText('No business cards yet')).toBeVisible()
  await expect(send).toBeHidden()
})

test('an owner whose e-mail address was changed restores it and chooses a new password', async ({ page, playwright, baseURL }) => {
  const { username, email } = await registerTestUser(page)
  await page.request.post('/api/confirm-email')
  const token = /confirm=([\w-]+)/.exec((await waitForMail(email)).text)![1]!
  expect((await page.request.post('/api/confirm-email/confirm', { data: { token } })).status()).toBe(200)

  const thief = await playwright.request.newContext({ baseURL })
  const user = await (await thief.post('/api/login', { data: { username, password: TEST_PASSWORD } })).json()
  expect((await thief.put(`/api/users/${user.id}`, { data: { email: `thief-${email}` } })).status()).toBe(200)
  const { subject, text } = await waitForMail(email, 2)
  expect(subject).toBe('Your Veebu e-mail address was changed')

  // The link that restores the old e-mail address works although this browser is still signed in.
  await page.goto(extractAuthLink(text, 'restore'))
  await page.getByRole('button', { name: 'Put Address Back' }).click()
  await expect(locateNotices(page).getByText(`${email} is the address of your account again.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  expect((await thief.get('/api/user')).status()).toBe(401)
  await page.getByLabel('New password').fill('a password of my own')
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect((await thief.post('/api/login', { data: { username, password: TEST_PASSWORD } })).status()).toBe(401)
  expect(readMailsTo(`thief-${email}`)).toEqual([])
  await thief.dispose()
})
