import type { QueuedEventKind } from '../../schema/event-kinds.ts'
import type { QueuedEventMessage } from '../../schema/queue-message.ts'
import type { Env } from '../platform/env.ts'
import { isEventFlood } from './flood.ts'
import { type EventVisitorData, eventVisitorDataOf, cardViewDetailsOf } from './origin.ts'

export type NewEvent = {
  [K in QueuedEventKind]: Omit<QueuedEventMessage<K>, 'at' | 'userId' | 'visitor' | keyof EventVisitorData>
}[QueuedEventKind]

/**
 * Sends an event with the data of its request to the queue. If the rate limit is exceeded, marks it as a flood. Tries twice before it
 * throws.
 */
export async function sendEventToQueue(request: Request, env: Env, event: NewEvent, userId: number | null): Promise<void> {
  const at = Date.now()
  const trail = event.kind === 'view' && !event.exclusion ? cardViewDetailsOf(request, env, event, at) : null
  const message: QueuedEventMessage = { ...event, ...trail, ...eventVisitorDataOf(request, env), at, userId }
  if (!event.exclusion && (await isEventFlood(request, env, event.cardId, at))) message.exclusion = 'flood'
  await env.EVENTS.send(message).catch(() => env.EVENTS.send(message))
}
