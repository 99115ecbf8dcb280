import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeAll, expect, it } from 'vitest'
import { QUEUED_EVENT_KINDS } from '../../schema/event-kinds.ts'
import * as cardTables from '../../schema/tables/cards.ts'
import * as eventTables from '../../schema/tables/events.ts'
import * as salesbotTables from '../../schema/tables/salesbot.ts'
import * as userTables from '../../schema/tables/users.ts'
import { hashPassword } from '../auth/password.ts'
import { createTestCard, VALID_PWA_SETTINGS, readErrorResponse } from '../test/cards.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, db, env, createUploadForm } from '../test/client.ts'
import { deliverToQueueConsumer, createEventMessage } from '../test/events.ts'

const { cardSlugsTable: cardSlugs, slugChangesTable: slugChanges } = cardTables
const { formSubmissionsTable: formSubmissions } = eventTables
const {
  salesbotConfigsTable: salesbotConfigs,
  salesbotConversationsTable: salesbotConversations,
  salesbotQuestionsTable: salesbotQuestions,
} = salesbotTables
const {
  auditLogTable: auditLog,
  knownLoginAddressesTable: knownAddresses,
  pwaSettingsTable: pwaSettings,
  oneTimeLinkTokensTable: resetTokens,
  usersTable: users,
} = userTables

/** Tables that keep rows of a deleted user: the audit log, retired slugs, and visitor keys, which expire after two days. */
const TABLES_KEEPING_DELETED_USERS = ['audit_log', 'card_slugs', 'card_visitors']
const ALL_DATABASE_TABLES = Object.values({ ...cardTables, ...eventTables, ...salesbotTables, ...userTables }).filter((value) =>
  is(value, SQLiteTable),
)
const USER_AND_CARD_ID_COLUMNS = ALL_DATABASE_TABLES.flatMap((table) =>
  Object.values(getTableColumns(table))
    .filter(({ name }) => (name === 'card_id' || name === 'user_id') && !TABLES_KEEPING_DELETED_USERS.includes(getTableName(table)))
    .map(({ name }) => [getTableName(table), name] as const),
)

let firstUser: TestUser
let editorUser: TestUser
beforeAll(async () => {
  firstUser = await createFirstUser()
  editorUser = await createTestUser({ username: 'the-editor', accessLevel: 4 })
})

const listAuditEntriesOf = (userId: number) => db.select().from(auditLog).where(eq(auditLog.userId, userId))
const createTestCardForUser = async (user: TestUser, slug: string) => (await createTestCard(editorUser, { userId: user.id, slug })).id
const callDeleteUser = (by: TestUser, id: number) => callApi(`/api/users/${id}`, { method: 'DELETE', cookie: by.cookie })

it('deletes every row and stored object of the user, and nothing of other users', async () => {
  const [user, other] = [await createTestUser(), await createTestUser()]
  const own = new Map<TestUser, number>()
  for (const owner of [user, other]) {
    const cardId = await createTestCardForUser(owner, `full-${owner.id}`)
    own.set(owner, cardId)
    const body = createUploadForm({ cardId: String(cardId) })
    expect((await callApi('/api/upload', { cookie: owner.cookie, body })).status).toBe(200)
    const at = Date.now()
    await deliverToQueueConsumer(QUEUED_EVENT_KINDS.map((kind) => createEventMessage(kind, cardId)))
    await db.batch([
      db.insert(formSubmissions).values({ cardId, submissionId: 'f', formData: {}, timestamp: at }),
      db.insert(salesbotConversations).values({ cardId, sessionId: 'a', createdAt: at, updatedAt: at }),
      db
        .insert(salesbotQuestions)
        .values({ cardId, conversationId: 1, question: 'Why?', questionKey: 'why', createdAt: at, updatedAt: at }),
      db.insert(salesbotConfigs).values({ cardId, createdAt: at, updatedAt: at }),
      db.insert(slugChanges).values({ cardId, at }),
      db.insert(resetTokens).values({ hash: `h${cardId}`, userId: owner.id, purpose: 'reset', createdAt: at, expiresAt: at }),
      db.insert(pwaSettings).values({ ...VALID_PWA_SETTINGS, userId: owner.id, updatedAt: at }),
      db.insert(knownAddresses).values({ userId: owner.id, address: 'a', lastUsedAt: at }),
    ])
  }
  const left = async (owner: TestUser) => {
    const found = USER_AND_CARD_ID_COLUMNS.map(async ([table, column]) => {
      const id = column === 'user_id' ? owner.id : own.get(owner)!
      const row = await env.DB.prepare(`select count(*) as n from ${table} where ${column} = ?`).bind(id).first<{ n: number }>()
      return `${table}.${column}: ${row!.n > 0 ? 'some' : 'none'}`
    })
    const { objects } = await env.MEDIA.list({ prefix: `${owner.id}/` })
    return [...(await Promise.all(found)), `objects: ${objects.length > 0 ? 'some' : 'none'}`]
  }
  expect((await left(user)).filter((line) => line.endsWith('none'))).toEqual([])
  expect((await callDeleteUser(editorUser, user.id)).status).toBe(200)
  expect((await left(user)).filter((line) => line.endsWith('some'))).toEqual([])
  expect((await left(other)).filter((line) => line.endsWith('none'))).toEqual([])
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
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['card-deleted', 'card-deleted', 'user-deleted'])
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
