import { lastSubmission, getWaitingSubmissionId } from './form-waiting.ts'
import { QUEUED_FORM_KEY_PREFIX, ITEM_QUEUED_EVENT_NAME, listQueueKeys } from './offline-queue.ts'
import { loadScriptWords } from './words.ts'

const FIRST_RETRY_PAUSE_MS = 5000
const RETRY_PAUSE_MAX_MS = 300_000
const SERVER_CHECK_TIMEOUT_MS = 10_000

/**
 * Resolves if the server, or a service worker with all scripts, answers. Chromium never repeats an import that failed once, so nothing
 * is imported before this check.
 */
export async function checkServerIsReachable(): Promise<void> {
  const { ok, status } = await fetch(import.meta.url, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(SERVER_CHECK_TIMEOUT_MS),
  })
  if (status === 404) reloadOutdatedPage()
  if (!ok) throw new Error('No server')
}

/**
 * Reloads the page once if a deployment has removed its scripts and the visitor has just sent the form. The new page sends the form
 * from the queue.
 */
function reloadOutdatedPage(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isWaiting = listQueueKeys().includes(QUEUED_FORM_KEY_PREFIX + lastSubmission.id)
  if (isWaiting && navigation?.type !== 'reload') location.reload()
}

/** Sends what waits: now, when the network or the visitor returns, and after growing pauses. Returns a function that sends at once. */
export function startQueueRetries(cardId: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const retryLater = () => {
    clearTimeout(timer)
    timer = setTimeout(send, Math.min(FIRST_RETRY_PAUSE_MS * 2 ** failures, RETRY_PAUSE_MAX_MS))
  }
  const send = async () => {
    clearTimeout(timer)
    if (listQueueKeys().length === 0 && !getWaitingSubmissionId()) return
    const isWaiting = await checkServerIsReachable()
      .then(() => Promise.all([import('./offline-page.ts'), loadScriptWords()]))
      .then(([{ sendQueueAndNotifyVisitor }, words]) => sendQueueAndNotifyVisitor(cardId, words))
      .catch(() => true)
    if (isWaiting) retryLater()
    failures = isWaiting ? failures + 1 : 0
  }
  const sendNow = () => {
    failures = 0
    void send()
  }
  addEventListener(ITEM_QUEUED_EVENT_NAME, retryLater)
  addEventListener('online', sendNow)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendNow())
  sendNow()
  return sendNow
}
