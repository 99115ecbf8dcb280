import { ArrowLeft, Unlink } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { focusElementOrMain } from '../../ui/focus-main.ts'
import styles from './page.module.css'
import { AUTH_VIEW_PATHS } from './views.ts'

/** Replaces the form of a mailed link after the server has said that the link was used, has expired or never existed. */
export function ExpiredLink({ problem, instead }: { problem: string; instead: { text: string; label: string; href: string } }) {
  useEffect(() => focusElementOrMain(), [])
  return (
    <>
      <div role="alert">
        <span className={styles.expiredIcon}>
          <Unlink aria-hidden />
        </span>
        <h1>{problem}</h1>
        <p className={styles.lead}>{instead.text}</p>
      </div>
      <ButtonLink variant="primary" wide href={instead.href}>
        {instead.label}
      </ButtonLink>
      <BackToAppLink unlessTo={instead.href} />
    </>
  )
}

export function BackToAppLink({ unlessTo }: { unlessTo?: string }) {
  const { user } = useSignedInUser()
  const path = user ? APP_PAGE_PATHS.dashboard : AUTH_VIEW_PATHS.login
  if (path === unlessTo) return null
  return (
    <p className="muted">
      <Link href={path} className={styles.back}>
        <ArrowLeft aria-hidden />
        {user ? 'Go to Dashboard' : 'Back to login'}
      </Link>
    </p>
  )
}
