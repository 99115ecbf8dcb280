import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

interface DiscardChangesDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onDiscard: () => void
}

export function DiscardChangesDialog({ open, onOpenChange, onDiscard }: DiscardChangesDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Discard the unsaved changes?"
      description="The card stays as it was last saved."
      confirmLabel="Discard"
      onConfirm={() => {
        onOpenChange(false)
        onDiscard()
      }}
    />
  )
}
