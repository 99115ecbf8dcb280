import { CARD_FIELDS, type CardImageFieldName } from '../../../schema/card-fields.ts'
import { ImageUploader } from '../../images/image-uploader.tsx'
import type { EditorTabProps } from './tabs.ts'

interface CardImageUploaderProps extends Pick<EditorTabProps, 'draft' | 'store'> {
  field: CardImageFieldName
}

/** The uploader for one image of a card. A change is saved at once, because unused uploads are deleted after a day. */
export function CardImageUploader({ field, draft, store }: CardImageUploaderProps) {
  const { upload, label, hint } = CARD_FIELDS[field]
  const value = draft[field]
  return (
    <div data-part={field}>
      <ImageUploader
        cardId={draft.id}
        type={upload}
        label={label}
        hint={hint}
        value={value}
        onChange={(url) => store({ [field]: url })}
        onUndoRemove={() => void store({ [field]: value })}
      />
    </div>
  )
}
