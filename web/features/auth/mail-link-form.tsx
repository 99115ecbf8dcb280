import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import { type MailLinkKind, MailLinkTokenBody } from '../../../schema/user.ts'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { requestApi } from '../../lib/api.ts'
import { refetchApiResponse } from '../../lib/use-call.ts'
import { replaceSignedInUser, useSignedInUser } from '../../lib/user.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { ExpiredLink, BackToAppLink } from './expired-link.tsx'
import { AuthForm } from './auth-form.tsx'
import styles from './page.module.css'
import { useMailLinkCheck } from './use-mail-link-check.ts'
import { useFormSubmit } from './use-submit.ts'
import { AUTH_VIEW_PATHS } from './views.ts'

function MailedLinkConfirmation(props: {
  kind: MailLinkKind
  heading: string
  lead: ReactNode
  token: string
  button: string
  waiting: string
  failure: string
  instead: { text: string; label: string; href: string }
  send: (body: MailLinkTokenBody) => Promise<void>
}) {
  const link = useMailLinkCheck(props.kind, props.token)
  const form = useFormSubmit({
    schema: MailLinkTokenBody,
    extra: { token: props.token },
    failure: { title: props.failure, text: SHARED_ERROR_MESSAGES.unexpected },
    send: props.send,
  })
  if (link === 'checking') return <LoadingScreen label="Checking the link" />
  if (link === 'expired' || form.code === 'invalidMailLink' || form.errors['token'])
    return <ExpiredLink problem={SHARED_ERROR_MESSAGES.invalidMailLink} instead={props.instead} />
  return (
    <>
      <div>
        <h1>{props.heading}</h1>
        <p className={styles.lead}>{props.lead}</p>
      </div>
      <AuthForm form={form} labels={[props.button, props.waiting]} />
      <BackToAppLink />
    </>
  )
}

export function ConfirmEmailForm({ token }: { token: string }) {
  const { user } = useSignedInUser()
  const [email, setEmail] = useState<string | null>(null)
  if (email !== null)
    return (
      <>
        <div>
          <h1>Email address confirmed</h1>
          <p className={styles.lead}>
            From now on, leads and answers reach you at <bdi className="wrap-anywhere">{email}</bdi>. If somebody else changes it, we send a
            link there that undoes it.
          </p>
        </div>
        <ButtonLink variant="primary" wide href={user ? APP_PAGE_PATHS.dashboard : AUTH_VIEW_PATHS.login}>
          {user ? 'Go to Dashboard' : 'Sign In'}
        </ButtonLink>
      </>
    )
  return (
    <MailedLinkConfirmation
      kind="confirmation"
      heading="Confirm your email address"
      lead="Then leads and answers reach you at this address. If somebody else changes it, we send a link there that undoes it."
      token={token}
      button="Confirm Address"
      waiting="Confirming..."
      failure="Confirmation failed"
      instead={{
        text: 'If your address is not confirmed yet, send a new link from your dashboard.',
        label: user ? 'Open Dashboard' : 'Sign In',
        href: user ? APP_PAGE_PATHS.dashboard : AUTH_VIEW_PATHS.login,
      }}
      send={async (body) => {
        const state = await requestApi('POST /api/confirm-email/confirm', { body })
        await refetchApiResponse('GET /api/confirm-email', {})
        setEmail(state.email)
      }}
    />
  )
}

const PUT_BACK_WORDINGS = {
  restore: {
    heading: 'Put your address back',
    lead: 'Your account gets this email address again, and everybody is signed out of it. Then you choose a new password.',
    button: 'Put Address Back',
    waiting: 'Putting it back...',
    failure: 'The address was not changed',
    done: 'Your address is back',
  },
  undo: {
    heading: 'Undo the new password',
    lead: 'The password that an administrator set no longer works, and everybody is signed out of your account. Then you choose a new password. If the address of your account was changed, this email address comes back too.',
    button: 'Undo New Password',
    waiting: 'Undoing it...',
    failure: 'The password was not changed',
    done: 'The password is void',
  },
}

/**
 * The page of a mailed link that gives an account back to its holder, after a change of its address or of its password by somebody else.
 */
export function PutBackForm({ undoes, token }: { undoes: keyof typeof PUT_BACK_WORDINGS; token: string }) {
  const [, navigate] = useLocation()
  const { done, ...wordings } = PUT_BACK_WORDINGS[undoes]
  return (
    <MailedLinkConfirmation
      kind="restore"
      {...wordings}
      token={token}
      instead={{ text: 'If you used it before, reset your password to sign in.', label: 'Reset Password', href: AUTH_VIEW_PATHS.reset }}
      send={async (body) => {
        const { email, token: resetToken } = await requestApi('POST /api/restore-email', { body })
        await replaceSignedInUser(null)
        showToast({
          title: done,
          description: `${email} is the address of your account${undoes === 'restore' ? ' again' : ''}.`,
          variant: 'success',
        })
        // Replaces the history entry, because the mailed link works only once, and Back must not lead to it again.
        navigate(`${APP_PAGE_PATHS.auth}?token=${resetToken}`, { replace: true })
      }}
    />
  )
}

/** The page of the link that an administrator mails to somebody who has lost the second factor. */
export function RemoveFactorsForm({ token }: { token: string }) {
  const [, navigate] = useLocation()
  return (
    <MailedLinkConfirmation
      kind="factors"
      heading="Remove your second factor"
      lead="Your passkeys, your authenticator app and your recovery codes stop working, and everybody is signed out of your account. Then you sign in with your password alone."
      token={token}
      button="Remove Second Factor"
      waiting="Removing it..."
      failure="Nothing was removed"
      instead={{
        text: 'If you still cannot sign in, ask an administrator for a new link.',
        label: 'Sign In',
        href: AUTH_VIEW_PATHS.login,
      }}
      send={async (body) => {
        await requestApi('POST /api/second-factor/reset', { body })
        await replaceSignedInUser(null)
        showToast({ title: 'Second factor removed', description: 'Sign in with your password, and add a new one.', variant: 'success' })
        navigate(AUTH_VIEW_PATHS.login, { replace: true })
      }}
    />
  )
}
