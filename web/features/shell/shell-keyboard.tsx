import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'wouter'
import { confirmLeaving } from '../../lib/unsaved-work.ts'
import type { SidebarEntry } from './entries.ts'
import type { SidebarIconByPage } from './sidebar.tsx'
import { openOverlay } from './overlay.ts'
import { useShortcutKeys } from './use-shortcut-keys.ts'

const CommandMenu = lazy(() => import('./command-menu.tsx').then((m) => ({ default: m.CommandMenu })))
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx').then((m) => ({ default: m.ShortcutsDialog })))

const close = () => openOverlay.set(null)

interface ShellKeyboardProps {
  entries: SidebarEntry[]
  icons: SidebarIconByPage
  signOut: () => void
}

export function ShellKeyboard({ entries, icons, signOut }: ShellKeyboardProps): ReactNode {
  const [, navigate] = useLocation()
  const open = openOverlay.use()
  const go = async (href: string) => {
    if (href === location.pathname || (await confirmLeaving('page'))) navigate(href)
  }
  useShortcutKeys(entries, go)
  return (
    <Suspense>
      {open === 'commands' && <CommandMenu entries={entries} icons={icons} go={go} signOut={signOut} onClose={close} />}
      {open === 'shortcuts' && <ShortcutsDialog entries={entries} onClose={close} />}
    </Suspense>
  )
}
