import type { Env } from '../env.ts'
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

/**
 * Takes a batch of the events queue: events are stored together and retried together, for storing twice counts once.
 * A message that fits no contract is logged and dropped, so that it holds nothing up.
 */
export async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const events: { message: globalThis.Message<unknown>; body: StoredMessage }[] = []
  let malformed = 0
  for (const message of batch.messages) {
    const parsed = Message.safeParse(message.body)
    if (!parsed.success) {
      malformed++
      message.ack()
    } else if (parsed.data.kind !== 'publish') {
      events.push({ message, body: parsed.data })
    }
  }
  if (malformed > 0) log({ malformed })
  if (events.length === 0) return
  try {
    const { unknown } = await storeEvents(env, events.map((event) => event.body), Date.now())
    for (const { message } of events) message.ack()
    if (unknown > 0) log({ unknownCards: unknown })
  } catch (error) {
    log({ failed: events.length, error: String(error) })
    for (const { message } of events) message.retry({ delaySeconds: retryDelay(message.attempts) })
  }
}
