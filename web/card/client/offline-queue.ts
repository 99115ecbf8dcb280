// What could not be sent waits in localStorage until the network is back. Each event or form has an entry of its own, so that two
// tabs never overwrite each other's.
import type { ApiErrorBody } from '../../../schema/error.ts'
import { PRODUCT_NAMES } from '../../../schema/product.ts'

const QUEUE_KEY_PREFIX = `${PRODUCT_NAMES.key}-queue-`
/** Beginning of the storage keys of waiting forms and of waiting events. The id follows. */
export const FORM_KEY_PREFIX = `${QUEUE_KEY_PREFIX}form-`
export const EVENT_KEY_PREFIX = `${QUEUE_KEY_PREFIX}event-`
/** Name of the browser event that reports a new entry in the queue. */
export const QUEUED_BROWSER_EVENT = 'queued'
export const QUEUED_FORMS_MAX = 10
/** Maximum length of a waiting form, in characters: more than twenty answers of full length. */
export const QUEUED_FORM_LENGTH_MAX = 100_000
export const QUEUED_EVENTS_MAX = 50

/** End of the JSON of a form that was sent. */
const SENT_MARK_END = '"sent":true}'

export interface QueuedEvent {
  /** Time in ms when the event or the form was first to be sent. */
  at: number
  path: string
  body: object
}

export interface QueuedForm {
  at: number
  /** All fields of the form element, including the built-in ones that identify the card. */
  fields: Record<string, string>
  /** Name of the card's owner and the card's URL, for notices on other cards. */
  name: string
  href: string
  /** Time in ms until which the server asked not to repeat the request. */
  notBefore?: number
  /** The server's answer that refused the form. The form is not sent again. */
  refusal?: Partial<ApiErrorBody>
  /** Set for some minutes after the form was sent, so that other tabs that show it as waiting learn that. */
  sent?: true
}

/** Lists the storage keys of what waits, oldest first; none in browsers that refuse storage. */
export function listQueueKeys(prefix = QUEUE_KEY_PREFIX): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .sort()
  } catch {
    return []
  }
}

export function removeQueued(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // The browser refuses storage, so nothing waits there.
  }
}

function addToQueue(key: string, json: string): boolean {
  try {
    localStorage.setItem(key, json)
    dispatchEvent(new Event(QUEUED_BROWSER_EVENT))
    return true
  } catch {
    return false
  }
}

/** Keeps a form for later. Returns false if the browser refuses storage, or if the form is too long or too many forms wait. */
export function queueForm(id: string, form: QueuedForm): boolean {
  const key = FORM_KEY_PREFIX + id
  const json = JSON.stringify(form)
  const others = listQueueKeys(FORM_KEY_PREFIX).filter((other) => other !== key && !localStorage.getItem(other)?.endsWith(SENT_MARK_END))
  return others.length < QUEUED_FORMS_MAX && json.length <= QUEUED_FORM_LENGTH_MAX && addToQueue(key, json)
}

/** Keeps an event for later, or replaces the waiting event of the same id. The oldest events beyond the maximum are dropped. */
export function queueEvent(id: string, event: QueuedEvent): void {
  addToQueue(EVENT_KEY_PREFIX + id, JSON.stringify(event))
  listQueueKeys(EVENT_KEY_PREFIX).slice(0, -QUEUED_EVENTS_MAX).forEach(removeQueued)
}
