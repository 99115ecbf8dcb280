import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env as testEnv } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { businessCards } from '../../schema/tables/cards.ts'
import { users } from '../../schema/tables/users.ts'
import type { EventMessage } from '../../schema/event.ts'
import type { Env } from '../env.ts'
import { openDb } from '../platform/db.ts'
import { consume } from './consumer.ts'

const env = testEnv as unknown as Env
const db = openDb(env.DB)
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let serial = 0
async function makeCard() {
  const name = `owner${serial++}`
  const [user] = await db.insert(users).values({ username: name, usernameKey: name, email: 'a@b.example', emailKey: 'a@b.example', createdAt: 0 }).returning()
  const [card] = await db.insert(businessCards).values({ userId: user!.id, slug: name, createdAt: 0, updatedAt: 0 }).returning()
  return { id: card!.id, userId: user!.id }
}

function event(cardId: number, over: Partial<EventMessage> = {}): EventMessage {
  return {
    kind: 'view',
    id: `e${serial++}`,
    cardId,
    at: Date.UTC(2026, 4, 31, 12),
    ip: '203.0.113.0',
    ua: CHROME,
    city: 'Hanoi',
    country: 'VN',
    userId: null,
    ...over,
  }
}

async function deliver(bodies: unknown[], withEnv: Env = env) {
  const batch = createMessageBatch('veebu-events', bodies.map((body, i) => ({ id: `m${i}`, timestamp: new Date(), attempts: 1, body })))
  await consume(batch, withEnv)
  return getQueueResult(batch, createExecutionContext())
}

const totals = (cardId: number) => env.DB.prepare('SELECT * FROM card_totals WHERE card_id = ?').bind(cardId).first<Record<string, number>>()
const view = (viewId: string) => env.DB.prepare('SELECT * FROM card_views WHERE view_id = ?').bind(viewId).first<Record<string, unknown>>()

it('stores each kind with place, device and source', async () => {
  const card = await makeCard()
  const result = await deliver([
    event(card.id, { id: 'seen', source: 'qr', visitor: 'someone' }),
    event(card.id, { kind: 'click', linkType: 'website', linkId: 'website' }),
    event(card.id, { kind: 'save' }),
  ])
  expect(result.explicitAcks).toHaveLength(3)
  expect(await totals(card.id)).toMatchObject({ views: 1, clicks: 1, saves: 1 })
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
  const card = await makeCard()
  const seen = event(card.id)
  const clicked = event(card.id, { kind: 'click', linkType: 'phone', linkId: 'phone' })
  const saved = event(card.id, { kind: 'save' })
  await deliver([seen, clicked, saved, seen, clicked, saved])
  await deliver([saved, clicked, seen])
  expect(await totals(card.id)).toMatchObject({ views: 1, clicks: 1, saves: 1 })
})

it('keeps the longest duration and the source in whatever order the two posts come', async () => {
  const card = await makeCard()
  const first = event(card.id, { source: 'nfc' })
  const leaving = { ...event(card.id), id: first.id, duration: 42 }
  await deliver([leaving])
  await deliver([first])
  await deliver([{ ...leaving, duration: 7 }])
  expect(await view(first.id)).toMatchObject({ duration: 42, source: 'tag:nfc' })
  const sources = await env.DB.prepare(`SELECT value, views FROM card_breakdowns WHERE card_id = ? AND dimension = 'source' AND views > 0`).bind(card.id).all()
  expect(sources.results).toEqual([{ value: 'tag:nfc', views: 1 }])
})

it('keeps bots, previews and the owner out of every count', async () => {
  const card = await makeCard()
  await deliver([
    event(card.id, { ua: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
    event(card.id, { ua: 'WhatsApp/2.23.20.0' }),
    event(card.id, { exclusion: 'preview' }),
    event(card.id, { userId: card.userId, visitor: 'owner' }),
    event(card.id, { kind: 'click', linkType: 'phone', linkId: 'phone', userId: card.userId }),
    event(card.id, { userId: card.userId + 1 }),
  ])
  expect(await totals(card.id)).toMatchObject({ views: 1, clicks: 0, bots: 1, previews: 2, own_visits: 2 })
  const days = await env.DB.prepare('SELECT views, visitors FROM card_days WHERE card_id = ?').bind(card.id).all()
  expect(days.results).toEqual([{ views: 1, visitors: 0 }])
})

it('drops events of unknown cards and malformed messages, and acknowledges both', async () => {
  const card = await makeCard()
  const result = await deliver([event(999_999), { kind: 'view' }, null, 'text', event(card.id)])
  expect(result.explicitAcks).toHaveLength(5)
  expect(await totals(card.id)).toMatchObject({ views: 1 })
  expect(await totals(999_999)).toBeNull()
})

it('counts a visitor once a day, never keeps the key with the view, and not again when it comes late', async () => {
  const card = await makeCard()
  const at = Date.now()
  await deliver([event(card.id, { at, visitor: 'a' }), event(card.id, { at, visitor: 'a' }), event(card.id, { at, visitor: 'b' })])
  await deliver([event(card.id, { at, visitor: 'a' })])
  await deliver([event(card.id, { at: at - 3 * 86_400_000, visitor: 'a' })])
  const days = await env.DB.prepare('SELECT views, visitors FROM card_days WHERE card_id = ? ORDER BY day').bind(card.id).all()
  expect(days.results).toEqual([
    { views: 1, visitors: 0 },
    { views: 4, visitors: 2 },
  ])
  const kept = await env.DB.prepare('SELECT count(*) AS n FROM card_views WHERE visitor IS NOT NULL').first('n')
  expect(kept).toBe(0)
})

it('retries a batch whole when the store throws, then counts it exactly', async () => {
  const card = await makeCard()
  const bodies = [event(card.id), event(card.id), event(card.id, { kind: 'save' })]
  const broken = { ...env, DB: { prepare: env.DB.prepare.bind(env.DB), batch: () => Promise.reject(new Error('the store is away')) } as unknown as D1Database }
  const failed = await deliver(bodies, broken)
  expect(failed.explicitAcks).toHaveLength(0)
  expect(failed.retryMessages).toHaveLength(3)
  expect(await totals(card.id)).toBeNull()
  await deliver(bodies)
  expect(await totals(card.id)).toMatchObject({ views: 2, saves: 1 })
})
