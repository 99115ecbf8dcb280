import { getOwnProperty } from './own-value.ts'

export { isAllowedSocialValue } from './social-value.ts'

export const OFFERED_SOCIAL_PLATFORMS = [
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

export const SOCIAL_PLATFORMS: Record<string, { label: string }> = {
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

export function socialPlatformLabelOf(key: string): string {
  return getOwnProperty(SOCIAL_PLATFORMS, key)?.label ?? key.charAt(0).toUpperCase() + key.slice(1)
}

export const toSocialPlatformKey = (name: string): string => name.toLowerCase().replace(/\s+/g, '')
