import { ImageIcon, type LucideIcon, Shapes, User } from 'lucide-react'
import { CARD_FIELDS, type CardFieldRule, type CardImageFieldName } from '../../../schema/card-fields.ts'

const IMAGE_FIELD_ICONS = { profilePicture: User, coverPhoto: ImageIcon, logoUrl: Shapes } satisfies Partial<
  Record<CardImageFieldName, LucideIcon>
>

export type QuickEditorImageField = keyof typeof IMAGE_FIELD_ICONS
export const QUICK_EDITOR_IMAGE_FIELDS = Object.keys(IMAGE_FIELD_ICONS) as QuickEditorImageField[]

/** Returns the rule of an image field, with the icon and the short label of its button in the quick editor. */
export function getImageFieldRule(field: QuickEditorImageField) {
  const rule: CardFieldRule = CARD_FIELDS[field]
  return { ...CARD_FIELDS[field], short: rule.short ?? rule.label, icon: IMAGE_FIELD_ICONS[field] }
}
