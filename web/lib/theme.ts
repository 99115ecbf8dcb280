import { useSyncExternalStore } from 'react'
import { THEME_STORAGE_KEY } from '../../schema/product.ts'

const THEME_CHOICES = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

const systemDark = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()
let choice = storedChoice()
let forced: 'dark' | null = null

function storedChoice(): ThemeChoice {
  try {
    const value = localStorage.getItem(THEME_STORAGE_KEY)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system'
  }
}

function applyTheme() {
  const chosen = choice === 'system' ? (systemDark.matches ? 'dark' : 'light') : choice
  document.documentElement.dataset['theme'] = forced ?? chosen
  for (const listener of listeners) listener()
}

systemDark.addEventListener('change', applyTheme)
addEventListener('storage', (event) => {
  if (event.key !== THEME_STORAGE_KEY && event.key !== null) return
  choice = storedChoice()
  applyTheme()
})

/** Chooses the app's colours and remembers them in this browser. */
export function setTheme(next: ThemeChoice) {
  choice = next
  try {
    localStorage.setItem(THEME_STORAGE_KEY, next)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  applyTheme()
}

/** Overrides the user's choice on a screen that is always dark; null removes the override. */
export function forceTheme(theme: 'dark' | null) {
  if (theme === forced) return
  forced = theme
  applyTheme()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The user's choice; `forceTheme` does not change it. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, () => choice)
}

/** True on a screen that is always dark. */
export function useThemeForced(): boolean {
  return useSyncExternalStore(subscribe, () => forced !== null)
}
