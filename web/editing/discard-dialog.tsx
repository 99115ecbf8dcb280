import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

export function DiscardChangesDialog({
  open,
  onOpenChange,
  consequence = 'The card stays as it was last saved.',
  onDiscard,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  consequence?: string
  onDiscard: () => void
}) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Discard the unsaved changes?"
      description={consequence}
      confirmLabel="Discard"
      onConfirm={() => {
        onOpenChange(false)
        onDiscard()
      }}
    />
  )
}
