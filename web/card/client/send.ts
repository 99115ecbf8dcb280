import type { SentEventBody } from '../../../schema/event.ts'
import type { EventConfigOf, PageReportedEventKind } from '../../../schema/event-kinds.ts'
import { QUEUED_EVENT_KEY_PREFIX, listQueueKeys, queueEvent } from './offline-queue.ts'

type EventRequestBodyByPath = { [K in PageReportedEventKind as `/api${EventConfigOf<K>['call']}`]: SentEventBody<K> }

/**
 * Sends an event. Without a network, the event waits on this device. When the visitor leaves the page, a beacon is the safest way to send,
 * but nobody learns whether it arrived.
 */
export function sendCardEvent<Path extends keyof EventRequestBodyByPath>(
  path: Path,
  id: string,
  body: EventRequestBodyByPath[Path],
  leaving = false,
): void {
  const json = JSON.stringify(body)
  const isQueued = () => listQueueKeys(QUEUED_EVENT_KEY_PREFIX + id).length > 0
  const queue = () => queueEvent(id, { at: Date.now(), path, body })
  // If an earlier version of the event waits already, the new version replaces it, so that the event is not sent twice.
  if (!navigator.onLine || isQueued()) return queue()
  // In a browser without `keepalive`, following a link would cancel the request.
  if ((leaving || !('keepalive' in Request.prototype)) && navigator.sendBeacon?.(path, json)) return
  fetch(path, { method: 'POST', body: json, keepalive: true, priority: 'low' }).then(
    ({ status }) => status >= 500 && !isQueued() && queue(),
    () => isQueued() || queue(),
  )
}
