import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasQueuedSaves, subscribeToDrafts } from '../../editing/draft-keys.ts'

const IMPORT_RETRY_PAUSE_MS = 5_000

/** Once loaded, this component stays on every page, because it shows saves that the server refused. */
let isLoaded = false

/** Tries again until the code has loaded, because saves usually wait while there is no network. */
const importSender = (): Promise<{ default: typeof import('./queued-saves-sender.tsx').QueuedSavesSender }> =>
  import('./queued-saves-sender.tsx').then(
    (module) => {
      isLoaded = true
      return { default: module.QueuedSavesSender }
    },
    () => new Promise((resolve) => setTimeout(() => resolve(importSender()), IMPORT_RETRY_PAUSE_MS)),
  )
const QueuedSavesSender = lazy(importSender)

export function LazyQueuedSavesSender(props: { userId: number; cardId: number | null }) {
  const isWaiting = useSyncExternalStore(subscribeToDrafts, () => hasQueuedSaves(props.userId))
  return <Suspense>{(isWaiting || isLoaded) && <QueuedSavesSender {...props} active={isWaiting} />}</Suspense>
}
