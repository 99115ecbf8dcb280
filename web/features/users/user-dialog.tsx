import { useEffect, useId, useRef } from 'react'
import type { UserWithCardCount } from '../../../schema/user-management.ts'
import { useUnsavedWorkWarning } from '../../lib/use-unsaved-work-warning.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { AdminQuestion } from './batch/admin-question.tsx'
import { EndSessions } from './end-sessions.tsx'
import { ResetSecondFactor } from './reset-second-factor.tsx'
import { UserFields } from './user-fields.tsx'
import { type SaveFailure, useUserForm } from './use-user-form.ts'
import styles from './users.module.css'

interface UserDialogProps {
  user: UserWithCardCount | null
  onClose: () => void
  onShow: (username: string) => void
}

export function UserDialog({ user, onClose, onShow }: UserDialogProps) {
  const id = useId()
  const firstInput = useRef<HTMLInputElement>(null)
  const { user: viewer } = useSignedInUser()
  const isOwn = user !== null && user.id === viewer?.id
  const form = useUserForm(user, isOwn, onClose)
  const { pending, isChanged, failure } = form
  const warning = useUnsavedWorkWarning(isChanged, isChanged)
  const close = () => !pending && warning.leave(onClose)
  return (
    <>
      <Dialog
        open
        ignoreOutsideClicks
        size="md"
        initialFocus={firstInput}
        onOpenChange={(open) => !open && close()}
        title={user ? 'Edit User' : 'Add New User'}
        actions={
          <>
            <Button disabled={pending} onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" form={id} pending={pending}>
              {pending ? 'Saving...' : 'Save'}
            </Button>
          </>
        }
      >
        {failure && <FailureAlert {...failure} onShow={onShow} />}
        <form id={id} noValidate className={cx('stack-4', styles.form)} onSubmit={form.submit}>
          <UserFields form={form} user={user} isOwn={isOwn} firstInput={firstInput} />
        </form>
        {user && !isOwn && (
          <section className="stack-2" aria-labelledby={`${id}-sign-in`}>
            <h3 id={`${id}-sign-in`} className="label-text">
              Sign-in
            </h3>
            <div className="wrapping-row">
              <EndSessions user={user} />
              <ResetSecondFactor user={user} />
            </div>
            <p className="small-muted">The link lets a user remove a second factor that was lost.</p>
          </section>
        )}
      </Dialog>
      <AdminQuestion {...form.adminQuestion} usernames={[form.values.username.trim()]} />
      <ConfirmDialog
        {...warning.question}
        title="Discard the unsaved changes?"
        description={user ? 'The user stays as last saved.' : 'The user is not created.'}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
      />
    </>
  )
}

function FailureAlert({ message, maybeCreated, onShow }: SaveFailure & Pick<UserDialogProps, 'onShow'>) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box}>
      {maybeCreated === null ? (
        <Alert tone="danger">{message}</Alert>
      ) : (
        <Alert tone="warning" button={{ label: 'Show the user', onClick: () => onShow(maybeCreated) }}>
          An earlier try got no answer, so it may have created this user.
        </Alert>
      )}
    </div>
  )
}
