// Events and forms wait in localStorage for the network. Each has its own entry, so that two tabs cannot overwrite each other's.
import type { ApiErrorBody } from '../../../schema/error.ts'
import { QUEUED_EVENTS_MAX, QUEUED_FORMS_MAX } from '../../../schema/offline.ts'
import { PRODUCT_NAMES } from '../../../schema/product.ts'

const QUEUE_KEY_PREFIX = `${PRODUCT_NAMES.key}-queue-`
export const QUEUED_FORM_KEY_PREFIX = `${QUEUE_KEY_PREFIX}form-`
export const QUEUED_EVENT_KEY_PREFIX = `${QUEUE_KEY_PREFIX}event-`
export const ITEM_QUEUED_EVENT_NAME = 'queued'
/** Maximum length of a form in characters. More than twenty of the longest answers fit. */
export const QUEUED_FORM_LENGTH_MAX = 100_000

const SENT_MARK_END = '"sent":true}'

export interface QueuedEvent {
  /** Time in ms of the first attempt to send. */
  at: number
  path: string
  body: object
}

export interface QueuedForm {
  at: number
  fields: Record<string, string>
  name: string
  href: string
  /** Time in ms of the earliest new attempt that the server allows. */
  notBefore?: number
  /** The server's refusal of the form. A refused form is not sent again. */
  refusal?: Partial<ApiErrorBody>
  /** After the form was sent, its entry stays for some minutes, so that other tabs learn of it. */
  sent?: true
}

/** Lists the storage keys of waiting entries, oldest first. */
export function listQueueKeys(prefix = QUEUE_KEY_PREFIX): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .sort()
  } catch {
    return []
  }
}

export function removeQueueEntry(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Browsers may refuse access to localStorage.
  }
}

function addToQueue(key: string, json: string): boolean {
  try {
    localStorage.setItem(key, json)
    dispatchEvent(new Event(ITEM_QUEUED_EVENT_NAME))
    return true
  } catch {
    return false
  }
}

/** Returns false if the browser refuses storage, or if the form is too long or too many forms wait. */
export function queueForm(id: string, form: QueuedForm): boolean {
  const key = QUEUED_FORM_KEY_PREFIX + id
  const json = JSON.stringify(form)
  const others = listQueueKeys(QUEUED_FORM_KEY_PREFIX).filter(
    (other) => other !== key && !localStorage.getItem(other)?.endsWith(SENT_MARK_END),
  )
  return others.length < QUEUED_FORMS_MAX && json.length <= QUEUED_FORM_LENGTH_MAX && addToQueue(key, json)
}

/** Stores an event, or replaces the waiting event with the same id. Deletes the oldest events if there are too many. */
export function queueEvent(id: string, event: QueuedEvent): void {
  addToQueue(QUEUED_EVENT_KEY_PREFIX + id, JSON.stringify(event))
  listQueueKeys(QUEUED_EVENT_KEY_PREFIX).slice(0, -QUEUED_EVENTS_MAX).forEach(removeQueueEntry)
}
