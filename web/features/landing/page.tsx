import { PRODUCT_NAMES } from '../../../schema/product.ts'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './page.module.css'

export function LandingPage() {
  const { user } = useSignedInUser()
  return (
    <div className={styles.landing}>
      <h1 className={styles.name}>{PRODUCT_NAMES.name}</h1>
      <p className={styles.line}>Digital business cards.</p>
      {user ? (
        <ButtonLink variant="primary" href={APP_PAGE_PATHS.dashboard}>
          Dashboard
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" href={APP_PAGE_PATHS.auth}>
          Sign In
        </ButtonLink>
      )}
    </div>
  )
}
