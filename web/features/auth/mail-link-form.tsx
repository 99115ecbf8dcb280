import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ROUTES } from '../../../schema/route.ts'
import { MailLink } from '../../../schema/user.ts'
import { joinSentences } from '../../../schema/sentences.ts'
import { MESSAGES } from '../../../schema/error.ts'
import { call } from '../../lib/api.ts'
import { refetch } from '../../lib/use-call.ts'
import { useUser } from '../../lib/user.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './page.module.css'
import { clearBrowserSession } from './signed-in.ts'
import { useSubmit } from './use-submit.ts'
import { VIEWS } from './views.ts'

/** The page behind a mailed link. A button does the work, because mail scanners open every link. */
function MailLinkForm(props: {
  heading: string
  lead: ReactNode
  token: string
  button: string
  waiting: string
  failure: string
  /** Offered when the link was used before or has expired. */
  instead: { text: string; label: string; href: string }
  send: (body: MailLink) => Promise<void>
}) {
  const { user } = useUser()
  const { onSubmit, pending, errors, alert, code } = useSubmit({
    schema: MailLink,
    extra: { token: props.token },
    failure: { title: props.failure, text: MESSAGES.unexpected },
    send: props.send,
  })
  const problem = alert ?? errors['token']
  const isOver = code === 'invalidMailLink' || errors['token'] !== undefined
  return (
    <>
      <div>
        <h1>{props.heading}</h1>
        <p className={styles.lead}>{props.lead}</p>
      </div>
      <form className={styles.fields} onSubmit={onSubmit} noValidate>
        {problem && <Alert tone="danger">{isOver ? joinSentences(problem, props.instead.text) : problem}</Alert>}
        {isOver ? (
          <ButtonLink variant="primary" wide href={props.instead.href}>
            {props.instead.label}
          </ButtonLink>
        ) : (
          <Button type="submit" variant="primary" wide pending={pending}>
            {pending ? props.waiting : props.button}
          </Button>
        )}
      </form>
      <p className={styles.other}>
        <Link href={user ? ROUTES.dashboard : VIEWS.login} className={styles.back}>
          <ArrowLeft aria-hidden />
          {user ? 'Go to Dashboard' : 'Back to login'}
        </Link>
      </p>
    </>
  )
}

/** The page behind the link of a confirmation mail. */
export function ConfirmEmailForm({ token }: { token: string }) {
  const { user } = useUser()
  const [email, setEmail] = useState<string | null>(null)
  if (email !== null)
    return (
      <>
        <div>
          <h1>Email address confirmed</h1>
          <p className={styles.lead}>
            If somebody changes the address of your account, we send a link to <bdi className={styles.address}>{email}</bdi> that puts it
            back.
          </p>
        </div>
        <ButtonLink variant="primary" wide href={user ? ROUTES.dashboard : VIEWS.login}>
          {user ? 'Go to Dashboard' : 'Sign In'}
        </ButtonLink>
      </>
    )
  return (
    <MailLinkForm
      heading="Confirm your email address"
      lead="Then, if somebody changes the address of your account, we send a link to this one that puts it back."
      token={token}
      button="Confirm Address"
      waiting="Confirming..."
      failure="Confirmation failed"
      instead={{
        text: 'Send a new one from your dashboard.',
        label: user ? 'Open Dashboard' : 'Sign In',
        href: user ? ROUTES.dashboard : VIEWS.login,
      }}
      send={async (body) => {
        const state = await call('POST /api/confirm-email/confirm', { body })
        await refetch('GET /api/confirm-email', {})
        setEmail(state.email)
      }}
    />
  )
}

/** The page behind the link that is mailed to the old address when an account's address was changed. */
export function RestoreEmailForm({ token }: { token: string }) {
  const [, navigate] = useLocation()
  return (
    <MailLinkForm
      heading="Put your address back"
      lead="Your account gets this email address again, and everybody is signed out of it. Then you choose a new password."
      token={token}
      button="Put Address Back"
      waiting="Putting it back..."
      failure="The address was not changed"
      instead={{ text: 'If you used it before, reset your password to sign in.', label: 'Reset Password', href: VIEWS.reset }}
      send={async (body) => {
        const restored = await call('POST /api/restore-email', { body })
        await clearBrowserSession()
        toast({ title: 'Your address is back', description: `${restored.email} is the address of your account again.`, variant: 'success' })
        // Replaces the used link in the history.
        navigate(`${ROUTES.auth}?token=${restored.token}`, { replace: true })
      }}
    />
  )
}
