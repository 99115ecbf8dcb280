import { expect, it } from 'vitest'
import config from '../../wrangler.toml?raw'
import worker from '../index.ts'
import { QUEUED_KINDS } from '../../schema/event-kinds.ts'
import { db, env, query } from '../test/client.ts'
import { createOwnedCard, deliver, expectRollUpsAgree, messageOf, viewOf, withFailingBatches } from '../test/events.ts'
import { formSubmissions } from '../../schema/tables/events.ts'
import { salesbotConversations } from '../../schema/tables/salesbot.ts'
import { sweepDeadLetters } from '../queue/dead-letters.ts'
import { sweepEvents } from './sweep-queries.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 21)
const addresses = async (table: string, column: string) =>
  (await query(`SELECT ${column} AS ip FROM ${table} ORDER BY id`)).map(({ ip }) => ip)
/** Stores a form submission of each of these times. */
const submit = (cardId: number, times: number[], fields: Partial<typeof formSubmissions.$inferInsert>) =>
  db
    .insert(formSubmissions)
    .values(times.map((timestamp) => ({ cardId, submissionId: `${timestamp}`, formData: {}, timestamp, ...fields })))

it('erases addresses after 90 days, conversations after a year, and changes no count', async () => {
  const { id: cardId } = await createOwnedCard()
  const old = NOW - 91 * DAY
  const young = NOW - 89 * DAY
  await deliver([old, young].flatMap((at) => QUEUED_KINDS.map((kind) => messageOf(kind, cardId, { at }))))
  await submit(cardId, [old, young], { submitterIp: '203.0.113.0' })
  for (const at of [NOW - 366 * DAY, NOW - 364 * DAY, young])
    await db.insert(salesbotConversations).values({ cardId, sessionId: `${at}`, visitorIp: '203.0.113.0', createdAt: at, updatedAt: at })
  await sweepEvents(env, NOW)
  for (const [table, column] of [
    ['card_views', 'viewer_ip'],
    ['card_clicks', 'clicker_ip'],
    ['card_saves', 'saver_ip'],
    ['form_submissions', 'submitter_ip'],
    ['card_chats', 'visitor_ip'],
    ['card_leads', 'visitor_ip'],
  ] as const)
    expect(await addresses(table, column), table).toEqual([null, '203.0.113.0'])
  expect(await addresses('salesbot_conversations', 'visitor_ip')).toEqual([null, '203.0.113.0'])
  await expectRollUpsAgree()
})

it('erases more rows than one statement may change', async () => {
  const { id } = await createOwnedCard()
  for (let i = 0; i < 12; i++) await deliver(Array.from({ length: 100 }, () => viewOf(id, { at: 1 })))
  expect((await sweepEvents(env, NOW))['card_views.viewer_ip']).toBe(1200)
  expect((await sweepEvents(env, NOW))['card_views.viewer_ip']).toBe(0)
})

it('erases the keys of visitors after two days and keeps their count', async () => {
  const { id } = await createOwnedCard()
  const at = Date.now()
  await deliver([viewOf(id, { at, visitor: 'a' }), viewOf(id, { at, visitor: 'b' })])
  const keys = () => env.DB.prepare('SELECT count(*) AS n FROM card_visitors').first('n')
  await sweepEvents(env, at + DAY)
  expect(await keys()).toBe(2)
  await sweepEvents(env, at + 3 * DAY)
  expect(await keys()).toBe(0)
  expect(await env.DB.prepare('SELECT visitors FROM card_days WHERE card_id = ?').bind(id).first('visitors')).toBe(2)
})

it('erases the networks of form senders after a day', async () => {
  const { id: cardId } = await createOwnedCard()
  await submit(cardId, [NOW - DAY - 1, NOW - DAY + 1], { submitterNetwork: 'hash' })
  await sweepEvents(env, NOW)
  const networks = await query(`SELECT submitter_network AS network FROM form_submissions WHERE card_id = ? ORDER BY timestamp`, cardId)
  expect(networks).toEqual([{ network: null }, { network: 'hash' }])
})

it('deletes dead letters after 90 days', async () => {
  await env.DEAD_LETTERS.put('2026-01-01/old.json', '{}')
  await env.DEAD_LETTERS.put('2026-11-20/young.json', '{}')
  await sweepDeadLetters(env, NOW)
  expect((await env.DEAD_LETTERS.list()).objects.map(({ key }) => key)).toEqual(['2026-11-20/young.json'])
})

it('runs by a cron of the deployment, even if another sweep fails', async () => {
  const { id } = await createOwnedCard()
  await deliver([viewOf(id, { id: 'by cron', at: 1 })])
  const crons = [.../^crons = \[(.*)\]/m.exec(config)![1]!.matchAll(/"([^"]+)"/g)].map(([, cron]) => cron!)
  // Only the sweep of accounts uses a batch.
  const flaky = withFailingBatches(() => true)
  const runs = crons.map((cron) => worker.scheduled({ cron, scheduledTime: NOW, noRetry: () => {} }, flaky))
  const failed = (await Promise.allSettled(runs)).filter(({ status }) => status === 'rejected')
  expect(failed).toHaveLength(1)
  expect(await env.DB.prepare(`SELECT viewer_ip FROM card_views WHERE view_id = 'by cron'`).first('viewer_ip')).toBeNull()
})
