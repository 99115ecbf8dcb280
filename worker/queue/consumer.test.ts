import { expect, it } from 'vitest'
import { QUEUED_KINDS } from '../../schema/event-kinds.ts'
import { env, query } from '../test/client.ts'
import { seededNumbers } from '../test/hostile-css.ts'
import {
  clickOf,
  createOwnedCard,
  deliver,
  expectRollUpsAgree,
  messageOf,
  saveOf,
  storedTotals,
  viewOf,
  withBatches,
  withFailingBatches,
} from '../test/events.ts'

const daysOf = (cardId: number) => query('SELECT views, visitors FROM card_days WHERE card_id = ? ORDER BY day', cardId)
const view = (viewId: string) => env.DB.prepare('SELECT * FROM card_views WHERE view_id = ?').bind(viewId).first<Record<string, unknown>>()

it('stores each kind with place, device and source', async () => {
  const card = await createOwnedCard()
  const result = await deliver([viewOf(card.id, { id: 'seen', source: 'qr', visitor: 'someone' }), clickOf(card.id), saveOf(card.id)])
  expect(result.explicitAcks).toHaveLength(3)
  expect(await storedTotals(card.id)).toMatchObject({ views: 1, clicks: 1, saves: 1 })
  expect(await view('seen')).toMatchObject({
    viewer_ip: '203.0.113.0',
    viewer_location: 'Hanoi, Vietnam',
    viewer_device: 'Desktop · Linux · Chrome',
    source: 'tag:qr',
    excluded: null,
    visitor: null,
  })
})

it('counts an event once, within a batch and across batches', async () => {
  const card = await createOwnedCard()
  const seen = viewOf(card.id)
  const clicked = clickOf(card.id)
  const saved = saveOf(card.id)
  await deliver([seen, clicked, saved, seen, clicked, saved])
  await deliver([saved, clicked, seen])
  expect(await storedTotals(card.id)).toMatchObject({ views: 1, clicks: 1, saves: 1 })
})

it('keeps the longest duration and the source in whatever order the two posts come', async () => {
  const card = await createOwnedCard()
  const first = viewOf(card.id, { source: 'nfc' })
  const leaving = { ...viewOf(card.id), id: first.id, duration: 42 }
  await deliver([leaving])
  await deliver([first])
  await deliver([{ ...leaving, duration: 7 }])
  expect(await view(first.id)).toMatchObject({ duration: 42, source: 'tag:nfc' })
  const sources = `SELECT value, views FROM card_breakdowns WHERE card_id = ? AND dimension = 'source' AND views > 0`
  expect(await query(sources, card.id)).toEqual([{ value: 'tag:nfc', views: 1 }])
})

it('keeps bots, previews and the owner out of every count', async () => {
  const card = await createOwnedCard()
  await deliver([
    viewOf(card.id, { ua: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
    viewOf(card.id, { ua: 'WhatsApp/2.23.20.0' }),
    viewOf(card.id, { exclusion: 'preview' }),
    viewOf(card.id, { userId: card.owner.id, visitor: 'owner' }),
    clickOf(card.id, { userId: card.owner.id }),
    viewOf(card.id, { userId: card.owner.id + 1 }),
  ])
  expect(await storedTotals(card.id)).toMatchObject({ views: 1, clicks: 0, bots: 1, previews: 2, own_visits: 2 })
  expect(await daysOf(card.id)).toEqual([{ views: 1, visitors: 0 }])
})

it('counts a flood of a bot, a preview or the owner as bot, preview or owner', async () => {
  const card = await createOwnedCard()
  const exclusion = 'flood'
  await deliver([
    viewOf(card.id, { exclusion, id: 'flood', visitor: 'somebody' }),
    clickOf(card.id, { exclusion }),
    saveOf(card.id, { exclusion }),
    viewOf(card.id, { exclusion, ua: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
    viewOf(card.id, { exclusion, ua: 'WhatsApp/2.23.20.0' }),
    viewOf(card.id, { exclusion, userId: card.owner.id }),
  ])
  expect(await storedTotals(card.id)).toMatchObject({ views: 0, clicks: 0, saves: 0, floods: 3, bots: 1, previews: 1, own_visits: 1 })
  expect(await view('flood')).toMatchObject({ excluded: 'flood', visitor: null })
  await expectRollUpsAgree()
})

it('stores unknown link types as other', async () => {
  const card = await createOwnedCard()
  await deliver(['phone', 'constructor', 'x'.repeat(40)].map((linkType) => ({ ...clickOf(card.id), linkType })))
  const types = await query('SELECT link_type FROM card_clicks WHERE card_id = ? ORDER BY id', card.id)
  expect(types.map(({ link_type }) => link_type)).toEqual(['phone', 'other', 'other'])
})

it('drops events of unknown cards and malformed messages, and acknowledges both', async () => {
  const card = await createOwnedCard()
  const result = await deliver([viewOf(999_999), { kind: 'view' }, null, 'text', viewOf(card.id)])
  expect(result.explicitAcks).toHaveLength(5)
  expect(await storedTotals(card.id)).toMatchObject({ views: 1 })
  expect(await storedTotals(999_999)).toBeNull()
})

it('counts a visitor once a day, removes the key from the view, and ignores the key of a late event', async () => {
  const card = await createOwnedCard()
  const at = Date.now()
  await deliver([viewOf(card.id, { at, visitor: 'a' }), viewOf(card.id, { at, visitor: 'a' }), viewOf(card.id, { at, visitor: 'b' })])
  await deliver([viewOf(card.id, { at, visitor: 'a' })])
  await deliver([viewOf(card.id, { at: at - 3 * 86_400_000, visitor: 'a' })])
  expect(await daysOf(card.id)).toEqual([
    { views: 1, visitors: 0 },
    { views: 4, visitors: 2 },
  ])
  expect(await env.DB.prepare('SELECT count(*) AS n FROM card_views WHERE visitor IS NOT NULL').first('n')).toBe(0)
})

it('retries all events of a batch when the database fails, then counts them exactly', async () => {
  const card = await createOwnedCard()
  const bodies = [viewOf(card.id), viewOf(card.id), saveOf(card.id)]
  const away = withFailingBatches(() => true)
  const failed = await deliver(bodies, away)
  expect(failed.explicitAcks).toHaveLength(0)
  expect(failed.retryMessages).toHaveLength(3)
  expect(await storedTotals(card.id)).toBeNull()
  await deliver(bodies)
  expect(await storedTotals(card.id)).toMatchObject({ views: 2, saves: 1 })
})

it('counts 10,000 events exactly: a fifth of them duplicates, shuffled, and every fifth batch failing', async () => {
  const cards = await Promise.all([createOwnedCard(), createOwnedCard(), createOwnedCard()])
  // The same order each time, so that one that fails can be run again.
  const next = seededNumbers(7)
  const expected = new Map(cards.map(({ id }) => [id, { views: 0, clicks: 0, saves: 0 }]))
  const unique = Array.from({ length: 8000 }, (_, i) => {
    const card = cards[Math.floor(next() * cards.length)]!.id
    const kind = (['views', 'clicks', 'saves'] as const)[Math.floor(next() * 3)]!
    expected.get(card)![kind]++
    const over = { at: Date.UTC(2026, 0, 1) + Math.floor(next() * 200 * 86_400_000), id: `load-${i}` }
    return kind === 'views' ? viewOf(card, over) : kind === 'clicks' ? clickOf(card, over) : saveOf(card, over)
  })
  const queue = [...unique, ...Array.from({ length: 2000 }, () => unique[Math.floor(next() * unique.length)]!)]
  for (let i = queue.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    ;[queue[i], queue[j]] = [queue[j]!, queue[i]!]
  }
  let batches = 0
  let failed = 0
  const flaky = withFailingBatches(() => ++batches % 5 === 0)
  while (queue.length > 0) {
    const batch = queue.splice(0, 100)
    const result = await deliver(batch, flaky)
    if (result.retryMessages.length > 0) {
      failed++
      queue.push(...batch)
    }
  }
  expect(failed).toBeGreaterThan(20)
  for (const { id } of cards) expect(await storedTotals(id)).toMatchObject(expected.get(id)!)
  await expectRollUpsAgree()
}, 120_000)

it('counts exactly when the consumer dies after storing and before acknowledging', async () => {
  const card = await createOwnedCard()
  const bodies = [viewOf(card.id), clickOf(card.id), saveOf(card.id)]
  const dying = withBatches(async (statements) => {
    await env.DB.batch(statements)
    throw new Error('died')
  })
  const died = await deliver(bodies, dying)
  expect(died.retryMessages).toHaveLength(3)
  await deliver(bodies)
  expect(await storedTotals(card.id)).toMatchObject({ views: 1, clicks: 1, saves: 1 })
})

it.each([
  [3, ['view', 'click', 'save'] as const],
  [QUEUED_KINDS.length, QUEUED_KINDS],
])('takes one statement a kind, %i at most, in one batch', async (statements, kinds) => {
  const card = await createOwnedCard()
  const sizes: number[] = []
  let prepared = 0
  const prepare = (sql: string) => {
    prepared++
    return env.DB.prepare(sql)
  }
  const counting = withBatches((statements) => {
    sizes.push(statements.length)
    return env.DB.batch(statements)
  }, prepare)
  const bodies = Array.from({ length: 100 }, (_, i) => messageOf(kinds[i % kinds.length]!, card.id))
  await deliver(bodies, counting)
  expect(sizes).toEqual([statements])
  expect(prepared).toBe(statements)
})

it('publishes a card once a batch, and retries only the publish messages when that fails', async () => {
  const card = await createOwnedCard()
  const publish = { kind: 'publish', cardId: card.id }
  const broken = { ...env, CARDS: { put: () => Promise.reject(new Error('KV is away')) } as unknown as KVNamespace }
  const failed = await deliver([publish, viewOf(card.id), publish], broken)
  expect(failed.explicitAcks).toEqual(['1'])
  expect(failed.retryMessages.map(({ msgId }) => msgId)).toEqual(['0', '2'])
  const done = await deliver([publish, publish])
  expect(done.explicitAcks).toEqual(['0', '1'])
  const { keys } = await env.CARDS.list()
  expect(keys.length).toBeGreaterThan(0)
})
