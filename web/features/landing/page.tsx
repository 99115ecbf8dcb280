import { PRODUCT } from '../../../schema/product.ts'
import { ROUTES } from '../../../schema/route.ts'
import { useUser } from '../../lib/user.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './page.module.css'

export function LandingPage() {
  const { user } = useUser()
  return (
    <div className={styles.landing}>
      <h1 className={styles.name}>{PRODUCT.name}</h1>
      <p className={styles.line}>Digital business cards.</p>
      {user ? (
        <ButtonLink variant="primary" href={ROUTES.dashboard}>
          Dashboard
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" href={ROUTES.auth}>
          Sign In
        </ButtonLink>
      )}
    </div>
  )
}
