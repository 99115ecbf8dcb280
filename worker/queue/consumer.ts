import { type QueuedEventMessage, type QueuedSweepMessage, QueueMessage } from '../../schema/queue-message.ts'
import { publishCard } from '../cards/publish.ts'
import { createEvents } from '../events/store-queries.ts'
import type { Env } from '../platform/env.ts'
import { logFailure } from '../platform/log.ts'
import { retryMessageLater } from '../platform/queue-retry.ts'
import { updateShareImage } from '../share/keep.ts'
import { runSweepPiece } from './sweeps.ts'

interface ParsedQueueMessage<Body> {
  message: Message<unknown>
  body: Body
}
/** A handler acknowledges or retries each of its messages and does not throw. */
type QueueMessageHandler<Body> = (deliveries: ParsedQueueMessage<Body>[], env: Env) => Promise<void>

const acknowledgeAllMessages = (deliveries: ParsedQueueMessage<unknown>[]) => deliveries.forEach(({ message }) => message.ack())

const retryAllMessages = (deliveries: ParsedQueueMessage<unknown>[]) => deliveries.forEach(({ message }) => retryMessageLater(message))

/** All events of a batch are retried together. An event that is stored already is not counted twice. */
const storeEventMessages: QueueMessageHandler<QueuedEventMessage> = async (deliveries, env) => {
  try {
    const events = deliveries.map(({ body }) => body)
    const { unknown, isDatabaseFull } = await createEvents(env, events, Date.now())
    acknowledgeAllMessages(deliveries)
    if (unknown > 0) logFailure('events-dropped', { code: 'unknown-card', count: unknown })
    if (isDatabaseFull) logFailure('events-dropped', { code: 'database-full' })
  } catch (error) {
    logFailure('events-not-stored', { count: deliveries.length }, error)
    retryAllMessages(deliveries)
  }
}

function createPerCardHandler(
  job: (env: Env, cardId: number) => Promise<void>,
  onFailure: typeof acknowledgeAllMessages,
): QueueMessageHandler<{ kind: string; cardId: number }> {
  return async (deliveries, env) => {
    for (const [cardId, ofCard] of Map.groupBy(deliveries, ({ body }) => body.cardId)) {
      try {
        await job(env, cardId)
        acknowledgeAllMessages(ofCard)
      } catch (error) {
        logFailure('job-failed', { code: ofCard[0]!.body.kind, cardId }, error)
        onFailure(ofCard)
      }
    }
  }
}

const runSweeps: QueueMessageHandler<QueuedSweepMessage> = async (deliveries, env) => {
  for (const { message, body } of deliveries) {
    try {
      await runSweepPiece(env, body)
      message.ack()
    } catch (error) {
      logFailure('job-failed', { code: `${body.kind} ${body.sweep}` }, error)
      retryMessageLater(message)
    }
  }
}

type QueueMessageKind = QueueMessage['kind']

/** The handlers of queue messages, in the order in which they run. Kinds with the same handler are handled together. */
const QUEUE_MESSAGE_HANDLERS = {
  view: storeEventMessages,
  click: storeEventMessages,
  save: storeEventMessages,
  chat: storeEventMessages,
  lead: storeEventMessages,
  'job:publish': createPerCardHandler((env, cardId) => publishCard(env, cardId, { inQueue: true }), retryAllMessages),
  // Drawing a share image is not retried, because a missing image is drawn when somebody requests it.
  'job:share': createPerCardHandler(updateShareImage, acknowledgeAllMessages),
  'job:sweep': runSweeps,
} satisfies { [K in QueueMessageKind]: QueueMessageHandler<Extract<QueueMessage, { kind: K }>> }

/**
 * Handles a batch of queue messages. Malformed messages are dropped, and their number is logged. A failing handler does not affect the
 * others.
 */
export async function consumeQueueBatch(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const deliveries: ParsedQueueMessage<QueueMessage>[] = []
  for (const message of batch.messages) {
    const { success, data: body } = QueueMessage.safeParse(message.body)
    if (success) deliveries.push({ message, body })
    else message.ack()
  }
  const malformed = batch.messages.length - deliveries.length
  if (malformed > 0) logFailure('messages-dropped', { code: 'malformed', count: malformed })
  const byHandler = Map.groupBy(deliveries, ({ body }) => QUEUE_MESSAGE_HANDLERS[body.kind] as QueueMessageHandler<QueueMessage>)
  for (const handler of new Set(Object.values(QUEUE_MESSAGE_HANDLERS) as QueueMessageHandler<QueueMessage>[])) {
    const own = byHandler.get(handler)
    if (own) await handler(own, env)
  }
}
