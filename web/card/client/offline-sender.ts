import type { ApiErrorBody } from '../../../schema/error.ts'
import type { SentEventBody } from '../../../schema/event.ts'
import { BUILT_IN_FORM_FIELD_NAMES, FORM_SUBMISSION_PATH } from '../../../schema/lead-form.ts'
import { EVENT_KEY_PREFIX, FORM_KEY_PREFIX, type QueuedEvent, type QueuedForm, listQueueKeys, removeQueued } from './offline-queue.ts'

/** What waits longer is dropped, because nobody expects the message any more. */
export const QUEUED_AGE_MAX_MS = 7 * 86_400_000
/** How long a sent form stays marked in the queue, so that each open tab learns of it: longer than a tab's longest pause. */
export const SENT_MARK_AGE_MAX_MS = 600_000
const REQUEST_TIMEOUT_MS = 20_000

export interface QueueSenderEnvironment {
  /** Current time, in ms. */
  now: () => number
  /** Sends a request. Rejects if no answer arrives. */
  post: (path: string, body: object) => Promise<Response>
}

export interface SendingResult {
  /** True if something still waits. */
  isWaiting: boolean
  sentForms: { id: string; form: QueuedForm }[]
  refusedForms: { id: string; form: QueuedForm }[]
}

/** Sends a JSON request. Rejects if no answer arrives within 20 seconds. */
export function postJson(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })
}

/** Builds the request body of a submitted form from the fields of its form element. */
export function buildSubmission(submissionId: string, fields: Record<string, string>): SentEventBody<'submission'> {
  const { [BUILT_IN_FORM_FIELD_NAMES.card]: cardId, [BUILT_IN_FORM_FIELD_NAMES.slug]: _, ...formData } = fields
  return { cardId: Number(cardId), formData, submissionId }
}

/** Reads an entry of the queue; null if there is none or it cannot be read. */
export function readQueued<Item extends QueuedEvent | QueuedForm>(key: string): Item | null {
  try {
    const entry = JSON.parse(localStorage.getItem(key)!) as Partial<QueuedEvent & QueuedForm> | null
    return entry?.path || entry?.fields ? (entry as Item) : null
  } catch {
    return null
  }
}

/** Changes a form in the queue, unless the visitor gave it up meanwhile. */
function updateForm(key: string, form: QueuedForm) {
  try {
    if (localStorage.getItem(key) !== null) localStorage.setItem(key, JSON.stringify(form))
  } catch {
    // The storage is full. The form stays as it was, and the server stores it only once.
  }
}

const isTemporary = (status: number) => status === 408 || status === 429 || status >= 500

/** Reads the seconds of a Retry-After header; 0 if it has none. */
const retryAfterMsOf = ({ headers }: Response) => (Number(headers.get('retry-after')) || 0) * 1000

async function sendForm(key: string, form: QueuedForm, { now, post }: QueueSenderEnvironment, result: SendingResult) {
  const id = key.slice(FORM_KEY_PREFIX.length)
  const answer = await post(FORM_SUBMISSION_PATH, buildSubmission(id, form.fields))
  if (answer.ok) {
    updateForm(key, { ...form, at: now(), fields: {}, sent: true })
    result.sentForms.push({ id, form })
  } else if (isTemporary(answer.status)) {
    result.isWaiting = true
    updateForm(key, { ...form, notBefore: now() + retryAfterMsOf(answer) })
  } else {
    const refused = { ...form, refusal: (await answer.json().catch(() => ({}))) as Partial<ApiErrorBody> }
    updateForm(key, refused)
    result.refusedForms.push({ id, form: refused })
  }
}

async function sendEvent(key: string, event: QueuedEvent, { post }: QueueSenderEnvironment, result: SendingResult) {
  const sent = localStorage.getItem(key)
  const answer = await post(event.path, event.body)
  // A view may have got its duration meanwhile, which is sent next time.
  if (isTemporary(answer.status) || localStorage.getItem(key) !== sent) result.isWaiting = true
  else removeQueued(key)
}

async function sendEntry(key: string, env: QueueSenderEnvironment, result: SendingResult) {
  const entry = readQueued(key)
  const ageMax = entry && 'sent' in entry ? SENT_MARK_AGE_MAX_MS : QUEUED_AGE_MAX_MS
  if (!entry || env.now() > entry.at + ageMax) return removeQueued(key)
  if ('path' in entry) return sendEvent(key, entry, env, result)
  if (entry.sent || entry.refusal) return
  if (entry.notBefore && env.now() < entry.notBefore) result.isWaiting = true
  else await sendForm(key, entry, env, result)
}

/**
 * Sends what waits, forms first. An entry leaves the queue only when the server has taken or finally refused it. If no answer
 * arrives, the rest waits too.
 */
export async function sendQueue(env: QueueSenderEnvironment): Promise<SendingResult> {
  const result: SendingResult = { isWaiting: false, sentForms: [], refusedForms: [] }
  try {
    for (const key of [...listQueueKeys(FORM_KEY_PREFIX), ...listQueueKeys(EVENT_KEY_PREFIX)]) await sendEntry(key, env, result)
  } catch {
    result.isWaiting = true
  }
  return result
}
