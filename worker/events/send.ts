import type { QueuedEventKind } from '../../schema/event-kinds.ts'
import type { QueuedEventMessage } from '../../schema/queue-message.ts'
import type { Env } from '../platform/env.ts'
import { isEventFlood } from './flood.ts'
import { type VisitorOrigin, visitorOriginOf, cardViewDetailsOf } from './origin.ts'

/** An event before the data of its HTTP request (time, location, visitor and user) are added. */
export type NewEvent = {
  [K in QueuedEventKind]: Omit<QueuedEventMessage<K>, 'at' | 'userId' | 'visitor' | keyof VisitorOrigin>
}[QueuedEventKind]

/**
 * Sends an event to the queue, with the visitor's data from `request` and the id of the signed-in user. Marks it as a flood if its
 * IP address is above the rate limit. Tries the queue twice before it throws.
 */
export async function sendEventToQueue(request: Request, env: Env, event: NewEvent, userId: number | null): Promise<void> {
  const at = Date.now()
  const trail = event.kind === 'view' && !event.exclusion ? cardViewDetailsOf(request, env, event, at) : null
  const message: QueuedEventMessage = { ...event, ...trail, ...visitorOriginOf(request, env), at, userId }
  if (!event.exclusion && (await isEventFlood(request, env, event.cardId, at))) message.exclusion = 'flood'
  await env.EVENTS.send(message).catch(() => env.EVENTS.send(message))
}
