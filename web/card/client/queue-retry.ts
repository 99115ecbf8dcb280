import { lastSubmission, waitingSubmissionId } from './form-waiting.ts'
import { FORM_KEY_PREFIX, QUEUED_BROWSER_EVENT, listQueueKeys } from './offline-queue.ts'

const FIRST_RETRY_PAUSE_MS = 5000
const RETRY_PAUSE_MAX_MS = 300_000
const SERVER_CHECK_TIMEOUT_MS = 10_000

/**
 * Resolves if the server answers, or if the app's service worker holds all scripts, and rejects otherwise. Chromium never repeats an
 * import that failed once, so the script imports nothing before it knows that this can succeed.
 */
export async function waitForServer(): Promise<void> {
  const { ok, status } = await fetch(import.meta.url, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(SERVER_CHECK_TIMEOUT_MS),
  })
  if (status === 404) reloadOutdatedPage()
  if (!ok) throw new Error('No server')
}

/**
 * Reloads a page whose scripts a new deployment has removed, if the visitor has just sent the form: the new page sends it, because it
 * is in the queue. A page that was reloaded already is not reloaded again.
 */
function reloadOutdatedPage(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isWaiting = listQueueKeys().includes(FORM_KEY_PREFIX + lastSubmission.id)
  if (isWaiting && navigation?.type !== 'reload') location.reload()
}

/**
 * Sends what waits in the queue: now, when the network returns, when the visitor returns to the tab, and after growing pauses.
 * If nothing waits, this costs one look into localStorage. Returns a function that sends at once.
 */
export function startQueueRetries(cardId: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const retryLater = () => {
    clearTimeout(timer)
    timer = setTimeout(send, Math.min(FIRST_RETRY_PAUSE_MS * 2 ** failures, RETRY_PAUSE_MAX_MS))
  }
  const send = async () => {
    clearTimeout(timer)
    if (listQueueKeys().length === 0 && !waitingSubmissionId()) return
    const isWaiting = await waitForServer()
      .then(() => import('./offline-page.ts'))
      .then(({ sendQueuedItems }) => sendQueuedItems(cardId))
      .catch(() => true)
    if (isWaiting) retryLater()
    failures = isWaiting ? failures + 1 : 0
  }
  const sendNow = () => {
    failures = 0
    void send()
  }
  addEventListener(QUEUED_BROWSER_EVENT, retryLater)
  addEventListener('online', sendNow)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendNow())
  sendNow()
  return sendNow
}
