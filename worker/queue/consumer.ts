import { type EventMessage, QueueMessage } from '../../schema/queue-message.ts'
import { publish } from '../cards/publish.ts'
import { storeEvents } from '../events/store-queries.ts'
import type { Env } from '../platform/env.ts'
import { updateShareImage } from '../share/keep.ts'

/** Longest wait before a message is tried again, in seconds. */
const RETRY_MAX = 300

interface Delivery<Body> {
  message: Message<unknown>
  body: Body
}
/** Handles all messages of a batch that are of its kinds, and acknowledges or retries each. Does not throw. */
type Handler<Body> = (deliveries: Delivery<Body>[], env: Env) => Promise<void>

function log(entry: Record<string, unknown>) {
  console.log(JSON.stringify({ events: entry }))
}

const ackAll = (deliveries: Delivery<unknown>[]) => deliveries.forEach(({ message }) => message.ack())

function retryAll(deliveries: Delivery<unknown>[]) {
  for (const { message } of deliveries) message.retry({ delaySeconds: Math.min(RETRY_MAX, 5 * 2 ** message.attempts) })
}

/** Stores events together and retries them together: an event that is stored twice counts once. */
const store: Handler<EventMessage> = async (deliveries, env) => {
  try {
    const events = deliveries.map(({ body }) => body)
    const { unknown } = await storeEvents(env, events, Date.now())
    ackAll(deliveries)
    if (unknown > 0) log({ unknownCards: unknown })
  } catch (error) {
    log({ failed: deliveries.length, error: String(error) })
    retryAll(deliveries)
  }
}

/** Runs a job once for each card of a batch, however often it was asked for. A card's failure concerns no other card. */
function oncePerCard(
  job: (env: Env, cardId: number) => Promise<void>,
  onFailure: typeof ackAll,
): Handler<{ kind: string; cardId: number }> {
  return async (deliveries, env) => {
    for (const [cardId, ofCard] of Map.groupBy(deliveries, ({ body }) => body.cardId)) {
      try {
        await job(env, cardId)
        ackAll(ofCard)
      } catch (error) {
        log({ [ofCard[0]!.body.kind]: cardId, error: String(error) })
        onFailure(ofCard)
      }
    }
  }
}

type Kind = QueueMessage['kind']

/** The handler of each kind of message. Kinds with the same handler are handled together; handlers run in this order. */
const HANDLERS = {
  view: store,
  click: store,
  save: store,
  chat: store,
  lead: store,
  publish: oncePerCard((env, cardId) => publish(env, cardId, true), retryAll),
  // Not retried: a missing image is drawn when it is first requested.
  share: oncePerCard(updateShareImage, ackAll),
} satisfies { [K in Kind]: Handler<Extract<QueueMessage, { kind: K }>> }

/**
 * Consumes a batch of the events queue. A malformed message is logged and dropped, so that it delays no other message. A
 * failing handler does not affect the others.
 */
export async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const deliveries: Delivery<QueueMessage>[] = []
  for (const message of batch.messages) {
    const { success, data: body } = QueueMessage.safeParse(message.body)
    if (success) deliveries.push({ message, body })
    else message.ack()
  }
  const malformed = batch.messages.length - deliveries.length
  if (malformed > 0) log({ malformed })
  const byHandler = Map.groupBy(deliveries, ({ body }) => HANDLERS[body.kind] as Handler<QueueMessage>)
  for (const handler of new Set(Object.values(HANDLERS) as Handler<QueueMessage>[])) {
    const own = byHandler.get(handler)
    if (own) await handler(own, env)
  }
}
