import { LogOut } from 'lucide-react'
import { useState } from 'react'
import type { UserWithCardCount } from '../../../schema/user-management.ts'
import { errorMessageOf, requestApi } from '../../lib/api.ts'
import { usePendingAction } from '../../lib/use-pending-action.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { cx } from '../../ui/cx.ts'
import styles from './users.module.css'

/** Ends all sessions of a user, for example after the user has lost a phone. */
export function EndSessions({ user }: { user: UserWithCardCount }) {
  const [isConfirming, setConfirming] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  const [pending, run] = usePendingAction()

  function ask(open: boolean) {
    setFailure(null)
    setDone(false)
    setConfirming(open)
  }

  async function end() {
    try {
      await requestApi('DELETE /api/users/:id/sessions', { params: { id: user.id } })
      ask(false)
      setDone(true)
    } catch (error) {
      setFailure(errorMessageOf(error, 'The user could not be signed out. Please try again.'))
    }
  }

  return (
    <>
      <Button type="button" icon={<LogOut aria-hidden />} onClick={() => ask(true)}>
        Sign Out Everywhere
      </Button>
      <p role="status" className={cx('small-muted', styles.signInStatus)}>
        {isDone && `${user.username} is signed out everywhere.`}
      </p>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={(open) => !pending && ask(open)}
        title={`Sign ${user.username} out everywhere?`}
        description="All sessions of this user end at once, and changes that were not saved there may be lost. The user can sign in again."
        confirmLabel="Sign Out"
        pendingLabel="Signing out..."
        destructive={false}
        pending={pending}
        onConfirm={() => void run(end)}
      >
        {failure !== null && <Alert tone="danger">{failure}</Alert>}
      </ConfirmDialog>
    </>
  )
}
