import { Monitor, Moon, Sun } from 'lucide-react'
import { setTheme, type ThemeChoice, useThemeChoice } from '../../lib/theme.ts'
import { Segmented } from '../../ui/segmented.tsx'

const OPTIONS: { value: ThemeChoice; label: string; icon: React.ReactNode }[] = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
]

export function ThemeSwitch({ vertical }: { vertical?: boolean }) {
  return <Segmented label="Theme" options={OPTIONS} value={useThemeChoice()} onChange={setTheme} vertical={vertical} />
}
