import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

interface DiscardDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onDiscard: () => void
}

export function DiscardDialog({ open, onOpenChange, onDiscard }: DiscardDialogProps) {
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
