import { Monitor, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { setTheme, type ThemeChoice, useThemeChoice, useThemeForced } from '../../lib/theme.ts'
import { Segmented } from '../../ui/segmented.tsx'

const OPTIONS: { value: ThemeChoice; label: string; icon: ReactNode }[] = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
]

/** Hidden on screens that are always dark, where it would have no effect. */
export function ThemeSwitch({ vertical }: { vertical?: boolean }) {
  const choice = useThemeChoice()
  if (useThemeForced()) return null
  return <Segmented label="Theme" options={OPTIONS} value={choice} onChange={setTheme} vertical={vertical} />
}
