import { COLOR_SCHEME_STORAGE_KEY } from '../../schema/product.ts'
import { createGlobalStore } from '../ui/store.ts'
import { readStoredText, storeText } from './browser-storage.ts'

export type AppThemeChoice = 'light' | 'dark' | 'system'

const systemDarkModeQuery = matchMedia('(prefers-color-scheme: dark)')
const appThemeChoice = createGlobalStore(readStoredAppTheme())
const forcedAppTheme = createGlobalStore<'dark' | null>(null)

function readStoredAppTheme(): AppThemeChoice {
  const value = readStoredText(COLOR_SCHEME_STORAGE_KEY)
  return value === 'light' || value === 'dark' ? value : 'system'
}

function applyAppTheme() {
  const choice = appThemeChoice.get()
  const chosen = choice === 'system' ? (systemDarkModeQuery.matches ? 'dark' : 'light') : choice
  document.documentElement.dataset['theme'] = forcedAppTheme.get() ?? chosen
}

systemDarkModeQuery.addEventListener('change', applyAppTheme)
addEventListener('storage', (event) => {
  if (event.key !== COLOR_SCHEME_STORAGE_KEY && event.key !== null) return
  appThemeChoice.set(readStoredAppTheme())
  applyAppTheme()
})

export function setAppTheme(choice: AppThemeChoice) {
  appThemeChoice.set(choice)
  storeText(COLOR_SCHEME_STORAGE_KEY, choice)
  applyAppTheme()
}

/** Null restores the color scheme that the user chose. */
export function forceAppTheme(theme: 'dark' | null) {
  if (theme === forcedAppTheme.get()) return
  forcedAppTheme.set(theme)
  applyAppTheme()
}

export const useAppThemeChoice = appThemeChoice.use

export const useIsAppThemeForced = (): boolean => forcedAppTheme.use() !== null
