import { useEffect, useRef } from 'react'
import { Redirect, useSearchParams } from 'wouter'
import { ROUTES } from '../../../schema/route.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useUser } from '../../lib/user.ts'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { CardStack } from './card-stack.tsx'
import { LoginForm } from './login-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import styles from './page.module.css'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { focusOrMain } from '../../ui/focus-main.ts'

const TITLES = { login: 'Sign In', register: 'Create Account', reset: 'Reset Password', token: 'New Password' }

/** Sign-in and what belongs to it. The view is in the address, so that Back leads to the one before. */
export function AuthPage() {
  const [params] = useSearchParams()
  const { user, error } = useUser()
  const token = params.get('token')
  const asked = params.get('view')
  const view = token !== null ? 'token' : asked === 'register' || asked === 'reset' ? asked : 'login'
  usePageTitle(TITLES[view])
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    focusOrMain()
    window.scrollTo(0, 0)
  }, [view])

  // A reset link is followed even while signed in: it ends the sessions that somebody else may hold.
  if (token === null && user) return <Redirect to={ROUTES.dashboard} replace />
  if (token === null && user === undefined && !error) return <LoadingScreen full />
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <div className={styles.form} key={view}>
          {view === 'login' && <LoginForm />}
          {view === 'register' && <RegisterForm />}
          {view === 'reset' && <ResetForm />}
          {view === 'token' && <NewPasswordForm token={token!} />}
        </div>
      </div>
      <CardStack />
    </div>
  )
}
