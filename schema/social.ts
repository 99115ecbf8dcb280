import { isEmail, mailtoHref } from './email.ts'
import { own } from './own.ts'
import { isWebUrl } from './url.ts'

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

interface Platform {
  label: string
  /** Turns a handle, number or id into the platform's link; null when it has none (it is shown to copy). */
  link: (value: string) => string | null
}

const handle = (value: string) => encodeURIComponent(value.replace(/^@/, ''))
const digits = (value: string) => value.replace(/[^\d]/g, '')
const at = (base: string) => (value: string) => `${base}${handle(value)}`

/** Every platform with a name and an icon of its own; any other key gets a generic icon. */
export const PLATFORMS: Record<string, Platform> = {
  facebook: { label: 'Facebook', link: at('https://www.facebook.com/') },
  twitter: { label: 'Twitter', link: at('https://x.com/') },
  instagram: { label: 'Instagram', link: at('https://www.instagram.com/') },
  linkedin: { label: 'LinkedIn', link: at('https://www.linkedin.com/in/') },
  youtube: { label: 'YouTube', link: at('https://www.youtube.com/@') },
  whatsapp: { label: 'WhatsApp', link: (v) => `https://wa.me/${digits(v)}` },
  viber: { label: 'Viber', link: (v) => `viber://chat?number=%2B${digits(v)}` },
  telegram: { label: 'Telegram', link: (v) => (/^\+?[\d\s()-]+$/.test(v) ? `https://t.me/+${digits(v)}` : at('https://t.me/')(v)) },
  skype: { label: 'Skype', link: (v) => `skype:${handle(v)}?chat` },
  gmail: { label: 'Gmail', link: (v) => mailtoHref(v.trim()) },
  wechat: { label: 'WeChat', link: () => null },
  threads: { label: 'Threads', link: at('https://www.threads.net/@') },
  tiktok: { label: 'TikTok', link: at('https://www.tiktok.com/@') },
  pinterest: { label: 'Pinterest', link: at('https://www.pinterest.com/') },
  snapchat: { label: 'Snapchat', link: at('https://www.snapchat.com/add/') },
  discord: { label: 'Discord', link: at('https://discord.gg/') },
  medium: { label: 'Medium', link: at('https://medium.com/@') },
  video: { label: 'Video', link: () => null },
}

export function platformLabel(key: string): string {
  return own(PLATFORMS, key)?.label ?? key.charAt(0).toUpperCase() + key.slice(1)
}

/** Own schemes that may appear in a social value beside http(s). */
const OWN_SCHEME = /^(viber:\/\/|skype:|tg:\/\/|whatsapp:\/\/|weixin:\/\/|mailto:|tel:)[^\s]+$/i
/** A Skype id of today; what looks like its scheme is none. */
const SKYPE_ID = /^live:[\w.:-]+$/i
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i

/**
 * The link behind a social value, which may be an address, a handle, a number or an id.
 * Returns null where there is nothing to open (a WeChat id, a handle of an unknown platform); such a value is shown to copy.
 */
export function socialHref(key: string, value: string): string | null {
  const typed = value.trim()
  if (isWebUrl(typed)) return typed
  if (OWN_SCHEME.test(typed)) return typed
  if (/^[\w-]+(\.[\w-]+)+\/\S*$/.test(typed) || /^www\.\S+$/.test(typed)) {
    const href = `https://${typed}`
    return isWebUrl(href) ? href : null
  }
  if (key === 'skype' && SKYPE_ID.test(typed)) return `skype:${typed}?chat`
  if (ANY_SCHEME.test(typed) || typed === '') return null
  if (key === 'gmail') return isEmail(typed) ? mailtoHref(typed) : null
  if ((key === 'whatsapp' || key === 'viber') && digits(typed) === '') return null
  return own(PLATFORMS, key)?.link(typed) ?? null
}

/** True for a value that may be stored: an http(s) or own-scheme address, or something without any scheme. */
export function isSocialValue(value: string): boolean {
  const typed = value.trim()
  if (/[\p{Cc}\u2028\u2029]/u.test(typed)) return false
  return isWebUrl(typed) || OWN_SCHEME.test(typed) || SKYPE_ID.test(typed) || !ANY_SCHEME.test(typed)
}

/** A custom platform's key: its name lower-cased without white space. */
export function platformKey(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '')
}
