import type { ReactNode } from 'react'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import { Logo } from '../../ui/logo.tsx'
import styles from './public-frame.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <a href={APP_PAGE_PATHS.home} className="home-link">
          <Logo />
        </a>
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
