import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasWaitingSaves, subscribeToDrafts } from '../../editing/draft-keys.ts'

const IMPORT_RETRY_PAUSE_MS = 5_000

/** Once loaded, this component stays on every page, because it shows saves that the server refused. */
let isLoaded = false

/** The code is loaded again until that succeeds: saves wait because there is no network. */
const importSender = (): Promise<{ default: typeof import('./waiting-saves-sender.tsx').WaitingSavesSender }> =>
  import('./waiting-saves-sender.tsx').then(
    (module) => {
      isLoaded = true
      return { default: module.WaitingSavesSender }
    },
    () => new Promise((resolve) => setTimeout(() => resolve(importSender()), IMPORT_RETRY_PAUSE_MS)),
  )
const WaitingSavesSender = lazy(importSender)

export function WaitingSaves(props: { userId: number; cardId: number | null }) {
  const isWaiting = useSyncExternalStore(subscribeToDrafts, () => hasWaitingSaves(props.userId))
  return <Suspense>{(isWaiting || isLoaded) && <WaitingSavesSender {...props} active={isWaiting} />}</Suspense>
}
