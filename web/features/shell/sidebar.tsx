import { LogOut, type LucideIcon, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { APP_PAGE_PATHS, type SidebarPageName } from '../../../schema/route.ts'
import type { User } from '../../../schema/user.ts'
import { formatCount } from '../../lib/format.ts'
import { isApplePlatform } from '../../lib/platform.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Logo } from '../../ui/logo.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { SidebarEntryWithIcon } from './entries.ts'
import { openCommandMenu } from './overlay.ts'
import styles from './sidebar.module.css'
import { ThemeSwitch } from './theme-switch.tsx'
import type { useSignOut } from './use-sign-out.ts'

export type SidebarIconByPage = Record<SidebarPageName, LucideIcon>

interface SidebarProps {
  user: User
  entries: SidebarEntryWithIcon[]
  signingOut: ReturnType<typeof useSignOut>
  collapsed?: boolean
  onToggle?: () => void
}

export function Sidebar({ user, entries, signingOut, collapsed = false, onToggle }: SidebarProps) {
  const [path] = useLocation()
  const { signOut, pending } = signingOut
  const name = user.fullName || user.username
  return (
    <div className={styles.sidebar} data-collapsed={collapsed || undefined}>
      <div className={styles.head}>
        <a href={APP_PAGE_PATHS.home} className="home-link">
          <Logo markOnly={collapsed} />
        </a>
        {onToggle && (
          <IconButton
            size="sm"
            label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
            icon={collapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
            aria-expanded={!collapsed}
            onClick={onToggle}
          />
        )}
      </div>
      {onToggle && (
        <div className={styles.find}>
          <Tooltip label="Search" side="right" off={!collapsed}>
            <button type="button" className={styles.entry} aria-keyshortcuts="Control+K Meta+K" onClick={openCommandMenu}>
              <Search aria-hidden />
              <span className={collapsed ? 'visually-hidden' : styles.label}>Search</span>
              {!collapsed && (
                <kbd aria-hidden className={styles.key}>
                  {isApplePlatform() ? '⌘' : 'Ctrl '}K
                </kbd>
              )}
            </button>
          </Tooltip>
        </div>
      )}
      <nav aria-label="Main" className={styles.nav}>
        <ul role="list" className={styles.entries}>
          {entries.map(({ page, label, href, icon: Icon }) => (
            <li key={href}>
              <Tooltip label={label} side="right" off={!collapsed}>
                <Link href={href} className={styles.entry} aria-current={path === href ? 'page' : undefined}>
                  <Icon aria-hidden />
                  <span className={collapsed ? 'visually-hidden' : styles.label}>{label}</span>
                  {page === 'users' && <WaitingPlanRequests />}
                </Link>
              </Tooltip>
            </li>
          ))}
        </ul>
      </nav>
      <div className={cx('stack-3', styles.foot)}>
        <ThemeSwitch vertical={collapsed} />
        <div className={styles.person}>
          <Avatar name={name} />
          <div className={collapsed ? 'visually-hidden' : styles.who}>
            <p className={styles.name}>{name}</p>
            <p className={styles.email}>{user.email}</p>
          </div>
          <IconButton size="sm" label="Sign out" icon={<LogOut aria-hidden />} pending={pending} onClick={signOut} />
        </div>
      </div>
    </div>
  )
}

/** The number of plan requests that wait for an administrator. User Management fetches it again after each grant. */
function WaitingPlanRequests() {
  const { data } = useApiCall('GET /api/users?list=page', { query: { requested: 'yes' } })
  const count = data?.requestedTotal ?? 0
  if (count === 0) return null
  return (
    <span className={cx('tabular tone-warning', styles.count)}>
      {formatCount(count)}
      <span className="visually-hidden"> {count === 1 ? 'plan request' : 'plan requests'}</span>
    </span>
  )
}
