import { ImageIcon, type LucideIcon, Shapes, UserRound } from 'lucide-react'
import { CARD_FIELDS, type CardFieldRule, type ImageFieldName } from '../../../schema/card-fields.ts'

const IMAGE_FIELD_ICONS = { profilePicture: UserRound, coverPhoto: ImageIcon, logoUrl: Shapes } satisfies Partial<
  Record<ImageFieldName, LucideIcon>
>

export type QuickEditorImage = keyof typeof IMAGE_FIELD_ICONS
export const QUICK_EDITOR_IMAGES = Object.keys(IMAGE_FIELD_ICONS) as QuickEditorImage[]

/** Returns the rule of an image field, with the icon and the short label of its button in the quick editor. */
export function getImageRule(field: QuickEditorImage) {
  const rule: CardFieldRule = CARD_FIELDS[field]
  return { ...CARD_FIELDS[field], short: rule.short ?? rule.label, icon: IMAGE_FIELD_ICONS[field] }
}
