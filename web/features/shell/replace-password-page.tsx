import { LogOut, MailCheck, RefreshCw } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { PASSWORD_LENGTH_MIN } from '../../../schema/user-rules.ts'
import { type PasswordReplacement, ReplacePasswordBody, type User } from '../../../schema/user.ts'
import { errorMessageOf, requestApi } from '../../lib/api.ts'
import { fieldErrorsOf, focusFirstInvalidControl, validateForm } from '../../lib/form.ts'
import { formatDateTime } from '../../lib/format.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { replaceSignedInUser } from '../../lib/user.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/field.tsx'
import { PasswordInput, UsernameForPasswordManagers } from '../../ui/password-input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './replace-password-page.module.css'
import { useSignOut } from './use-sign-out.ts'

const TITLE = 'Choose a new password'

/** Somebody who signed in with a password that an administrator set sees only this page. */
export function ReplacePasswordPage({ user }: { user: User }) {
  usePageTitle(TITLE)
  const { data, error, mutate } = useApiCall('GET /api/password-replacement', {})
  const { signOut, pending } = useSignOut()
  if (!data && !error) return <LoadingScreen full />
  return (
    <div className={styles.page}>
      <div>
        <h1>{TITLE}</h1>
        <p className="muted">{SHARED_ERROR_MESSAGES.passwordReplacementRequired}</p>
      </div>
      <Panel>
        {data ? (
          <Replacement user={user} state={data} />
        ) : (
          <div className="stack-4">
            <Alert tone="danger">{errorMessageOf(error, SHARED_ERROR_MESSAGES.unexpected)}</Alert>
            <Button icon={<RefreshCw aria-hidden />} onClick={() => void mutate()}>
              Try Again
            </Button>
          </div>
        )}
      </Panel>
      <Button icon={<LogOut aria-hidden />} pending={pending} onClick={() => void signOut()}>
        Sign Out
      </Button>
    </div>
  )
}

function Replacement({ user, state }: { user: User; state: PasswordReplacement }) {
  if (state.way === 'type') return <NewPassword user={user} />
  if (state.way === 'link') return <LinkByMail email={state.email} />
  if (state.way === 'wait')
    return <p>The address of your account was changed lately. You can choose a new password from {formatDateTime(state.until)} on.</p>
  return (
    <p>
      The address of your account was changed, so we mailed a link to <bdi className="wrap-anywhere">{state.email}</bdi>. It puts that
      address back and lets you choose a new password.
    </p>
  )
}

function LinkByMail({ email }: { email: string }) {
  const [sent, setSent] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  async function send() {
    setSending(true)
    setFailure(null)
    try {
      await requestApi('POST /api/password-replacement/link')
      setSent(true)
    } catch (error) {
      setFailure(errorMessageOf(error, SHARED_ERROR_MESSAGES.unexpected))
    } finally {
      setSending(false)
    }
  }
  const address = <bdi className="wrap-anywhere">{email}</bdi>
  return (
    <div className="stack-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <p role="status">
        {sent ? <>We sent a link to {address}. It works once, within an hour.</> : <>You choose it by a link that we send to {address}.</>}
      </p>
      <Button variant="primary" icon={<MailCheck aria-hidden />} pending={isSending} onClick={() => void send()}>
        {isSending ? 'Sending...' : sent ? 'Send Again' : 'Send the Link'}
      </Button>
    </div>
  )
}

function NewPassword({ user }: { user: User }) {
  const [newPassword, setNewPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const form = event.currentTarget
    const refuse = (message: string) => {
      setProblem(message)
      focusFirstInvalidControl(form)
    }
    const { data: body, errors } = validateForm(ReplacePasswordBody, { newPassword })
    if (!body) return refuse(errors['newPassword']!)
    setSaving(true)
    try {
      await replaceSignedInUser(await requestApi('POST /api/password-replacement', { body }))
      showToast({ title: 'Password updated', description: 'Your password has been successfully updated.', variant: 'success' })
    } catch (error) {
      setSaving(false)
      refuse(fieldErrorsOf(error)['newPassword'] ?? errorMessageOf(error, SHARED_ERROR_MESSAGES.unexpected))
    }
  }
  return (
    <form className="stack-4" noValidate aria-label={TITLE} onSubmit={(event) => void save(event)}>
      <UsernameForPasswordManagers username={user.username} />
      <FormField label="New password" error={problem} hint={`At least ${PASSWORD_LENGTH_MIN} characters.`}>
        <PasswordInput
          name="newPassword"
          autoComplete="new-password"
          value={newPassword}
          onChange={(e) => setNewPassword(e.target.value)}
        />
      </FormField>
      <Button variant="primary" type="submit" pending={isSaving}>
        {isSaving ? 'Saving...' : 'Set New Password'}
      </Button>
    </form>
  )
}
