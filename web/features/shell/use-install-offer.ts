import { useState } from 'react'
import { readStoredText, storeText } from '../../lib/browser-storage.ts'
import { findInstallMethod, type InstallMethod, useInstallState } from '../../lib/install-prompt.ts'

const DISMISSED_KEY = 'pwaPromptDismissed'
const DISMISSED_FOR_MS = 14 * 24 * 3_600_000

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || (navigator as Navigator & { standalone?: boolean }).standalone === true

let dismissedHere = false

const isDismissed = () => dismissedHere || Date.now() - Number(readStoredText(DISMISSED_KEY) ?? NaN) < DISMISSED_FOR_MS

function findInstallOffer(): InstallMethod | null {
  return isInstalled() || isDismissed() ? null : findInstallMethod()
}

/**
 * Returns how the app can be installed, and a function for "Not Now". The first is null if the app cannot be installed or the user pressed
 * "Not Now" within the last 14 days.
 */
export function useInstallOffer(): [InstallMethod | null, () => void] {
  const offer = useInstallState(findInstallOffer)
  const [, setDismissed] = useState(false)
  const dismiss = () => {
    dismissedHere = !storeText(DISMISSED_KEY, String(Date.now()))
    setDismissed(true)
  }
  return [offer, dismiss]
}
