import { Monitor, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { setAppTheme, type AppThemeChoice, useAppThemeChoice, useIsAppThemeForced } from '../../lib/theme.ts'
import { SegmentedControl } from '../../ui/segmented.tsx'

const THEME_SWITCH_OPTIONS: { value: AppThemeChoice; label: string; icon: ReactNode }[] = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
]

export function ThemeSwitch({ vertical }: { vertical?: boolean }) {
  const choice = useAppThemeChoice()
  const isForced = useIsAppThemeForced()
  if (isForced && vertical) return null
  if (isForced) return <p className="small-muted">This page is always dark.</p>
  return <SegmentedControl label="Theme" options={THEME_SWITCH_OPTIONS} value={choice} onChange={setAppTheme} vertical={vertical} />
}
