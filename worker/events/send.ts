import { EVENT_KINDS, type QueuedEventKind } from '../../schema/event-kinds.ts'
import type { QueuedEventMessage } from '../../schema/queue-message.ts'
import type { Env } from '../platform/env.ts'
import { countLeftOutEvent, isEventAdmitted, takeLeftOutEvents } from './flood.ts'
import { type EventVisitorData, eventVisitorDataOf, cardViewDetailsOf } from './origin.ts'

export type NewEvent = {
  [K in QueuedEventKind]: Omit<QueuedEventMessage<K>, 'at' | 'userId' | 'visitor' | 'leftOut' | keyof EventVisitorData>
}[QueuedEventKind]

/**
 * Sends an event with the data of its request to the queue. Tries twice before it throws. An event that exceeds the rate limit costs no
 * message: it is only counted. Chats and leads have the limits of the chat instead.
 */
export async function sendEventToQueue(request: Request, env: Env, event: NewEvent, userId: number | null): Promise<void> {
  const at = Date.now()
  const { cardId } = event
  if (EVENT_KINDS[event.kind].call !== null && !(await isEventAdmitted(request, env, cardId, at))) return countLeftOutEvent(cardId)
  const trail = event.kind === 'view' && !event.exclusion ? cardViewDetailsOf(request, env, event, at) : null
  const leftOut = takeLeftOutEvents(cardId)
  const message: QueuedEventMessage = { ...event, ...trail, ...eventVisitorDataOf(request, env), at, userId, ...(leftOut && { leftOut }) }
  await env.EVENTS.send(message).catch(() => env.EVENTS.send(message))
}
