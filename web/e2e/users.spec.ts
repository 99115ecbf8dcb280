import { expect, type Locator, type Page } from '@playwright/test'
import { capabilityRefusalOf } from '../../schema/capabilities.ts'
import type { CreatedUserResponse } from '../../schema/user-management.ts'
import { createUniqueTestId, signInAsLevel } from './accounts.ts'
import { test } from './fixtures.ts'
import { waitForMail } from './mails.ts'

/** Creates a user without a password, which takes no time for hashing. */
async function createInvitedUser(page: Page, fields: Record<string, unknown> = {}): Promise<CreatedUserResponse> {
  const username = createUniqueTestId()
  const data = { username, email: `${username}@example.com`, fullName: 'Guest Person', ...fields }
  const res = await page.request.post('/api/users', { data })
  expect(res.status(), await res.text()).toBe(201)
  return (await res.json()) as CreatedUserResponse
}

const openUsersPage = (page: Page, search = '') => page.goto(`/users${search && `?search=${encodeURIComponent(search)}`}`)
/** Toasts, also those above a dialog, which hides the region of notices from screen readers: these get an announcement of their own. */
const locateToasts = (page: Page) => page.locator('[data-toasts]')
const locateSearch = (page: Page) => page.getByRole('searchbox', { name: 'Search users' })
const locateRow = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const locateUsernames = (page: Page) => page.getByRole('row').locator('td:first-child strong')

async function fillFields(dialog: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label, { exact: label === 'Password' }).fill(value)
}

test('users are searched, sorted and paged, and the address of the page keeps it', async ({ page }) => {
  await signInAsLevel(page, 4)
  const tag = createUniqueTestId().slice(-12)
  const names = Array.from({ length: 51 }, (_, n) => `${tag}-${String(n).padStart(2, '0')}`)
  const emails = names.map((_, n) => `${tag}${99 - n}@example.com`)
  await Promise.all(
    names.map((username, n) => createInvitedUser(page, { username, email: emails[n], fullName: `Jörg MÜLLER ${tag}`, accessLevel: 2 })),
  )

  await page.goto('/users')
  await expect(page.getByRole('columnheader')).toHaveText([
    /^Username/,
    /^Full Name/,
    /^Email/,
    /^Card URL Slug/,
    /^Access Level/,
    'Actions',
  ])
  await expect(page.getByRole('tab')).toHaveCount(0)
  await locateSearch(page).fill(`  müller ${tag.toUpperCase()}  `)
  await expect(page.getByText(`Found 51 user(s) matching "müller ${tag.toUpperCase()}"`)).toBeVisible()
  await expect(locateUsernames(page)).toHaveText(names.slice(0, 50))
  const row = locateRow(page, names[0]!)
  await expect(row.getByRole('cell')).toContainText([names[0]!, `Jörg MÜLLER ${tag}`, emails[0]!, names[0]!, 'Manager'])
  const link = row.getByRole('link', { name: names[0] })
  await expect(link).toHaveAttribute('target', '_blank')
  expect((await page.request.get((await link.getAttribute('href'))!)).status()).toBe(200)

  await page.getByRole('button', { name: 'Email' }).click()
  await expect(locateUsernames(page).first()).toHaveText(names[50]!)
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Email' }).press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'descending')
  await expect(locateUsernames(page).first()).toHaveText(names[0]!)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(locateUsernames(page)).toHaveText([names[50]!])
  await expect(page.getByText('51–51 of 51, page 2 of 2')).toBeVisible()
  await page.reload()
  await expect(locateUsernames(page)).toHaveText([names[50]!])
  await expect(locateSearch(page)).toHaveValue(`müller ${tag.toUpperCase()}`)

  // The last user of the last page is deleted, so the page before is shown.
  await page.getByRole('button', { name: `Delete ${names[50]}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(locateToasts(page).getByText('User deleted successfully')).toBeVisible()
  await expect(page.getByText('Found 50 user(s) matching')).toBeVisible()
  await expect(locateUsernames(page)).toHaveCount(50)
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeFocused()
  // The next row takes the place of a deleted one.
  await page.getByRole('button', { name: `Delete ${names[0]}` }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(locateUsernames(page)).toHaveCount(49)
  await expect(locateRow(page, names[1]!)).toBeFocused()

  await locateSearch(page).fill('% nobody "at" all')
  await expect(page.getByRole('heading', { name: 'No users found matching "% nobody "at" all"' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Username' }).click()
  await expect(page.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'ascending')
})

test('on a phone the list says who may not be edited, and is sorted', async ({ page }) => {
  await signInAsLevel(page, 4)
  const admin = await createInvitedUser(page, { accessLevel: 5 })
  await page.setViewportSize({ width: 390, height: 860 })
  await openUsersPage(page, admin.username)
  await expect(page.getByRole('listitem').filter({ hasText: admin.username }).getByText(capabilityRefusalOf('changeAdmins'))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite again' })).toHaveCount(0)
  await page.getByLabel('Sort users by').selectOption('Access Level, descending')
  await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem').first()).toContainText('System Admin')
})

test('an invited user chooses a password through a new link, and is no longer marked', async ({ page, visit }) => {
  await signInAsLevel(page, 4, '/users')
  const username = createUniqueTestId()
  const email = `${username}@example.com`
  await page.getByRole('button', { name: 'Add New User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New User' })
  await fillFields(dialog, { Username: username, 'Full Name': 'Invited Person', Email: email })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(locateToasts(page).getByText(`We sent a link for choosing a password to ${email}.`)).toBeVisible()
  await locateSearch(page).fill(username)
  await expect(page.getByText('Found 1 user(s)')).toBeVisible()
  const row = locateRow(page, username)
  await expect(row.getByText('Invited', { exact: true })).toBeVisible()
  // The list that arrives takes the place of the one before, in which a click would get lost.
  const filtered = page.waitForResponse(/\/api\/users\?.*invited=/)
  await page.getByRole('button', { name: /^Pending invitations/ }).click()
  await expect(page).toHaveURL(/invited=yes/)
  await (await filtered).finished()
  await row.getByRole('button', { name: `Invite again ${username}` }).click()
  await expect(locateToasts(page).getByText(`A new link is on its way to ${email}.`)).toBeVisible()
  await row.getByRole('button', { name: 'Invite again' }).click()
  await expect(locateToasts(page).getByText('We send at most 2 mails an hour')).toBeVisible()

  const guest = await visit()
  await guest.goto(/\/auth\?token=\S+/.exec((await waitForMail(email, 2)).text)![0])
  await expect(guest.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  await guest.getByLabel('Password', { exact: true }).fill('my-own-password')
  await guest.getByRole('button', { name: 'Set Password' }).click()
  await expect(guest).toHaveURL('/dashboard')
  await page.reload()
  await expect(page.getByRole('heading', { name: `No users found matching "${username}"` })).toBeVisible()
  await page.getByRole('button', { name: 'Show all users' }).click()
  await locateSearch(page).fill(username)
  await expect(page.getByText('Found 1 user(s)')).toBeVisible()
  await expect(row.getByText('Invited', { exact: true })).toHaveCount(0)
})

test('level 5 reads the audit log in sentences, page by page', async ({ page }) => {
  await signInAsLevel(page, 5)
  const user = await createInvitedUser(page)
  for (let n = 0; n < 51; n++) await page.request.patch(`/api/users/${user.id}`, { data: { accessLevel: (n % 2) + 1 } })
  const gone = await createInvitedUser(page)
  await page.request.delete(`/api/users/${gone.id}`)
  await page.goto('/users?search=demo')
  const tab = page.getByRole('tab', { name: 'Audit Log' })
  await tab.click()
  await expect(page).toHaveURL('/users?search=demo&view=audit')
  await page.goBack()
  await expect(locateSearch(page)).toHaveValue('demo')
  await page.goForward()
  await page.reload()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  const log = page.getByRole('group', { name: 'Audit log, newest first' })
  const entries = log.getByRole('listitem')
  await expect(entries.filter({ hasText: `demo deleted user #${gone.id}, with 1 card.` })).toBeVisible()
  await expect(entries.filter({ hasText: `demo created the user deleted user #${gone.id} as User.` })).toBeVisible()
  await expect(entries.filter({ hasText: `demo changed the access level of ${user.username} from Manager to User.` }).first()).toBeVisible()
  await expect(entries).toHaveCount(50)
  // They stand below the day on which they happened, in the reader's words, newest day first.
  const [today] = await log.getByRole('heading').allTextContents()
  expect(today).toBe(await page.evaluate(() => new Date().toLocaleDateString(undefined, { dateStyle: 'full' })))
  await expect(log.getByRole('list', { name: today, exact: true }).getByRole('listitem').first()).toContainText(`user #${gone.id}`)
  await page.getByRole('button', { name: 'Load older' }).click()
  await expect(entries.filter({ hasText: `demo created the user ${user.username} as User.` })).toBeVisible()
})
