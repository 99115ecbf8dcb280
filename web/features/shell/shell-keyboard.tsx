import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'wouter'
import { confirmLeaving } from '../../lib/unsaved-work.ts'
import type { SidebarEntryWithIcon } from './entries.ts'
import { currentOverlay } from './overlay.ts'
import { useShortcutKeys } from './use-shortcut-keys.ts'

const CommandMenu = lazy(() => import('./command-menu.tsx').then((m) => ({ default: m.CommandMenu })))
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx').then((m) => ({ default: m.ShortcutsDialog })))

const close = () => currentOverlay.set(null)

export function KeyboardShortcuts({ entries, signOut }: { entries: SidebarEntryWithIcon[]; signOut: () => void }): ReactNode {
  const [, navigate] = useLocation()
  const open = currentOverlay.use()
  const go = async (href: string) => {
    if (href === location.pathname || (await confirmLeaving('page'))) navigate(href)
  }
  useShortcutKeys(entries, go)
  return (
    <Suspense>
      {open === 'commands' && <CommandMenu entries={entries} go={go} signOut={signOut} onClose={close} />}
      {open === 'shortcuts' && <ShortcutsDialog entries={entries} onClose={close} />}
    </Suspense>
  )
}
