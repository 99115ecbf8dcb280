import type { ApiErrorBody } from '../../../schema/error.ts'
import type { SentEventBody } from '../../../schema/event.ts'
import { BUILT_IN_FORM_FIELD_NAMES, FORM_SUBMISSION_PATH } from '../../../schema/lead-form.ts'
import { QUEUED_ITEM_AGE_DAYS_MAX } from '../../../schema/offline.ts'
import {
  QUEUED_EVENT_KEY_PREFIX,
  QUEUED_FORM_KEY_PREFIX,
  type QueuedEvent,
  type QueuedForm,
  listQueueKeys,
  removeQueueEntry,
} from './offline-queue.ts'

export const QUEUED_ITEM_AGE_MAX_MS = QUEUED_ITEM_AGE_DAYS_MAX * 86_400_000
/** Other open tabs look for sent forms at intervals. A form stays marked as sent for longer than the longest interval. */
export const SENT_FORM_MARK_AGE_MAX_MS = 600_000
const REQUEST_TIMEOUT_MS = 20_000

export interface QueueSenderEnvironment {
  now: () => number
  /** Sends a request. Rejects if no answer arrives. */
  post: (path: string, body: object) => Promise<Response>
}

export interface QueueSendingResult {
  isWaiting: boolean
  sentForms: { id: string; form: QueuedForm }[]
  refusedForms: { id: string; form: QueuedForm }[]
}

/** Sends a JSON request. Rejects if no answer arrives within 20 seconds. */
export function postJson(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })
}

export function buildFormSubmissionBody(submissionId: string, fields: Record<string, string>): SentEventBody<'submission'> {
  const { [BUILT_IN_FORM_FIELD_NAMES.card]: cardId, [BUILT_IN_FORM_FIELD_NAMES.slug]: _, ...formData } = fields
  return { cardId: Number(cardId), formData, submissionId }
}

/** Returns null if the entry does not exist or cannot be read. */
export function readQueueEntry<Item extends QueuedEvent | QueuedForm>(key: string): Item | null {
  try {
    const entry = JSON.parse(localStorage.getItem(key)!) as Partial<QueuedEvent & QueuedForm> | null
    return entry?.path || entry?.fields ? (entry as Item) : null
  } catch {
    return null
  }
}

/** Changes a waiting form, unless the visitor has cancelled it meanwhile. */
function updateForm(key: string, form: QueuedForm) {
  try {
    if (localStorage.getItem(key) !== null) localStorage.setItem(key, JSON.stringify(form))
  } catch {
    // The storage is full, so the form stays marked as unsent. Sending it again does no harm, because the server stores it once.
  }
}

const isTemporary = (status: number) => status === 408 || status === 429 || status >= 500

const retryAfterMsOf = ({ headers }: Response) => (Number(headers.get('retry-after')) || 0) * 1000

async function sendForm(key: string, form: QueuedForm, { now, post }: QueueSenderEnvironment, result: QueueSendingResult) {
  const id = key.slice(QUEUED_FORM_KEY_PREFIX.length)
  const answer = await post(FORM_SUBMISSION_PATH, buildFormSubmissionBody(id, form.fields))
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

async function sendEvent(key: string, event: QueuedEvent, { post }: QueueSenderEnvironment, result: QueueSendingResult) {
  const sent = localStorage.getItem(key)
  const answer = await post(event.path, event.body)
  // If a view's duration became known while the view was being sent, the view is sent again.
  if (isTemporary(answer.status) || localStorage.getItem(key) !== sent) result.isWaiting = true
  else removeQueueEntry(key)
}

async function sendEntry(key: string, env: QueueSenderEnvironment, result: QueueSendingResult) {
  const entry = readQueueEntry(key)
  const ageMax = entry && 'sent' in entry ? SENT_FORM_MARK_AGE_MAX_MS : QUEUED_ITEM_AGE_MAX_MS
  if (!entry || env.now() > entry.at + ageMax) return removeQueueEntry(key)
  if ('path' in entry) return sendEvent(key, entry, env, result)
  if (entry.sent || entry.refusal) return
  if (entry.notBefore && env.now() < entry.notBefore) result.isWaiting = true
  else await sendForm(key, entry, env, result)
}

/** Sends everything that waits, forms first. If a request gets no answer, the remaining entries go on waiting. */
export async function sendQueuedItems(env: QueueSenderEnvironment): Promise<QueueSendingResult> {
  const result: QueueSendingResult = { isWaiting: false, sentForms: [], refusedForms: [] }
  try {
    for (const key of [...listQueueKeys(QUEUED_FORM_KEY_PREFIX), ...listQueueKeys(QUEUED_EVENT_KEY_PREFIX)])
      await sendEntry(key, env, result)
  } catch {
    result.isWaiting = true
  }
  return result
}
