import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usersTable } from '../../schema/tables/users.ts'
import type { BulkCreatedUsersResponse, UserConflictsResponse } from '../../schema/user-management.ts'
import type { UserUploadSummary } from '../../schema/user-upload.ts'
import { hashPassword } from '../auth/password.ts'
import type { Env } from '../platform/env.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, db, env } from '../test/client.ts'
import { createTestOutbox } from '../test/outbox.ts'
import { processUploadMessage } from './uploads.ts'

/** Names that look like `scope-one`, with letters of other scripts, in another width or in capitals. */
const LOOK_ALIKES = [
  'ѕcope-one',
  'sсope-one',
  'scоpe-one',
  'scoрe-one',
  'scopе-one',
  'scope-оne',
  'SCOPE-ONE',
  'ｓｃｏｐｅ-one',
  'ѕсоре-оnе',
]
const TAKEN = 'Username already exists'

let editor: TestUser
let password: string
let calls = 0
beforeAll(async () => {
  await createFirstUser()
  editor = await createTestUser({ accessLevel: 4 })
  password = await hashPassword('right-pass')
  await createTestUser({ username: 'scope-one', password })
})
beforeEach(() => void calls++)

const asEditor = (path: string, body: unknown, method = 'POST', bindings: Partial<Env> = {}) =>
  callApi(path, { method, body, cookie: editor.cookie, env: { EMAIL: createTestOutbox().EMAIL, ...bindings } })
const rowOf = (username: string) => ({ username, email: 'look@example.com', fullName: 'Look Alike', password: '' })

/** Each way to give a name to a user. Returns the reason why it was refused; null if it was not. */
const CREATORS: Record<string, (username: string) => Promise<string | null>> = {
  async register(username) {
    const body = { username, password: 'secret-1', email: 'look@example.com' }
    const res = await callApi('/api/register', { body, address: `198.51.100.${calls}` })
    return res.status === 409 ? (await res.json<{ message: string }>()).message : null
  },
  async 'a created user'(username) {
    const res = await asEditor('/api/users', rowOf(username))
    return res.status === 409 ? (await res.json<{ message: string }>()).message : null
  },
  async 'a row of a batch'(username) {
    const { failed } = await (await asEditor('/api/users/bulk', { users: [rowOf(username)] })).json<BulkCreatedUsersResponse>()
    return failed[0]?.message ?? null
  },
  async 'a row of an upload'(username) {
    const UPLOADS = { sendBatch: async () => undefined } as unknown as Env['UPLOADS']
    const body = { users: [rowOf(username)], uploadId: `look-alike-${calls}-${Math.random().toString(36).slice(2)}` }
    const { id } = await (await asEditor('/api/user-uploads', body, 'POST', { UPLOADS })).json<UserUploadSummary>()
    await processUploadMessage({ ...env, EMAIL: createTestOutbox().EMAIL }, { uploadId: id, rows: [{ index: 0 }] })
    const { failures } = await (
      await callApi(`/api/user-uploads/${id}`, { cookie: editor.cookie })
    ).json<{ failures: { message: string }[] }>()
    return failures[0]?.message ?? null
  },
  async 'a renamed user'(username) {
    const { id } = await createTestUser()
    const res = await asEditor(`/api/users/${id}`, { username }, 'PATCH')
    return res.status === 409 ? (await res.json<{ message: string }>()).message : null
  },
}

describe.each(Object.entries(CREATORS))('%s', (_, create) => {
  it('gets no name that looks like a taken one', async () => {
    for (const name of LOOK_ALIKES) expect([name, await create(name)]).toEqual([name, TAKEN])
  })

  it('gets a name that looks like none, of any script', async () => {
    expect(await create(`имя-${calls}`)).toBeNull()
  })
})

it.each([
  ['Irina77', 'lrina77'],
  ['BILLY', 'BlLLY'],
  ['OTTO88', '0TT088'],
  ['domino', 'd0m1no'],
])('%s and %s are one name', async (first, second) => {
  await createTestUser({ username: first })
  expect(await CREATORS['register']!(second)).toBe(TAKEN)
})

it('two look-alikes at the same moment are one user', async () => {
  const bodies = ['twin-pair', 'twіn-pair', 'twin-раir'].map((username) => ({ username, password: 'secret-1', email: 'twin@example.com' }))
  const answers = await Promise.all(bodies.map((body, n) => callApi('/api/register', { body, address: `203.0.113.${n}` })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
})

it('the check of an upload names look-alikes', async () => {
  const users = [{ username: 'scopе-one' }, { username: 'scope-free' }]
  const { takenUsernames } = await (await asEditor('/api/users/check', { users })).json<UserConflictsResponse>()
  expect(takenUsernames).toEqual([0])
})

it('older accounts that look alike keep their names, sign in by them and stay editable', async () => {
  const [first, second] = [
    await createTestUser({ username: 'old-cave', password }),
    await createTestUser({ username: 'оld-\u200bcave', password, accessLevel: 1 }),
  ]
  expect(await CREATORS['register']!('old-сave')).toBe(TAKEN)
  const skeletonOf = async ({ id }: TestUser) =>
    (await db.select({ skeleton: usersTable.usernameSkeleton }).from(usersTable).where(eq(usersTable.id, id)))[0]!.skeleton
  expect(await skeletonOf(first)).toBe('old-cave')
  expect(await skeletonOf(second)).toBeNull()
  for (const username of ['OLD-cave', 'ОLD-\u200bCAVE'])
    expect((await callApi('/api/login', { body: { username, password: 'right-pass' } })).status).toBe(200)
  const saved = await asEditor(`/api/users/${second.id}`, { username: second.username, fullName: 'Still Here' }, 'PATCH')
  expect(saved.status).toBe(200)
  // When the first one has another name, the second one's is unique.
  expect((await asEditor(`/api/users/${first.id}`, { username: 'new-hill' }, 'PATCH')).status).toBe(200)
  expect(await CREATORS['register']!('old-cave')).toBe(TAKEN)
  expect(await skeletonOf(second)).toBe('old-cave')
})
