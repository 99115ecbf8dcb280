import { Building2, Film, Globe, IdCard, type LucideIcon, Mail, MapPin, Phone, TextQuote, User } from 'lucide-react'
import { CARD_TEXT_FIELD_NAMES, type CardTextFieldName, cardTextFieldRuleOf } from '../../../schema/card-fields.ts'
import type { InputAttributes } from '../../editing/text-inputs.ts'
import { NO_AUTOCORRECT_INPUT_PROPS } from '../../ui/input.tsx'

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

/** The card's text fields, in the order in which the quick editor lists them. */
export const QUICK_EDITOR_FIELDS = [...new Set([...(Object.keys(CARD_FIELD_ICONS) as CardTextFieldName[]), ...CARD_TEXT_FIELD_NAMES])]

export const getCardFieldIcon = (field: CardTextFieldName) => CARD_FIELD_ICONS[field] ?? TextQuote

export function getShortCardFieldLabel(field: CardTextFieldName): string {
  const { short, label } = cardTextFieldRuleOf(field)
  return short ?? label
}

const HANDLE_PLATFORMS = new Set(['instagram', 'twitter', 'telegram', 'threads', 'tiktok', 'skype', 'wechat', 'snapchat', 'pinterest'])

/** Returns the input attributes for a social platform: for a phone number, an e-mail address, a handle or a URL. */
export function getSocialInputAttributes(platform: string): InputAttributes {
  if (platform === 'whatsapp' || platform === 'viber') return { ...NO_AUTOCORRECT_INPUT_PROPS, inputMode: 'tel' }
  if (platform === 'gmail') return { ...NO_AUTOCORRECT_INPUT_PROPS, inputMode: 'email' }
  return { ...NO_AUTOCORRECT_INPUT_PROPS, inputMode: HANDLE_PLATFORMS.has(platform) ? 'text' : 'url' }
}
