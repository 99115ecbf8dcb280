import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { expect } from 'vitest'
import type { FieldsOf } from '../../schema/event.ts'
import type { QueuedKind } from '../../schema/event-kinds.ts'
import type { EventMessage, QueueMessage } from '../../schema/queue-message.ts'
import { businessCards } from '../../schema/tables/cards.ts'
import type { Env } from '../platform/env.ts'
import { consume } from '../queue/consumer.ts'
import { ROLLUP_CHECKS } from '../events/rollup-queries.ts'
import { createUser, db, env, query, type TestUser, unused } from './client.ts'

export const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let serial = 0

/** A card of a new owner. */
export async function createOwnedCard(
  fields: Partial<typeof businessCards.$inferInsert> = {},
): Promise<{ id: number; slug: string; owner: TestUser }> {
  const owner = await createUser()
  const [card] = await db
    .insert(businessCards)
    .values({ userId: owner.id, slug: `card-${owner.id}-${++serial}`, createdAt: 0, updatedAt: 0, ...fields })
    .returning()
  return { id: card!.id, slug: card!.slug, owner }
}

/** The fields that are specific to each kind of event. */
export const EVENT_FIELDS: { [K in QueuedKind]: FieldsOf<K> } = {
  view: {},
  click: { linkType: 'website', linkId: 'website' },
  save: {},
  chat: {},
  lead: { leadScore: 75 },
}

/** An event with a unique id, sent from Hanoi on 31 May 2026 at noon. */
export function messageOf<K extends QueuedKind>(kind: K, cardId: number, over: Partial<EventMessage<K>> = {}): EventMessage<K> {
  const message = {
    kind,
    id: `event-${++serial}`,
    cardId,
    at: Date.UTC(2026, 4, 31, 12),
    ip: '203.0.113.0',
    ua: CHROME,
    city: 'Hanoi',
    country: 'VN',
    userId: null,
    ...EVENT_FIELDS[kind],
    ...over,
  }
  return message as unknown as EventMessage<K>
}

export const viewOf = (cardId: number, over?: Partial<EventMessage<'view'>>) => messageOf('view', cardId, over)
export const clickOf = (cardId: number, over?: Partial<EventMessage<'click'>>) => messageOf('click', cardId, over)
export const saveOf = (cardId: number, over?: Partial<EventMessage<'save'>>) => messageOf('save', cardId, over)

/** Passes one batch to the consumer. Returns which messages it acknowledged and which it retries. */
export async function deliver(bodies: unknown[], withEnv: Env = env) {
  const messages = bodies.map((body, index) => ({ id: String(index), timestamp: new Date(), attempts: 1, body }))
  const batch = createMessageBatch('veebu-events', messages)
  await consume(batch, withEnv)
  return getQueueResult(batch, createExecutionContext())
}

/** A queue that keeps the messages sent to it. */
export function keepSent<Message extends QueueMessage = QueueMessage>() {
  const sent: Message[] = []
  return { sent, EVENTS: { send: async (message: Message) => void sent.push(message) } as unknown as Env['EVENTS'] }
}

/** Bindings that keep what is sent, and a relational store that nobody may touch. */
export function recordingBindings<Message extends QueueMessage = EventMessage>() {
  const { sent, EVENTS } = keepSent<Message>()
  return { sent, env: { DB: unused<D1Database>('the relational store was asked'), EVENTS } }
}

/** The test's bindings with a relational store that does its batches, and prepares, as told. */
export function withBatches(batch: D1Database['batch'], prepare = (sql: string) => env.DB.prepare(sql)): Env {
  return { ...env, DB: { prepare, batch } as unknown as D1Database }
}

/** The test's bindings with a relational store whose batches `fails` may refuse. */
export const withFailingBatches = (fails: () => boolean) =>
  withBatches((statements) => (fails() ? Promise.reject(new Error('the store is away')) : env.DB.batch(statements)))

/** A card's totals as they are kept; null before anything was counted. */
export const storedTotals = (cardId: number) =>
  env.DB.prepare('SELECT * FROM card_totals WHERE card_id = ?').bind(cardId).first<Record<string, number>>()

/** Recomputes every roll-up from the events and fails if any differs. */
export async function expectRollUpsAgree(): Promise<void> {
  for (const { name, sql } of ROLLUP_CHECKS) expect(await query(sql), name).toEqual([])
}
