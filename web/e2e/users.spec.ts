import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { CreatedUserResponse } from '../../schema/user-management.ts'
import { expectDialogHistoryRemoved } from './accessible.ts'
import { createUniqueTestId, signInAsLevel } from './accounts.ts'
import { holdRequests, test } from './fixtures.ts'
import { createSampleRows, formatSampleWorkbook } from '../lib/test/upload-files.ts'

/** Creates a user without a password, which takes no time for hashing. */
async function createInvitedUser(page: Page, fields: Record<string, unknown> = {}): Promise<CreatedUserResponse> {
  const username = createUniqueTestId()
  const data = { username, email: `${username}@example.com`, fullName: 'Guest Person', ...fields }
  const res = await page.request.post('/api/users', { data })
  expect(res.status(), await res.text()).toBe(201)
  return (await res.json()) as CreatedUserResponse
}

/** Finds toasts by their attribute, because an open dialog hides their region from screen readers, and so from `getByRole`. */
const locateToasts = (page: Page) => page.locator('[data-toasts]')
const locateSearch = (page: Page) => page.getByRole('searchbox', { name: 'Search users' })
const locateRow = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const locateUsernames = (page: Page) => page.getByRole('row').locator('td:first-child strong')

const READER_SCRIPT = '**/read-file-worker*'
const HEADER = 'username,fullName,email,accessLevel,cardSlug,password'

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
  await expect(row.getByRole('cell')).toContainText([names[0]!, `Jörg MÜLLER ${tag}`, emails[0]!, names[0]!, 'Manager level 2'])
  // The table is not wider than a window of 1280 px.
  await expect(row.getByRole('button', { name: 'Invite again' })).toBeInViewport({ ratio: 1 })
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

test('the batch upload is loaded and gives the focus back, a worker reads its files, and files are dropped and downloaded', async ({
  page,
}) => {
  const releaseCode = await holdRequests(page, /batch-upload-dialog/)
  await signInAsLevel(page, 5, '/users')
  const button = page.getByRole('button', { name: 'Batch Upload' })
  const dialog = page.getByRole('dialog', { name: 'Batch Upload' })
  await button.click()
  const loading = page.getByRole('status').filter({ hasText: 'Loading the batch upload' })
  await expect(loading).toBeAttached()
  await expect(button).toBeFocused()
  releaseCode()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(loading).toHaveCount(0)

  await button.click()
  const template = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download template' }).click()
  expect((await template).suggestedFilename()).toBe('user_upload_template.csv')
  const chooseFile = (name: string, content: string | Uint8Array) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
  await page.route(READER_SCRIPT, (route) => route.abort())
  await chooseFile('users.csv', HEADER)
  await expect(dialog.getByRole('alert')).toContainText('The program that reads files could not be loaded. Check your network')
  await page.unroute(READER_SCRIPT)
  const { rows, messages } = createSampleRows(createUniqueTestId().slice(-10))
  const locateRow = (number: number) => dialog.getByRole('listitem', { name: `Row ${number}`, exact: true })
  await chooseFile('staff.xlsx', formatSampleWorkbook(rows, 'xlsx'))
  await expect(dialog.getByRole('button', { name: 'Upload 285 users' })).toBeEnabled()
  await dialog.getByRole('radio', { name: 'To fix 15', exact: true }).check()
  await expect(dialog.getByRole('list', { name: 'Rows of the file' }).getByRole('listitem')).toHaveCount(15)
  for (const [index, message] of messages) await expect(locateRow(index + 2).getByRole('paragraph')).toHaveText(message)
  await dialog.getByRole('radio', { name: 'All 300', exact: true }).check()
  await expect(dialog.getByText('1–50 of 300')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(locateRow(52)).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose another file' }).click()

  const id = createUniqueTestId().slice(-14)
  const users = [`${id}0,Person 0,${id}@example.com`, 'ab,Ab Person,ab@example.com', `${id}0,Again Person,again@example.com`]
  await dialog.getByRole('group', { name: 'File with users' }).evaluate(
    (zone, text) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], 'dropped.csv'))
      zone.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
    },
    [HEADER, ...users.map((user) => `${user},1,,secret-1`)].join('\n'),
  )
  await expect(dialog.getByText('dropped.csv')).toBeVisible()
  await dialog.getByRole('button', { name: 'Upload 1 user' }).click()
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page.getByText('1 user created, 2 rows not created')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download failed rows' }).click()
  const failed = await readFile(await (await download).path(), 'utf8')
  expect(failed.split('\r\n')).toEqual([
    `\uFEFF${HEADER},error`,
    'ab,Ab Person,ab@example.com,1,,secret-1,Username must be at least 3 characters',
    `${id}0,Again Person,again@example.com,1,,secret-1,Username is already in row 2`,
    '',
  ])
  await page.getByRole('button', { name: 'Dismiss this upload' }).click()
  await expect(page.getByText('1 user created, 2 rows not created')).toBeHidden()
  await test.step('closing the tab asks while a user is typed, whose session has ended, and no longer when the user is saved', async () => {
    await page.getByRole('button', { name: 'Add New User' }).click()
    const form = page.getByRole('dialog', { name: 'Add New User' })
    for (const [label, text] of Object.entries({ Username: `${id}1`, 'Full Name': 'New Person', Email: `${id}1@example.com` }))
      await form.getByLabel(label).fill(text)
    await page.context().clearCookies()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByRole('alert')).toHaveText('Please sign in again in another tab, then save here.')
    await expect(form.getByLabel('Username')).toHaveValue(`${id}1`)
    const [native] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })])
    expect(native.type()).toBe('beforeunload')
    await native.dismiss()
    await signInAsLevel(page, 5)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(locateToasts(page).getByText('User created successfully')).toBeVisible()
    await expect(form).toBeHidden()
    await expectDialogHistoryRemoved(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Add New User' })).toBeVisible()
  })
})
