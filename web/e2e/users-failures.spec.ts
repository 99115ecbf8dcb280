import { expect, type Page } from '@playwright/test'
import type { CreatedUserResponse } from '../../schema/user-management.ts'
import { createUniqueTestId, SEEDED_USERNAMES, signInAsLevel, TEST_PASSWORD } from './accounts.ts'
import { holdRequests, test } from './fixtures.ts'

const locateToasts = (page: Page) => page.locator('[data-toasts]')

async function createUser(page: Page, fields: Record<string, unknown> = {}): Promise<CreatedUserResponse> {
  const username = createUniqueTestId()
  const data = { username, email: `${username}@example.com`, fullName: 'Test Person', ...fields }
  return (await (await page.request.post('/api/users', { data })).json()) as CreatedUserResponse
}

async function openFilledDialog(page: Page) {
  const username = createUniqueTestId()
  await page.getByRole('button', { name: 'Add New User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New User' })
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Full Name').fill('New Person')
  await dialog.getByLabel('Email').fill(`${username}@example.com`)
  return { username, dialog, save: dialog.getByRole('button', { name: 'Save' }) }
}

test('what was typed of a user outlives the end of the session, and closing the tab asks', async ({ page }) => {
  await signInAsLevel(page, 4, '/users')
  const { username, dialog, save } = await openFilledDialog(page)
  await page.context().clearCookies()
  await save.click()
  await expect(dialog.getByRole('alert')).toHaveText('Please sign in again in another tab, then save here.')
  await expect(dialog.getByLabel('Username')).toHaveValue(username)
  const [native] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })])
  expect(native.type()).toBe('beforeunload')
  await native.dismiss()
  await signInAsLevel(page, 4)
  await save.click()
  await expect(locateToasts(page).getByText('User created successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  // Nothing is left to ask about.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Add New User' })).toBeVisible()
})

test('an editor’s own new name shows at once, and once the level was lowered, access is denied', async ({ page, request }) => {
  await signInAsLevel(page, 5)
  const { id, username } = await createUser(page, { accessLevel: 4, password: TEST_PASSWORD, fullName: 'Old Name' })
  expect((await request.post('/api/login', { data: { username: SEEDED_USERNAMES[5], password: TEST_PASSWORD } })).status()).toBe(200)
  await page.request.post('/api/login', { data: { username, password: TEST_PASSWORD } })
  await page.goto(`/users?search=${username}`)
  const sidebar = page.locator('aside')
  await expect(sidebar.getByText('Old Name')).toBeVisible()
  await page.getByRole('button', { name: `Edit ${username}` }).click()
  await page.getByLabel('Full Name').fill('Brand New Name')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(sidebar.getByText('Brand New Name')).toBeVisible()

  expect((await request.patch(`/api/users/${id}`, { data: { accessLevel: 1 } })).status()).toBe(200)
  await page.getByRole('searchbox', { name: 'Search users' }).fill('somebody')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
})

test('the batch upload says that it is being loaded, and gives the focus back', async ({ page }) => {
  const release = await holdRequests(page, /batch-upload-dialog/)
  await signInAsLevel(page, 4, '/users')
  const button = page.getByRole('button', { name: 'Batch Upload' })
  await button.click()
  const loading = page.getByRole('status').filter({ hasText: 'Loading the batch upload' })
  await expect(loading).toBeAttached()
  await expect(button).toBeFocused()
  release()
  const dialog = page.getByRole('dialog', { name: 'Batch Upload' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(loading).toHaveCount(0)
})
