import { useEffect, useRef } from 'react'
import { Redirect, useSearchParams } from 'wouter'
import { usePageTitle } from '../../lib/page-title.ts'
import { forgetReturnPath, landingPath, readReturnPath } from '../../lib/return-path.ts'
import { useUser } from '../../lib/user.ts'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { CardStack } from './card-stack.tsx'
import { LoginForm } from './login-form.tsx'
import { ConfirmEmailForm, RestoreEmailForm } from './mail-link-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import styles from './page.module.css'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { focusOrMain } from '../../ui/focus-main.ts'

const TITLES = {
  login: 'Sign In',
  register: 'Create Account',
  reset: 'Reset Password',
  token: 'New Password',
  confirm: 'Confirm Address',
  restore: 'Put Address Back',
}
/** Views that a mailed link leads to, with its token. */
const MAILED = ['token', 'confirm', 'restore'] as const

/** Sign-in and what belongs to it. The view is in the address, so that Back leads to the one before. */
export function AuthPage() {
  const [params] = useSearchParams()
  const { user, error } = useUser()
  const mailed = MAILED.find((name) => params.has(name))
  const asked = params.get('view')
  const view = mailed ?? (asked === 'register' || asked === 'reset' ? asked : 'login')
  usePageTitle(TITLES[view])
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    focusOrMain()
    window.scrollTo(0, 0)
  }, [view])

  // Whoever goes elsewhere from here no longer wants to go back.
  useEffect(() => forgetReturnPath, [])

  // A mailed link is followed even while signed in: it may end the sessions that somebody else holds.
  if (!mailed && user) return <Redirect to={landingPath(readReturnPath(), user.id)} replace />
  if (!mailed && user === undefined && !error) return <LoadingScreen full />
  const token = mailed ? params.get(mailed)! : ''
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <div className={styles.form} key={view}>
          {view === 'login' && <LoginForm />}
          {view === 'register' && <RegisterForm />}
          {view === 'reset' && <ResetForm />}
          {view === 'token' && <NewPasswordForm token={token} />}
          {view === 'confirm' && <ConfirmEmailForm token={token} />}
          {view === 'restore' && <RestoreEmailForm token={token} />}
        </div>
      </div>
      <CardStack />
    </div>
  )
}
