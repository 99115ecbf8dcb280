import { publish } from '../cards/publish.ts'
import type { Env } from '../platform/env.ts'
import { keepShareImage } from '../share/keep.ts'
import { Message, type StoredMessage } from './message.ts'
import { storeEvents } from './store.ts'

/** Longest wait before a batch is tried again, in seconds. */
const RETRY_MAX = 300

function retryDelay(attempts: number): number {
  return Math.min(RETRY_MAX, 5 * 2 ** attempts)
}

function log(entry: Record<string, unknown>) {
  console.log(JSON.stringify({ events: entry }))
}

type Queued = globalThis.Message<unknown>

/** Stores events together and retries them together, for storing twice counts once. */
async function store(events: { message: Queued; body: StoredMessage }[], env: Env): Promise<void> {
  if (events.length === 0) return
  try {
    const bodies = events.map(({ body }) => body)
    const { unknown } = await storeEvents(env, bodies, Date.now())
    for (const { message } of events) message.ack()
    if (unknown > 0) log({ unknownCards: unknown })
  } catch (error) {
    log({ failed: events.length, error: String(error) })
    for (const { message } of events) message.retry({ delaySeconds: retryDelay(message.attempts) })
  }
}

/** Publishes each card once however often it was asked for, and retries it alone. */
async function publishAll(asked: Map<number, Queued[]>, env: Env): Promise<void> {
  for (const [cardId, messages] of asked) {
    try {
      await publish(env, cardId, true)
      for (const message of messages) message.ack()
    } catch (error) {
      log({ publish: cardId, error: String(error) })
      for (const message of messages) message.retry({ delaySeconds: retryDelay(message.attempts) })
    }
  }
}

/** Draws the share image of each card once. One that fails is drawn when it is first asked for, so nothing is retried. */
async function drawAll(asked: Map<number, Queued[]>, env: Env): Promise<void> {
  for (const [cardId, messages] of asked) {
    try {
      await keepShareImage(env, cardId)
    } catch (error) {
      log({ share: cardId, error: String(error) })
    }
    for (const message of messages) message.ack()
  }
}

/**
 * Takes a batch of the events queue. A message that fits no contract is logged and dropped, so that it holds nothing up;
 * neither do events and snapshots hold each other up.
 */
export async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const events: { message: Queued; body: StoredMessage }[] = []
  const published = new Map<number, Queued[]>()
  const drawn = new Map<number, Queued[]>()
  let malformed = 0
  for (const message of batch.messages) {
    const { success, data: body } = Message.safeParse(message.body)
    if (!success) {
      malformed++
      message.ack()
    } else if (body.kind === 'publish' || body.kind === 'share') {
      const asked = body.kind === 'publish' ? published : drawn
      asked.set(body.cardId, [...(asked.get(body.cardId) ?? []), message])
    } else {
      events.push({ message, body })
    }
  }
  if (malformed > 0) log({ malformed })
  await store(events, env)
  await publishAll(published, env)
  await drawAll(drawn, env)
}
