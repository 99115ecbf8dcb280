import { useSyncExternalStore } from 'react'
import { COLOR_SCHEME_STORAGE_KEY } from '../../schema/product.ts'

const APP_THEME_CHOICES = ['light', 'dark', 'system'] as const
export type AppThemeChoice = (typeof APP_THEME_CHOICES)[number]

const systemDarkModeQuery = matchMedia('(prefers-color-scheme: dark)')
const appThemeListeners = new Set<() => void>()
let appThemeChoice = readStoredAppTheme()
let forcedAppTheme: 'dark' | null = null

function readStoredAppTheme(): AppThemeChoice {
  try {
    const value = localStorage.getItem(COLOR_SCHEME_STORAGE_KEY)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system'
  }
}

function applyAppTheme() {
  const chosen = appThemeChoice === 'system' ? (systemDarkModeQuery.matches ? 'dark' : 'light') : appThemeChoice
  document.documentElement.dataset['theme'] = forcedAppTheme ?? chosen
  for (const listener of appThemeListeners) listener()
}

systemDarkModeQuery.addEventListener('change', applyAppTheme)
addEventListener('storage', (event) => {
  if (event.key !== COLOR_SCHEME_STORAGE_KEY && event.key !== null) return
  appThemeChoice = readStoredAppTheme()
  applyAppTheme()
})

/** Sets the app's colour scheme (light, dark or system) and remembers it in this browser. */
export function setAppTheme(next: AppThemeChoice) {
  appThemeChoice = next
  try {
    localStorage.setItem(COLOR_SCHEME_STORAGE_KEY, next)
  } catch {
    // If localStorage is switched off, the chosen colour scheme lasts until the page is closed.
  }
  applyAppTheme()
}

/** Forces the dark colour scheme on a page that is always dark. Null returns to the scheme that the user chose. */
export function forceAppTheme(theme: 'dark' | null) {
  if (theme === forcedAppTheme) return
  forcedAppTheme = theme
  applyAppTheme()
}

const subscribeToAppTheme = (listener: () => void) => {
  appThemeListeners.add(listener)
  return () => appThemeListeners.delete(listener)
}

/** The colour scheme that the user chose. `forceAppTheme` does not change it. */
export function useAppThemeChoice(): AppThemeChoice {
  return useSyncExternalStore(subscribeToAppTheme, () => appThemeChoice)
}

/** True on a page that is always dark, regardless of the user's choice. */
export function useIsAppThemeForced(): boolean {
  return useSyncExternalStore(subscribeToAppTheme, () => forcedAppTheme !== null)
}
