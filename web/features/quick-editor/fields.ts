import { Building2, Film, Globe, IdCard, type LucideIcon, Mail, MapPin, Phone, TextQuote, User } from 'lucide-react'
import { TEXT_FIELDS, type TextCardField, textRule } from '../../../schema/card-fields.ts'
import type { InputAttributes } from '../../editing/text-inputs.ts'
import { PLAIN } from '../../ui/input.tsx'

/** Icons in the order of the list. A field without an icon of its own comes last. */
const ICONS: Partial<Record<TextCardField, LucideIcon>> = {
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

/** The text fields in the order of the list. */
export const LISTED_FIELDS = [...new Set([...(Object.keys(ICONS) as TextCardField[]), ...TEXT_FIELDS])]

export const iconOf = (field: TextCardField) => ICONS[field] ?? TextQuote

/** The label of a field in this editor, which lists it without its panel. */
export function shortLabel(field: TextCardField): string {
  const { short, label } = textRule(field)
  return short ?? label
}

const HANDLES = new Set(['instagram', 'twitter', 'telegram', 'threads', 'tiktok', 'skype', 'wechat', 'snapchat', 'pinterest'])

/** Input attributes for a platform's usual value: a phone number, an e-mail address, a handle, otherwise a URL. */
export function socialInputAttributes(platform: string): InputAttributes {
  if (platform === 'whatsapp' || platform === 'viber') return { ...PLAIN, inputMode: 'tel' }
  if (platform === 'gmail') return { ...PLAIN, inputMode: 'email' }
  return { ...PLAIN, inputMode: HANDLES.has(platform) ? 'text' : 'url' }
}
