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
/** Views that mailed links open: each is the name of the query parameter that holds the token. */
const MAILED = ['token', 'confirm', 'restore'] as const

/** Sign-in, registration, password reset and the pages behind mailed links. The view is in the URL, so that Back works. */
export function AuthPage() {
  const [params] = useSearchParams()
  const { user, error } = useUser()
  const mailed = MAILED.find((name) => params.has(name))
  const requested = params.get('view')
  const view = mailed ?? (requested === 'register' || requested === 'reset' ? requested : 'login')
  usePageTitle(TITLES[view])
  const currentView = useRef(view)
  useEffect(() => {
    if (currentView.current === view) return
    currentView.current = view
    focusOrMain()
    window.scrollTo(0, 0)
  }, [view])

  // The redirect to the remembered page is cancelled when the user leaves this page.
  useEffect(() => forgetReturnPath, [])

  // A mailed link works while signed in too: it may end the sessions of an intruder.
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
