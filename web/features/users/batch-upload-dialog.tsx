import { Dialog } from '../../ui/dialog.tsx'

interface BatchUploadDialogProps {
  open: boolean
  onClose: () => void
  /** Called after each part of the file whose users were created, so that the list of users is fetched again. */
  onUsersCreated: () => void
}

/** A dialog that creates users from a CSV file or a spreadsheet. */
export function BatchUploadDialog({ open, onClose }: BatchUploadDialogProps) {
  return <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title="Batch Upload" size="lg" ignoreOutsideClicks />
}
