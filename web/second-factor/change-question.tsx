import { useState } from 'react'
import { SHARED_ERROR_MESSAGES } from '../../schema/error.ts'
import { errorMessageOf } from '../lib/api.ts'
import { usePendingAction } from '../lib/use-pending-action.ts'
import { Alert } from '../ui/alert.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

interface ChangeQuestionProps {
  title: string
  description: string
  confirmLabel: string
  pendingLabel: string
  destructive?: boolean
  onClose: () => void
  /** Closes the dialog, or opens another one. If it throws, the dialog shows the error. */
  change: () => Promise<void>
}

export function ChangeQuestion({ onClose, change, ...texts }: ChangeQuestionProps) {
  const [pending, run] = usePendingAction()
  const [failure, setFailure] = useState<string | null>(null)

  async function confirm() {
    setFailure(null)
    try {
      await change()
    } catch (error) {
      setFailure(errorMessageOf(error, SHARED_ERROR_MESSAGES.unexpected))
    }
  }
  return (
    <ConfirmDialog
      {...texts}
      open
      pending={pending}
      onOpenChange={(open) => !open && !pending && onClose()}
      onConfirm={() => void run(confirm)}
    >
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
    </ConfirmDialog>
  )
}
