import { CARD_FIELDS } from '../../../schema/card-fields.ts'
import { isUploadedImagePath, isHttpUrl } from '../../../schema/url.ts'
import { SaveAlerts } from '../../editing/save-alerts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ImageUploader } from '../../images/image-uploader.tsx'
import { showToast } from '../../ui/toast.ts'
import { FIELD_SAVE_NOTICES, type QuickEditorImageField } from './fields.ts'
import type { FieldValueDialogProps } from './form-dialog.tsx'

interface ImageDialogProps extends FieldValueDialogProps {
  image: QuickEditorImageField
}

/** Uploading or removing an image saves the card at once. */
export function ImageDialog({ image, editing, onSaved, onClose }: ImageDialogProps) {
  const { upload, label, hint } = CARD_FIELDS[image]

  async function change(url: string | null): Promise<boolean> {
    if (url !== null && !isUploadedImagePath(url) && !isHttpUrl(url)) {
      showToast({ title: 'Upload Error', description: 'Invalid image URL received from upload', variant: 'destructive' })
      return false
    }
    const saved = await editing.store({ [image]: url }, FIELD_SAVE_NOTICES)
    if (saved) {
      onSaved()
      onClose()
    }
    return saved
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={label}>
      <div className="stack-4">
        <SaveAlerts editing={editing} brief />
        <ImageUploader
          cardId={editing.state.base.id}
          type={upload}
          label={label}
          hint={hint}
          value={editing.state.draft[image]}
          onChange={change}
          alwaysCrop
          large
        />
      </div>
    </Dialog>
  )
}
