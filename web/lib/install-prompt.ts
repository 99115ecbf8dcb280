import { useSyncExternalStore } from 'react'
import { PRODUCT_NAMES } from '../../schema/product.ts'

/** The browser's event that offers to install the app (https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface). */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const INSTALLABLE_EVENT = 'installable'

let heldPrompt: BeforeInstallPromptEvent | null = null

function hold(prompt: BeforeInstallPromptEvent | null) {
  heldPrompt = prompt
  dispatchEvent(new CustomEvent(INSTALLABLE_EVENT, { detail: prompt !== null }))
}

/** How the app can be installed: by the browser's dialog, or by hand in the Share menu of iOS. */
export type InstallMethod = 'prompt' | 'ios'

/** Safari on a Mac has `navigator.standalone` too, but no touch screen. An iPad says that it is a Mac. */
const isIos = () => (/iphone|ipad|ipod/i.test(navigator.userAgent) || 'standalone' in navigator) && navigator.maxTouchPoints > 0

/** How this browser can install the app; null if it cannot. */
export const findInstallMethod = (): InstallMethod | null => (heldPrompt ? 'prompt' : isIos() ? 'ios' : null)

function subscribe(listener: () => void) {
  addEventListener(INSTALLABLE_EVENT, listener)
  return () => removeEventListener(INSTALLABLE_EVENT, listener)
}

/** React hook that renders the component again when the installation becomes possible or impossible. */
export const useInstallState = <State extends string | null>(find: () => State): State => useSyncExternalStore(subscribe, find)

export async function promptInstall(): Promise<boolean> {
  const prompt = heldPrompt
  if (!prompt) return false
  hold(null)
  return (await prompt.prompt()).outcome === 'accepted'
}

/** Holds back the browser's offer to install the app. The banner on this page or the function on `window` can show the offer later. */
export function deferInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    hold(event as BeforeInstallPromptEvent)
  })
  addEventListener('appinstalled', () => hold(null))
  Object.assign(window, { [PRODUCT_NAMES.installFunction]: promptInstall })
}
