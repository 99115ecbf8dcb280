import { CARD_FIELDS, type CardImageFieldName } from '../../../schema/card-fields.ts'
import { ImageUploader } from '../../images/image-uploader.tsx'
import type { EditorTabProps } from './tabs.ts'

interface CardImageUploaderProps extends Pick<EditorTabProps, 'draft' | 'store' | 'restore'> {
  field: CardImageFieldName
}

/** A changed image is saved at once, because after a day the server deletes uploads that no card uses. */
export function CardImageUploader({ field, draft, store, restore }: CardImageUploaderProps) {
  const { upload, label, hint } = CARD_FIELDS[field]
  const value = draft[field]
  return (
    <div data-part={field}>
      <ImageUploader
        cardId={draft.id}
        type={upload}
        label={label}
        hint={hint}
        note="Saved at once"
        value={value}
        onChange={(url) => store({ [field]: url })}
        onUndoRemove={() => restore({ [field]: value }, { [field]: null })}
      />
    </div>
  )
}
