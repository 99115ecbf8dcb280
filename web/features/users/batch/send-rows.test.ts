import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../lib/api.ts'
import { uploadedEmailKeyOf, uploadedUsernameKeyOf } from './check-rows.ts'
import type { UploadRow } from './columns.ts'
import { type UserUploadCalls, type UserUploadResult, uploadUserRows, type UnconfirmedRows } from './send-rows.ts'

const createRows = (count: number): UploadRow[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 2,
    fields: {
      username: `user-${index}`,
      fullName: 'Some Person',
      email: `user-${index}@example.com`,
      accessLevel: '1',
      cardSlug: '',
      password: 'secret1',
    },
  }))
const numbersOf = (rows: UploadRow[]) => rows.map(({ number }) => number)

/**
 * What happens to a call: the server refuses it before it does anything (`refused`), or creates the users and its answer is lost (`lost`).
 */
type Fault = { refused: Error } | { lost: Error; createsOnly?: number } | null
const serverError = new ApiError(500, 'Something went wrong')
const noAnswer = new ApiError(0, 'No connection')

/**
 * A fake server with the real rules for sending: usernames are unique, rows are independent, ids grow in the order of creation.
 * `checkFaults` are faults of the calls that check users. A check without users, which only asks for the newest id, always succeeds.
 */
function createServer(faults: Fault[] = [], checkFaults: (Error | null)[] = []) {
  /** E-mail addresses by username. An account's id is its position in the list. */
  const accounts = new Map<string, string>()
  const waits: number[] = []
  const sizes: number[] = []
  const calls: UserUploadCalls = {
    createUsers: async (users) => {
      sizes.push(users.length)
      const fault = faults.shift() ?? null
      if (fault && 'refused' in fault) throw fault.refused
      const failed: { index: number; username: string; message: string }[] = []
      for (const [index, fields] of users.slice(0, fault?.createsOnly ?? users.length).entries()) {
        const key = uploadedUsernameKeyOf(fields)
        if (accounts.has(key)) failed.push({ index, username: fields.username, message: 'Username already exists' })
        else accounts.set(key, uploadedEmailKeyOf(fields))
      }
      if (fault) throw fault.lost
      return { created: [], failed }
    },
    checkUsers: async (users) => {
      const error = users.length > 0 && checkFaults.shift()
      if (error) throw error
      const emails = new Set(accounts.values())
      const indexesOf = (matches: (user: (typeof users)[number]) => boolean) =>
        users.flatMap((user, index) => (matches(user) ? [index] : []))
      return {
        takenUsernames: indexesOf(({ username }) => accounts.has(username.toLowerCase())),
        takenSlugs: [],
        usedEmails: indexesOf(({ email = '' }) => emails.has(email)),
        createdUsers: indexesOf(({ username, email, newerThan = Infinity }) =>
          [...accounts].slice(newerThan).some(([name, address]) => name === username.toLowerCase() && address === email),
        ),
        newestUserId: accounts.size,
      }
    },
    wait: async (ms) => void waits.push(ms),
  }
  return { calls, accounts, waits, sizes }
}

async function send(
  rows: UploadRow[],
  calls: UserUploadCalls,
  { signal = new AbortController().signal, unconfirmed = new Map() as UnconfirmedRows } = {},
) {
  const created: number[] = []
  const failed: [number, string][] = []
  const end: UserUploadResult = await uploadUserRows(rows, {
    calls,
    signal,
    unconfirmed,
    onPart: (part) => {
      created.push(...part.created)
      failed.push(...part.failed)
    },
  })
  return { ...end, created: created.toSorted((a, b) => a - b), failed }
}

it('sends parts of 25, one after the other, and reports each row once', async () => {
  const rows = createRows(60)
  const { calls, accounts, sizes } = createServer()
  accounts.set('user-7', 'somebody@example.com')
  const result = await send(rows, calls)
  expect(sizes).toEqual([25, 25, 10])
  expect(result).toMatchObject({ end: 'done', failed: [[9, 'Username already exists']], unconfirmed: new Map() })
  expect(result.created).toEqual(numbersOf(rows).filter((number) => number !== 9))
})

describe('after a fault, every row is created once and reported once', () => {
  it.each<[string, Fault[]]>([
    ['a call that never arrived', [{ refused: noAnswer }]],
    ['a lost answer', [{ lost: noAnswer }]],
    ['an answer lost midway', [{ lost: noAnswer, createsOnly: 10 }]],
    ['an error after some users', [{ lost: serverError, createsOnly: 3 }]],
    ['a timeout', [{ lost: new DOMException('', 'TimeoutError'), createsOnly: 24 }]],
    ['an answer that is no JSON', [{ lost: new SyntaxError('Unexpected token') }]],
    ['too many requests', [{ refused: new ApiError(429, 'Too many requests') }, { refused: new ApiError(429, 'Too many requests') }]],
    ['several faults', [{ lost: noAnswer, createsOnly: 1 }, { refused: serverError }, null, { lost: serverError, createsOnly: 5 }]],
  ])('%s', async (_, faults) => {
    const rows = createRows(30)
    const { calls, accounts } = createServer(faults)
    const result = await send(rows, calls)
    expect(result).toMatchObject({ end: 'done', created: numbersOf(rows), failed: [], unconfirmed: new Map() })
    expect(accounts.size).toBe(30)
  })

  it('a lost answer, while the server is still at work during the second attempt', async () => {
    const rows = createRows(25)
    const { calls, accounts } = createServer([{ lost: noAnswer, createsOnly: 5 }])
    const { createUsers, wait } = calls
    let attempts = 0
    const late: UserUploadCalls = {
      ...calls,
      wait,
      createUsers: async (users) => {
        // The server is still working on the first call: just before the second call arrives, it creates two more users.
        if (++attempts === 2) for (const fields of users.slice(0, 2)) accounts.set(uploadedUsernameKeyOf(fields), fields.email)
        return createUsers(users)
      },
    }
    expect(await send(rows, late)).toMatchObject({ end: 'done', created: numbersOf(rows), failed: [] })
    expect(accounts.size).toBe(25)
  })

  it('a failed question about what exists', async () => {
    const rows = createRows(25)
    const { calls, accounts } = createServer([{ lost: noAnswer }], [serverError])
    expect(await send(rows, calls)).toMatchObject({ end: 'done', created: numbersOf(rows), failed: [] })
    expect(accounts.size).toBe(25)
  })
})

const ALREADY_EXISTS = 'Username already exists'

it('takes neither older accounts nor a mixture of two for a created one', async () => {
  const rows = createRows(4)
  const { calls, accounts } = createServer([{ refused: serverError }])
  accounts.set('user-1', 'somebody@example.com')
  accounts.set('user-2', 'user-2@example.com')
  accounts.set('somebody', 'user-1@example.com')
  expect(await send(rows, calls)).toMatchObject({
    created: [2, 5],
    failed: [
      [3, ALREADY_EXISTS],
      [4, ALREADY_EXISTS],
    ],
  })
})

it('remembers from before which account a row was sent, also in a later upload of the rest', async () => {
  const rows = createRows(3)
  const { calls, accounts } = createServer(
    [{ lost: noAnswer, createsOnly: 1 }],
    Array.from({ length: 5 }, () => noAnswer),
  )
  accounts.set('user-2', 'user-2@example.com')
  const first = await send(rows, calls)
  expect([first.end, first.unconfirmed.size]).toEqual(['stopped', 3])
  const second = await send(rows, calls, { unconfirmed: first.unconfirmed })
  expect(second).toMatchObject({ end: 'done', created: [2, 3], failed: [[4, ALREADY_EXISTS]] })
})

it('reports what was answered before a question about the refused rows fails', async () => {
  const rows = createRows(3)
  const { calls, accounts } = createServer([{ lost: noAnswer, createsOnly: 0 }], [null, new ApiError(403, 'Refused')])
  let attempts = 0
  const late: UserUploadCalls = {
    ...calls,
    createUsers: (users) => {
      // The server is still working on the first call: just before the second call arrives, it creates this user.
      if (++attempts === 2) accounts.set('user-1', 'user-1@example.com')
      return calls.createUsers(users)
    },
  }
  const result = await send(rows, late)
  expect(result).toMatchObject({ end: 'stopped', message: 'Refused', created: [2, 4], failed: [] })
  expect([...result.unconfirmed.keys()]).toEqual([3])
})

it('sends nothing before it knows which accounts are older', async () => {
  const { calls, sizes } = createServer()
  const refused = { ...calls, checkUsers: () => Promise.reject(new ApiError(403, 'Refused')) }
  expect(await send(createRows(2), refused)).toMatchObject({ end: 'stopped', created: [], unconfirmed: new Map() })
  expect(sizes).toEqual([])
})

it('asks about edited fields as the server stores them', async () => {
  const [row] = createRows(1)
  const spaced = { ...row!, fields: { ...row!.fields, username: ` ${row!.fields.username} `, email: ` ${row!.fields.email} ` } }
  const { calls } = createServer([{ lost: noAnswer }])
  expect(await send([spaced], calls)).toMatchObject({ end: 'done', created: [2], failed: [] })
})

it('pauses as long as the server asks, and longer with each attempt', async () => {
  const tooMany = (retryAfter: number | null) => ({ refused: new ApiError(429, 'Too many requests', { retryAfter }) })
  const { calls, waits } = createServer([tooMany(40), tooMany(null), tooMany(1), tooMany(86_400)])
  expect((await send(createRows(1), calls)).end).toBe('done')
  expect(waits).toEqual([40_000, 5000, 10_000, 300_000])
})

it('stops when the server stays away, and a later attempt goes on without creating anybody twice', async () => {
  const rows = createRows(60)
  const { calls, accounts } = createServer([null, { lost: noAnswer, createsOnly: 4 }], [noAnswer, noAnswer, noAnswer, noAnswer, noAnswer])
  const first = await send(rows, calls)
  expect(first).toMatchObject({ end: 'stopped', message: 'No connection', created: numbersOf(rows.slice(0, 25)) })
  expect([...first.unconfirmed.keys()]).toEqual(numbersOf(rows.slice(25, 50)))
  const second = await send(rows.slice(25), calls, { unconfirmed: first.unconfirmed })
  expect(second).toMatchObject({ end: 'done', created: numbersOf(rows.slice(25)), failed: [], unconfirmed: new Map() })
  expect(accounts.size).toBe(60)
})

it.each([401, 403, 400, 413])('stops at once on status %d, which created nobody', async (status) => {
  const { calls, accounts, waits } = createServer([null, { refused: new ApiError(status, 'Refused') }])
  const result = await send(createRows(60), calls)
  expect(result).toMatchObject({ end: 'stopped', message: 'Refused', failed: [], unconfirmed: new Map() })
  expect([result.created.length, accounts.size, waits]).toEqual([25, 25, []])
})

it('stops after the running call when it is cancelled', async () => {
  const controller = new AbortController()
  const { calls, accounts } = createServer()
  const cancelling: UserUploadCalls = {
    ...calls,
    createUsers: (users) => {
      controller.abort()
      return calls.createUsers(users)
    },
  }
  const result = await send(createRows(60), cancelling, { signal: controller.signal })
  expect([result.end, result.created.length, accounts.size]).toEqual(['cancelled', 25, 25])
})

it('finds out what a lost call created when it is cancelled during the pause', async () => {
  const controller = new AbortController()
  const { calls, accounts } = createServer([{ lost: noAnswer, createsOnly: 4 }])
  const cancelling: UserUploadCalls = { ...calls, wait: async () => controller.abort() }
  const result = await send(createRows(25), cancelling, { signal: controller.signal })
  expect(result).toMatchObject({ end: 'cancelled', created: [2, 3, 4, 5], failed: [], unconfirmed: new Map() })
  expect(accounts.size).toBe(4)
})
