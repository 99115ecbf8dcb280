import { isEmail, mailtoHref } from './email.ts'
import { own } from './own.ts'
import { isNumberLike, messengerNumber, type PhoneContext, phoneHref } from './phone.ts'
import { decoded, socialAddress } from './social-address.ts'
import { ANY_SCHEME, cleanSocial, OWN_SCHEME, SKYPE_ID } from './social-value.ts'
import { isWebUrl } from './url.ts'

/** Turns a handle, number or id into a platform's link; null when it has none (it is shown to copy). */
type Link = (value: string, context?: PhoneContext) => string | null

/** What no handle of any platform has in it: it was typed as a name, or a sentence. */
const NO_HANDLE = /[\s<>"\\]/

/** A handle as part of an address: without `@`, encoded once, however it was copied. */
const encoded = (handle: string) => encodeURIComponent(decoded(handle.replace(/^[@＠]/, '')).toWellFormed())

/** A path as typed (`company/acme`), on a site; null for one that leads elsewhere. */
function onSite(site: string, path: string): string | null {
  const parts = path.split('/').filter(Boolean)
  if (parts.length === 0 || parts.some((part) => /^\.{1,2}$/.test(decoded(part)))) return null
  return `${site}/${parts.map((part) => (part.startsWith('@') ? '@' : '') + encoded(part)).join('/')}`
}

/** A handle below `base`, or a path of the site. */
function at(site: string, base = '/'): Link {
  return (value) => {
    if (NO_HANDLE.test(value)) return null
    if (value.includes('/')) return onSite(site, value)
    const handle = encoded(value)
    return handle === '' || handle === '.' || handle === '..' ? null : `${site}${base}${handle}`
  }
}

const LINKEDIN = at('https://www.linkedin.com', '/in/')
const FACEBOOK = at('https://www.facebook.com')
const YOUTUBE = at('https://www.youtube.com', '/@')
const TELEGRAM = at('https://t.me')
const MEDIUM = at('https://medium.com', '/@')

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
  // Names begin with a letter: what is all digits is a number.
  if (isNumberLike(value)) {
    const number = messengerNumber(value, context)
    return number && `https://t.me/${number}`
  }
  const invitation = /^\+([\w-]{5,})$/.exec(value)?.[1]
  return invitation ? `https://t.me/+${invitation}` : value.startsWith('+') ? null : TELEGRAM(value)
}

function discord(value: string): string | null {
  if (/^\d{17,20}$/.test(value)) return `https://discord.com/users/${value}`
  if (/^(?:users|invite)\//.test(value)) return onSite('https://discord.com', value)
  // The rest are invitations. A name (`@ada`, `ada.l`, `Ada#1234`) has no address.
  return /^[\w-]{2,32}$/.test(value) ? `https://discord.gg/${value}` : null
}

const LINKS: Record<string, Link> = {
  facebook,
  twitter: at('https://x.com'),
  instagram: at('https://www.instagram.com'),
  linkedin: LINKEDIN,
  youtube: (value) => (/^UC[\w-]{22}$/.test(value) ? `https://www.youtube.com/channel/${value}` : YOUTUBE(value)),
  whatsapp,
  viber: (value, context) => {
    const number = messengerNumber(value, context)
    return number && `viber://chat?number=%2B${number.slice(1)}`
  },
  telegram,
  skype: (value) => (SKYPE_ID.test(value) ? `skype:${value}?chat` : NO_HANDLE.test(value) ? null : `skype:${encoded(value)}?chat`),
  gmail: (value) => (isEmail(value) ? mailtoHref(value) : null),
  threads: at('https://www.threads.net', '/@'),
  tiktok: at('https://www.tiktok.com', '/@'),
  pinterest: at('https://www.pinterest.com'),
  snapchat: at('https://www.snapchat.com', '/add/'),
  discord,
  medium: (value) => (/^[\w-]+\.medium\.com$/i.test(value) ? `https://${value.toLowerCase()}` : MEDIUM(value)),
}

/** Platforms on which people are found by their number. */
export const NUMBERED: ReadonlySet<string> = new Set(['whatsapp', 'viber', 'telegram'])

/** An address without its scheme: a host with a dot in it and a path, or a host that begins with `www.`. */
const SCHEMELESS = /^(?:(?:[\w-]+\.)+[\w-]+\/\S*|www\.\S+)$/

/** A platform's site and nothing of it: nobody's profile, and no handle either. */
function isBareSite(typed: string): boolean {
  return /^[\w-]+(?:\.[\w-]+)+$/.test(typed) && socialAddress(typed)?.handle === null
}

function isAddress(typed: string): boolean {
  return isWebUrl(typed) || SCHEMELESS.test(typed) || (OWN_SCHEME.test(typed) && !/^tel:/i.test(typed))
}

/** The phone number in a value of this platform, alone or in an address; null for what is none. */
export function socialNumber(key: string, value: string): string | null {
  if (!NUMBERED.has(key)) return null
  const typed = cleanSocial(value)
  const address = isAddress(typed) ? socialAddress(typed) : null
  if (isAddress(typed) && address?.platform !== key) return null
  const number = address ? address.handle : typed
  if (!number || /^message\//i.test(number)) return null
  return (key === 'telegram' ? isNumberLike(number) : /\p{Nd}/u.test(number)) ? number : null
}

/**
 * The link behind a social value, which may be an address, a handle, a number or an id. Numbers are read by `context`.
 * Returns null where there is nothing to open (a WeChat id, a handle of an unknown platform, a number of no known country);
 * such a value is shown to copy.
 */
export function socialHref(key: string, value: string, context?: PhoneContext): string | null {
  const typed = cleanSocial(value)
  if (typed === '' || isBareSite(typed)) return null
  if (isAddress(typed)) {
    const address = NUMBERED.has(key) ? socialAddress(typed) : null
    const link = address?.platform === key && address.handle ? LINKS[key]!(address.handle, context) : null
    if (link) return link
    const href = SCHEMELESS.test(typed) ? `https://${typed}` : typed
    return OWN_SCHEME.test(href) || isWebUrl(href) ? href : null
  }
  if (/^tel:/i.test(typed) && !NUMBERED.has(key)) return phoneHref(typed, context)
  if (ANY_SCHEME.test(typed) && !NUMBERED.has(key) && !(key === 'skype' && SKYPE_ID.test(typed))) return null
  return own(LINKS, key)?.(typed, context) ?? null
}

/**
 * What is kept of a social value: the handle of a pasted profile address, a number with its country code, without what was
 * copied along unseen. Its link is the one of the value as typed. What is neither stays as it is.
 */
export function socialHandle(key: string, value: string, context?: PhoneContext): string {
  const typed = cleanSocial(value)
  const number = socialNumber(key, typed)
  if (number !== null) {
    const read = context?.read(number, context.countries)
    return read?.length === 'whole' && read.from !== 'guessed' ? read.international : typed
  }
  const address = socialAddress(typed)
  const handle = address?.platform === key ? address.handle : null
  return handle && socialHref(key, handle, context) ? handle : typed
}

/** The platform of a pasted address, where it is another one than `key`; null otherwise. */
export function otherPlatform(key: string, value: string): string | null {
  if (!own(LINKS, key)) return null
  const typed = cleanSocial(value)
  const platform = isAddress(typed) ? socialAddress(typed)?.platform : undefined
  return platform && platform !== key ? platform : null
}
