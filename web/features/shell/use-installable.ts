import { useSyncExternalStore } from 'react'
import { INSTALLABLE_EVENT, canPromptInstall } from '../../lib/install-prompt.ts'

// Only browsers on iOS have the property `standalone`.
const isInstallable = () => canPromptInstall() || 'standalone' in navigator

function subscribe(listener: () => void) {
  addEventListener(INSTALLABLE_EVENT, listener)
  return () => removeEventListener(INSTALLABLE_EVENT, listener)
}

/** True if this browser can install the app: by its dialog, or by hand on iOS. The banner then decides whether to offer it. */
export const useInstallable = (): boolean => useSyncExternalStore(subscribe, isInstallable)
