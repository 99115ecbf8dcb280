import { Building2, Film, Globe, IdCard, ImageIcon, type LucideIcon, Mail, MapPin, Phone, Shapes, TextQuote, User } from 'lucide-react'
import { CARD_TEXT_FIELD_NAMES, type CardImageFieldName, type CardTextFieldName, cardFieldRuleOf } from '../../../schema/card-fields.ts'
import type { InputAttributes } from '../../editing/text-inputs.ts'
import type { SaveNoticeTexts } from '../../editing/use-editing.ts'
import { NO_AUTOCORRECT_INPUT_PROPS } from '../../ui/input.tsx'

/** Notices for saving a field. A success shows no toast, because the "Saved" indicator shows it. */
export const FIELD_SAVE_NOTICES: SaveNoticeTexts = { done: null, failed: 'Failed to save changes' }

/** Icons of the card's text fields, in the order of the quick editor's list. Fields without an icon come last in the list. */
const CARD_FIELD_ICONS: Partial<Record<CardTextFieldName, LucideIcon>> = {
  name: User,
  title: IdCard,
  company: Building2,
  about: TextQuote,
  phone: Phone,
  email: Mail,
  website: Globe,
  address: MapPin,
  videoUrl: Film,
}

export const QUICK_EDITOR_FIELDS = [...new Set([...(Object.keys(CARD_FIELD_ICONS) as CardTextFieldName[]), ...CARD_TEXT_FIELD_NAMES])]

export const getCardFieldIcon = (field: CardTextFieldName) => CARD_FIELD_ICONS[field] ?? TextQuote

export function getShortCardFieldLabel(field: CardTextFieldName | CardImageFieldName): string {
  const { short, label } = cardFieldRuleOf(field)
  return short ?? label
}

export const IMAGE_FIELD_ICONS = { profilePicture: User, coverPhoto: ImageIcon, logoUrl: Shapes } satisfies Partial<
  Record<CardImageFieldName, LucideIcon>
>

export type QuickEditorImageField = keyof typeof IMAGE_FIELD_ICONS
export const QUICK_EDITOR_IMAGE_FIELDS = Object.keys(IMAGE_FIELD_ICONS) as QuickEditorImageField[]

const HANDLE_PLATFORMS = new Set(['instagram', 'twitter', 'telegram', 'threads', 'tiktok', 'skype', 'wechat', 'snapchat', 'pinterest'])

export function getSocialInputAttributes(platform: string): InputAttributes {
  if (platform === 'whatsapp' || platform === 'viber') return { ...NO_AUTOCORRECT_INPUT_PROPS, inputMode: 'tel' }
  if (platform === 'gmail') return { ...NO_AUTOCORRECT_INPUT_PROPS, inputMode: 'email' }
  return { ...NO_AUTOCORRECT_INPUT_PROPS, inputMode: HANDLE_PLATFORMS.has(platform) ? 'text' : 'url' }
}
