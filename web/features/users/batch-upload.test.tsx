import { screen, waitFor, within, fireEvent } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { formatWorkbook } from '../../lib/test/upload-files.ts'
import { callApi, createUniqueTestId } from '../../test/accounts.ts'
import { fillField, findButton, findNotice, getField, openPage } from '../../test/render.tsx'
import { answerCalls, delayCalls, loseAnswer } from '../../test/server-faults.ts'
import { readUserFile } from './batch/read-file.ts'
import type { FileReaderMessage, FileReaderWorker } from './batch/read-in-worker.ts'

const BULK_CALL = '/api/users/bulk'
const HEADER = 'username,fullName,email,accessLevel,cardSlug,password'

/** Reads files as the real worker does, but in the page, because the DOM of these tests has no workers. */
class WorkerInPage implements FileReaderWorker {
  onmessage: FileReaderWorker['onmessage'] = null
  onerror: FileReaderWorker['onerror'] = null
  postMessage(bytes: Uint8Array) {
    const post = (data: FileReaderMessage) => this.onmessage?.call(this as unknown as Worker, new MessageEvent('message', { data }))
    void readUserFile(bytes, () => post('ready')).then(post, () => post('not-loaded'))
  }
  terminate() {
    this.onmessage = null
  }
}
beforeEach(() => void vi.stubGlobal('Worker', WorkerInPage))

const dialog = () => within(screen.getByRole('dialog', { name: 'Batch Upload' }))
const button = (name: string) => dialog().findByRole('button', { name })
const findRow = (number: number) => dialog().findByLabelText(`Row ${number}`)
const findFilter = (name: string) => dialog().findByLabelText(name)
const messageOf = (row: HTMLElement) => within(row).getByRole('paragraph').textContent
const listNotices = () => document.querySelector('[data-toasts]')?.textContent ?? ''

async function openDialog(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Batch Upload' }))
  await screen.findByRole('dialog', { name: 'Batch Upload' })
}

async function chooseFile(name: string, content: string | Uint8Array<ArrayBuffer>) {
  const input = await dialog().findByLabelText('File with users', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File([content], name)] } })
}

const linesOf = (id: string, count: number) =>
  [HEADER, ...Array.from({ length: count }, (_, n) => `${id}${n},Person ${n},${id}${n}@example.com,1,,secret-${n}`)].join('\n')

// Each created user costs about 0.2 s of processor time, and the machine may be busy.
const LONG = { timeout: 60_000 }

const createId = () => createUniqueTestId().slice(-14)

async function countUsersNamed(id: string): Promise<number> {
  const users = Array.from({ length: 60 }, (_, n) => ({ username: `${id}${n}` }))
  return (await callApi<{ takenUsernames: number[] }>('POST', '/api/users/check', { users })).takenUsernames.length
}

it('files that cannot be read are refused with a sentence', async () => {
  const user = await openPage('/users', 4)
  await openDialog(user)
  const isRefused = (message: string) => waitFor(() => expect(dialog().getByRole('alert').textContent).toBe(message))
  await chooseFile('users.csv', `${HEADER}\n"never closed`)
  await isRefused('Failed to parse CSV: Quoted field unterminated (row 2)')
  await findNotice('Failed to parse CSV: Quoted field unterminated (row 2)')
  await chooseFile('users.pdf', 'x')
  await isRefused('Please choose a .csv, .xlsx or .xls file')
  await chooseFile('users.xlsx', formatWorkbook({ A: [['username']] }, 'xlsx').slice(0, 2000))
  await isRefused('Failed to read the spreadsheet: the workbook is damaged')
  await chooseFile('nobody.csv', `${HEADER}\nx,<b>bold</b>,none,,,1`)
  expect(within(await findRow(2)).getByLabelText('Full Name')).toHaveValue('<b>bold</b>')
  await findNotice('No valid users to upload')
  expect(await button('Upload 0 users')).toBeDisabled()
})

it('valid rows are created and the others explained, and nothing is created again', async () => {
  const id = createId()
  const file = `${linesOf(id, 2)}\nab,Ab Person,ab@example.com,1,,secret-1\n${id}0,Again Person,again@example.com,1,,secret-1`
  const user = await openPage('/users', 4)
  await openDialog(user)
  await chooseFile('staff.csv', file)
  await fillField(user, within(await findRow(2)).getByLabelText('Full Name'), 'Corrected Person')
  const release = delayCalls('POST', BULK_CALL)
  await user.click(await button('Upload 2 users'))
  expect(await button('Uploading...')).toBeDisabled()
  release()
  await dialog().findByText('2 users created, 2 rows not created')
  await findNotice('Users uploaded successfully')
  expect(listNotices()).not.toContain('No valid users to upload')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openDialog(user)
  await chooseFile('staff.csv', file)
  await findFilter('To fix 4')
  expect(await findRow(2)).toHaveTextContent('Username already exists')
  expect(await button('Upload 0 users')).toBeDisabled()
  await findNotice('No valid users to upload')

  // An upload that ends after its dialog was closed must not close a new upload dialog.
  await user.click(await button('Choose another file'))
  await chooseFile('late.csv', linesOf(`${id}x`, 1))
  const [held, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  answerCalls('POST', BULK_CALL, async (send) => {
    held.resolve()
    await late.promise
    return send()
  })
  await user.click(await button('Upload 1 user'))
  // Waits until the rows have been sent. An upload that is stopped earlier would create nobody.
  await held.promise
  await user.click(dialog().getAllByRole('button', { name: 'Close' })[0]!)
  const question = await screen.findByRole('alertdialog', { name: 'Stop the upload?' })
  await user.click(within(question).getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openDialog(user)
  await chooseFile('next.csv', file)
  await findFilter('To fix 4')
  const countListCalls = () => vi.mocked(fetch).mock.calls.filter(([path]) => String(path).startsWith('/api/users?')).length
  const before = countListCalls()
  late.resolve()
  await waitFor(() => expect(countListCalls()).toBeGreaterThan(before))
  expect(await countUsersNamed(`${id}x`)).toBe(1)
  dialog().getByText('next.csv')
})

it('columns are matched by hand, and a corrected row is uploaded', async () => {
  const id = createId()
  const user = await openPage('/users', 4)
  await openDialog(user)
  const rows = [
    ['Staff of 2026'],
    ['Badge', 'Who', 'E-Mail', 'Role', 'Secret'],
    [`${id}a`, 'Ada Example', `${id}@example.com`, 'Developer', 'secret-1'],
    [`${id}b`, 'B', 'bob.example.com', '2', "'=secret-2"],
  ]
  await chooseFile('staff.xlsx', formatWorkbook({ Cover: [], Staff: rows, Former: [['username', 'x']] }, 'xlsx'))
  await dialog().findByText('Match the columns')
  dialog().getByText('No column is chosen for Username, Full Name, Password.')
  expect(await button('Continue')).toBeDisabled()
  const field = (label: string) => getField(label, screen.getByRole('dialog', { name: 'Batch Upload' }))
  expect(field('Sheet')).toHaveValue('Staff')
  await user.selectOptions(field('Username'), 'Badge')
  await user.selectOptions(field('Full Name'), 'Who')
  await dialog().findByText('For example: Ada Example')
  await user.selectOptions(field('Password'), 'Secret')
  await user.click(await button('Continue'))

  const row = await findRow(4)
  const cell = (label: string) => within(row).getByLabelText(label)
  expect(messageOf(row)).toBe('Invalid email format, Full name must be at least 2 characters')
  expect(within(await findRow(3)).getByLabelText('Access Level')).toHaveValue('3')
  expect(cell('Password')).toHaveAttribute('type', 'password')
  await user.click(await button('Show passwords'))
  expect(cell('Password')).toHaveAttribute('type', 'text')
  expect(cell('Password')).toHaveValue("'=secret-2")
  await dialog().findByText('Row 4: apostrophe at the start of a text')
  await user.click(await button('Remove the apostrophe'))
  expect(cell('Password')).toHaveValue('=secret-2')
  expect(dialog().queryByText(/apostrophe at the start/)).toBeNull()
  await user.click(await findFilter('To fix 1'))
  const shown = await findRow(4)
  const edit = (label: string, text: string) => fillField(user, within(shown).getByLabelText(label), text)
  await edit('Full Name', 'Bob Example')
  await edit('Email', `${id}@example.com`)
  await within(shown).findByText('Ready')
  expect(shown).toHaveTextContent('Row 3 has this email, too')
  await edit('Username', ' DEMO ')
  await waitFor(() => expect(messageOf(shown)).toContain('Username already exists'))
  await edit('Username', `${id}A`)
  await waitFor(() => expect(messageOf(shown)).toContain('Username is already in row 3'))
  await edit('Username', `${id}b`)
  await within(shown).findByText('Ready')
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Discard your corrections?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.selectOptions(within(shown).getByLabelText('Access Level'), 'System Admin · level 5')
  await user.click(await button('Upload 2 users'))
  await user.click(
    within(await screen.findByRole('alertdialog', { name: `Make ${id}b a System Admin?` })).getByRole('button', { name: 'Cancel' }),
  )
  expect(JSON.stringify(await callApi('GET', '/api/users'))).not.toContain(id)
  await user.click(await button('Upload 2 users'))
  await user.click(await findButton('Make System Admin'))
  await findNotice('Users uploaded successfully')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(JSON.stringify(await callApi('GET', '/api/users'))).toContain(`"username":"${id}b"`)
})

it('an ended session, a server error, a cancellation and a lost answer create and report every user once', async () => {
  const id = createId()
  const user = await openPage('/users', 4)
  await openDialog(user)
  await chooseFile('users.csv', linesOf(id, 27))
  const faults: Parameters<typeof answerCalls>[2][] = [
    () => Response.json({ code: 'signIn', message: 'Please sign in to continue' }, { status: 401 }),
    () => new Response('busy', { status: 503 }),
    async (send) => {
      await user.click(await button('Cancel'))
      return send()
    },
    loseAnswer,
  ]
  answerCalls('POST', BULK_CALL, (...call) => faults.shift()!(...call))

  await user.click(await button('Upload 27 users'))
  await dialog().findByText('0 users created, 27 rows not created')
  expect(dialog().getByRole('alert')).toHaveTextContent('Please sign in to continue.')
  expect(within(await findRow(3)).getByLabelText('Username')).toHaveValue(`${id}1`)

  await user.click(await button('Upload 27 users'))
  await dialog().findByText(/Trying again soon/)
  await dialog().findByText('25 users created, 2 rows not created', {}, LONG)
  dialog().getByText(/You cancelled the upload\./)
  expect(await countUsersNamed(id)).toBe(25)

  await user.click(await button('Upload 2 users'))
  await dialog().findByText(/Trying again soon/)
  await findNotice('Users uploaded successfully')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([await countUsersNamed(id), faults.length]).toEqual([27, 0])
}, 120_000)
