import { isEmail, mailtoHref } from './email.ts'
import { own } from './own.ts'
import { isNumberLike, messengerNumber, type PhoneContext, phoneHref } from './phone.ts'
import { decoded, socialAddress } from './social-address.ts'
import { isHandle } from './social-handle.ts'
import { ANY_SCHEME, cleanSocial, OWN_SCHEME, SKYPE_ID } from './social-value.ts'
import { isWebUrl, webHref } from './url.ts'

/** Turns a handle, number or id into a platform's link; null when it has none (it is shown to copy). */
type Link = (value: string, context?: PhoneContext) => string | null

/** What a path below a site is made of; the rest was typed as an address of another kind, or as a sentence. */
const PATH_PART = /^@?[\p{L}\p{M}\p{N}\p{So}_.~’+-]+$/u

/** The parts of a path as typed (`company/acme`), on a site; null for one that leads elsewhere. */
function onSite(site: string, typed: string[]): string | null {
  const parts = typed.map(decoded)
  if (parts.some((part) => !PATH_PART.test(part) || /^\.{1,2}$/.test(part))) return null
  return `${site}/${parts.map((part) => encodeURIComponent(part).replace(/^%40/, '@')).join('/')}`
}

/** A name as typed, without `@`, decoded once, however it was copied. */
const nameOf = (typed: string) => decoded(typed).replace(/^[@＠]/, '')

/** A name below `base`, or a path of the site. */
function at(platform: string, site: string, base = '/'): Link {
  return (value) => {
    const parts = value.split('/').filter(Boolean)
    if (parts.length > 1) return onSite(site, parts)
    const name = nameOf(parts[0] ?? '')
    return isHandle(platform, name) ? `${site}${base}${encodeURIComponent(name)}` : null
  }
}

const FACEBOOK = at('facebook', 'https://www.facebook.com')
const YOUTUBE = at('youtube', 'https://www.youtube.com', '/@')
const TELEGRAM = at('telegram', 'https://t.me')
const MEDIUM = at('medium', 'https://medium.com', '/@')

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
  if (/^(?:users|invite)\//.test(value)) return onSite('https://discord.com', value.split('/').filter(Boolean))
  // The rest are invitations. A name (`@ada`, `ada.l`, `Ada#1234`) has no address.
  return isHandle('discord', value) ? `https://discord.gg/${value}` : null
}

function skype(value: string): string | null {
  if (SKYPE_ID.test(value)) return `skype:${value}?chat`
  const name = nameOf(value)
  return isHandle('skype', name) ? `skype:${encodeURIComponent(name)}?chat` : null
}

const LINKS: Record<string, Link> = {
  facebook,
  twitter: at('twitter', 'https://x.com'),
  instagram: at('instagram', 'https://www.instagram.com'),
  linkedin: at('linkedin', 'https://www.linkedin.com', '/in/'),
  youtube: (value) => (/^UC[\w-]{22}$/.test(value) ? `https://www.youtube.com/channel/${value}` : YOUTUBE(value)),
  whatsapp,
  viber: (value, context) => {
    const number = messengerNumber(value, context)
    return number && `viber://chat?number=%2B${number.slice(1)}`
  },
  telegram,
  skype,
  gmail: (value) => (isEmail(value) ? mailtoHref(value) : null),
  threads: at('threads', 'https://www.threads.net', '/@'),
  tiktok: at('tiktok', 'https://www.tiktok.com', '/@'),
  pinterest: at('pinterest', 'https://www.pinterest.com'),
  snapchat: at('snapchat', 'https://www.snapchat.com', '/add/'),
  discord,
  medium: (value) => (/^[\w-]+\.medium\.com$/i.test(value) ? `https://${value.toLowerCase()}` : MEDIUM(value)),
}

/** Platforms on which people are found by their number. */
export const NUMBERED: ReadonlySet<string> = new Set(['whatsapp', 'viber', 'telegram'])

/** An address without its scheme: a host with a dot in it and a path, or a host that begins with `www.`. */
const SCHEMELESS = /^(?:(?:[\w-]+\.)+[\w-]+\/\S*|www\.\S+)$/

function isAddress(typed: string): boolean {
  if (isWebUrl(typed) || SCHEMELESS.test(typed) || socialAddress(typed)) return true
  return OWN_SCHEME.test(typed) && !/^tel:/i.test(typed)
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
  if (typed === '') return null
  if (isAddress(typed)) {
    const address = own(LINKS, key) ? socialAddress(typed) : null
    // A site alone is nobody's profile.
    if (address?.bare) return null
    const number = NUMBERED.has(key) && address?.platform === key && address.handle ? LINKS[key]!(address.handle, context) : null
    return number ?? (OWN_SCHEME.test(typed) ? typed : webHref(typed))
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
