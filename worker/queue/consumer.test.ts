import { expect, it } from 'vitest'
import { QUEUED_EVENT_KINDS } from '../../schema/event-kinds.ts'
import { env, queryRows } from '../test/client.ts'
import { createSeededRandom } from '../test/hostile-css.ts'
import {
  createClickEvent,
  createTestCardWithOwner,
  deliverToQueueConsumer,
  expectRollUpsMatchEvents,
  createEventMessage,
  createSaveEvent,
  readCardTotals,
  createViewEvent,
  createEnvWithBatch,
  createEnvWithFailingBatches,
} from '../test/events.ts'

const readCardDayCounts = (cardId: number) => queryRows('SELECT views, visitors FROM card_days WHERE card_id = ? ORDER BY day', cardId)
const readStoredCardView = (viewId: string) =>
  env.DB.prepare('SELECT * FROM card_views WHERE view_id = ?').bind(viewId).first<Record<string, unknown>>()

it('stores each kind of event with place, device and source', async () => {
  const card = await createTestCardWithOwner()
  const result = await deliverToQueueConsumer([
    createViewEvent(card.id, { id: 'seen', source: 'qr', visitor: 'someone' }),
    createClickEvent(card.id),
    createSaveEvent(card.id),
  ])
  expect(result.explicitAcks).toHaveLength(3)
  expect(await readCardTotals(card.id)).toMatchObject({ views: 1, clicks: 1, saves: 1 })
  expect(await readStoredCardView('seen')).toMatchObject({
    viewer_ip: '203.0.113.0',
    viewer_location: 'Hanoi, Vietnam',
    viewer_device: 'Desktop · Linux · Chrome',
    source: 'tag:qr',
    excluded: null,
    visitor: null,
  })
})

it('counts an event once, within a batch and across batches', async () => {
  const card = await createTestCardWithOwner()
  const seen = createViewEvent(card.id)
  const clicked = createClickEvent(card.id)
  const saved = createSaveEvent(card.id)
  await deliverToQueueConsumer([seen, clicked, saved, seen, clicked, saved])
  await deliverToQueueConsumer([saved, clicked, seen])
  expect(await readCardTotals(card.id)).toMatchObject({ views: 1, clicks: 1, saves: 1 })
})

it('keeps the longest duration and the source, in whatever order the two messages of a view arrive', async () => {
  const card = await createTestCardWithOwner()
  const first = createViewEvent(card.id, { source: 'nfc' })
  const leaving = { ...createViewEvent(card.id), id: first.id, duration: 42 }
  await deliverToQueueConsumer([leaving])
  await deliverToQueueConsumer([first])
  await deliverToQueueConsumer([{ ...leaving, duration: 7 }])
  expect(await readStoredCardView(first.id)).toMatchObject({ duration: 42, source: 'tag:nfc' })
  const sources = `SELECT value, views FROM card_breakdowns WHERE card_id = ? AND dimension = 'source' AND views > 0`
  expect(await queryRows(sources, card.id)).toEqual([{ value: 'tag:nfc', views: 1 }])
})

it('keeps bots, link previews and the card’s owner out of every count', async () => {
  const card = await createTestCardWithOwner()
  await deliverToQueueConsumer([
    createViewEvent(card.id, { ua: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
    createViewEvent(card.id, { ua: 'WhatsApp/2.23.20.0' }),
    createViewEvent(card.id, { exclusion: 'preview' }),
    createViewEvent(card.id, { userId: card.owner.id, visitor: 'owner' }),
    createClickEvent(card.id, { userId: card.owner.id }),
    createViewEvent(card.id, { userId: card.owner.id + 1 }),
  ])
  expect(await readCardTotals(card.id)).toMatchObject({ views: 1, clicks: 0, bots: 1, previews: 2, own_visits: 2 })
  expect(await readCardDayCounts(card.id)).toEqual([{ views: 1, visitors: 0 }])
})

it('counts a flood from a bot, a link preview or the owner as bot, preview or owner', async () => {
  const card = await createTestCardWithOwner()
  const exclusion = 'flood'
  await deliverToQueueConsumer([
    createViewEvent(card.id, { exclusion, id: 'flood', visitor: 'somebody' }),
    createClickEvent(card.id, { exclusion }),
    createSaveEvent(card.id, { exclusion }),
    createViewEvent(card.id, { exclusion, ua: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
    createViewEvent(card.id, { exclusion, ua: 'WhatsApp/2.23.20.0' }),
    createViewEvent(card.id, { exclusion, userId: card.owner.id }),
  ])
  expect(await readCardTotals(card.id)).toMatchObject({ views: 0, clicks: 0, saves: 0, floods: 3, bots: 1, previews: 1, own_visits: 1 })
  expect(await readStoredCardView('flood')).toMatchObject({ excluded: 'flood', visitor: null })
  await expectRollUpsMatchEvents()
})

it('stores unknown link types as other', async () => {
  const card = await createTestCardWithOwner()
  await deliverToQueueConsumer(['phone', 'constructor', 'x'.repeat(40)].map((linkType) => ({ ...createClickEvent(card.id), linkType })))
  const types = await queryRows('SELECT link_type FROM card_clicks WHERE card_id = ? ORDER BY id', card.id)
  expect(types.map(({ link_type }) => link_type)).toEqual(['phone', 'other', 'other'])
})

it('drops events of unknown cards and malformed messages, and acknowledges both', async () => {
  const card = await createTestCardWithOwner()
  const result = await deliverToQueueConsumer([createViewEvent(999_999), { kind: 'view' }, null, 'text', createViewEvent(card.id)])
  expect(result.explicitAcks).toHaveLength(5)
  expect(await readCardTotals(card.id)).toMatchObject({ views: 1 })
  expect(await readCardTotals(999_999)).toBeNull()
})

it('counts a visitor once a day, removes the visitor key from the view, and ignores the key of a late event', async () => {
  const card = await createTestCardWithOwner()
  const at = Date.now()
  await deliverToQueueConsumer([
    createViewEvent(card.id, { at, visitor: 'a' }),
    createViewEvent(card.id, { at, visitor: 'a' }),
    createViewEvent(card.id, { at, visitor: 'b' }),
  ])
  await deliverToQueueConsumer([createViewEvent(card.id, { at, visitor: 'a' })])
  await deliverToQueueConsumer([createViewEvent(card.id, { at: at - 3 * 86_400_000, visitor: 'a' })])
  expect(await readCardDayCounts(card.id)).toEqual([
    { views: 1, visitors: 0 },
    { views: 4, visitors: 2 },
  ])
  expect(await env.DB.prepare('SELECT count(*) AS n FROM card_views WHERE visitor IS NOT NULL').first('n')).toBe(0)
})

it('retries all events of a batch when the database fails, then counts them exactly', async () => {
  const card = await createTestCardWithOwner()
  const bodies = [createViewEvent(card.id), createViewEvent(card.id), createSaveEvent(card.id)]
  const away = createEnvWithFailingBatches(() => true)
  const failed = await deliverToQueueConsumer(bodies, away)
  expect(failed.explicitAcks).toHaveLength(0)
  expect(failed.retryMessages).toHaveLength(3)
  expect(await readCardTotals(card.id)).toBeNull()
  await deliverToQueueConsumer(bodies)
  expect(await readCardTotals(card.id)).toMatchObject({ views: 2, saves: 1 })
})

it('counts 10,000 events exactly: a fifth of them duplicates, shuffled, and every fifth batch failing', async () => {
  const cards = await Promise.all([createTestCardWithOwner(), createTestCardWithOwner(), createTestCardWithOwner()])
  // The messages are shuffled into the same order each time, so that a failed run can be repeated.
  const next = createSeededRandom(7)
  const expected = new Map(cards.map(({ id }) => [id, { views: 0, clicks: 0, saves: 0 }]))
  const unique = Array.from({ length: 8000 }, (_, i) => {
    const card = cards[Math.floor(next() * cards.length)]!.id
    const kind = (['views', 'clicks', 'saves'] as const)[Math.floor(next() * 3)]!
    expected.get(card)![kind]++
    const over = { at: Date.UTC(2026, 0, 1) + Math.floor(next() * 200 * 86_400_000), id: `load-${i}` }
    return kind === 'views' ? createViewEvent(card, over) : kind === 'clicks' ? createClickEvent(card, over) : createSaveEvent(card, over)
  })
  const queue = [...unique, ...Array.from({ length: 2000 }, () => unique[Math.floor(next() * unique.length)]!)]
  for (let i = queue.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    ;[queue[i], queue[j]] = [queue[j]!, queue[i]!]
  }
  let batches = 0
  let failed = 0
  const flaky = createEnvWithFailingBatches(() => ++batches % 5 === 0)
  while (queue.length > 0) {
    const batch = queue.splice(0, 100)
    const result = await deliverToQueueConsumer(batch, flaky)
    if (result.retryMessages.length > 0) {
      failed++
      queue.push(...batch)
    }
  }
  expect(failed).toBeGreaterThan(20)
  for (const { id } of cards) expect(await readCardTotals(id)).toMatchObject(expected.get(id)!)
  await expectRollUpsMatchEvents()
}, 120_000)

it('counts exactly when the consumer dies after storing and before acknowledging', async () => {
  const card = await createTestCardWithOwner()
  const bodies = [createViewEvent(card.id), createClickEvent(card.id), createSaveEvent(card.id)]
  const dying = createEnvWithBatch(async (statements) => {
    await env.DB.batch(statements)
    throw new Error('died')
  })
  const died = await deliverToQueueConsumer(bodies, dying)
  expect(died.retryMessages).toHaveLength(3)
  await deliverToQueueConsumer(bodies)
  expect(await readCardTotals(card.id)).toMatchObject({ views: 1, clicks: 1, saves: 1 })
})

it.each([
  [3, ['view', 'click', 'save'] as const],
  [QUEUED_EVENT_KINDS.length, QUEUED_EVENT_KINDS],
])('runs one statement per event kind, %i at most, and one that counts them, in one batch', async (statements, kinds) => {
  const card = await createTestCardWithOwner()
  const sizes: number[] = []
  let prepared = 0
  const prepare = (sql: string) => {
    prepared++
    return env.DB.prepare(sql)
  }
  const counting = createEnvWithBatch((statements) => {
    sizes.push(statements.length)
    return env.DB.batch(statements)
  }, prepare)
  const bodies = Array.from({ length: 100 }, (_, i) => createEventMessage(kinds[i % kinds.length]!, card.id))
  await deliverToQueueConsumer(bodies, counting)
  expect(sizes).toEqual([statements + 1])
  expect(prepared).toBe(statements + 1)
})

it('publishes a card once per batch, and retries only the publish messages when that fails', async () => {
  const card = await createTestCardWithOwner()
  const publish = { kind: 'job:publish', cardId: card.id }
  const broken = { ...env, CARDS: { put: () => Promise.reject(new Error('KV is away')) } as unknown as KVNamespace }
  const failed = await deliverToQueueConsumer([publish, createViewEvent(card.id), publish], broken)
  expect(failed.explicitAcks).toEqual(['1'])
  expect(failed.retryMessages.map(({ msgId }) => msgId)).toEqual(['0', '2'])
  const queuedByOlderCode = { kind: 'publish', cardId: card.id }
  const done = await deliverToQueueConsumer([publish, queuedByOlderCode])
  expect(done.explicitAcks).toEqual(['0', '1'])
  const { keys } = await env.CARDS.list()
  expect(keys.length).toBeGreaterThan(0)
})
