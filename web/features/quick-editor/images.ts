import { ImageIcon, type LucideIcon, Shapes, UserRound } from 'lucide-react'
import { CARD_FIELDS, type FieldRule, type ImageCardField } from '../../../schema/card-fields.ts'

const ICONS = { profilePicture: UserRound, coverPhoto: ImageIcon, logoUrl: Shapes } satisfies Partial<Record<ImageCardField, LucideIcon>>

export type QuickImage = keyof typeof ICONS
export const IMAGE_KEYS = Object.keys(ICONS) as QuickImage[]

/** The rule of an image field, with the icon and short label of its button. */
export function imageRule(field: QuickImage) {
  const rule: FieldRule = CARD_FIELDS[field]
  return { ...CARD_FIELDS[field], short: rule.short ?? rule.label, icon: ICONS[field] }
}
