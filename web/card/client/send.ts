import type { SentEventBody } from '../../../schema/event.ts'
import type { EventConfigOf, PageReportedEventKind } from '../../../schema/event-kinds.ts'

/** Maps every API path that receives events to the type of its request body. */
type EventRequestBodyByPath = { [K in PageReportedEventKind as `/api${EventConfigOf<K>['call']}`]: SentEventBody<K> }

/** Creates a random id for an event. The server counts the event once, however often the same id arrives. */
export function createEventId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}

/** Sends an event in the background, even while the visitor leaves the page. If that fails, the event is not counted. */
export function sendCardEvent<Path extends keyof EventRequestBodyByPath>(path: Path, body: EventRequestBodyByPath[Path]): void {
  const json = JSON.stringify(body)
  if (navigator.sendBeacon?.(path, json)) return
  fetch(path, { method: 'POST', body: json, keepalive: true }).catch(() => console.warn(`${path} could not be sent`))
}
