import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { expect } from 'vitest'
import type { EventFieldsOf } from '../../schema/event.ts'
import type { QueuedEventKind } from '../../schema/event-kinds.ts'
import type { QueuedEventMessage, QueueMessage } from '../../schema/queue-message.ts'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import type { Env } from '../platform/env.ts'
import { consumeQueueBatch } from '../queue/consumer.ts'
import { ROLL_UP_CHECK_QUERIES } from '../events/rollup-queries.ts'
import { createTestUser, db, env, queryRows, type TestUser, createFailingBinding } from './client.ts'

export const CHROME_USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let lastEventNumber = 0

/** Inserts a card directly into the database, and a new user who owns it. */
export async function createTestCardWithOwner(
  fields: Partial<typeof businessCardsTable.$inferInsert> = {},
): Promise<{ id: number; slug: string; owner: TestUser }> {
  const owner = await createTestUser()
  const [card] = await db
    .insert(businessCardsTable)
    .values({ userId: owner.id, slug: `card-${owner.id}-${++lastEventNumber}`, createdAt: 0, updatedAt: 0, ...fields })
    .returning()
  return { id: card!.id, slug: card!.slug, owner }
}

/** For each kind of event, sample values of the fields that only this kind has. */
export const SAMPLE_EVENT_FIELDS: { [K in QueuedEventKind]: EventFieldsOf<K> } = {
  view: {},
  click: { linkType: 'website', linkId: 'website' },
  save: {},
  chat: {},
  lead: { leadScore: 75 },
}

/** Creates the queue message of an event with a unique id, sent from Hanoi on 31 May 2026 at noon. */
export function createEventMessage<K extends QueuedEventKind>(
  kind: K,
  cardId: number,
  over: Partial<QueuedEventMessage<K>> = {},
): QueuedEventMessage<K> {
  const message = {
    kind,
    id: `event-${++lastEventNumber}`,
    cardId,
    at: Date.UTC(2026, 4, 31, 12),
    ip: '203.0.113.0',
    ua: CHROME_USER_AGENT,
    city: 'Hanoi',
    country: 'VN',
    userId: null,
    ...SAMPLE_EVENT_FIELDS[kind],
    ...over,
  }
  return message as unknown as QueuedEventMessage<K>
}

export const createViewEvent = (cardId: number, over?: Partial<QueuedEventMessage<'view'>>) => createEventMessage('view', cardId, over)
export const createClickEvent = (cardId: number, over?: Partial<QueuedEventMessage<'click'>>) => createEventMessage('click', cardId, over)
export const createSaveEvent = (cardId: number, over?: Partial<QueuedEventMessage<'save'>>) => createEventMessage('save', cardId, over)

/** Passes one batch of messages to the queue consumer. Returns which messages it acknowledged and which ones it will retry. */
export async function deliverToQueueConsumer(bodies: unknown[], withEnv: Env = env) {
  const messages = bodies.map((body, index) => ({ id: String(index), timestamp: new Date(), attempts: 1, body }))
  const batch = createMessageBatch('veebu-events', messages)
  await consumeQueueBatch(batch, withEnv)
  return getQueueResult(batch, createExecutionContext())
}

/** Creates a queue binding that records the messages sent to it in `sent`. */
export function createRecordingQueue<Message extends QueueMessage = QueueMessage>() {
  const sent: Message[] = []
  const send = async (message: Message) => void sent.push(message)
  const sendBatch = async (messages: { body: Message }[]) => void sent.push(...messages.map(({ body }) => body))
  return { sent, EVENTS: { send, sendBatch } as unknown as Env['EVENTS'] }
}

/** Creates bindings for a test: a queue that records its messages, and a database that throws an error when it is used. */
export function createRecordingBindings<Message extends QueueMessage = QueuedEventMessage>() {
  const { sent, EVENTS } = createRecordingQueue<Message>()
  return { sent, env: { DB: createFailingBinding<D1Database>('the relational store was asked'), EVENTS } }
}

/** Returns the test's bindings with a database that runs `batch` and `prepare` instead of its own methods. */
export function createEnvWithBatch(batch: D1Database['batch'], prepare = (sql: string) => env.DB.prepare(sql)): Env {
  return { ...env, DB: { prepare, batch } as unknown as D1Database }
}

/** Returns the test's bindings with a database whose batches fail whenever `fails` returns true. */
export const createEnvWithFailingBatches = (fails: () => boolean) =>
  createEnvWithBatch((statements) => (fails() ? Promise.reject(new Error('the store is away')) : env.DB.batch(statements)))

/** Returns a card's stored total counts, or null before anything was counted. */
export const readCardTotals = (cardId: number) =>
  env.DB.prepare('SELECT * FROM card_totals WHERE card_id = ?').bind(cardId).first<Record<string, number>>()

/** Recomputes all roll-ups (stored totals and counts) from the events, and fails if any of them differs. */
export async function expectRollUpsMatchEvents(): Promise<void> {
  for (const { name, sql } of ROLL_UP_CHECK_QUERIES) expect(await queryRows(sql), name).toEqual([])
}
