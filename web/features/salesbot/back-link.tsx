import { ArrowLeft } from 'lucide-react'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './salesbot.module.css'

/** The link above the page's heading. */
export function BackLink() {
  return (
    <ButtonLink href={APP_PAGE_PATHS.dashboard} variant="ghost" size="sm" icon={<ArrowLeft aria-hidden />} className={styles.back}>
      Back to Dashboard
    </ButtonLink>
  )
}
