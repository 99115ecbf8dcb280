import { useEffect, useState } from 'react'
import { INSTALLABLE_EVENT, canPromptInstall } from '../../lib/install-prompt.ts'

const DISMISSED_KEY = 'pwaPromptDismissed'
const DISMISSED_FOR_MS = 14 * 24 * 3_600_000

/** How the app can be installed: by the browser's dialog, or by hand in the Share menu of iOS. */
type InstallOffer = 'prompt' | 'ios'

/** True in Safari on an iPhone or iPad, whose user agent may be that of a Mac. */
const isIosSafari = () => 'standalone' in navigator && navigator.maxTouchPoints > 0

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || (navigator as Navigator & { standalone?: boolean }).standalone === true

/** True after "Not Now" on this page, for browsers without localStorage. */
let dismissedHere = false

function isDismissed(now: number): boolean {
  try {
    const at = Number(localStorage.getItem(DISMISSED_KEY) ?? NaN)
    return now - at < DISMISSED_FOR_MS
  } catch {
    return dismissedHere
  }
}

function findInstallOffer(): InstallOffer | null {
  if (isInstalled() || isDismissed(Date.now())) return null
  return canPromptInstall() ? 'prompt' : isIosSafari() ? 'ios' : null
}

/** Returns how the app can be installed, null if it cannot or the user said "Not Now" within 14 days, and a function for "Not Now". */
export function useInstallOffer(): [InstallOffer | null, () => void] {
  const [offer, setOffer] = useState(findInstallOffer)
  useEffect(() => {
    const update = () => setOffer(findInstallOffer())
    addEventListener(INSTALLABLE_EVENT, update)
    return () => removeEventListener(INSTALLABLE_EVENT, update)
  }, [])
  const dismiss = () => {
    try {
      localStorage.setItem(DISMISSED_KEY, String(Date.now()))
    } catch {
      dismissedHere = true
    }
    setOffer(null)
  }
  return [offer, dismiss]
}
