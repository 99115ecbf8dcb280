import type { SentEventBody } from '../../../schema/event.ts'
import type { EventConfigOf, PageReportedEventKind } from '../../../schema/event-kinds.ts'
import { EVENT_KEY_PREFIX, listQueueKeys, queueEvent } from './offline-queue.ts'

/** Maps every API path that receives events to the type of its request body. */
type EventRequestBodyByPath = { [K in PageReportedEventKind as `/api${EventConfigOf<K>['call']}`]: SentEventBody<K> }

/**
 * Sends an event with its id in the background. Without a network, the event waits on this device and is sent later. While the
 * visitor is `leaving` the page, a beacon is the safest way, but nobody learns whether it arrived.
 */
export function sendCardEvent<Path extends keyof EventRequestBodyByPath>(
  path: Path,
  id: string,
  body: EventRequestBodyByPath[Path],
  leaving = false,
): void {
  const json = JSON.stringify(body)
  const isQueued = () => listQueueKeys(EVENT_KEY_PREFIX + id).length > 0
  const queue = () => queueEvent(id, { at: Date.now(), path, body })
  // An event that waits already, such as a view whose duration is known now, is replaced: nothing is sent twice.
  if (!navigator.onLine || isQueued()) return queue()
  // A browser that does not know `keepalive` would cancel a request when the visitor follows a link of the card.
  if ((leaving || !('keepalive' in Request.prototype)) && navigator.sendBeacon?.(path, json)) return
  fetch(path, { method: 'POST', body: json, keepalive: true, priority: 'low' }).then(
    ({ status }) => status >= 500 && !isQueued() && queue(),
    () => isQueued() || queue(),
  )
}
