import { useState } from 'react'
import type { UserWithCardCount } from '../../../schema/user-management.ts'
import { errorCodeOf, errorMessageOf, requestApi } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { prepareFocusAfterRemoval } from '../../ui/focus-after-removal.ts'
import { showToast } from '../../ui/toast.ts'
import { refetchUsers } from './use-user-list.ts'

function describeDeletion({ username, fullName, cardCount }: UserWithCardCount): string {
  const name = fullName ? `${username} (${fullName})` : username
  if (cardCount === 0) return `${name} is deleted for good. There are no cards to delete.`
  const [cards, links] = cardCount === 1 ? ['is 1 card', 'Its address is'] : [`are ${cardCount} cards`, 'Their addresses are']
  return `${name} is deleted for good, and so ${cards} with all images, conversations and statistics. ${links} never given to another card.`
}

/** Deletes a user. If the user is gone already, an earlier request has deleted it and its answer was lost, so this counts as a success. */
async function deleteUser(id: number) {
  try {
    await requestApi('DELETE /api/users/:id', { params: { id } })
  } catch (error) {
    if (errorCodeOf(error) !== 'userNotFound') throw error
  }
}

export function DeleteUserDialog({ user, onClose }: { user: UserWithCardCount; onClose: () => void }) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // In the first render, the focus is still on the button in the user's row that opened the dialog.
  const [focusNext] = useState(() => prepareFocusAfterRemoval(document.activeElement))
  async function remove() {
    setPending(true)
    setFailure(null)
    let isDeleted = false
    try {
      await deleteUser(user.id)
      isDeleted = true
      showToast({ title: 'User deleted successfully', variant: 'success' })
      onClose()
    } catch (error) {
      const message = errorMessageOf(error, 'Failed to delete user')
      setFailure(message)
      showToast({ title: 'Error', description: message, variant: 'destructive' })
    } finally {
      setPending(false)
    }
    await refetchUsers().catch(() => undefined)
    if (isDeleted) focusNext()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title="Are you sure you want to delete this user?"
      description={describeDeletion(user)}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={pending}
      onConfirm={() => void remove()}
    >
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
    </ConfirmDialog>
  )
}
