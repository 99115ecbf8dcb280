import { createMessageBatch } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { QUEUED_EVENT_KINDS } from '../../schema/event-kinds.ts'
import { cardSlugsTable as cardSlugs } from '../../schema/tables/cards.ts'
import { auditLogTable as auditLog, usersTable as users } from '../../schema/tables/users.ts'
import { loginAttemptKeyOf, signedInUserAttemptKeysOf } from '../auth/attempt-keys.ts'
import { hashPassword } from '../auth/password.ts'
import { cardUsageKeyOf } from '../platform/usage-key.ts'
import { storeDeadLetters, sweepDeadLetters } from '../queue/dead-letters.ts'
import { createTestCard, readErrorResponse } from '../test/cards.ts'
import {
  type TestUser,
  callApi,
  createFirstUser,
  createTestUser,
  db,
  env,
  createUploadForm,
  queryRows,
  verifyTestSessions,
} from '../test/client.ts'
import { deliverToQueueConsumer, createEventMessage } from '../test/events.ts'
import { listSchemaNames } from '../test/schema-names.ts'

/** Tables that keep rows about a deleted user: the audit log (ids only) and retired slugs. */
const TABLES_KEEPING_DELETED_USERS = ['audit_log', 'card_slugs']
const REFERENCE_COLUMN_PATTERN = /^(?:.*_)?(user|owner|actor|card)(?:_id)?$/

interface Column {
  name: string
  type: string
  notnull: number
  dflt_value: string | null
  pk: number
}
interface Subject {
  user: TestUser
  cardId: number
}

let sampleCount = 0
/** Returns a value for a required column: a unique text that is also valid JSON. */
function sampleValueOf({ name, type }: Column) {
  if (name === 'day') return new Date().toISOString().slice(0, 10)
  return type.toLowerCase() === 'text' ? JSON.stringify(`sample-${++sampleCount}`) : 1
}

/** Returns the id for a column whose name says that it refers to a user or a card. */
function referenceOf({ name }: Column, { user, cardId }: Subject): number | undefined {
  const kind = REFERENCE_COLUMN_PATTERN.exec(name)?.[1]
  if (!kind) return undefined
  return kind === 'card' ? cardId : user.id
}

/** All tables of the database with their columns, so that a table added later is tested too. */
async function listTables(): Promise<{ table: string; columns: Column[] }[]> {
  const names = (await listSchemaNames(env.DB, 'table')).filter((name) => name !== 'd1_migrations')
  return Promise.all(names.map(async (table) => ({ table, columns: await queryRows<Column>(`pragma table_info(${table})`) })))
}

/** Counts the rows that refer to a user or the user's card, by table and column. */
async function countReferences(subject: Subject): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { table, columns } of await listTables()) {
    if (TABLES_KEEPING_DELETED_USERS.includes(table)) continue
    for (const column of columns) {
      const id = referenceOf(column, subject)
      if (id === undefined) continue
      const [row] = await queryRows<{ n: number }>(`select count(*) as n from ${table} where ${column.name} = ?`, id)
      counts[`${table}.${column.name}`] = row!.n
    }
  }
  return counts
}

/** Adds a row to each table that can refer to a user or a card but has no such row yet. */
async function fillAllTables(subject: Subject) {
  const counts = await countReferences(subject)
  for (const { table, columns } of await listTables()) {
    const referring = columns.filter((column) => counts[`${table}.${column.name}`] === 0)
    if (referring.length === 0) continue
    const filled = columns.filter(
      (column) => referring.includes(column) || (column.notnull && column.dflt_value === null && !(column.pk && column.type === 'INTEGER')),
    )
    const values = filled.map((column) => referenceOf(column, subject) ?? sampleValueOf(column))
    await queryRows(
      `insert into ${table} (${filled.map(({ name }) => name).join(', ')}) values (${filled.map(() => '?').join(', ')})`,
      ...values,
    )
  }
}

let firstUser: TestUser
let editorUser: TestUser
beforeAll(async () => {
  firstUser = await createFirstUser()
  editorUser = await createTestUser({ username: 'the-editor', accessLevel: 4 })
})

const listAuditEntriesOf = (userId: number) => db.select().from(auditLog).where(eq(auditLog.userId, userId))
const createTestCardForUser = async (user: TestUser, slug: string) => (await createTestCard(editorUser, { userId: user.id, slug })).id
const callDeleteUser = (by: TestUser, id: number) => callApi(`/api/users/${id}`, { method: 'DELETE', cookie: by.cookie })

/** Creates a user with data in every place where the product stores something about a user. */
async function createUserWithEverything(mark: string): Promise<Subject> {
  const password = await hashPassword('leaving-1')
  const user = await createTestUser({ username: mark, fullName: `${mark} Person`, phone: `${mark} phone`, password, accessLevel: 3 })
  const cardId = await createTestCardForUser(user, `full-${mark}`)
  expect((await callApi('/api/upload', { cookie: user.cookie, body: createUploadForm({ cardId: String(cardId) }) })).status).toBe(200)
  expect((await callApi('/api/login', { body: { username: mark, password: 'guessed-1' } })).status).toBe(401)
  const guess = { currentPassword: 'guessed-1', newPassword: 'secret-2' }
  expect((await callApi('/api/update-password', { cookie: user.cookie, body: guess })).status).toBe(400)
  expect((await callApi('/api/confirm-email', { cookie: user.cookie, method: 'POST' })).status).toBe(202)
  await verifyTestSessions(user)
  expect((await callApi('/api/user/export', { cookie: user.cookie })).status).toBe(200)
  await deliverToQueueConsumer(QUEUED_EVENT_KINDS.map((kind) => createEventMessage(kind, cardId)))
  const letter = { id: `letter-${mark}`, timestamp: new Date(), attempts: 1, body: createEventMessage('view', cardId) }
  await storeDeadLetters(createMessageBatch('veebu-events-dead', [letter]), env)
  await env.MEDIA.put(`share/${cardId}/drawn.jpg`, 'picture')
  await queryRows(
    'insert into usage_counts (key, period, uses) values (?, ?, 1)',
    cardUsageKeyOf(cardId),
    new Date().toISOString().slice(0, 10),
  )
  await fillAllTables({ user, cardId })
  return { user, cardId }
}

/** Returns everything that is stored about a user, except retired slugs and the audit log, as lines of text. */
async function listTraces({ user, cardId }: Subject): Promise<string[]> {
  const counts = await countReferences({ user, cardId })
  const traces = Object.entries(counts).flatMap(([place, n]) => (n > 0 ? [place] : []))
  const keys = [loginAttemptKeyOf(env, user.username), ...Object.values(signedInUserAttemptKeysOf(env, user.id)), cardUsageKeyOf(cardId)]
  const secrets = [user.username, user.fullName!, user.email, user.phone!, ...keys].map((text) => JSON.stringify(text).slice(1, -1))
  for (const { table } of await listTables()) {
    if (TABLES_KEEPING_DELETED_USERS.includes(table)) continue
    const text = JSON.stringify(await queryRows(`select * from ${table}`))
    traces.push(...secrets.filter((secret) => text.includes(secret)).map((secret) => `${table}: ${keys.includes(secret) ? 'key' : 'text'}`))
  }
  const media = (await env.MEDIA.list()).objects.map(({ key }) => key)
  if (media.some((key) => key.startsWith(`${user.id}/`))) traces.push('image')
  if (media.some((key) => key.startsWith(`share/${cardId}/`))) traces.push('share image')
  if ((await env.DEAD_LETTERS.list()).objects.some(({ key }) => key.includes(`letter-${user.username}`))) traces.push('dead letter')
  for (const { name } of (await env.CARDS.list()).keys) {
    const value = await env.CARDS.get(name)
    if (value?.includes(`"id":${cardId},`) || name.endsWith(`:${cardId}`)) traces.push('snapshot')
  }
  return [...new Set(traces)].toSorted()
}

it.each([
  ['an editor', ({ user }: Subject) => callDeleteUser(editorUser, user.id), 200],
  [
    'oneself',
    ({ user }: Subject) =>
      callApi('/api/user', { method: 'DELETE', cookie: user.cookie, body: { password: 'leaving-1' }, env: { DEMO: 'no' } }),
    204,
  ],
] as const)('a deletion by %s leaves nothing of the user but retired slugs and ids, and all of others', async (by, remove, status) => {
  const mark = by.slice(0, 3).replace(' ', '')
  const leaving = await createUserWithEverything(`leaver${mark}`)
  const staying = await createUserWithEverything(`stayer${mark}`)
  const before = await listTraces(staying)
  expect(await listTraces(leaving)).toEqual(before)
  const columns = Object.keys(await countReferences(leaving))
  expect(before).toEqual(
    expect.arrayContaining([...columns, 'image', 'share image', 'dead letter', 'snapshot', 'login_failures: key', 'usage_counts: key']),
  )

  expect((await remove(leaving)).status).toBe(status)
  // The queue delivers its messages only after the deletion: the job that the deletion queued, and events.
  await deliverToQueueConsumer([
    { kind: 'job:share', cardId: leaving.cardId },
    ...QUEUED_EVENT_KINDS.map((kind) => createEventMessage(kind, leaving.cardId)),
  ])
  expect(await listTraces(leaving)).toEqual(['dead letter'])
  await sweepDeadLetters(env, Date.now())
  expect(await listTraces(leaving)).toEqual([])
  expect(await listTraces(staying)).toEqual(before)

  const slugs = await queryRows<{ deleted_at: number | null }>('select * from card_slugs where card_id = ?', leaving.cardId)
  expect(slugs.map((slug) => slug.deleted_at)).toEqual([expect.any(Number)])
  expect(JSON.stringify(await listAuditEntriesOf(leaving.user.id))).not.toContain(leaving.user.username)
})

it('keeps no image whose upload ends after the deletion', async () => {
  const user = await createTestUser()
  const cardId = await createTestCardForUser(user, 'uploading')
  let deletion: Response | undefined
  const MEDIA = new Proxy(env.MEDIA, {
    get(bucket, key) {
      const value: unknown = Reflect.get(bucket, key)
      if (key === 'put')
        return async (...args: Parameters<R2Bucket['put']>) => {
          deletion ??= await callDeleteUser(editorUser, user.id)
          return env.MEDIA.put(...args)
        }
      return typeof value === 'function' ? value.bind(bucket) : value
    },
  })
  const body = createUploadForm({ cardId: String(cardId) })
  const res = await callApi('/api/upload', { cookie: user.cookie, body, env: { MEDIA } })
  expect([deletion?.status, res.status]).toEqual([200, 404])
  expect((await env.MEDIA.list({ prefix: `${user.id}/` })).objects).toEqual([])
})

it('returns the number of deleted cards, retires their slugs and logs only ids', async () => {
  const user = await createTestUser({ accessLevel: 3 })
  const cards = [await createTestCardForUser(user, 'going-one'), await createTestCardForUser(user, 'going-two')]
  expect(await (await callDeleteUser(editorUser, user.id)).json()).toEqual({ deletedCards: 2 })
  expect((await callApi('/api/user', { cookie: user.cookie })).status).toBe(401)
  expect((await callApi('/api/card/going-one')).status).toBe(404)
  const slugs = await db.select().from(cardSlugs).where(eq(cardSlugs.slug, 'going-two'))
  expect(slugs).toMatchObject([{ cardId: cards[1], deletedAt: expect.any(Number) }])
  const again = await callApi('/api/business-cards', { cookie: editorUser.cookie, body: { slug: 'going-one' } })
  expect(again.status).toBe(409)
  const entries = await listAuditEntriesOf(user.id)
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['card-created', 'card-deleted', 'card-deleted', 'user-deleted'])
  expect(JSON.stringify(entries)).not.toContain(user.username)
})

it('never deletes user 1, and deletes one’s own account only with the password', async () => {
  expect((await callDeleteUser(firstUser, 1)).status).toBe(403)
  expect((await callDeleteUser(editorUser, editorUser.id)).status).toBe(400)
  expect((await callApi('/api/user', { method: 'DELETE', cookie: firstUser.cookie, body: { password: 'x' } })).status).toBe(403)
})

it('deletes one’s own account after the password was given, except in a demo', async () => {
  const user = await createTestUser({ username: 'leaving', password: await hashPassword('leaving-1') })
  const leave = (password: string, DEMO = 'no') =>
    callApi('/api/user', { method: 'DELETE', cookie: user.cookie, body: { password }, env: { DEMO } })
  expect((await leave('guessed')).status).toBe(403)
  expect(await readErrorResponse(await leave('leaving-1', 'yes'))).toEqual([403, 'This feature is not implemented in the demo version.'])
  expect((await leave('leaving-1')).status).toBe(204)
  expect((await callApi('/api/user', { cookie: user.cookie })).status).toBe(401)
  expect(await db.select().from(users).where(eq(users.id, user.id))).toEqual([])
})

it('never uses the id of a deleted user again', async () => {
  const last = await createTestUser()
  await callDeleteUser(editorUser, last.id)
  expect((await createTestUser()).id).toBeGreaterThan(last.id)
})
