import { useId, useRef, useState } from 'react'
import type { UserWithCardCount } from '../../../schema/user-management.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { UserFields } from './user-fields.tsx'
import { useUserForm } from './use-user-form.ts'
import styles from './users.module.css'

interface UserDialogProps {
  open: boolean
  /** The user to edit; null creates a new one. */
  user: UserWithCardCount | null
  onClose: () => void
  onSaved: () => void
}

/** A dialog that creates or edits a user. */
export function UserDialog({ open, ...props }: UserDialogProps) {
  return open && <OpenUserDialog {...props} />
}

function OpenUserDialog({ user, onClose, onSaved }: Omit<UserDialogProps, 'open'>) {
  const id = useId()
  const firstInput = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { user: viewer } = useSignedInUser()
  const form = useUserForm(user, () => {
    onSaved()
    onClose()
  })
  const { pending, isChanged } = form
  function close() {
    if (pending) return
    if (isChanged) setAsking(true)
    else onClose()
  }
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
        <form id={id} noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
          <UserFields form={form} user={user} isOwn={user !== null && user.id === viewer?.id} firstInput={firstInput} />
        </form>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard the unsaved changes?"
        description={user ? 'The user stays as last saved.' : 'The user is not created.'}
        confirmLabel="Discard"
        onConfirm={onClose}
      />
    </>
  )
}
