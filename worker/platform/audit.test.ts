import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AuditLogResponse } from '../../schema/audit.ts'
import { CALLS_PER_HOUR_MAX } from '../../schema/bounds.ts'
import type { PublicCard } from '../../schema/card.ts'
import { type CardRow, businessCardsTable, cardReportCopiesTable, cardReportsTable } from '../../schema/tables/cards.ts'
import { salesbotConversationsTable, salesbotQuestionsTable } from '../../schema/tables/salesbot.ts'
import { auditLogTable, usageCountsTable } from '../../schema/tables/users.ts'
import { apiRouter } from '../app.ts'
import { insertTestCard } from '../test/cards.ts'
import { ACCESS_MATRIX_ROWS, type AccessMatrixRow } from '../test/access-rows.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, db, env, queryRows } from '../test/client.ts'
import { createTestSalesbot } from '../test/salesbot.ts'
import { listSchemaNames } from '../test/schema-names.ts'
import { accessRuleOf } from './access.ts'

let admin: TestUser
beforeAll(async () => {
  admin = await createFirstUser()
})

/**
 * An invited user who asks for a plan and has lost a second factor, with a reported card, an assistant, a conversation and a question: each
 * call of the walk can succeed.
 */
async function createSubject() {
  const user = await createTestUser({ accessLevel: 1, requestedLevel: 3, requestedAt: 1, emailConfirmedAt: 1, secondFactorAt: 1 })
  const { cardId } = await createTestSalesbot({}, user)
  const at = { createdAt: Date.now(), updatedAt: Date.now() }
  const [conversation] = await db
    .insert(salesbotConversationsTable)
    .values({ cardId, sessionId: crypto.randomUUID(), visitorName: 'Zoe', visitorEmail: 'zoe@example.com', leadScore: 80, ...at })
    .returning()
  const [question] = await db
    .insert(salesbotQuestionsTable)
    .values({ cardId, conversationId: conversation!.id, question: 'Do you have a dog?', questionKey: 'dog', ...at })
    .returning()
  const [copy] = await db
    .insert(cardReportCopiesTable)
    .values({ cardId, version: 1, card: {} as PublicCard, createdAt: at.createdAt })
    .returning()
  const copyId = copy!.id
  await db.insert(cardReportsTable).values({ cardId, copyId, reason: 'fraud', text: '', email: '', createdAt: at.createdAt })
  return { user, card: { id: cardId, slug: '' }, conversationId: conversation!.id, questionId: question!.id, copyId }
}
type Subject = Awaited<ReturnType<typeof createSubject>>

const BODIES: Record<string, object> = {
  'POST /users/:id/plan-request': { plan: 'enterprise' },
  'POST /card-reports/:id/close': { through: 1_000_000 },
}
/** Columns of the card that a call needs. */
const CARDS: Record<string, Partial<CardRow>> = { 'DELETE /card-suspensions/:id': { suspendedAt: 1 } }
const QUERIES: Record<string, string> = { 'GET /salesbot/:cardId/leads': '?format=csv' }
const CALLS_ABOUT_NOBODY_ELSE = ['DELETE /sessions/:id', 'PUT /stop-switches/:name', 'GET /user-uploads/:id', 'DELETE /user-uploads/:id']
const CALLS_WITHOUT_ENTRY: Record<string, string> = {
  'GET /business-cards/:id': 'its page shows the same',
  'GET /business-cards/user/:userId': 'its page shows the same',
  'GET /card-report-copies/:id': 'its page showed the same',
  'POST /salesbot/:cardId/test-chat': 'tries the assistant and stores nothing',
  'POST /salesbot/:cardId/rehearsal': 'tries the assistant and stores nothing',
}

function buildPath(row: AccessMatrixRow, { user, card, conversationId, questionId, copyId }: Subject): string {
  const path = row.call.split(' ')[1]!
  const id = path.includes('/conversations/')
    ? conversationId
    : path.includes('/questions/')
      ? questionId
      : path.startsWith('/users/')
        ? user.id
        : path.startsWith('/card-report-copies/')
          ? copyId
          : card.id
  const values: Record<string, number> = { id, userId: user.id, cardId: card.id }
  return `/api${path.replace(/:(\w+)/g, (_, name: string) => String(values[name]))}${QUERIES[row.call] ?? ''}`
}

const guardByRoute = new Map(
  apiRouter.routes.map(({ method, path, handler }) => [`${method} ${path}`, accessRuleOf(handler)] as const).filter(([, rule]) => rule),
)

const COLUMNS_OF_THE_SERVER = ['search_key', 'published_version', 'username_skeleton']
/** The statements that read all rows about a user and a card. */
let statements: D1PreparedStatement[]
beforeAll(async () => {
  const tables = (await listSchemaNames(env.DB, 'table')).filter((name) => name !== 'audit_log')
  const columns = await Promise.all(tables.map((table) => queryRows<{ name: string }>(`select name from pragma_table_info('${table}')`)))
  statements = tables.flatMap((table, index) => {
    const names = columns[index]!.map(({ name }) => name)
    const own =
      table === 'users' ? 'id = ?1' : names.includes('user_id') ? 'user_id = ?1' : names.includes('card_id') ? 'card_id = ?2' : null
    return own ? [env.DB.prepare(`select *, ?1, ?2 from ${table} where ${own}`)] : []
  })
})
async function readRowsAbout({ user, card }: Subject): Promise<string> {
  const results = await env.DB.batch(statements.map((statement) => statement.bind(user.id, card.id)))
  return JSON.stringify(
    results.map(({ results: rows }) => rows),
    (key, value: unknown) => (COLUMNS_OF_THE_SERVER.includes(key) ? undefined : value),
  )
}

const listEntries = (actor: TestUser) => db.select().from(auditLogTable).where(eq(auditLogTable.actorId, actor.id))

let serial = 0
describe.each([4, 5])('of level %i', (accessLevel) => {
  const rows = ACCESS_MATRIX_ROWS.filter(({ call }) => guardByRoute.get(call)?.kind !== 'anyone').map(
    (row) => [row.what ? `${row.call} (${row.what})` : row.call, row] as const,
  )
  it.each(rows)('%s about somebody else leaves an entry, if it changes or reads anything', async (_, row) => {
    const actor = await createTestUser({ accessLevel })
    const subject = await createSubject()
    if (CARDS[row.call]) await db.update(businessCardsTable).set(CARDS[row.call]!).where(eq(businessCardsTable.id, subject.card.id))
    const before = await readRowsAbout(subject)
    const body = BODIES[row.call] ?? row.body?.(subject, ++serial + accessLevel * 1000)
    const method = row.call.split(' ')[0]!
    const res = await callApi(buildPath(row, subject), {
      method,
      cookie: actor.cookie,
      body,
      address: `2001:db8:${accessLevel}:${++serial}::1`,
    })
    await res.arrayBuffer()
    const entries = (await listEntries(actor)).filter(({ userId }) => userId === subject.user.id)
    const hasChanged = (await readRowsAbout(subject)) !== before
    const isAllowed = row.status({ level: accessLevel, own: false }) !== 403
    const isAboutSubject = row.call.includes(':') && isAllowed && !CALLS_ABOUT_NOBODY_ELSE.includes(row.call)
    if (isAboutSubject) expect(res.status).toBeLessThan(300)
    expect(entries.length > 0).toBe(hasChanged || (isAboutSubject && !CALLS_WITHOUT_ENTRY[row.call]))
    for (const { detail } of entries) for (const value of Object.values(detail ?? {})) expect(value).toBeTypeOf('number')
  })
})

const save = (editor: TestUser, cardId: number, body: object) =>
  callApi(`/api/business-cards/${cardId}`, { method: 'PUT', cookie: editor.cookie, body })

it('counts equal calls of an hour in one entry, and leaves none of a call that failed', async () => {
  const editor = await createTestUser({ accessLevel: 4 })
  const owner = await createTestUser()
  const cardId = await insertTestCard(owner)
  for (let n = 0; n < 40; n++) expect((await save(editor, cardId, { title: `Save ${n}` })).status).toBe(200)
  const entries = await listEntries(editor)
  expect((await save(editor, cardId, { title: 1 })).status).toBe(400)
  expect(await listEntries(editor)).toEqual(entries)
  expect(entries).toMatchObject([{ action: 'card-saved', userId: owner.id, cardId, count: 40, detail: null }])
  const log = await (await callApi('/api/audit-log', { cookie: admin.cookie })).json<AuditLogResponse>()
  expect(log.items[0]).toMatchObject({ action: 'card-saved', count: 40, lastAt: expect.stringMatching(/Z$/) })
  expect(log.items[0]).not.toHaveProperty('repeatKey')
  const other = await createTestUser({ accessLevel: 4 })
  expect((await save(other, cardId, { title: 1 })).status).toBe(400)
  expect(await listEntries(other)).toEqual([])
})

it('names each conversation that somebody else opened, and counts those that the owner deleted', async () => {
  const [first, second] = [await createSubject(), await createSubject()]
  const editor = await createTestUser({ accessLevel: 4 })
  const pathOf = ({ card, conversationId }: Subject) => `/api/salesbot/${card.id}/conversations/${conversationId}`
  for (const one of [first, second, second]) await callApi(pathOf(one), { cookie: editor.cookie })
  expect(await listEntries(editor)).toMatchObject([
    { action: 'conversation-read', detail: { item: first.conversationId }, count: 1 },
    { action: 'conversation-read', detail: { item: second.conversationId }, count: 2 },
  ])
  const owner = { ...first.user }
  await queryRows('update users set access_level = 3 where id = ?', owner.id)
  expect((await callApi(pathOf(first), { method: 'DELETE', cookie: owner.cookie })).status).toBe(204)
  expect(await listEntries(owner)).toMatchObject([
    { action: 'conversation-deleted', userId: owner.id, cardId: first.card.id, detail: null },
  ])
})

it('lists a download of one’s own data', async () => {
  const user = await createTestUser()
  await (await callApi('/api/user/export', { cookie: user.cookie })).arrayBuffer()
  expect(await listEntries(user)).toMatchObject([{ action: 'account-downloaded', userId: user.id }])
})

it('refuses what would make more entries than an hour may have, and goes on counting in those it has', async () => {
  const editor = await createTestUser({ accessLevel: 4 })
  const owner = await createTestUser()
  const [known, unknown] = [await insertTestCard(owner), await insertTestCard(owner)]
  await save(editor, known, { title: 'First' })
  await db
    .update(usageCountsTable)
    .set({ uses: CALLS_PER_HOUR_MAX.auditedCalls })
    .where(eq(usageCountsTable.key, `auditedCalls user:${editor.id}`))
  expect((await save(editor, unknown, { title: 'Refused' })).status).toBe(429)
  expect((await save(editor, known, { title: 'Second' })).status).toBe(200)
  expect(await listEntries(editor)).toMatchObject([{ cardId: known, count: 2 }])
})
