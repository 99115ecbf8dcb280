import type { QueuedEventKind } from '../../schema/event-kinds.ts'
import type { QueuedEventMessage } from '../../schema/queue-message.ts'
import type { Env } from '../platform/env.ts'
import { isEventFlood } from './flood.ts'
import { type VisitorOrigin, visitorOriginOf, viewDetailsOf } from './origin.ts'

/** An event before the data of its HTTP request (time, location, visitor and user) are added. */
export type NewEvent = {
  [K in QueuedEventKind]: Omit<QueuedEventMessage<K>, 'at' | 'userId' | 'visitor' | keyof VisitorOrigin>
}[QueuedEventKind]

/**
 * Sends an event of any kind to the queue, with the visitor's data from `request`. Marks it as a flood if its address is above the rate
 * limit. Reads no storage. Tries the queue twice before it throws. `userId` is the signed-in user.
 */
export async function sendEvent(request: Request, env: Env, event: NewEvent, userId: number | null): Promise<void> {
  const at = Date.now()
  const trail = event.kind === 'view' && !event.exclusion ? viewDetailsOf(request, env, event, at) : null
  const message: QueuedEventMessage = { ...event, ...trail, ...visitorOriginOf(request, env), at, userId }
  if (!event.exclusion && (await isEventFlood(request, env, event.cardId, at))) message.exclusion = 'flood'
  await env.EVENTS.send(message).catch(() => env.EVENTS.send(message))
}
