import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { UserUploadMessage } from '../../schema/queue-message.ts'
import { RETENTION_DAYS } from '../../schema/retention.ts'
import { auditLogTable, oneTimeLinkTokensTable, userUploadRowsTable, userUploadsTable, usersTable } from '../../schema/tables/users.ts'
import {
  LISTED_USER_UPLOADS_MAX,
  UNFINISHED_USER_UPLOADS_MAX,
  UPLOAD_PROBLEMS_PER_PAGE,
  USER_UPLOAD_DURATION_MAX_MS,
  USER_UPLOAD_IDLE_MS_MAX,
  USER_UPLOAD_ROW_MESSAGES,
  USER_UPLOAD_ROWS_MAX,
  USER_UPLOAD_ROWS_PER_MESSAGE,
  type UserUploadDetails,
  type UserUploadSummary,
} from '../../schema/user-upload.ts'
import { verifyPassword } from '../auth/password.ts'
import worker from '../index.ts'
import type { Env } from '../platform/env.ts'
import { readErrorResponse } from '../test/cards.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, db, env, queryRows } from '../test/client.ts'
import { interceptSqlStatement } from '../test/meanwhile.ts'
import { createTestOutbox } from '../test/outbox.ts'
import { deleteOldUploads } from './upload-queries.ts'
import { recoverOverdueUploads } from './uploads.ts'

let editorUser: TestUser
beforeAll(async () => {
  await createFirstUser()
  editorUser = await createTestUser({ username: 'the-editor', accessLevel: 4 })
})

const rowOf = (username: string, more: object = {}) => ({
  username,
  fullName: 'Uploaded Person',
  email: `${username}@example.com`,
  accessLevel: '1',
  cardSlug: '',
  password: '',
  ...more,
})

/** A queue that keeps its messages until they are delivered, as JSON. */
function createUploadQueue() {
  const messages: string[] = []
  const sendBatch = async (batch: Iterable<{ body: unknown }>) => {
    const bodies = [...batch].map(({ body }) => JSON.stringify(body))
    expect(bodies.length).toBeLessThanOrEqual(100)
    expect(bodies.join('').length).toBeLessThan(256_000)
    messages.push(...bodies)
  }
  return { messages, UPLOADS: { sendBatch } as unknown as Env['UPLOADS'] }
}

/** Delivers messages to the Worker's consumer, or to that of the dead letters. */
async function deliver(messages: string[], bindings: Partial<Env> = {}, queue = 'veebu-uploads') {
  const list = messages.map((text, index) => ({ id: String(index), timestamp: new Date(), attempts: 1, body: JSON.parse(text) as unknown }))
  const batch = createMessageBatch(queue, list)
  await worker.queue(batch, { ...env, EMAIL: createTestOutbox().EMAIL, ...bindings })
  return getQueueResult(batch, createExecutionContext())
}

let startedCount = 0
async function start(users: unknown[], { by = editorUser, uploadId = `upload-${++startedCount}`, bindings = {} as Partial<Env> } = {}) {
  const { messages, UPLOADS } = createUploadQueue()
  const res = await callApi('/api/user-uploads', { cookie: by.cookie, body: { users, uploadId }, env: { UPLOADS, ...bindings } })
  return { res, messages, uploadId }
}
async function startAccepted(users: unknown[], by = editorUser) {
  const { res, ...rest } = await start(users, { by })
  expect(res.status).toBe(202)
  return { ...(await res.json<UserUploadSummary>()), ...rest }
}
const readDetails = async (id: number, by = editorUser, query = '') =>
  (await callApi(`/api/user-uploads/${id}${query}`, { cookie: by.cookie })).json<UserUploadDetails>()
const listOwn = async ({ cookie }: TestUser) => (await callApi('/api/user-uploads', { cookie })).json<UserUploadSummary[]>()
const readUser = async (username: string) => (await db.select().from(usersTable).where(eq(usersTable.usernameKey, username)))[0]
const countUsers = (prefix: string) =>
  queryRows<{ n: number }>(`select count(*) as n from users where username like '${prefix}%'`).then(([row]) => row!.n)

describe('an upload of users', () => {
  it('creates users with cards, mails invitations for blank passwords, and ends although nobody watches', async () => {
    const { id, messages, ...accepted } = await startAccepted([
      rowOf('up-typed', { password: 'typed-secret', accessLevel: '3', cardSlug: 'up-typed-card' }),
      rowOf('up-guest'),
    ])
    expect(accepted).toMatchObject({ uploadId: expect.any(String), total: 2, pending: 2, created: 0, finishedAt: null })
    const { mails, EMAIL } = createTestOutbox()
    await deliver(messages, { EMAIL })
    expect(await readDetails(id)).toMatchObject({ total: 2, created: 2, pending: 0, failures: [], finishedAt: expect.any(String) })
    expect(mails).toMatchObject([{ to: 'up-guest@example.com', subject: 'Your Veebu account is ready' }])
    const typed = (await readUser('up-typed'))!
    expect(typed).toMatchObject({ fullName: 'Uploaded Person', accessLevel: 3 })
    expect(await verifyPassword('typed-secret', typed.password)).toBe(true)
    expect(await (await callApi('/api/card/up-typed-card')).json()).toMatchObject({ name: 'Uploaded Person', userId: typed.id })
    expect(await db.select().from(auditLogTable).where(eq(auditLogTable.userId, typed.id))).toMatchObject([
      { actorId: editorUser.id, action: 'user-created', cardId: expect.any(Number), detail: { level: 3 } },
    ])
  })

  it('makes no administrator while the account of its user can be given back', async () => {
    const by = await createTestUser({ accessLevel: 4 })
    const { id, messages } = await startAccepted([rowOf('up-proxy', { accessLevel: '4' }), rowOf('up-plain')], by)
    await db.insert(oneTimeLinkTokensTable).values({
      hash: 'open-put-back',
      userId: by.id,
      purpose: 'restore',
      email: 'earlier@example.com',
      createdAt: Date.now(),
      expiresAt: Date.now() + 60_000,
    })
    await deliver(messages)
    expect(await readDetails(id, by)).toMatchObject({
      created: 1,
      failures: [{ username: 'up-proxy', message: expect.stringContaining('make nobody an administrator') }],
    })
  })

  it('keeps no typed password anywhere but its hash', async () => {
    const { id, messages } = await startAccepted([rowOf('up-secret', { password: 'pass-in-clear' })])
    expect(messages.join()).not.toContain('pass-in-clear')
    expect(JSON.stringify(await queryRows('select * from user_upload_rows where upload_id = ?', id))).not.toContain('pass-in-clear')
    // The secret of another row does not open in this one.
    const { id: otherId, messages: others } = await startAccepted([rowOf('up-other', { password: 'other-in-clear' })])
    const swapped = JSON.parse(others[0]!) as UserUploadMessage
    swapped.rows[0]!.password = (JSON.parse(messages[0]!) as UserUploadMessage).rows[0]!.password
    await deliver([JSON.stringify(swapped)])
    expect(await readDetails(otherId)).toMatchObject({ failures: [{ message: USER_UPLOAD_ROW_MESSAGES.unreadablePassword }] })
    expect(await readUser('up-other')).toBeUndefined()
  })

  it('explains ten kinds of wrong rows and creates the others', async () => {
    await createTestUser({ username: 'up-taken' })
    const longText = 'x'.repeat(5000)
    const { id, messages, failed } = await startAccepted([
      null,
      'text',
      ['up-array'],
      rowOf('ab'),
      rowOf('up-mail', { email: 'none' }),
      rowOf('up-pass', { password: 'short' }),
      rowOf('up-level', { accessLevel: '9' }),
      rowOf('up-long', { fullName: longText }),
      rowOf('up-slug', { cardSlug: 'Not A Slug' }),
      rowOf('up-object', { email: { $ne: '' } }),
      rowOf('up-taken'),
      rowOf('up-twice'),
      rowOf('UP-TWICE', { email: 'second@example.com' }),
      rowOf('up-admin', { accessLevel: '5' }),
      rowOf('up-good', { accessLevel: 2, cardSlug: 'up-good-card' }),
      rowOf('up-slug-two', { cardSlug: 'up-good-card' }),
    ])
    expect(failed).toBe(10)
    await deliver(messages)
    const { failures, created } = await readDetails(id)
    const blank = 'Username must be at least 3 characters, Please enter a valid email, Full name must be at least 2 characters'
    expect(created).toBe(2)
    expect(failures.map(({ index, username, message }) => [index, username, message])).toEqual([
      [0, '', blank],
      [1, '', blank],
      [2, '', blank],
      [3, 'ab', 'Username must be at least 3 characters'],
      [4, 'up-mail', 'Please enter a valid email'],
      [5, 'up-pass', 'Password must be at least 6 characters'],
      [6, 'up-level', 'Access level is not valid'],
      [7, 'up-long', expect.stringContaining('Full name')],
      [8, 'up-slug', 'Use lowercase letters, numbers and single hyphens'],
      [9, 'up-object', 'Please enter a valid email'],
      [10, 'up-taken', 'Username already exists'],
      [12, 'UP-TWICE', 'Username already exists'],
      [13, 'up-admin', 'You cannot give a higher access level than your own'],
      [15, 'up-slug-two', 'This URL is already taken'],
    ])
    expect(failures[4]!.fields).toEqual({ username: 'up-mail', fullName: 'Uploaded Person', email: 'none', accessLevel: '1', cardSlug: '' })
    expect(await readUser('up-slug-two')).toBeUndefined()
  })

  it('starts once however often the call is repeated, and queues the rows again only if the queue failed', async () => {
    const users = [rowOf('up-once')]
    const broken = { UPLOADS: { sendBatch: () => Promise.reject(new Error('the queue is away')) } as unknown as Env['UPLOADS'] }
    const failed = await start(users, { bindings: broken })
    expect(await readErrorResponse(failed.res)).toEqual([503, 'The upload could not be started. Please try again in a moment.'])
    const again = await start(users, { uploadId: failed.uploadId })
    expect([again.res.status, again.messages.length]).toEqual([202, 1])
    // A repeated call adds no rows, whatever it contains.
    const third = await start([...users, rowOf('up-once-more')], { uploadId: failed.uploadId })
    expect([third.res.status, third.messages.length]).toEqual([202, 0])
    expect(await third.res.json<UserUploadSummary>()).toMatchObject({ id: (await again.res.json<UserUploadSummary>()).id, total: 1 })
    await deliver(again.messages)
    expect(await countUsers('up-once')).toBe(1)
  })

  it('forgets a list that could not be queued when the user sends another one', async () => {
    const by = await createTestUser({ accessLevel: 4 })
    const broken = { UPLOADS: { sendBatch: () => Promise.reject(new Error('the queue is away')) } as unknown as Env['UPLOADS'] }
    for (let n = 0; n <= UNFINISHED_USER_UPLOADS_MAX; n++) {
      expect((await start([rowOf(`up-away-${n}`)], { by, bindings: broken })).res.status).toBe(503)
      expect(await listOwn(by)).toEqual([])
    }
    const { id } = await startAccepted([rowOf('up-away-last')], by)
    expect(await listOwn(by)).toMatchObject([{ id, total: 1 }])
    expect(await db.$count(userUploadsTable, eq(userUploadsTable.userId, by.id))).toBe(1)
    // A list that is replaced while it is queued is not taken for accepted.
    const UPLOADS = { sendBatch: () => start([rowOf('up-overtaking')], { by }) } as unknown as Env['UPLOADS']
    expect((await start([rowOf('up-overtaken')], { by, bindings: { UPLOADS } })).res.status).toBe(503)
  })

  it('stores the longest cells, and few ended uploads of a user', async () => {
    const by = await createTestUser({ accessLevel: 4 })
    const [fullName, cardSlug] = ['\u0001'.repeat(1000), '長'.repeat(1000)]
    const rows = Array.from({ length: 120 }, () => rowOf('x', { fullName, cardSlug, email: fullName, accessLevel: fullName }))
    const first = await startAccepted(rows, by)
    expect(first).toMatchObject({ total: 120, failed: 120, finishedAt: expect.any(String) })
    for (let n = 0; n <= LISTED_USER_UPLOADS_MAX; n++) await startAccepted([rowOf('x')], by)
    expect(await listOwn(by)).toHaveLength(LISTED_USER_UPLOADS_MAX)
    expect(await db.$count(userUploadRowsTable, eq(userUploadRowsTable.uploadId, first.id))).toBe(0)
  })

  it('takes 2,000 rows in small messages, no more, and few uploads at a time', async () => {
    const by = await createTestUser({ accessLevel: 4 })
    const many = Array.from({ length: USER_UPLOAD_ROWS_MAX }, (_, n) => rowOf(`up-many-${n}`, { password: '密'.repeat(128) }))
    const { total, messages } = await startAccepted(many, by)
    expect([total, messages.length]).toEqual([USER_UPLOAD_ROWS_MAX, USER_UPLOAD_ROWS_MAX / USER_UPLOAD_ROWS_PER_MESSAGE])
    expect(await readErrorResponse((await start([...many, null], { by })).res)).toEqual([
      400,
      'At most 2,000 users can be uploaded at once',
    ])
    for (let open = 1; open < UNFINISHED_USER_UPLOADS_MAX; open++) await startAccepted([rowOf(`up-few-${open}`)], by)
    expect(await readErrorResponse((await start([rowOf('up-few')], { by })).res)).toEqual([
      409,
      'Your earlier uploads are still running. Upload this list when one of them has finished.',
    ])
    // The time of these uploads has run out, so that they end.
    await recoverOverdueUploads({ ...env, ...createUploadQueue() }, Date.now() + USER_UPLOAD_DURATION_MAX_MS + 60_000)
    const list = await listOwn(by)
    expect(list.map(({ failed, pending, finishedAt }) => [failed, pending, typeof finishedAt])).toEqual([
      [1, 0, 'string'],
      [1, 0, 'string'],
      [USER_UPLOAD_ROWS_MAX, 0, 'string'],
    ])
    const first = await readDetails(list[2]!.id, by)
    expect([first.failures.length, first.next, first.failures[0]!.message]).toEqual([
      UPLOAD_PROBLEMS_PER_PAGE,
      UPLOAD_PROBLEMS_PER_PAGE - 1,
      USER_UPLOAD_ROW_MESSAGES.lost,
    ])
    expect((await readDetails(list[2]!.id, by, `?after=${first.next}`)).failures[0]!.index).toBe(UPLOAD_PROBLEMS_PER_PAGE)
    // A message that arrives after that creates nobody.
    await deliver(messages.slice(0, 1))
    expect(await countUsers('up-many')).toBe(0)
  })
})

describe('each user is created once', () => {
  it('when a message is delivered twice, also at the same time', async () => {
    const { id, messages } = await startAccepted([rowOf('up-dup-a'), rowOf('up-dup-b', { password: 'secret-dup' })])
    const { mails, EMAIL } = createTestOutbox()
    // The second delivery overtakes the first one, just before it creates its first user.
    const DB = interceptSqlStatement(env.DB, /insert into "users"/, () => deliver(messages, { EMAIL }))
    await deliver(messages, { DB, EMAIL })
    await deliver(messages, { EMAIL })
    expect([await countUsers('up-dup'), mails.length]).toEqual([2, 1])
    expect(await readDetails(id)).toMatchObject({ created: 2, failed: 0 })
    // Here it overtakes the first one when the user is created and not yet invited.
    const { messages: invited } = await startAccepted([rowOf('up-dup-c')])
    const late = interceptSqlStatement(env.DB, /update "user_upload_rows" set "invitation"/, () => deliver(invited, { EMAIL }))
    await deliver(invited, { DB: late, EMAIL })
    expect([await countUsers('up-dup'), mails.length]).toEqual([3, 2])
  })

  it('when the consumer dies midway: a later delivery goes on with the rows that are left', async () => {
    const { id, messages } = await startAccepted([rowOf('up-mid-a'), rowOf('up-mid-b'), rowOf('up-mid-c')])
    const { mails, EMAIL } = createTestOutbox()
    let inserts = 0
    const isSecondUser = { test: (sql: string) => sql.startsWith('insert into "users"') && ++inserts === 2 }
    const DB = interceptSqlStatement(env.DB, isSecondUser, () => Promise.reject(new Error('the store is away')))
    const died = await deliver(messages, { DB, EMAIL })
    expect(died.retryMessages).toHaveLength(1)
    expect(await readDetails(id)).toMatchObject({ created: 2, pending: 1, finishedAt: null })
    expect((await deliver(messages, { EMAIL })).explicitAcks).toHaveLength(1)
    expect(await readDetails(id)).toMatchObject({ created: 3, failed: 0, pending: 0, finishedAt: expect.any(String) })
    expect([await countUsers('up-mid'), mails.length]).toEqual([3, 3])
    expect(await queryRows(`select count(*) as n from business_cards where name = 'Uploaded Person' and email like 'up-mid%'`)).toEqual([
      { n: 3 },
    ])
  })

  it('when the consumer died or the mail service failed while the invitation was due: it is mailed later', async () => {
    const { id, messages } = await startAccepted([rowOf('up-due')])
    const DB = interceptSqlStatement(env.DB, /update "user_upload_rows" set "invitation"/, () => Promise.reject(new Error('died')))
    expect((await deliver(messages, { DB })).retryMessages).toHaveLength(1)
    const away = { send: () => Promise.reject(new Error('the mail service is away')) } as unknown as Env['EMAIL']
    expect((await deliver(messages, { EMAIL: away })).retryMessages).toHaveLength(1)
    const { mails, EMAIL } = createTestOutbox()
    for (let n = 0; n < 2; n++) await deliver(messages, { EMAIL })
    expect(mails).toMatchObject([{ to: 'up-due@example.com' }])
    expect(await readDetails(id)).toMatchObject({ created: 1, invitationsUnsent: 0, finishedAt: expect.any(String) })
  })
})

describe('rows whose messages were lost', () => {
  const recover = async (now: number) => {
    const { messages, UPLOADS } = createUploadQueue()
    await recoverOverdueUploads({ ...env, UPLOADS }, now)
    return messages
  }

  it('are queued again if they are invitations, and fail if their password was only in the message', async () => {
    await db.delete(userUploadRowsTable)
    await db.delete(userUploadsTable)
    const { id } = await startAccepted([rowOf('up-lost-typed', { password: 'typed-secret' }), rowOf('up-lost-guest')])
    expect(await recover(Date.now() + USER_UPLOAD_IDLE_MS_MAX - 60_000)).toEqual([])
    const later = Date.now() + USER_UPLOAD_IDLE_MS_MAX + 1000
    const messages = await recover(later)
    expect(messages.map((text) => JSON.parse(text) as unknown)).toEqual([{ uploadId: id, rows: [{ index: 1 }] }])
    // The rows are queued once, until the queue has been idle for that long again.
    expect(await recover(later + 60_000)).toEqual([])
    const { mails, EMAIL } = createTestOutbox()
    await deliver(messages, { EMAIL })
    expect(mails).toMatchObject([{ to: 'up-lost-guest@example.com' }])
    expect(await readDetails(id)).toMatchObject({ created: 1, pending: 1, finishedAt: null })
    expect(await recover(later)).toEqual([])
    expect(await readDetails(id)).toMatchObject({
      created: 1,
      failures: [{ index: 0, message: USER_UPLOAD_ROW_MESSAGES.lost }],
      finishedAt: expect.any(String),
    })
  })

  it('are waited for while the queue works on another upload', async () => {
    const waiting = await startAccepted([rowOf('up-waiting', { password: 'typed-secret' })])
    const { messages } = await startAccepted([rowOf('up-ahead')])
    await db.update(userUploadsTable).set({ queueActiveAt: Date.now() - 2 * USER_UPLOAD_IDLE_MS_MAX })
    await deliver(messages)
    expect(await recover(Date.now())).toEqual([])
    await deliver(waiting.messages)
    expect(await readDetails(waiting.id)).toMatchObject({ created: 1, finishedAt: expect.any(String) })
  })
})

describe('a row that cannot be finished', () => {
  it('fails with a sentence when its message has failed on every attempt, and no password is kept', async () => {
    const { id, messages } = await startAccepted([rowOf('up-dead', { password: 'dead-in-clear' })])
    await deliver(messages, {}, 'veebu-uploads-dead')
    expect(await readDetails(id)).toMatchObject({
      failures: [{ message: USER_UPLOAD_ROW_MESSAGES.undeliverable }],
      finishedAt: expect.any(String),
    })
    expect((await env.DEAD_LETTERS.list()).objects).toEqual([])
  })

  it('is dropped with its message if that is malformed or about a deleted upload', async () => {
    const result = await deliver([JSON.stringify({ uploadId: 999_999, rows: [{ index: 0 }] }), '{"rows":[]}', 'null'])
    expect(result.explicitAcks).toHaveLength(3)
  })

  it.each([
    ['lost the access level', { accessLevel: 3 }],
    ['was suspended', { suspendedAt: 1 }],
  ])('fails when its uploader %s meanwhile', async (_, change) => {
    const by = await createTestUser({ accessLevel: 4 })
    const { id, messages } = await startAccepted([rowOf(`up-right-${by.id}`)], by)
    await db.update(usersTable).set(change).where(eq(usersTable.id, by.id))
    await deliver(messages)
    expect(await queryRows('select state, message from user_upload_rows where upload_id = ?', id)).toEqual([
      { state: 'failed', message: USER_UPLOAD_ROW_MESSAGES.rightsLost },
    ])
    expect(await readUser(`up-right-${by.id}`)).toBeUndefined()
  })

  it('is not created when the uploader loses the right at the last moment', async () => {
    const by = await createTestUser({ accessLevel: 4 })
    const { messages } = await startAccepted([rowOf('up-late-right')], by)
    const lose = () => db.update(usersTable).set({ accessLevel: 1 }).where(eq(usersTable.id, by.id))
    await deliver(messages, { DB: interceptSqlStatement(env.DB, /insert into "users"/, lose) })
    expect(await readUser('up-late-right')).toBeUndefined()
  })

  it('is created but tells that its invitation was not sent, by the mailbox’s limit or a mail service that failed on every attempt', async () => {
    const email = 'same-mailbox@example.com'
    const { id, messages } = await startAccepted(['a', 'b', 'c'].map((name) => rowOf(`up-box-${name}`, { email })))
    await deliver(messages)
    expect(await readDetails(id)).toMatchObject({
      created: 3,
      invitationsUnsent: 1,
      unsentInvitations: [{ index: 2, username: 'up-box-c', message: USER_UPLOAD_ROW_MESSAGES.mailsUsed }],
    })
    const { id: failedId, messages: failing } = await startAccepted([rowOf('up-no-mail')])
    const EMAIL = { send: () => Promise.reject(new Error('the mail service is away')) } as unknown as Env['EMAIL']
    expect((await deliver(failing, { EMAIL })).retryMessages).toHaveLength(1)
    expect(await readDetails(failedId)).toMatchObject({ created: 1, unsentInvitations: [], finishedAt: null })
    await deliver(failing, {}, 'veebu-uploads-dead')
    expect(await readDetails(failedId)).toMatchObject({
      created: 1,
      unsentInvitations: [{ message: USER_UPLOAD_ROW_MESSAGES.mailFailed }],
      finishedAt: expect.any(String),
    })
  })
})

it('shows and deletes an upload to its uploader only, and deletes it only when it has ended', async () => {
  const other = await createTestUser({ accessLevel: 5 })
  const { id, messages } = await startAccepted([rowOf('up-own', { email: 'none' }), rowOf('up-own-two')])
  const call = (by: TestUser, method = 'GET') => callApi(`/api/user-uploads/${id}`, { method, cookie: by.cookie })
  expect([(await call(other)).status, (await call(other, 'DELETE')).status]).toEqual([404, 404])
  expect(await listOwn(other)).toEqual([])
  expect((await call(editorUser, 'DELETE')).status).toBe(409)
  await deliver(messages)
  expect((await call(editorUser, 'DELETE')).status).toBe(204)
  expect((await call(editorUser)).status).toBe(404)
  expect(await db.$count(userUploadRowsTable, eq(userUploadRowsTable.uploadId, id))).toBe(0)
})

it('is deleted after seven days', async () => {
  await startAccepted([rowOf('up-old', { email: 'none' })])
  const lifetimeMs = RETENTION_DAYS.userUpload * 86_400_000
  await deleteOldUploads(env, Date.now() + lifetimeMs - 60_000)
  expect(await db.$count(userUploadsTable)).toBeGreaterThan(0)
  await deleteOldUploads(env, Date.now() + lifetimeMs + 60_000)
  expect([await db.$count(userUploadsTable), await db.$count(userUploadRowsTable)]).toEqual([0, 0])
})
