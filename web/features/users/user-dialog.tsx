import type { UserWithCardCount } from '../../../schema/user-management.ts'
import { Dialog } from '../../ui/dialog.tsx'

interface UserDialogProps {
  open: boolean
  /** The user to edit; null creates a new one. */
  user: UserWithCardCount | null
  onClose: () => void
  onSaved: () => void
}

/** A dialog that creates or edits a user. */
export function UserDialog({ open, user, onClose }: UserDialogProps) {
  return <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={user ? 'Edit User' : 'Add New User'} />
}
