import { screen, waitFor, within, fireEvent } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { USER_UPLOAD_ROW_MESSAGES, type UserUploadSummary } from '../../../schema/user-upload.ts'
import { forgetSignedInUser } from '../../editing/forget-user.ts'
import { OFFLINE_MESSAGE } from '../../lib/api.ts'
import { formatWorkbook } from '../../lib/test/upload-files.ts'
import { listToasts } from '../../ui/toast.ts'
import { callApi, createUniqueTestId, signInAsNewUser } from '../../test/accounts.ts'
import { fillField, findButton, findNotice, getField, openPage, reloadPage } from '../../test/render.tsx'
import { answerCalls, badGateway, delayCalls, holdCalls, loseAnswer } from '../../test/server-faults.ts'
import { readUserFile } from './batch/read-file.ts'
import type { FileReaderMessage, FileReaderWorker } from './batch/read-in-worker.ts'
import { createUploadSender, forgetUploadInThisTab, getUploadInThisTab } from './batch/sent-uploads.ts'

const UPLOADS_CALL = '/api/user-uploads'
const HEADER = 'username,fullName,email,accessLevel,cardSlug,password'

/** The page asks for the progress every two seconds, and the machine may be busy. */
const LONG = { timeout: 60_000 }

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

async function openDialog(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Batch Upload' }))
  await screen.findByRole('dialog', { name: 'Batch Upload' })
}

async function chooseFile(name: string, content: string | Uint8Array<ArrayBuffer>) {
  const input = await dialog().findByLabelText('File with users', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File([content], name)] } })
}

const linesOf = (id: string, count: number, password = '') =>
  [HEADER, ...Array.from({ length: count }, (_, n) => `${id}${n},Person ${n},${id}${n}@example.com,1,,${password}`)].join('\n')

const createId = () => createUniqueTestId().slice(-14)

/** True if the browser would ask before it closes the tab. */
function isAskedBeforeClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

async function countUsersNamed(id: string): Promise<number> {
  const users = Array.from({ length: 60 }, (_, n) => ({ username: `${id}${n}` }))
  return (await callApi<{ takenUsernames: number[] }>('POST', '/api/users/check', { users })).takenUsernames.length
}

/** Answers the page's question for its uploads. `faults` come first, once each; `change` changes the other answers. */
function answerUploads(first: Partial<UserUploadSummary>) {
  const base = {
    id: 7,
    uploadId: 'upload-of-the-test',
    total: 40,
    created: 0,
    failed: 0,
    pending: 40,
    invitationsUnsent: 0,
    createdAt: '2026-11-28T12:00:00Z',
    finishedAt: null,
  }
  let upload = { ...base, ...first }
  const faults: (() => Response)[] = []
  answerCalls('GET', UPLOADS_CALL, () => faults.shift()?.() ?? Response.json([upload]))
  return { faults, change: (change: Partial<UserUploadSummary>) => (upload = { ...upload, ...change }) }
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

it('valid rows are uploaded, and the others stay in this tab for a file and for corrections', async () => {
  const id = createId()
  await signInAsNewUser(4)
  const file = `${linesOf(id, 2)}\nab,Ab Person,ab@example.com,1,,secret-1\n${id}0,Again Person,again@example.com,1,,secret-2`
  const user = await openPage('/users')
  await openDialog(user)
  await chooseFile('staff.csv', file)
  await dialog().findByText(/^2 rows without a password: these people get an invitation by mail/)
  expect(within(await findRow(2)).getByLabelText('Password')).toHaveAttribute('placeholder', 'Invitation')
  await fillField(user, within(await findRow(2)).getByLabelText('Full Name'), 'Corrected Person')
  const release = delayCalls('POST', UPLOADS_CALL)
  await user.click(await button('Upload 2 users'))
  expect(await button('Uploading...')).toBeDisabled()
  dialog().getByText('Uploading 2 users')
  const running = screen.findByText('The upload goes on if you leave. Waiting in this tab for corrections: 2 rows.')
  release()
  await running
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('2 users created, 2 rows not created', {}, LONG)
  expect(isAskedBeforeClosing()).toBe(true)
  expect(listToasts().map(({ title }) => title)).not.toContain('Users uploaded successfully')
  expect(await countUsersNamed(id)).toBe(2)
  expect(JSON.stringify(await callApi('GET', '/api/users'))).toContain('"fullName":"Corrected Person"')

  await user.click(screen.getByRole('button', { name: 'Correct the rows' }))
  await screen.findByRole('dialog', { name: 'Batch Upload' })
  const row = await findRow(4)
  expect(within(row).getByLabelText('Password')).toHaveValue('secret-1')
  await fillField(user, within(row).getByLabelText('Username'), `${id}2`)
  expect(within(await findRow(5)).getByLabelText('Password')).toHaveValue('secret-2')
  await user.click(await button('Upload 1 user'))
  // The corrected upload takes the place of the first one.
  await screen.findByText('1 user created, 1 row not created', {}, LONG)
  await waitFor(() => expect(screen.queryByText('2 users created, 2 rows not created')).toBeNull())
  expect(await countUsersNamed(id)).toBe(3)
  await user.click(screen.getByRole('button', { name: 'Dismiss this upload' }))
  await waitFor(() => expect(screen.queryByText('1 user created, 1 row not created')).toBeNull())
  expect(await callApi('GET', UPLOADS_CALL)).toEqual([])
  expect(isAskedBeforeClosing()).toBe(false)
}, 120_000)

it('the rows of this tab are forgotten when the user signs out', async () => {
  await signInAsNewUser(4)
  await openPage('/users')
  const fields = { username: 'ab', fullName: '', email: '', accessLevel: '', cardSlug: '', password: 'secret-1' }
  const { id } = await createUploadSender(1)([{ number: 2, fields }], [])
  expect(getUploadInThisTab(id)?.sent).toHaveLength(1)
  await forgetSignedInUser(undefined)
  expect(getUploadInThisTab(id)).toBeUndefined()
})

it('columns are matched by hand, and a corrected row is uploaded', async () => {
  const id = createId()
  const user = await openPage('/users', 5)
  await openDialog(user)
  const rows = [
    ['Staff of 2026'],
    ['Badge', 'Who', 'E-Mail', 'Role', 'Secret'],
    [`${id}a`, 'Ada Example', `${id}@example.com`, 'Developer', 'secret-1'],
    [`${id}b`, 'B', 'bob.example.com', '2', "'=secret-2"],
  ]
  await chooseFile('staff.xlsx', formatWorkbook({ Cover: [], Staff: rows, Former: [['username', 'x']] }, 'xlsx'))
  await dialog().findByText('Match the columns')
  dialog().getByText('No column is chosen for Username, Full Name.')
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
  await dialog().findByText('Row 4: text begins with an apostrophe')
  await user.click(await button('Remove the apostrophe'))
  expect(cell('Password')).toHaveValue('=secret-2')
  expect(dialog().queryByText(/begins with an apostrophe/)).toBeNull()
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
  await user.click(await findButton('Dismiss this upload'))
  await waitFor(() => expect(screen.queryByText('2 users created')).toBeNull())
})

it('an upload that did not start, hangs or lost its answer keeps the rows, and sending them again creates every user once', async () => {
  const id = createId()
  await signInAsNewUser(4)
  const user = await openPage('/users')
  await openDialog(user)
  await chooseFile('users.csv', linesOf(id, 3))
  let timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => (timeout = new AbortController()).signal)
  const hang = (_send: unknown, options: RequestInit | undefined) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    options!.signal!.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')))
    timeout.abort()
    return promise
  }
  const faults: Parameters<typeof answerCalls>[2][] = [
    () => Response.json({ code: 'signIn', message: 'Please sign in to continue' }, { status: 401 }),
    badGateway,
    loseAnswer,
    hang,
  ]
  const bodies: { uploadId: string }[] = []
  answerCalls('POST', UPLOADS_CALL, (send, options) => {
    bodies.push(JSON.parse(String(options?.body)) as { uploadId: string })
    return (faults.shift() ?? send)(send, options)
  })
  for (const notice of ['Please sign in to continue', 'Failed to upload users', OFFLINE_MESSAGE, OFFLINE_MESSAGE]) {
    await user.click(await button('Upload 3 users'))
    await findNotice(notice)
    expect(within(await findRow(3)).getByLabelText('Username')).toHaveValue(`${id}1`)
  }
  await user.click(await button('Upload 3 users'))
  await findNotice('Users uploaded successfully')
  expect(new Set(bodies.map(({ uploadId }) => uploadId)).size).toBe(1)
  expect(await countUsersNamed(id)).toBe(3)
  expect(await callApi<unknown[]>('GET', UPLOADS_CALL)).toHaveLength(1)
}, 120_000)

it('rows that a closed tab has not sent are told on the next visit', async () => {
  await signInAsNewUser(4)
  const user = await openPage('/users')
  const rowOf = (number: number) => ({
    number,
    fields: { username: 'ab', fullName: '', email: '', accessLevel: '', cardSlug: '', password: '' },
  })
  const closeTab = () => window.dispatchEvent(new Event('pagehide'))
  const send = createUploadSender((await callApi<{ id: number }>('GET', '/api/user')).id)
  const { id } = await send([rowOf(2)], [{ ...rowOf(3), error: 'wrong' }])
  closeTab()
  forgetUploadInThisTab(id)
  const { release } = holdCalls('POST', UPLOADS_CALL)
  const lost = send([rowOf(2), rowOf(3)], []).catch(() => undefined)
  closeTab()
  release(badGateway())
  await lost

  await reloadPage()
  await screen.findByText('3 of 4 rows were not sent')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('3 of 4 rows were not sent')).toBeNull()
  await reloadPage()
  await findButton('Dismiss this upload')
  expect(screen.queryByText(/not sent$/)).toBeNull()
})

it('a running upload is shown with its progress on every visit, and its end is reported', async () => {
  const { faults, change } = answerUploads({})
  const user = await openPage('/users', 5)
  await user.click(await screen.findByRole('tab', { name: 'Audit Log' }))
  expect(screen.queryByRole('progressbar')).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Users' }))
  const bar = await screen.findByRole('progressbar', { name: 'Uploading users' })
  expect(bar).toHaveAttribute('max', '40')
  screen.getByText('0 of 40 users')
  screen.getByText('You can leave this page: the upload goes on.')
  faults.push(badGateway, badGateway)
  change({ created: 12, pending: 28 })
  await screen.findByText('12 of 40 users', {}, LONG)
  expect(faults).toEqual([])
  await screen.findByText('less than a minute left')
  change({ created: 40, pending: 0, finishedAt: '2026-11-28T12:01:00Z' })
  await screen.findByText('40 users created', {}, LONG)
  await findNotice('Users uploaded successfully')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('an upload of another tab tells its failed rows without passwords, and its unsent invitations', async () => {
  const id = createId()
  await signInAsNewUser(4)
  const rowOf = (username: string, more: object) => ({ username, fullName: 'Ada A', email: `${id}@example.com`, ...more })
  // The last invitation exceeds the mailbox's limit.
  const users = [rowOf('ab', { password: 'secret-1' }), ...[0, 1, 2].map((n) => rowOf(`${id}${n}`, {}))]
  await callApi('POST', UPLOADS_CALL, { users, uploadId: createUniqueTestId() })
  const user = await openPage('/users')
  await screen.findByText('3 users created, 1 row not created', {}, LONG)
  await screen.findByText('ab: Username must be at least 3 characters')
  screen.getByText(`${id}2: ${USER_UPLOAD_ROW_MESSAGES.mailsUsed}`)
  screen.getByText(/^Typed passwords are no longer here/)
  await user.click(await findButton('Show invited users'))
  expect(location.search).toContain('invited=yes')
  await user.click(screen.getByRole('button', { name: 'Correct the rows' }))
  await screen.findByRole('dialog', { name: 'Batch Upload' })
  expect(within(await findRow(1)).getByLabelText('Full Name')).toHaveValue('Ada A')
  expect(within(await findRow(1)).getByLabelText('Password')).toHaveValue('')
  await fillField(user, within(await findRow(1)).getByLabelText('Username'), `${id}3`)
  await dialog().findByText(/^1 row without a password: this person gets an invitation/)
  await user.click(await button('Upload 1 user'))
  await screen.findByText('1 user created', {}, LONG)
  // The first upload stays, because it tells whose invitation was not sent.
  expect(await callApi<unknown[]>('GET', UPLOADS_CALL)).toHaveLength(2)
  screen.getByText('3 users created, 1 row not created')
}, 120_000)
