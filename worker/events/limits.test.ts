import { expect, it } from 'vitest'
import { EVENT_DATABASE_BYTES_MAX, STORED_EVENTS_PER_DAY_MAX } from '../../schema/bounds.ts'
import type { QueuedEventMessage } from '../../schema/queue-message.ts'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import { createTestUser, db, env, queryRows } from '../test/client.ts'
import {
  createClickEvent,
  createEnvWithBatch,
  createEventMessage,
  createTestCardWithOwner,
  createViewEvent,
  deliverToQueueConsumer,
  readCardTotals,
} from '../test/events.ts'
import { createEvents } from './store-queries.ts'

const NOW = Date.UTC(2026, 4, 31, 12)
const { card: CARD_MAX, account: ACCOUNT_MAX, deployment: DEPLOYMENT_MAX } = STORED_EVENTS_PER_DAY_MAX

/** Lets the card have `events` events stored on the day of the test's messages. */
const setStoredEvents = (cardId: number, events: number) =>
  queryRows(
    `INSERT INTO card_totals (card_id, stored_day, stored_that_day) VALUES (?1, '2026-05-31', ?2)
      ON CONFLICT (card_id) DO UPDATE SET stored_day = '2026-05-31', stored_that_day = ?2`,
    cardId,
    events,
  )
const store = (events: QueuedEventMessage[]) => createEvents(env, events, NOW)
const createViews = (cardId: number, amount: number, over = {}) => Array.from({ length: amount }, () => createViewEvent(cardId, over))
const countRows = async (cardId: number) => (await queryRows('SELECT id FROM card_views WHERE card_id = ?', cardId)).length

it('counts what is stored in a day, of every kind and reason, and begins anew the next day', async () => {
  const { id, owner } = await createTestCardWithOwner()
  await store([
    ...createViews(id, 2),
    createClickEvent(id),
    createViewEvent(id, { exclusion: 'bot' }),
    createViewEvent(id, { userId: owner.id }),
  ])
  const twice = createViewEvent(id)
  await store([twice, twice])
  expect(await readCardTotals(id)).toMatchObject({ stored_day: '2026-05-31', stored_that_day: 6 })
  await store([createViewEvent(id, { at: NOW + 86_400_000 }), createViewEvent(id)])
  expect(await readCardTotals(id)).toMatchObject({ stored_day: '2026-06-01', stored_that_day: 2 })
})

it.each([
  [1, CARD_MAX.free],
  [2, CARD_MAX.paid],
])('stores no more events of a card of level %i than %i a day, and counts the rest', async (accessLevel, max) => {
  const { id, owner } = await createTestCardWithOwner()
  await queryRows('UPDATE users SET access_level = ? WHERE id = ?', accessLevel, owner.id)
  await setStoredEvents(id, max - 40)
  // The limit holds for all kinds of one batch together.
  await store([...createViews(id, 30), ...Array.from({ length: 30 }, () => createClickEvent(id))])
  await store(createViews(id, 100))
  await Promise.all([store(createViews(id, 50)), store(createViews(id, 50, { exclusion: 'bot' }))])
  const totals = (await readCardTotals(id))!
  expect(totals['stored_that_day']).toBe(max)
  expect(totals['left_out']).toBe(260 - 40)
  await store(createViews(id, 5, { at: NOW + 86_400_000 }))
  expect(await readCardTotals(id)).toMatchObject({ stored_day: '2026-06-01', stored_that_day: 5 })
})

it('stores no more events of an owner’s cards together than the account may have', async () => {
  const owner = await createTestUser({ accessLevel: 3 })
  const values = [1, 2, 3].map((n) => ({ userId: owner.id, slug: `together-${owner.id}-${n}`, createdAt: 0, updatedAt: 0 }))
  const cards = await db.insert(businessCardsTable).values(values).returning({ id: businessCardsTable.id })
  const [first, second, third] = cards.map(({ id }) => id) as [number, number, number]
  await setStoredEvents(first, CARD_MAX.paid - 10)
  await setStoredEvents(second, ACCOUNT_MAX.paid - CARD_MAX.paid)
  await store(createViews(third, 100))
  expect(await countRows(third)).toBe(10)
  expect(await readCardTotals(third)).toMatchObject({ left_out: 90 })
  const { id: other } = await createTestCardWithOwner()
  await store([...createViews(third, 20), ...createViews(other, 20)])
  expect([await countRows(third), await countRows(other)]).toEqual([10, 20])
})

it('stores chats and leads above the limit of a day, and tells unknown cards from full ones', async () => {
  const { id } = await createTestCardWithOwner()
  await setStoredEvents(id, CARD_MAX.free)
  const { explicitAcks } = await deliverToQueueConsumer([createEventMessage('chat', id), createEventMessage('lead', id)])
  expect(explicitAcks).toHaveLength(2)
  expect(await readCardTotals(id)).toMatchObject({ chats: 1, leads: 1 })
  expect(await store([createViewEvent(id), createViewEvent(id + 5000), createViewEvent(id + 5000)])).toMatchObject({ unknown: 2 })
  expect(await readCardTotals(id)).toMatchObject({ views: 0, left_out: 1 })
})

it('stores no more events than the deployment may have in a day', async () => {
  const { id } = await createTestCardWithOwner()
  const day = new Date().toISOString().slice(0, 10)
  const before = (await queryRows<{ uses: number }>(`SELECT uses FROM usage_counts WHERE key = 'events' AND period = ?`, day))[0]!.uses
  const setUses = (uses: number) => queryRows(`UPDATE usage_counts SET uses = ? WHERE key = 'events' AND period = ?`, uses, day)
  await setUses(DEPLOYMENT_MAX - 5)
  await store(createViews(id, 5))
  await store(createViews(id, 5))
  await setUses(before)
  expect(await readCardTotals(id)).toMatchObject({ views: 5, left_out: 5 })
})

it('only counts events while the database is nearly full', async () => {
  const { id } = await createTestCardWithOwner()
  const createEnvOfSize = (bytes: number) =>
    createEnvWithBatch(async (statements) => {
      const results = await env.DB.batch<never>(statements)
      return results.map((result) => ({ ...result, meta: { ...result.meta, size_after: bytes } }))
    })
  const large = createEnvOfSize(EVENT_DATABASE_BYTES_MAX + 1)
  expect(await createEvents(large, [createViewEvent(id)], NOW)).toMatchObject({ isDatabaseFull: false })
  const batch = [createViewEvent(id), createEventMessage('lead', id)]
  expect(await createEvents(createEnvOfSize(1000), batch, NOW)).toEqual({ unknown: 0, isDatabaseFull: true })
  expect(await readCardTotals(id)).toMatchObject({ views: 1, leads: 1, left_out: 1 })
  expect(await store([createViewEvent(id)])).toMatchObject({ isDatabaseFull: false })
  expect(await readCardTotals(id)).toMatchObject({ views: 2, left_out: 1 })
})
