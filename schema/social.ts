import { ownValue } from './own-value.ts'

export { isSocialValue } from './social-value.ts'

/** Platforms offered in the editor, in this order. */
export const OFFERED_PLATFORMS = [
  'facebook',
  'twitter',
  'instagram',
  'linkedin',
  'youtube',
  'whatsapp',
  'viber',
  'telegram',
  'skype',
  'gmail',
  'wechat',
] as const

/** Platforms that have a label and an icon. Other keys get a generic icon. */
export const PLATFORMS: Record<string, { label: string }> = {
  facebook: { label: 'Facebook' },
  twitter: { label: 'Twitter' },
  instagram: { label: 'Instagram' },
  linkedin: { label: 'LinkedIn' },
  youtube: { label: 'YouTube' },
  whatsapp: { label: 'WhatsApp' },
  viber: { label: 'Viber' },
  telegram: { label: 'Telegram' },
  skype: { label: 'Skype' },
  gmail: { label: 'Gmail' },
  wechat: { label: 'WeChat' },
  threads: { label: 'Threads' },
  tiktok: { label: 'TikTok' },
  pinterest: { label: 'Pinterest' },
  snapchat: { label: 'Snapchat' },
  discord: { label: 'Discord' },
  medium: { label: 'Medium' },
  video: { label: 'Video' },
}

export function platformLabel(key: string): string {
  return ownValue(PLATFORMS, key)?.label ?? key.charAt(0).toUpperCase() + key.slice(1)
}

/** Key of a custom platform: its name in lower case, without white space. */
export function platformKey(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '')
}
