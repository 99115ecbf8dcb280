import { Menu } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { PRODUCT } from '../../../schema/product.ts'
import { ROUTES } from '../../../schema/route.ts'
import type { User } from '../../../schema/user.ts'
import { selectCard, useLinkedCard } from '../../lib/selected-card.ts'
import { IconButton } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { cardOfPath, entriesFor } from './entries.ts'
import styles from './frame.module.css'
import { type Icons, Sidebar } from './sidebar.tsx'

const Drawer = lazy(() => import('./drawer.tsx').then((m) => ({ default: m.Drawer })))

const COLLAPSED_KEY = `${PRODUCT.key}-sidebar-collapsed`

function useCollapsed() {
  const [collapsed, setCollapsed] = useState(() => {
    try {
      return localStorage.getItem(COLLAPSED_KEY) === 'yes'
    } catch {
      return false
    }
  })
  const toggle = () => {
    setCollapsed(!collapsed)
    try {
      localStorage.setItem(COLLAPSED_KEY, collapsed ? 'no' : 'yes')
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  }
  return [collapsed, toggle] as const
}

interface FrameProps {
  user: User
  icons: Icons
  children: ReactNode
}

/** The layout of every signed-in screen: the sidebar or, in small windows, a bar that opens it as a drawer. */
export function Frame({ user, icons, children }: FrameProps) {
  const [path] = useLocation()
  const [collapsed, toggle] = useCollapsed()
  const [drawer, setDrawer] = useState(false)
  const cardId = cardOfPath(path)
  const entries = entriesFor(user.accessLevel, useLinkedCard(user.id, cardId))

  // A layout effect, to run before the screen requests the card and learns that it is refused.
  useLayoutEffect(() => selectCard(user.id, cardId), [user.id, cardId])
  useEffect(() => setDrawer(false), [path])

  return (
    <div className={styles.frame} data-collapsed={collapsed || undefined}>
      <header className={styles.bar}>
        <IconButton label="Open menu" tooltip={false} icon={<Menu aria-hidden />} aria-expanded={drawer} onClick={() => setDrawer(true)} />
        <Link href={ROUTES.dashboard} className="home-link">
          <Logo />
        </Link>
      </header>
      <aside className={styles.aside}>
        <Sidebar user={user} entries={entries} icons={icons} collapsed={collapsed} onToggle={toggle} />
      </aside>
      {drawer && (
        <Suspense>
          <Drawer onClose={() => setDrawer(false)}>
            <Sidebar user={user} entries={entries} icons={icons} />
          </Drawer>
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
