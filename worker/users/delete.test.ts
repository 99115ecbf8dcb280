import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeAll, expect, it } from 'vitest'
import { QUEUED_KINDS } from '../../schema/event-kinds.ts'
import * as cardTables from '../../schema/tables/cards.ts'
import * as eventTables from '../../schema/tables/events.ts'
import * as salesbotTables from '../../schema/tables/salesbot.ts'
import * as userTables from '../../schema/tables/users.ts'
import { hashPassword } from '../auth/password.ts'
import { makeCard, PWA_SETTINGS, refusal } from '../test/cards.ts'
import { type TestUser, call, createSiteUser, createUser, db, env, uploadForm } from '../test/client.ts'
import { deliver, messageOf } from '../test/events.ts'

const { cardSlugs, slugChanges } = cardTables
const { formSubmissions } = eventTables
const { salesbotConfigs, salesbotConversations } = salesbotTables
const { auditLog, knownAddresses, pwaSettings, resetTokens, users } = userTables

/** Tables that keep rows by design: the audit log, retired slugs, and visitor keys, which expire after two days. */
const STAYS = ['audit_log', 'card_slugs', 'card_visitors']
const TABLES = Object.values({ ...cardTables, ...eventTables, ...salesbotTables, ...userTables }).filter((value) => is(value, SQLiteTable))
/** Every column that holds the id of a user or a card. */
const OWNED = TABLES.flatMap((table) =>
  Object.values(getTableColumns(table))
    .filter(({ name }) => (name === 'card_id' || name === 'user_id') && !STAYS.includes(getTableName(table)))
    .map(({ name }) => [getTableName(table), name] as const),
)

let site: TestUser
let editor: TestUser
beforeAll(async () => {
  site = await createSiteUser()
  editor = await createUser({ username: 'the-editor', accessLevel: 4 })
})

const audits = (userId: number) => db.select().from(auditLog).where(eq(auditLog.userId, userId))
const addCard = async (user: TestUser, slug: string) => (await makeCard(editor, { userId: user.id, slug })).id
const remove = (by: TestUser, id: number) => call(`/api/users/${id}`, { method: 'DELETE', cookie: by.cookie })

it('deletes every row and object of the user, and nothing of others', async () => {
  const [user, other] = [await createUser(), await createUser()]
  const own = new Map<TestUser, number>()
  for (const owner of [user, other]) {
    const cardId = await addCard(owner, `full-${owner.id}`)
    own.set(owner, cardId)
    const body = uploadForm({ cardId: String(cardId) })
    expect((await call('/api/upload', { cookie: owner.cookie, body })).status).toBe(200)
    const at = Date.now()
    await deliver(QUEUED_KINDS.map((kind) => messageOf(kind, cardId)))
    await db.batch([
      db.insert(formSubmissions).values({ cardId, submissionId: 'f', formData: {}, timestamp: at }),
      db.insert(salesbotConversations).values({ cardId, sessionId: 'a', createdAt: at, updatedAt: at }),
      db.insert(salesbotConfigs).values({ cardId, createdAt: at, updatedAt: at }),
      db.insert(slugChanges).values({ cardId, at }),
      db.insert(resetTokens).values({ hash: `h${cardId}`, userId: owner.id, purpose: 'reset', createdAt: at, expiresAt: at }),
      db.insert(pwaSettings).values({ ...PWA_SETTINGS, userId: owner.id, updatedAt: at }),
      db.insert(knownAddresses).values({ userId: owner.id, address: 'a', lastUsedAt: at }),
    ])
  }
  const left = async (owner: TestUser) => {
    const found = OWNED.map(async ([table, column]) => {
      const id = column === 'user_id' ? owner.id : own.get(owner)!
      const row = await env.DB.prepare(`select count(*) as n from ${table} where ${column} = ?`).bind(id).first<{ n: number }>()
      return `${table}.${column}: ${row!.n > 0 ? 'some' : 'none'}`
    })
    const { objects } = await env.MEDIA.list({ prefix: `${owner.id}/` })
    return [...(await Promise.all(found)), `objects: ${objects.length > 0 ? 'some' : 'none'}`]
  }
  expect((await left(user)).filter((line) => line.endsWith('none'))).toEqual([])
  expect((await remove(editor, user.id)).status).toBe(200)
  expect((await left(user)).filter((line) => line.endsWith('some'))).toEqual([])
  expect((await left(other)).filter((line) => line.endsWith('none'))).toEqual([])
})

it('returns the number of deleted cards, retires their slugs and logs only ids', async () => {
  const user = await createUser({ accessLevel: 3 })
  const cards = [await addCard(user, 'going-one'), await addCard(user, 'going-two')]
  expect(await (await remove(editor, user.id)).json()).toEqual({ deletedCards: 2 })
  expect((await call('/api/user', { cookie: user.cookie })).status).toBe(401)
  expect((await call('/api/card/going-one')).status).toBe(404)
  const slugs = await db.select().from(cardSlugs).where(eq(cardSlugs.slug, 'going-two'))
  expect(slugs).toMatchObject([{ cardId: cards[1], deletedAt: expect.any(Number) }])
  const again = await call('/api/business-cards', { cookie: editor.cookie, body: { slug: 'going-one' } })
  expect(again.status).toBe(409)
  const entries = await audits(user.id)
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['card-deleted', 'card-deleted', 'user-deleted'])
  expect(JSON.stringify(entries)).not.toContain(user.username)
})

it('never deletes user 1, nor one’s own account without the password', async () => {
  expect((await remove(site, 1)).status).toBe(403)
  expect((await remove(editor, editor.id)).status).toBe(400)
  expect((await call('/api/user', { method: 'DELETE', cookie: site.cookie, body: { password: 'x' } })).status).toBe(403)
})

it('deletes one’s own account after the password, except in a demo', async () => {
  const user = await createUser({ username: 'leaving', password: await hashPassword('leaving-1') })
  const leave = (password: string, DEMO = 'no') =>
    call('/api/user', { method: 'DELETE', cookie: user.cookie, body: { password }, env: { DEMO } })
  expect((await leave('guessed')).status).toBe(403)
  expect(await refusal(await leave('leaving-1', 'yes'))).toEqual([403, 'This feature is not implemented in the demo version.'])
  expect((await leave('leaving-1')).status).toBe(204)
  expect((await call('/api/user', { cookie: user.cookie })).status).toBe(401)
  expect(await db.select().from(users).where(eq(users.id, user.id))).toEqual([])
})

it('never uses an id twice', async () => {
  const last = await createUser()
  await remove(editor, last.id)
  expect((await createUser()).id).toBeGreaterThan(last.id)
})
