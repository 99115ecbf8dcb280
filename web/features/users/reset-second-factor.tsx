import { MailX } from 'lucide-react'
import { useState } from 'react'
import { FACTORS_RESET_LINK_LIFETIME_MS } from '../../../schema/second-factor.ts'
import type { UserWithCardCount } from '../../../schema/user-management.ts'
import { errorMessageOf, requestApi } from '../../lib/api.ts'
import { usePendingAction } from '../../lib/use-pending-action.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { cx } from '../../ui/cx.ts'
import styles from './users.module.css'

/** Mails a link to a user who has lost the second factor. The user removes it with the link; an administrator cannot. */
export function ResetSecondFactor({ user }: { user: UserWithCardCount }) {
  const [isConfirming, setConfirming] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  const [pending, run] = usePendingAction()
  const address = <bdi className="wrap-anywhere">{user.email}</bdi>

  function ask(open: boolean) {
    setFailure(null)
    setDone(false)
    setConfirming(open)
  }

  async function send() {
    try {
      await requestApi('POST /api/users/:id/second-factor-reset', { params: { id: user.id } })
      ask(false)
      setDone(true)
    } catch (error) {
      setFailure(errorMessageOf(error, 'The link could not be sent. Please try again.'))
    }
  }

  return (
    <>
      <Button type="button" icon={<MailX aria-hidden />} onClick={() => ask(true)}>
        Mail a Removal Link
      </Button>
      <p role="status" className={cx('small-muted', styles.signInStatus)}>
        {isDone && <>A link is on its way to {address}.</>}
      </p>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={(open) => !pending && ask(open)}
        title={`Mail ${user.username} a link that removes the second factor?`}
        description={
          <>
            Nothing is removed yet. We mail a link to {address}, good for {FACTORS_RESET_LINK_LIFETIME_MS / 3_600_000} hours. Whoever opens
            it can remove all passkeys, the authenticator app and the recovery codes of this user. First make sure that it is this person
            who asks you.
          </>
        }
        confirmLabel="Mail the Link"
        pendingLabel="Sending..."
        destructive={false}
        pending={pending}
        onConfirm={() => void run(send)}
      >
        {failure !== null && <Alert tone="danger">{failure}</Alert>}
      </ConfirmDialog>
    </>
  )
}
