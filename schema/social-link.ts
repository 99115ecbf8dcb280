import { isEmail, mailtoHref } from './email.ts'
import { ownValue } from './own-value.ts'
import { isNumberLike, messengerNumber, type PhoneContext, phoneHref } from './phone.ts'
import { safeDecode, socialAddress } from './social-address.ts'
import { isHandle } from './social-handle.ts'
import { ANY_SCHEME, cleanSocial, APP_SCHEME, SKYPE_ID } from './social-value.ts'
import { isWebUrl, webHref } from './url.ts'

/** Builds a platform's link from a handle, number or id; null when there is none. */
type LinkBuilder = (value: string, context?: PhoneContext) => string | null

/** A valid path segment. Other texts are sentences or URLs of another form. */
const PATH_SEGMENT = /^@?[\p{L}\p{M}\p{N}\p{So}_.~’+-]+$/u

/** URL of a typed path (`company/acme`) on a site; null for an invalid path, such as one with `..`. */
function pathUrl(site: string, typed: string[]): string | null {
  const parts = typed.map(safeDecode)
  if (parts.some((part) => !PATH_SEGMENT.test(part) || /^\.{1,2}$/.test(part))) return null
  return `${site}/${parts.map((part) => encodeURIComponent(part).replace(/^%40/, '@')).join('/')}`
}

/** A typed handle, percent-decoded and without `@`. */
const bareHandle = (typed: string) => safeDecode(typed).replace(/^[@＠]/, '')

/** Link builder for a handle below `base`, or for a path of the site. */
function handleOrPath(platform: string, site: string, base = '/'): LinkBuilder {
  return (value) => {
    const parts = value.split('/').filter(Boolean)
    if (parts.length > 1) return pathUrl(site, parts)
    const name = bareHandle(parts[0] ?? '')
    return isHandle(platform, name) ? `${site}${base}${encodeURIComponent(name)}` : null
  }
}

const FACEBOOK = handleOrPath('facebook', 'https://www.facebook.com')
const YOUTUBE = handleOrPath('youtube', 'https://www.youtube.com', '/@')
const TELEGRAM = handleOrPath('telegram', 'https://t.me')
const MEDIUM = handleOrPath('medium', 'https://medium.com', '/@')

function facebook(value: string): string | null {
  const id = /^(?:profile\.php\?id=)?(\d{5,20})$/.exec(value)?.[1]
  return id ? `https://www.facebook.com/profile.php?id=${id}` : FACEBOOK(value)
}

function whatsapp(value: string, context?: PhoneContext): string | null {
  const code = /^message\/(\w+)$/i.exec(value)?.[1]
  if (code) return `https://wa.me/message/${code}`
  const number = messengerNumber(value, context)
  return number && `https://wa.me/${number.slice(1)}`
}

function telegram(value: string, context?: PhoneContext): string | null {
  // User names start with a letter, so digits alone are a phone number.
  if (isNumberLike(value)) {
    const number = messengerNumber(value, context)
    return number && `https://t.me/${number}`
  }
  const invitation = /^\+([\w-]{5,})$/.exec(value)?.[1]
  return invitation ? `https://t.me/+${invitation}` : value.startsWith('+') ? null : TELEGRAM(value)
}

function discord(value: string): string | null {
  if (/^\d{17,20}$/.test(value)) return `https://discord.com/users/${value}`
  if (/^(?:users|invite)\//.test(value)) return pathUrl('https://discord.com', value.split('/').filter(Boolean))
  // Other values are invitation codes. User names (`@ada`, `ada.l`, `Ada#1234`) have no URL.
  return isHandle('discord', value) ? `https://discord.gg/${value}` : null
}

function skype(value: string): string | null {
  if (SKYPE_ID.test(value)) return `skype:${value}?chat`
  const name = bareHandle(value)
  return isHandle('skype', name) ? `skype:${encodeURIComponent(name)}?chat` : null
}

const LINK_BUILDERS: Record<string, LinkBuilder> = {
  facebook,
  twitter: handleOrPath('twitter', 'https://x.com'),
  instagram: handleOrPath('instagram', 'https://www.instagram.com'),
  linkedin: handleOrPath('linkedin', 'https://www.linkedin.com', '/in/'),
  youtube: (value) => (/^UC[\w-]{22}$/.test(value) ? `https://www.youtube.com/channel/${value}` : YOUTUBE(value)),
  whatsapp,
  viber: (value, context) => {
    const number = messengerNumber(value, context)
    return number && `viber://chat?number=%2B${number.slice(1)}`
  },
  telegram,
  skype,
  gmail: (value) => (isEmail(value) ? mailtoHref(value) : null),
  threads: handleOrPath('threads', 'https://www.threads.net', '/@'),
  tiktok: handleOrPath('tiktok', 'https://www.tiktok.com', '/@'),
  pinterest: handleOrPath('pinterest', 'https://www.pinterest.com'),
  snapchat: handleOrPath('snapchat', 'https://www.snapchat.com', '/add/'),
  discord,
  medium: (value) => (/^[\w-]+\.medium\.com$/i.test(value) ? `https://${value.toLowerCase()}` : MEDIUM(value)),
}

/** Platforms that identify people by phone number. */
export const PHONE_PLATFORMS: ReadonlySet<string> = new Set(['whatsapp', 'viber', 'telegram'])

/** A URL without a scheme: a host with a dot and a path, or a host that starts with `www.` */
const URL_WITHOUT_SCHEME = /^(?:(?:[\w-]+\.)+[\w-]+\/\S*|www\.\S+)$/

function isUrl(typed: string): boolean {
  if (isWebUrl(typed) || URL_WITHOUT_SCHEME.test(typed) || socialAddress(typed)) return true
  return APP_SCHEME.test(typed) && !/^tel:/i.test(typed)
}

/** The phone number in a value of a phone platform, typed alone or within a URL; null for other values. */
export function socialNumber(key: string, value: string): string | null {
  if (!PHONE_PLATFORMS.has(key)) return null
  const typed = cleanSocial(value)
  const address = isUrl(typed) ? socialAddress(typed) : null
  if (isUrl(typed) && address?.platform !== key) return null
  const number = address ? address.handle : typed
  if (!number || /^message\//i.test(number)) return null
  return (key === 'telegram' ? isNumberLike(number) : /\p{Nd}/u.test(number)) ? number : null
}

/**
 * The link of a social value: a URL, handle, phone number or id. Phone numbers are parsed with `context`. Null for values that
 * open nothing (a WeChat id, a handle of an unknown platform, a number of unknown country); visitors can copy those.
 */
export function socialHref(key: string, value: string, context?: PhoneContext): string | null {
  const typed = cleanSocial(value)
  if (typed === '') return null
  if (isUrl(typed)) {
    const address = ownValue(LINK_BUILDERS, key) ? socialAddress(typed) : null
    // The home page of a platform is not a profile.
    if (address?.isHomePage) return null
    const number =
      PHONE_PLATFORMS.has(key) && address?.platform === key && address.handle ? LINK_BUILDERS[key]!(address.handle, context) : null
    return number ?? (APP_SCHEME.test(typed) ? typed : webHref(typed))
  }
  if (/^tel:/i.test(typed) && !PHONE_PLATFORMS.has(key)) return phoneHref(typed, context)
  if (ANY_SCHEME.test(typed) && !PHONE_PLATFORMS.has(key) && !(key === 'skype' && SKYPE_ID.test(typed))) return null
  return ownValue(LINK_BUILDERS, key)?.(typed, context) ?? null
}

/**
 * The value to save: the handle of a pasted profile URL, or a phone number with its country code; other values unchanged, but
 * without invisible characters. Opens the same link as the typed value.
 */
export function socialHandle(key: string, value: string, context?: PhoneContext): string {
  const typed = cleanSocial(value)
  const number = socialNumber(key, typed)
  if (number !== null) {
    const parsed = context?.read(number, context.countries)
    return parsed?.length === 'valid' && parsed.countryFrom !== 'guessed' ? parsed.international : typed
  }
  const address = socialAddress(typed)
  const handle = address?.platform === key ? address.handle : null
  return handle && socialHref(key, handle, context) ? handle : typed
}

/** The platform of a pasted URL, if it is not `key`; null otherwise. */
export function otherPlatform(key: string, value: string): string | null {
  if (!ownValue(LINK_BUILDERS, key)) return null
  const typed = cleanSocial(value)
  const platform = isUrl(typed) ? socialAddress(typed)?.platform : undefined
  return platform && platform !== key ? platform : null
}
