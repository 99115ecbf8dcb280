import { CARD_FIELDS, type ImageCardField } from '../../../schema/card-fields.ts'
import { ImageUploader } from '../../images/image-uploader.tsx'
import type { TabProps } from './tabs.ts'

interface CardImageProps extends Pick<TabProps, 'draft' | 'store'> {
  field: ImageCardField
}

/** The uploader of one picture of the card. A change is saved at once, because unused uploads are deleted after a day. */
export function CardImage({ field, draft, store }: CardImageProps) {
  const { upload, label, hint } = CARD_FIELDS[field]
  return (
    <ImageUploader
      cardId={draft.id}
      type={upload}
      label={label}
      hint={hint}
      value={draft[field]}
      onChange={(url) => store({ [field]: url })}
    />
  )
}
