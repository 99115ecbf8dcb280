import { Menu, Search } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { PRODUCT_NAMES } from '../../../schema/product.ts'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import type { User } from '../../../schema/user.ts'
import { hasQueuedSaves } from '../../editing/draft-keys.ts'
import { readStoredText, storeText } from '../../lib/browser-storage.ts'
import { oldestShownResponseTime } from '../../lib/stale-responses.ts'
import { rememberSelectedCard, useSidebarCardId } from '../../lib/selected-card.ts'
import { IconButton } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { findCardIdInPath, listSidebarEntries } from './entries.ts'
import styles from './frame.module.css'
import { openCommandMenu } from './overlay.ts'
import { type SidebarIconByPage, Sidebar } from './sidebar.tsx'
import { useSignOut } from './use-sign-out.ts'
import { LazyQueuedSavesSender } from './lazy-queued-saves-sender.tsx'

const SidebarDrawer = lazy(() => import('./drawer.tsx').then((m) => ({ default: m.SidebarDrawer })))

const OfflineCopyNotice = lazy(() => import('./stale-notice.tsx').then((m) => ({ default: m.OfflineCopyNotice })))

// Offline, the code of the keyboard shortcuts may fail to load. Pages then work without shortcuts.
const KeyboardShortcuts = lazy(() =>
  import('./shell-keyboard.tsx').then(
    (m) => ({ default: m.KeyboardShortcuts }),
    () => ({ default: () => null }),
  ),
)

const SIDEBAR_COLLAPSED_KEY = `${PRODUCT_NAMES.key}-sidebar-collapsed`

function useSidebarCollapsed() {
  const [collapsed, setCollapsed] = useState(() => readStoredText(SIDEBAR_COLLAPSED_KEY) === 'yes')
  const toggle = () => {
    setCollapsed(!collapsed)
    storeText(SIDEBAR_COLLAPSED_KEY, collapsed ? 'no' : 'yes')
  }
  return [collapsed, toggle] as const
}

export function SignedInLayout({ user, icons, children }: { user: User; icons: SidebarIconByPage; children: ReactNode }) {
  const [path] = useLocation()
  const [collapsed, toggle] = useSidebarCollapsed()
  const [drawer, setDrawer] = useState(false)
  const signingOut = useSignOut()
  const isStale = oldestShownResponseTime.use() !== null
  const cardId = findCardIdInPath(path)
  const entries = listSidebarEntries(user.accessLevel, useSidebarCardId(user.id, cardId)).map((entry) => ({
    ...entry,
    icon: icons[entry.page],
  }))

  // The card must be selected before the page requests it (so in a layout effect), because a refused request unselects the card.
  useLayoutEffect(() => rememberSelectedCard(user.id, cardId), [user.id, cardId])
  useEffect(() => setDrawer(false), [path])

  return (
    <div className={styles.frame} data-collapsed={collapsed || undefined}>
      <header className={styles.bar}>
        <IconButton label="Open menu" tooltip={false} icon={<Menu aria-hidden />} aria-expanded={drawer} onClick={() => setDrawer(true)} />
        <Link href={APP_PAGE_PATHS.dashboard} className="home-link">
          <Logo />
        </Link>
        <IconButton className={styles.search} label="Search" tooltip={false} icon={<Search aria-hidden />} onClick={openCommandMenu} />
      </header>
      <aside className={styles.aside}>
        <Sidebar user={user} entries={entries} signingOut={signingOut} collapsed={collapsed} onToggle={toggle} />
      </aside>
      {drawer && (
        <Suspense>
          <SidebarDrawer onClose={() => setDrawer(false)}>
            <Sidebar user={user} entries={entries} signingOut={signingOut} />
          </SidebarDrawer>
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        {isStale && (
          <Suspense>
            <div className={styles.notice}>
              <OfflineCopyNotice hidden={cardId !== null && hasQueuedSaves(user.id)} />
            </div>
          </Suspense>
        )}
        <LazyQueuedSavesSender key={`saves at ${path}`} userId={user.id} cardId={cardId} />
        {children}
      </main>
      <Suspense>
        <KeyboardShortcuts entries={entries} signOut={signingOut.signOut} />
      </Suspense>
    </div>
  )
}
