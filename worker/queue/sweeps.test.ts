import { expect, it } from 'vitest'
import config from '../../wrangler.toml?raw'
import { RETENTION_DAYS } from '../../schema/retention.ts'
import worker from '../index.ts'
import { UNUSED_IMAGE_GRACE_MS } from '../media/sweep.ts'
import type { Env } from '../platform/env.ts'
import { createTestUser, env, queryRows } from '../test/client.ts'
import { createTestCardWithOwner, createViewEvent, deliverToQueueConsumer } from '../test/events.ts'
import { runDailySweeps } from '../test/sweeps.ts'

const DAY_MS = 86_400_000
const NOW = Date.now()

const countRowsOf = async (table: string, where = 'true') =>
  (await queryRows<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE ${where}`))[0]!.n

/** Inserts rows with the SQL expressions `values`, in which `n.value` counts from 0. */
async function insertRows(into: string, values: string, amount: number) {
  const numbers = JSON.stringify(Array.from({ length: 10_000 }, (_, n) => n))
  for (let from = 0; from < amount; from += 10_000)
    await queryRows(
      `INSERT INTO ${into} SELECT ${values.replaceAll('n.value', '(?2 + n.value)')} FROM json_each(?1) n WHERE n.value < ?3`,
      numbers,
      from,
      amount - from,
    )
}

it('erases all of 172,800 overdue visitor keys in one daily run, and keeps the others', async () => {
  const trigger = await env.DB.prepare(`SELECT sql FROM sqlite_master WHERE name = 'card_visitors_counted'`).first<string>('sql')
  await queryRows('DROP TRIGGER card_visitors_counted')
  await insertRows('card_visitors (day, card_id, visitor)', `'2026-01-01', 1, 'key-' || n.value`, 172_800)
  await queryRows(`INSERT INTO card_visitors (day, card_id, visitor) VALUES (date('now'), 1, 'today')`)
  await queryRows(trigger!)
  const pieces = await runDailySweeps(env, NOW)
  expect(await queryRows('SELECT visitor FROM card_visitors')).toEqual([{ visitor: 'today' }])
  expect(pieces.filter(({ sweep }) => sweep === 'visitorData').length).toBeLessThanOrEqual(3)
})

it('deletes all of 150,000 expired attempts and all of 3,000 unused pictures in one daily run', async () => {
  const { id } = await createTestUser()
  await insertRows('login_failures (username_key, address, at)', `'name', 'address', ${NOW - 2 * DAY_MS} + n.value`, 150_000)
  const image = `'${id}/' || n.value || '-336699-8x8.jpg', ${id}, 'other', 8, 8, 100, ${NOW - UNUSED_IMAGE_GRACE_MS - 10_000} + n.value`
  await insertRows('images (key, user_id, purpose, width, height, bytes, created_at)', image, 3000)
  await runDailySweeps(env, NOW)
  expect([await countRowsOf('login_failures'), await countRowsOf('images')]).toEqual([0, 0])
})

it('deletes uploaded lists with more rows than one statement may delete', async () => {
  const { id } = await createTestUser()
  await queryRows(
    `INSERT INTO user_uploads (id, user_id, client_id, created_at) VALUES (7, ?, 'old', ?)`,
    id,
    NOW - (RETENTION_DAYS.userUpload + 1) * DAY_MS,
  )
  await insertRows('user_upload_rows (upload_id, row_index, state)', `7, n.value, 'pending'`, 2000)
  await runDailySweeps(env, NOW)
  expect([await countRowsOf('user_upload_rows'), await countRowsOf('user_uploads')]).toEqual([0, 0])
})

/** A database in which statements about `table` fail. */
const createEnvWithFailingTable = (table: string, over: Partial<Env> = {}): Env => ({
  ...env,
  DB: {
    prepare: (sql: string) => env.DB.prepare(sql.includes(table) ? 'SELECT no_such_column' : sql),
    batch: env.DB.batch.bind(env.DB),
  } as unknown as D1Database,
  ...over,
})

it('goes on with the other rules and sweeps when one fails, and repeats only that one', async () => {
  const { id } = await createTestCardWithOwner()
  await deliverToQueueConsumer([createViewEvent(id, { id: 'old view', at: 1 })])
  await insertRows('login_failures (username_key, address, at)', `'name', 'address', n.value`, 10)
  await insertRows('sent_mails (mailbox, at)', `'mailbox', n.value`, 10)
  const messages = ['accountRows', 'visitorData'].map((sweep) => ({ kind: 'job:sweep', sweep, at: NOW }))
  const broken = createEnvWithFailingTable('login_failures')
  const { explicitAcks, retryMessages } = await deliverToQueueConsumer(messages, broken)
  expect([explicitAcks, retryMessages.map(({ msgId }) => msgId)]).toEqual([['1'], ['0']])
  expect([await countRowsOf('login_failures'), await countRowsOf('sent_mails')]).toEqual([10, 0])
  expect(await countRowsOf('card_views', 'viewer_ip IS NOT NULL')).toBe(0)
  await deliverToQueueConsumer(messages)
  expect(await countRowsOf('login_failures')).toBe(0)
})

it('does the first piece of each sweep when the queue cannot be reached', async () => {
  const away = () => Promise.reject(new Error('the queue is away'))
  await insertRows('login_failures (username_key, address, at)', `'name', 'address', n.value`, 10)
  await insertRows('card_visitors (day, card_id, visitor)', `'2026-01-01', 1, 'key-' || n.value`, 10)
  const crons = [.../^crons = \[(.*)\]/m.exec(config)![1]!.matchAll(/"([^"]+)"/g)].map(([, cron]) => cron!)
  const broken = createEnvWithFailingTable('sent_mails', { EVENTS: { send: away, sendBatch: away } as unknown as Env['EVENTS'] })
  const daily = worker.scheduled({ cron: crons.at(-1)!, scheduledTime: NOW, noRetry: () => {} }, broken)
  await expect(daily).rejects.toThrow('1 of 6 jobs failed')
  expect([await countRowsOf('login_failures'), await countRowsOf('card_visitors', `day = '2026-01-01'`)]).toEqual([0, 0])
})

it('is started by a cron job of the deployment, and done by its queue', async () => {
  await insertRows('login_failures (username_key, address, at)', `'name', 'address', n.value`, 120_000)
  const crons = [.../^crons = \[(.*)\]/m.exec(config)![1]!.matchAll(/"([^"]+)"/g)].map(([, cron]) => cron!)
  for (const cron of crons) await worker.scheduled({ cron, scheduledTime: NOW, noRetry: () => {} }, env)
  await expect.poll(() => countRowsOf('login_failures'), { timeout: 60_000, interval: 500 }).toBe(0)
})
