import { Building2, Film, Globe, IdCard, type LucideIcon, Mail, MapPin, Phone, TextQuote, User } from 'lucide-react'
import type { InputHTMLAttributes } from 'react'
import { type Card, TEXT_MAX } from '../../../schema/card.ts'
import { URL_MAX } from '../../../schema/url.ts'
import { EMAIL_INPUT } from '../../ui/input.tsx'
import { EMAIL_MAX } from '../../../schema/email.ts'
import { PHONE_MAX } from '../../../schema/user.ts'
import { VIDEO_HINT } from '../../editing/video-hint.ts'

type Keyboard = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
>

interface FieldRule {
  label: string
  icon: LucideIcon
  maxLength: number
  /** Height of the input in lines. Enter saves a field of one line. */
  lines: number
  hint?: string
  keyboard: Keyboard
}

const address = { inputMode: 'url', type: 'url', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** The fields that have a dialog of their own, in the order of the list. */
export const FIELDS = {
  name: {
    label: 'Name',
    icon: User,
    maxLength: TEXT_MAX.name,
    lines: 1,
    keyboard: { autoComplete: 'name', autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false },
  },
  title: {
    label: 'Title',
    icon: IdCard,
    maxLength: TEXT_MAX.title,
    lines: 1,
    keyboard: { autoComplete: 'organization-title', autoCapitalize: 'words' },
  },
  company: {
    label: 'Company',
    icon: Building2,
    maxLength: TEXT_MAX.company,
    lines: 1,
    keyboard: { autoComplete: 'organization', autoCapitalize: 'words', autoCorrect: 'off' },
  },
  about: {
    label: 'About',
    icon: TextQuote,
    maxLength: TEXT_MAX.about,
    lines: 5,
    keyboard: { autoComplete: 'off', autoCapitalize: 'sentences' },
  },
  phone: { label: 'Phone', icon: Phone, maxLength: PHONE_MAX, lines: 1, keyboard: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } },
  email: {
    label: 'Email',
    icon: Mail,
    maxLength: EMAIL_MAX,
    lines: 1,
    keyboard: { ...EMAIL_INPUT, autoComplete: 'email' },
  },
  website: {
    label: 'Website',
    icon: Globe,
    maxLength: URL_MAX,
    lines: 1,
    hint: 'https:// is added where it is missing',
    keyboard: { ...address, autoComplete: 'url' },
  },
  address: {
    label: 'Address',
    icon: MapPin,
    maxLength: TEXT_MAX.address,
    lines: 3,
    keyboard: { autoComplete: 'street-address', autoCapitalize: 'words' },
  },
  videoUrl: {
    label: 'Video',
    icon: Film,
    maxLength: URL_MAX,
    lines: 1,
    hint: VIDEO_HINT,
    keyboard: { ...address, autoComplete: 'off' },
  },
} as const satisfies Partial<Record<keyof Card, FieldRule>>

export type QuickField = keyof typeof FIELDS
export const FIELD_KEYS = Object.keys(FIELDS) as QuickField[]

/** A field's rule in its general form. */
export function fieldRule(field: QuickField): FieldRule {
  return FIELDS[field]
}

const HANDLES = new Set(['instagram', 'twitter', 'telegram', 'threads', 'tiktok', 'skype', 'wechat', 'snapchat', 'pinterest'])

/** Input attributes for a platform's usual value: a phone number, an e-mail address, a handle, otherwise a URL. */
export function socialKeyboard(platform: string): Keyboard {
  const plain = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
  if (platform === 'whatsapp' || platform === 'viber') return { ...plain, inputMode: 'tel' }
  if (platform === 'gmail') return { ...plain, inputMode: 'email' }
  return { ...plain, inputMode: HANDLES.has(platform) ? 'text' : 'url' }
}
