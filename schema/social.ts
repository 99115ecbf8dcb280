import { own } from './own.ts'

export { isSocialValue } from './social-value.ts'

/** Platforms offered in the editor, in its order. */
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

/** Every platform with a name and an icon of its own; any other key gets a generic icon. */
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
  return own(PLATFORMS, key)?.label ?? key.charAt(0).toUpperCase() + key.slice(1)
}

/** A custom platform's key: its name lower-cased without white space. */
export function platformKey(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '')
}
