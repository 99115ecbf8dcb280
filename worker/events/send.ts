import type { QueuedKind } from '../../schema/event-kinds.ts'
import type { EventMessage } from '../../schema/queue-message.ts'
import type { Env } from '../platform/env.ts'
import { isFlood } from './flood.ts'
import { type Origin, originOf, viewDetailsOf } from './origin.ts'

/** An event without the fields that come from its request: time, location, visitor and user. */
export type NewEvent = { [K in QueuedKind]: Omit<EventMessage<K>, 'at' | 'userId' | 'visitor' | keyof Origin> }[QueuedKind]

/**
 * Sends an event of any kind to the queue, with the visitor's data from `request`. Uses no storage, only the rate limit of addresses that
 * send fast. An event above that limit is marked as a flood. Tries the queue twice before it throws. `userId` is the signed-in user.
 */
export async function sendEvent(request: Request, env: Env, event: NewEvent, userId: number | null): Promise<void> {
  const at = Date.now()
  const trail = event.kind === 'view' && !event.exclusion ? viewDetailsOf(request, env, event, at) : null
  const message: EventMessage = { ...event, ...trail, ...originOf(request, env), at, userId }
  if (!event.exclusion && (await isFlood(request, env, event.cardId, at))) message.exclusion = 'flood'
  await env.EVENTS.send(message).catch(() => env.EVENTS.send(message))
}
