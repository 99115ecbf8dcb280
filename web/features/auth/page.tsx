import { useEffect, useRef, useState } from 'react'
import { Redirect, useSearchParams } from 'wouter'
import { levelOfPlan, parseRequestablePlan } from '../../../schema/plan.ts'
import { ACCOUNT_PLAN_PATH } from '../../../schema/route.ts'
import { SHOW_PATH } from '../../../schema/show.ts'
import { AUTH_VIEW_PARAM, INVITATION_PARAM, PLAN_PARAM, REGISTER_VIEW, RETURN_PATH_PARAM } from '../../../schema/sign-in.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { deleteReturnPath, choosePathAfterSignIn, readReturnPath } from '../../lib/return-path.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { SampleCardStack } from './card-stack.tsx'
import { LoginForm } from './login-form.tsx'
import { ConfirmEmailForm, PutBackForm, RemoveFactorsForm } from './mail-link-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import styles from './page.module.css'
import { RegisterForm } from './register-form.tsx'
import { PasswordResetForm } from './reset-form.tsx'
import { focusElementOrMain } from '../../ui/focus-main.ts'

const AUTH_VIEW_TITLES = {
  login: 'Sign In',
  register: 'Create Account',
  reset: 'Reset Password',
  token: 'New Password',
  confirm: 'Confirm Address',
  restore: 'Put Address Back',
  undo: 'Undo New Password',
  factors: 'Remove Second Factor',
}
const MAIL_LINK_QUERY_PARAMS = ['token', 'confirm', 'restore', 'undo', 'factors'] as const

export function AuthPage() {
  const [params] = useSearchParams()
  const { user, error } = useSignedInUser()
  // Kept in state, because the links between the sign-in forms drop this query parameter.
  const [leadsToShow] = useState(() => params.get(RETURN_PATH_PARAM) === SHOW_PATH)
  const mailed = MAIL_LINK_QUERY_PARAMS.find((name) => params.has(name))
  const requested = params.get(AUTH_VIEW_PARAM)
  const view = mailed ?? (requested === REGISTER_VIEW || requested === 'reset' ? requested : 'login')
  usePageTitle(AUTH_VIEW_TITLES[view])
  const currentView = useRef(view)
  useEffect(() => {
    if (currentView.current === view) return
    currentView.current = view
    focusElementOrMain()
    window.scrollTo(0, 0)
  }, [view])

  useEffect(() => deleteReturnPath, [])

  // A link from a mail must work while a user is signed in: the account owner may use it to end an intruder's sessions.
  if (!mailed && user && leadsToShow) return <OpenShowPage />
  if (!mailed && user) {
    const remembered = readReturnPath()
    const plan = parseRequestablePlan(params.get(PLAN_PARAM))
    const asksForPlan = !remembered && plan && levelOfPlan(plan) > user.accessLevel
    return <Redirect to={asksForPlan ? ACCOUNT_PLAN_PATH : choosePathAfterSignIn(remembered, user.id)} replace />
  }
  if (!mailed && user === undefined && !error) return <LoadingScreen full />
  const token = mailed ? params.get(mailed)! : ''
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <div className={styles.form} key={view}>
          {view === 'login' && <LoginForm />}
          {view === 'register' && <RegisterForm />}
          {view === 'reset' && <PasswordResetForm />}
          {view === 'token' && <NewPasswordForm token={token} isInvited={params.has(INVITATION_PARAM)} />}
          {view === 'confirm' && <ConfirmEmailForm token={token} />}
          {(view === 'restore' || view === 'undo') && <PutBackForm undoes={view} token={token} />}
          {view === 'factors' && <RemoveFactorsForm token={token} />}
        </div>
      </div>
      <SampleCardStack />
    </div>
  )
}

function OpenShowPage() {
  useEffect(() => location.replace(SHOW_PATH), [])
  return <LoadingScreen full />
}
