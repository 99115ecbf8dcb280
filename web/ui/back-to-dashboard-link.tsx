import { ArrowLeft } from 'lucide-react'
import { APP_PAGE_PATHS } from '../../schema/route.ts'
import { ButtonLink } from './button.tsx'
import styles from './back-to-dashboard-link.module.css'

export function BackToDashboardLink() {
  return (
    <ButtonLink href={APP_PAGE_PATHS.dashboard} variant="ghost" size="sm" icon={<ArrowLeft aria-hidden />} className={styles.back}>
      Back to Dashboard
    </ButtonLink>
  )
}
