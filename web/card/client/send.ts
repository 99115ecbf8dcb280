import type { SentBody } from '../../../schema/event.ts'
import type { DefinitionOf, ReportedKind } from '../../../schema/event-kinds.ts'

/** The body of each event call, by its path. */
type EventBodies = { [K in ReportedKind as `/api${DefinitionOf<K>['call']}`]: SentBody<K> }

/** A random idempotency key: the server counts an event once, however often it arrives under the same key. */
export function eventId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}

/** Sends an event in the background, also while the visitor leaves the page. A failure only costs the count. */
export function send<Path extends keyof EventBodies>(path: Path, body: EventBodies[Path]): void {
  const json = JSON.stringify(body)
  if (navigator.sendBeacon?.(path, json)) return
  fetch(path, { method: 'POST', body: json, keepalive: true }).catch(() => console.warn(`${path} could not be sent`))
}
