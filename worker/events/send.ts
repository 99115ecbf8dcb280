import type { QueuedKind } from '../../schema/event-kinds.ts'
import type { EventMessage } from '../../schema/queue-message.ts'
import type { Env } from '../platform/env.ts'
import { isFlood } from './flood.ts'
import { type Origin, originOf, trailOf } from './origin.ts'

/** An event without what its request tells: the time, the place, the visitor and the user. */
export type NewEvent = { [K in QueuedKind]: Omit<EventMessage<K>, 'at' | 'userId' | 'visitor' | keyof Origin> }[QueuedKind]

/**
 * Sends an event of any kind to the queue, with what `request` tells about the visitor. Reads and writes nothing but the
 * rate limit of addresses that send fast; an event past that limit is marked as a flood. Tries the queue twice before it
 * throws. `userId` is the signed-in user.
 */
export async function sendEvent(request: Request, env: Env, event: NewEvent, userId: number | null): Promise<void> {
  const at = Date.now()
  const trail = event.kind === 'view' && !event.exclusion ? trailOf(request, env, event, at) : null
  const message: EventMessage = { ...event, ...trail, ...originOf(request, env), at, userId }
  if (!event.exclusion && (await isFlood(request, env, event.cardId, at))) message.exclusion = 'flood'
  await env.EVENTS.send(message).catch(() => env.EVENTS.send(message))
}
