import { getOwnProperty } from './own-value.ts'

export { isAllowedSocialValue } from './social-value.ts'

const OFFERED_SOCIAL_PLATFORM_LABELS = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
  viber: 'Viber',
  telegram: 'Telegram',
  skype: 'Skype',
  gmail: 'Gmail',
  wechat: 'WeChat',
}
export const OFFERED_SOCIAL_PLATFORMS = /* @__PURE__ */ Object.keys(
  OFFERED_SOCIAL_PLATFORM_LABELS,
) as (keyof typeof OFFERED_SOCIAL_PLATFORM_LABELS)[]

export const SOCIAL_PLATFORM_LABELS: Record<string, string> = {
  ...OFFERED_SOCIAL_PLATFORM_LABELS,
  threads: 'Threads',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  snapchat: 'Snapchat',
  discord: 'Discord',
  medium: 'Medium',
  video: 'Video',
}

export function socialPlatformLabelOf(key: string): string {
  return getOwnProperty(SOCIAL_PLATFORM_LABELS, key) ?? key.charAt(0).toUpperCase() + key.slice(1)
}

export const toSocialPlatformKey = (name: string): string => name.toLowerCase().replace(/\s+/g, '')
