import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { RETENTION_DAYS } from '../../schema/retention.ts'
import { QUEUED_EVENT_KINDS } from '../../schema/event-kinds.ts'
import { db, env, queryRows } from '../test/client.ts'
import {
  createTestCardWithOwner,
  deliverToQueueConsumer,
  expectRollUpsMatchEvents,
  createEventMessage,
  createViewEvent,
} from '../test/events.ts'
import { formSubmissionsTable } from '../../schema/tables/events.ts'
import { salesbotConversationsTable, salesbotQuestionAskersTable, salesbotQuestionsTable } from '../../schema/tables/salesbot.ts'
import { auditLogTable, usageCountsTable } from '../../schema/tables/users.ts'
import { sweepDeadLetters } from '../queue/dead-letters.ts'
import { applyRetentionRules } from './sweep-queries.ts'

const DAY_MS = 86_400_000
const SWEEP_RUN_TIME = Date.UTC(2026, 10, 21)
const listStoredIpAddresses = async (table: string, column: string) =>
  (await queryRows(`SELECT ${column} AS ip FROM ${table} ORDER BY id`)).map(({ ip }) => ip)
const seedFormSubmissions = (cardId: number, times: number[], fields: Partial<typeof formSubmissionsTable.$inferInsert>) =>
  db
    .insert(formSubmissionsTable)
    .values(times.map((timestamp) => ({ cardId, submissionId: `${timestamp}`, formData: {}, timestamp, ...fields })))

it('deletes entries of the audit log after two years', async () => {
  const twoYears = RETENTION_DAYS.auditEntry * DAY_MS
  for (const at of [SWEEP_RUN_TIME - twoYears - DAY_MS, SWEEP_RUN_TIME - twoYears + DAY_MS])
    await db.insert(auditLogTable).values({ at, actorId: 1, action: 'level', userId: 999_999 })
  await applyRetentionRules(env, SWEEP_RUN_TIME)
  expect(await db.$count(auditLogTable, eq(auditLogTable.userId, 999_999))).toBe(1)
})

it('erases IP addresses after 90 days and conversations after a year, and changes no count', async () => {
  const { id: cardId } = await createTestCardWithOwner()
  const old = SWEEP_RUN_TIME - 91 * DAY_MS
  const young = SWEEP_RUN_TIME - 89 * DAY_MS
  await deliverToQueueConsumer([old, young].flatMap((at) => QUEUED_EVENT_KINDS.map((kind) => createEventMessage(kind, cardId, { at }))))
  await seedFormSubmissions(cardId, [old, young], { submitterIp: '203.0.113.0' })
  for (const at of [SWEEP_RUN_TIME - 366 * DAY_MS, SWEEP_RUN_TIME - 364 * DAY_MS, young])
    await db
      .insert(salesbotConversationsTable)
      .values({ cardId, sessionId: `${at}`, visitorIp: '203.0.113.0', createdAt: at, updatedAt: at })
  await applyRetentionRules(env, SWEEP_RUN_TIME)
  for (const [table, column] of [
    ['card_views', 'viewer_ip'],
    ['card_clicks', 'clicker_ip'],
    ['card_saves', 'saver_ip'],
    ['form_submissions', 'submitter_ip'],
    ['card_chats', 'visitor_ip'],
    ['card_leads', 'visitor_ip'],
  ] as const)
    expect(await listStoredIpAddresses(table, column), table).toEqual([null, '203.0.113.0'])
  expect(await listStoredIpAddresses('salesbot_conversations', 'visitor_ip')).toEqual([null, '203.0.113.0'])
  await expectRollUpsMatchEvents()
})

it('erases more rows than one statement may change', async () => {
  const { id } = await createTestCardWithOwner()
  for (let i = 0; i < 12; i++) await deliverToQueueConsumer(Array.from({ length: 100 }, () => createViewEvent(id, { at: 1 })))
  expect((await applyRetentionRules(env, SWEEP_RUN_TIME)).changed['card_views.viewer_ip']).toBe(1200)
  expect((await applyRetentionRules(env, SWEEP_RUN_TIME)).changed['card_views.viewer_ip']).toBe(0)
})

it('erases the keys of visitors after two days and keeps the visitor counts', async () => {
  const { id } = await createTestCardWithOwner()
  const at = Date.now()
  await deliverToQueueConsumer([createViewEvent(id, { at, visitor: 'a' }), createViewEvent(id, { at, visitor: 'b' })])
  const keys = () => env.DB.prepare('SELECT count(*) AS n FROM card_visitors').first('n')
  await applyRetentionRules(env, at + DAY_MS)
  expect(await keys()).toBe(2)
  await applyRetentionRules(env, at + 3 * DAY_MS)
  expect(await keys()).toBe(0)
  expect(await env.DB.prepare('SELECT visitors FROM card_days WHERE card_id = ?').bind(id).first('visitors')).toBe(2)
})

it('erases the networks of form senders after a day', async () => {
  const { id: cardId } = await createTestCardWithOwner()
  await seedFormSubmissions(cardId, [SWEEP_RUN_TIME - DAY_MS - 1, SWEEP_RUN_TIME - DAY_MS + 1], { submitterNetwork: 'hash' })
  await applyRetentionRules(env, SWEEP_RUN_TIME)
  const networks = await queryRows(`SELECT submitter_network AS network FROM form_submissions WHERE card_id = ? ORDER BY timestamp`, cardId)
  expect(networks).toEqual([{ network: null }, { network: 'hash' }])
})

it('deletes unanswered questions after a year without being asked, and counts of chat messages after two days', async () => {
  const { id: cardId } = await createTestCardWithOwner()
  for (const days of [366, 364]) {
    await db.insert(salesbotQuestionsTable).values({
      id: days,
      cardId,
      conversationId: 1,
      question: `${days}`,
      questionKey: `${days}`,
      createdAt: 1,
      updatedAt: SWEEP_RUN_TIME - days * DAY_MS,
    })
    await db.insert(salesbotQuestionAskersTable).values({ questionId: days, conversationId: 1 })
  }
  for (const days of [3, 2, 0]) {
    const day = new Date(SWEEP_RUN_TIME - days * DAY_MS).toISOString().slice(0, 10)
    await db.insert(usageCountsTable).values({ key: `swept:${days}`, period: day, uses: 1 })
  }
  await applyRetentionRules(env, SWEEP_RUN_TIME)
  expect(await queryRows('SELECT question FROM salesbot_questions WHERE card_id = ?', cardId)).toEqual([{ question: '364' }])
  expect(await queryRows('SELECT question_id FROM salesbot_question_askers')).toEqual([{ question_id: 364 }])
  const counts = await queryRows(`SELECT key FROM usage_counts WHERE key LIKE 'swept:%' ORDER BY key`)
  expect(counts).toEqual([{ key: 'swept:0' }, { key: 'swept:2' }])
})

it('deletes dead letters after 90 days', async () => {
  await env.DEAD_LETTERS.put('2026-01-01/old.json', '{}')
  await env.DEAD_LETTERS.put('2026-11-20/young.json', '{}')
  await sweepDeadLetters(env, SWEEP_RUN_TIME)
  expect((await env.DEAD_LETTERS.list()).objects.map(({ key }) => key)).toEqual(['2026-11-20/young.json'])
})

it('deletes dead letters about deleted cards, also letters that name their card only in the body', async () => {
  const { id } = await createTestCardWithOwner()
  const letters = { 'mine.json': id, 'gone.json': id + 1000, 'none.json': undefined }
  for (const [name, cardId] of Object.entries(letters)) {
    await env.DEAD_LETTERS.put(`2026-11-20/named-${name}`, '{}', { customMetadata: { card: String(cardId) } })
    await env.DEAD_LETTERS.put(`2026-11-20/old-${name}`, JSON.stringify({ kind: 'view', cardId }))
  }
  await env.DEAD_LETTERS.delete('2026-11-20/young.json')
  for (let run = 0; run < 2; run++) {
    await sweepDeadLetters(env, SWEEP_RUN_TIME)
    const left = (await env.DEAD_LETTERS.list({ include: ['customMetadata'] })).objects
    expect(left.map(({ key, customMetadata }) => [key.slice(11), customMetadata?.['card']])).toEqual([
      ['named-mine.json', String(id)],
      ['named-none.json', 'undefined'],
      ['old-mine.json', String(id)],
      ['old-none.json', 'undefined'],
    ])
  }
  expect(await (await env.DEAD_LETTERS.get('2026-11-20/old-mine.json'))!.json()).toEqual({ kind: 'view', cardId: id })
})

it('checks every page of dead letters, more than one piece has', async () => {
  const names = Array.from({ length: 1001 }, (_, n) => `2026-11-20/${String(n).padStart(4, '0')}.json`)
  await Promise.all(names.map((name) => env.DEAD_LETTERS.put(name, '{}', { customMetadata: { card: '999999' } })))
  let rest = await sweepDeadLetters(env, SWEEP_RUN_TIME)
  expect(rest).not.toBeNull()
  while (rest) rest = await sweepDeadLetters(env, SWEEP_RUN_TIME, rest.after)
  expect((await env.DEAD_LETTERS.list({ prefix: '2026-11-20/0' })).objects).toEqual([])
  expect((await env.DEAD_LETTERS.list({ prefix: '2026-11-20/1' })).objects).toEqual([])
})
