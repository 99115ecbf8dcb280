import { readFile } from 'node:fs/promises'
import { expect, type Page, type Route } from '@playwright/test'
import { closeDialogByEscape } from './accessible.ts'
import { createUniqueTestId, signInAsLevel } from './accounts.ts'
import { holdRequests, test } from './fixtures.ts'
import { createSampleRows, formatSampleCsv, formatSampleWorkbook, formatWorkbook } from '../lib/test/upload-files.ts'

const BULK_CALL = '**/api/users/bulk'
const READER_SCRIPT = '**/read-file-worker*'
const HEADER = 'username,fullName,email,accessLevel,cardSlug,password'

/** The toasts, also while a modal dialog hides their region from screen readers. */
const locateToasts = (page: Page) => page.locator('[data-toasts]')
const locateDialog = (page: Page) => page.getByRole('dialog', { name: 'Batch Upload' })
const locateRow = (page: Page, number: number) => locateDialog(page).getByRole('listitem', { name: `Row ${number}`, exact: true })
const locateFilter = (page: Page, name: string) => locateDialog(page).getByRole('radio', { name, exact: true })

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Batch Upload' }).click()
  await expect(locateDialog(page)).toBeVisible()
}

async function chooseFile(page: Page, name: string, content: string | Uint8Array) {
  await locateDialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
}

const linesOf = (id: string, count: number) =>
  [HEADER, ...Array.from({ length: count }, (_, n) => `${id}${n},Person ${n},${id}${n}@example.com,1,,secret-${n}`)].join('\n')

/** Signs in as an editor, opens the dialog and chooses a file of `count` valid users with unused names, which it returns. */
async function openFileOf(page: Page, count: number): Promise<string> {
  const id = createUniqueTestId().slice(-14)
  await signInAsLevel(page, 4, '/users')
  await openDialog(page)
  await chooseFile(page, 'users.csv', linesOf(id, count))
  return id
}

async function countUsersNamed(page: Page, id: string): Promise<number> {
  const indexes = Array.from({ length: 60 }, (_, n) => ({ username: `${id}${n}` }))
  const res = await page.request.post('/api/users/check', { data: { users: indexes } })
  return ((await res.json()) as { takenUsernames: number[] }).takenUsernames.length
}

// Each created user costs about 0.2 s of processor time, and the machine may be busy.
test.setTimeout(90_000)

test('files that cannot be read are refused with a sentence, and a file of 300 rows shows 285 to upload and 15 explained, from .csv, .xlsx and .xls', async ({
  page,
}) => {
  const dialog = locateDialog(page)
  await signInAsLevel(page, 4, '/users')
  await openDialog(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download template' }).click()
  expect((await download).suggestedFilename()).toBe('user_upload_template.csv')
  await page.route(READER_SCRIPT, (route) => route.abort())
  await chooseFile(page, 'users.csv', HEADER)
  await expect(dialog.getByRole('alert')).toContainText('The program that reads files could not be loaded. Check your network')
  await page.unroute(READER_SCRIPT)
  await chooseFile(page, 'users.csv', `${HEADER}\n"never closed`)
  await expect(dialog.getByRole('alert')).toHaveText('Failed to parse CSV: Quoted field unterminated (row 2)')
  await expect(locateToasts(page).getByText('Failed to parse CSV: Quoted field unterminated (row 2)')).toBeVisible()
  await chooseFile(page, 'users.pdf', 'x')
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a .csv, .xlsx or .xls file')
  await chooseFile(page, 'users.xlsx', formatWorkbook({ A: [['username']] }, 'xlsx').subarray(0, 2000))
  await expect(dialog.getByRole('alert')).toHaveText('Failed to read the spreadsheet: the workbook is damaged')
  await dialog.getByRole('group', { name: 'File with users' }).evaluate((zone, text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'dropped.csv'))
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
  }, `${HEADER}\nx,<b>bold</b>,none,,,1`)
  await expect(dialog.getByText('dropped.csv')).toBeVisible()
  await expect(locateRow(page, 2).getByLabel('Full Name')).toHaveValue('<b>bold</b>')
  await expect(locateToasts(page).getByText('No valid users to upload')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Upload 0 users' })).toBeDisabled()

  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  const { rows, messages } = createSampleRows(createUniqueTestId().slice(-10))
  const files: [string, Uint8Array][] = [
    ['staff.xlsx', formatSampleWorkbook(rows, 'xlsx')],
    ['staff.xls', formatSampleWorkbook(rows, 'biff8')],
    ['staff.csv', formatSampleCsv(rows)],
  ]
  for (const [name, bytes] of files) {
    await chooseFile(page, name, bytes)
    await expect(dialog.getByRole('button', { name: 'Upload 285 users' })).toBeEnabled()
    await locateFilter(page, 'To fix 15').check()
    await expect(dialog.getByRole('list', { name: 'Rows of the file' }).getByRole('listitem')).toHaveCount(15)
    for (const [index, message] of messages) await expect(locateRow(page, index + 2).getByRole('paragraph')).toHaveText(message)
    if (name !== 'staff.csv') await dialog.getByRole('button', { name: 'Choose another file' }).click()
  }
  await locateFilter(page, 'All 300').check()
  await expect(dialog.getByText('1–50 of 300')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(locateRow(page, 52)).toBeVisible()
})

test('valid rows are created and the others explained, and nothing is created again', async ({ page }) => {
  const id = createUniqueTestId().slice(-14)
  const dialog = locateDialog(page)
  const file = `${linesOf(id, 8)}\nab,Ab Person,ab@example.com,1,,secret-1\n${id}0,Again Person,again@example.com,1,,secret-1`
  await signInAsLevel(page, 4, '/users')
  await openDialog(page)
  await chooseFile(page, 'staff.csv', file)
  // Once this row is created, its correction cannot be lost, so closing the dialog does not ask.
  await locateRow(page, 2).getByLabel('Full Name').fill('Corrected Person')
  const release = await holdRequests(page, BULK_CALL)
  await dialog.getByRole('button', { name: 'Upload 8 users' }).click()
  await expect(dialog.getByRole('progressbar', { name: 'Uploading users' })).toBeInViewport()
  await expect(dialog.getByRole('button', { name: 'Uploading...' })).toBeDisabled()
  release()
  await expect(dialog.getByText('8 users created, 2 rows not created')).toBeVisible({ timeout: 60_000 })
  await expect(locateToasts(page).getByText('Users uploaded successfully')).toBeVisible()
  await expect(locateToasts(page).getByText('No valid users to upload')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download failed rows' }).click()
  const failed = await readFile(await (await download).path(), 'utf8')
  expect(failed.split('\r\n')).toEqual([
    `\uFEFF${HEADER},error`,
    'ab,Ab Person,ab@example.com,1,,secret-1,Username must be at least 3 characters',
    `${id}0,Again Person,again@example.com,1,,secret-1,Username is already in row 2`,
    '',
  ])
  await closeDialogByEscape(page, dialog)
  await openDialog(page)
  await chooseFile(page, 'staff.csv', file)
  await expect(locateFilter(page, 'To fix 10')).toBeVisible()
  await expect(locateRow(page, 2)).toContainText('Username already exists')
  await expect(dialog.getByRole('button', { name: 'Upload 0 users' })).toBeDisabled()
  await expect(locateToasts(page).getByText('No valid users to upload')).toBeVisible()

  // The end of an upload whose dialog was closed does not close the next one.
  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  await chooseFile(page, 'late.csv', linesOf(`${id}x`, 1))
  await page.unroute(BULK_CALL)
  const releaseLate = await holdRequests(page, BULK_CALL)
  // Until the rows are sent, stopping would create nobody.
  const sent = page.waitForRequest(BULK_CALL)
  await dialog.getByRole('button', { name: 'Upload 1 user' }).click()
  await sent
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('alertdialog', { name: 'Stop the upload?' }).getByRole('button', { name: 'Stop' }).click()
  await expect(dialog).toBeHidden()
  await openDialog(page)
  await chooseFile(page, 'next.csv', file)
  await expect(locateFilter(page, 'To fix 10')).toBeVisible()
  const refetched = page.waitForResponse((res) => res.url().includes('/api/users?'))
  releaseLate()
  await refetched
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(dialog.getByText('next.csv')).toBeVisible()
  expect(await countUsersNamed(page, `${id}x`)).toBe(1)
})

test('columns are matched by hand, and a corrected row is uploaded', async ({ page }) => {
  const id = createUniqueTestId().slice(-14)
  const dialog = locateDialog(page)
  await signInAsLevel(page, 4, '/users')
  await openDialog(page)
  const rows = [
    ['Staff of 2026'],
    ['Badge', 'Who', 'E-Mail', 'Role', 'Secret'],
    [`${id}a`, 'Ada Example', `${id}@example.com`, 'Developer', 'secret-1'],
    [`${id}b`, 'B', 'bob.example.com', '2', "'=secret-2"],
  ]
  await chooseFile(page, 'staff.xlsx', formatWorkbook({ Cover: [], Staff: rows, Former: [['username', 'x']] }, 'xlsx'))
  await expect(dialog.getByText('Match the columns')).toBeVisible()
  await expect(dialog.getByText('No column is chosen for Username, Full Name, Password.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expect(dialog.getByLabel('Sheet')).toHaveValue('Staff')
  await dialog.getByLabel('Username').selectOption('Badge')
  await dialog.getByLabel('Full Name').selectOption('Who')
  await expect(dialog.getByText('For example: Ada Example')).toBeVisible()
  await dialog.getByLabel('Password').selectOption('Secret')
  await dialog.getByRole('button', { name: 'Continue' }).click()

  const row = locateRow(page, 4)
  await expect(row.getByRole('paragraph')).toHaveText('Invalid email format, Full name must be at least 2 characters')
  await expect(locateRow(page, 3).getByLabel('Access Level')).toHaveValue('3')
  await expect(row.getByLabel('Password')).toHaveAttribute('type', 'password')
  await dialog.getByRole('button', { name: 'Show passwords' }).click()
  await expect(row.getByLabel('Password')).toHaveAttribute('type', 'text')
  await expect(row.getByLabel('Password')).toHaveValue("'=secret-2")
  await expect(dialog.getByText('Row 4: apostrophe at the start of a text')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove the apostrophe' }).click()
  await expect(row.getByLabel('Password')).toHaveValue('=secret-2')
  await expect(dialog.getByText('apostrophe at the start')).toBeHidden()
  await locateFilter(page, 'To fix 1').check()
  await row.getByLabel('Full Name').fill('Bob Example')
  await row.getByLabel('Email').fill(`${id}@example.com`)
  await expect(row.getByText('Ready')).toBeVisible()
  await expect(row).toContainText('Row 3 has this email, too')
  await row.getByLabel('Username').fill(' DEMO ')
  await expect(row.getByRole('paragraph')).toContainText('Username already exists')
  await row.getByLabel('Username').fill(`${id}A`)
  await expect(row.getByRole('paragraph')).toContainText('Username is already in row 3')
  await row.getByLabel('Username').fill(`${id}b`)
  await expect(row.getByText('Ready')).toBeVisible()
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard your corrections?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Upload 2 users' }).click()
  await expect(locateToasts(page).getByText('Users uploaded successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  const users = (await (await page.request.get(`/api/users`)).json()) as object
  expect(JSON.stringify(users)).toContain(`"username":"${id}b"`)
})

test('an ended session, a server error, a cancellation and a lost answer create and report every user once', async ({ page }) => {
  const id = await openFileOf(page, 27)
  const dialog = locateDialog(page)
  const faults: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 401, json: { code: 'signIn', message: 'Please sign in to continue' } }),
    (route) => route.fulfill({ status: 503, body: 'busy' }),
    async (route) => {
      await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
      await route.continue()
    },
    async (route) => {
      await route.fetch()
      await route.abort()
    },
  ]
  await page.route(BULK_CALL, (route) => faults.shift()!(route))

  await dialog.getByRole('button', { name: 'Upload 27 users' }).click()
  await expect(dialog.getByText('0 users created, 27 rows not created')).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText('Please sign in to continue.')
  await expect(locateRow(page, 3).getByLabel('Username')).toHaveValue(`${id}1`)

  await dialog.getByRole('button', { name: 'Upload 27 users' }).click()
  await expect(dialog.getByText(/Trying again soon/)).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByText('25 users created, 2 rows not created')).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByText('You cancelled the upload.')).toBeVisible()
  expect(await countUsersNamed(page, id)).toBe(25)

  await dialog.getByRole('button', { name: 'Upload 2 users' }).click()
  await expect(dialog.getByText(/Trying again soon/)).toBeVisible({ timeout: 60_000 })
  await expect(locateToasts(page).getByText('Users uploaded successfully')).toBeVisible({ timeout: 60_000 })
  await expect(dialog).toBeHidden()
  expect([await countUsersNamed(page, id), faults.length]).toEqual([27, 0])
})
