import { Download } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ACCOUNT_DELETED_FRAGMENT } from '../../../schema/landing.ts'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import type { User } from '../../../schema/user.ts'
import { forgetSignedInUser } from '../../editing/forget-user.ts'
import { ApiError, errorCodeOf, errorMessageOf, mayRequestHaveSucceeded, requestApi } from '../../lib/api.ts'
import { fieldErrorsOf, focusFirstInvalidControl } from '../../lib/form.ts'
import { registerLeaveConfirmation } from '../../lib/unsaved-work.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormField } from '../../ui/field.tsx'
import { PasswordInput, UsernameForPasswordManagers } from '../../ui/password-input.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './account.module.css'
import { useDataDownload } from './export-panel.tsx'

const DELETION_FAILED_MESSAGE = 'Your account could not be deleted. Please try again.'

/** `count` is undefined while the number of cards is not known. */
function describeCards(count: number | undefined): string {
  if (count === 0) return 'Your account and your pictures are deleted for good.'
  const cards = count === undefined ? 'all your cards' : count === 1 ? 'your card' : `your ${count} cards`
  return `Your account and ${cards}, with pictures, statistics, form submissions and conversations, are deleted for good. Printed QR codes stop working, and the addresses of your cards are never given to anybody else.`
}

export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [, navigate] = useLocation()
  const cards = useApiCall('GET /api/business-cards', {})
  const { state, failure, download } = useDataDownload()
  const [password, setPassword] = useState('')
  const [passwordError, setPasswordError] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isUnanswered, setUnanswered] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  // If the server did not answer, the account may be gone, so the next call may get a 401. The page must then not redirect to sign-in,
  // because the drafts would stay on this device.
  useEffect(() => (isUnanswered ? registerLeaveConfirmation(() => Promise.resolve(true), true) : undefined), [isUnanswered])

  function refuse(reason: unknown) {
    const message = fieldErrorsOf(reason)['password'] ?? errorMessageOf(reason, DELETION_FAILED_MESSAGE)
    const code = errorCodeOf(reason)
    if (code === 'demoDeletion' || code === 'siteUserStays') {
      onClose()
      return void showToast({ title: 'Account not deleted', description: message, variant: 'destructive' })
    }
    setUnanswered(mayRequestHaveSucceeded(reason))
    if (code !== 'wrongPassword' && !fieldErrorsOf(reason)['password']) return setRefusal(message)
    setPasswordError(message)
    if (form.current) focusFirstInvalidControl(form.current)
  }

  async function sendDeletion() {
    try {
      await requestApi('DELETE /api/user', { body: { password } })
    } catch (reason) {
      if (!(isUnanswered && reason instanceof ApiError && reason.status === 401)) throw reason
    }
  }

  async function remove() {
    if (isDeleting) return
    setDeleting(true)
    setPasswordError(null)
    setRefusal(null)
    try {
      await sendDeletion()
      // The landing page must open before the app forgets the user, because without a user this page redirects to sign-in. The landing page
      // says that the account is deleted.
      navigate(`${APP_PAGE_PATHS.home}#${ACCOUNT_DELETED_FRAGMENT}`)
      await forgetSignedInUser(user.id)
    } catch (reason) {
      setDeleting(false)
      refuse(reason)
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !isDeleting && onClose()}
      title="Delete your account?"
      description={describeCards(cards.data?.length)}
      confirmLabel="Delete Account"
      pendingLabel="Deleting..."
      pending={isDeleting}
      onConfirm={() => void remove()}
    >
      <form
        ref={form}
        className="stack-5"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void remove()
        }}
      >
        <div className={styles.action}>
          <Button size="sm" icon={<Download aria-hidden />} pending={state === 'preparing'} onClick={download}>
            {state === 'preparing' ? 'Preparing...' : 'Download My Data First'}
          </Button>
          <p role="status" className={styles.muted}>
            {failure ?? (state === 'started' && 'The download has started. Wait for it to end before you delete.')}
          </p>
        </div>
        <UsernameForPasswordManagers username={user.username} />
        <FormField label="Your password" error={passwordError}>
          <PasswordInput name="password" autoComplete="current-password" value={password} onChange={(e) => setPassword(e.target.value)} />
        </FormField>
        {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
        <button type="submit" hidden>
          Delete Account
        </button>
      </form>
    </ConfirmDialog>
  )
}
