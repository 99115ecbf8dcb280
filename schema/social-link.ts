import { isEmailAddress, mailtoLinkOf } from './email.ts'
import { getOwnProperty } from './own-value.ts'
import { isPhoneNumberLike, toMessengerNumber, type PhoneParsingContext, telLinkOf } from './phone.ts'
import { tryPercentDecode, parseSocialUrl } from './social-address.ts'
import { isPossibleSocialHandle } from './social-handle.ts'
import { URL_SCHEME_PATTERN, cleanSocialValue, ALLOWED_APP_URL_PATTERN, SKYPE_ID_PATTERN } from './social-value.ts'
import { isHttpUrl, completeWebUrl } from './url.ts'

type SocialLinkBuilder = (value: string, context?: PhoneParsingContext) => string | null

const SOCIAL_PATH_SEGMENT_PATTERN = /^@?[\p{L}\p{M}\p{N}\p{So}_.~’+-]+$/u

function buildSocialUrlFromPath(site: string, typed: string[]): string | null {
  const parts = typed.map(tryPercentDecode)
  if (parts.some((part) => !SOCIAL_PATH_SEGMENT_PATTERN.test(part) || /^\.{1,2}$/.test(part))) return null
  return `${site}/${parts.map((part) => encodeURIComponent(part).replace(/^%40/, '@')).join('/')}`
}

const decodeTypedHandle = (typed: string) => tryPercentDecode(typed).replace(/^[@＠]/, '')

function createHandleLinkBuilder(platform: string, site: string, base = '/'): SocialLinkBuilder {
  return (value) => {
    const parts = value.split('/').filter(Boolean)
    if (parts.length > 1) return buildSocialUrlFromPath(site, parts)
    const name = decodeTypedHandle(parts[0] ?? '')
    return isPossibleSocialHandle(platform, name) ? `${site}${base}${encodeURIComponent(name)}` : null
  }
}

const buildFacebookHandleLink = createHandleLinkBuilder('facebook', 'https://www.facebook.com')
const buildYoutubeHandleLink = createHandleLinkBuilder('youtube', 'https://www.youtube.com', '/@')
const buildTelegramHandleLink = createHandleLinkBuilder('telegram', 'https://t.me')
const buildMediumHandleLink = createHandleLinkBuilder('medium', 'https://medium.com', '/@')

function buildFacebookLink(value: string): string | null {
  const id = /^(?:profile\.php\?id=)?(\d{5,20})$/.exec(value)?.[1]
  return id ? `https://www.facebook.com/profile.php?id=${id}` : buildFacebookHandleLink(value)
}

function buildWhatsappLink(value: string, context?: PhoneParsingContext): string | null {
  const code = /^message\/(\w+)$/i.exec(value)?.[1]
  if (code) return `https://wa.me/message/${code}`
  const number = toMessengerNumber(value, context)
  return number && `https://wa.me/${number.slice(1)}`
}

function buildTelegramLink(value: string, context?: PhoneParsingContext): string | null {
  // Telegram user names start with a letter.
  if (isPhoneNumberLike(value)) {
    const number = toMessengerNumber(value, context)
    return number && `https://t.me/${number}`
  }
  const invitation = /^\+([\w-]{5,})$/.exec(value)?.[1]
  return invitation ? `https://t.me/+${invitation}` : value.startsWith('+') ? null : buildTelegramHandleLink(value)
}

function buildDiscordLink(value: string): string | null {
  if (/^\d{17,20}$/.test(value)) return `https://discord.com/users/${value}`
  if (/^(?:users|invite)\//.test(value)) return buildSocialUrlFromPath('https://discord.com', value.split('/').filter(Boolean))
  // Only invitation codes get a link. Discord user names (`@ada`, `Ada#1234`) have no URL.
  return isPossibleSocialHandle('discord', value) ? `https://discord.gg/${value}` : null
}

function buildSkypeLink(value: string): string | null {
  if (SKYPE_ID_PATTERN.test(value)) return `skype:${value}?chat`
  const name = decodeTypedHandle(value)
  return isPossibleSocialHandle('skype', name) ? `skype:${encodeURIComponent(name)}?chat` : null
}

const SOCIAL_LINK_BUILDERS: Record<string, SocialLinkBuilder> = {
  facebook: buildFacebookLink,
  twitter: createHandleLinkBuilder('twitter', 'https://x.com'),
  instagram: createHandleLinkBuilder('instagram', 'https://www.instagram.com'),
  linkedin: createHandleLinkBuilder('linkedin', 'https://www.linkedin.com', '/in/'),
  youtube: (value) => (/^UC[\w-]{22}$/.test(value) ? `https://www.youtube.com/channel/${value}` : buildYoutubeHandleLink(value)),
  whatsapp: buildWhatsappLink,
  viber: (value, context) => {
    const number = toMessengerNumber(value, context)
    return number && `viber://chat?number=%2B${number.slice(1)}`
  },
  telegram: buildTelegramLink,
  skype: buildSkypeLink,
  gmail: (value) => (isEmailAddress(value) ? mailtoLinkOf(value) : null),
  threads: createHandleLinkBuilder('threads', 'https://www.threads.net', '/@'),
  tiktok: createHandleLinkBuilder('tiktok', 'https://www.tiktok.com', '/@'),
  pinterest: createHandleLinkBuilder('pinterest', 'https://www.pinterest.com'),
  snapchat: createHandleLinkBuilder('snapchat', 'https://www.snapchat.com', '/add/'),
  discord: buildDiscordLink,
  medium: (value) => (/^[\w-]+\.medium\.com$/i.test(value) ? `https://${value.toLowerCase()}` : buildMediumHandleLink(value)),
}

export const PHONE_NUMBER_PLATFORMS: ReadonlySet<string> = new Set(['whatsapp', 'viber', 'telegram'])

const URL_WITHOUT_SCHEME_PATTERN = /^(?:(?:[\w-]+\.)+[\w-]+\/\S*|www\.\S+)$/

function isTypedUrl(typed: string): boolean {
  if (isHttpUrl(typed) || URL_WITHOUT_SCHEME_PATTERN.test(typed) || parseSocialUrl(typed)) return true
  return ALLOWED_APP_URL_PATTERN.test(typed) && !/^tel:/i.test(typed)
}

/** Returns the phone number in a messenger's value, typed alone or within a URL; null for other values. */
export function phoneNumberOfSocialValue(key: string, value: string): string | null {
  if (!PHONE_NUMBER_PLATFORMS.has(key)) return null
  const typed = cleanSocialValue(value)
  const address = isTypedUrl(typed) ? parseSocialUrl(typed) : null
  if (isTypedUrl(typed) && address?.platform !== key) return null
  const number = address ? address.handle : typed
  if (!number || /^message\//i.test(number)) return null
  return (key === 'telegram' ? isPhoneNumberLike(number) : /\p{Nd}/u.test(number)) ? number : null
}

/**
 * Returns the link for a URL, handle, phone number or id. Returns null if no link can open it (a WeChat id, a handle of an unknown
 * platform). Visitors can copy such values.
 */
export function socialLinkOf(key: string, value: string, context?: PhoneParsingContext): string | null {
  const typed = cleanSocialValue(value)
  const isMessenger = PHONE_NUMBER_PLATFORMS.has(key)
  if (typed === '') return null
  if (isTypedUrl(typed)) {
    const address = getOwnProperty(SOCIAL_LINK_BUILDERS, key) ? parseSocialUrl(typed) : null
    // A platform's home page is not a person's profile, so it gets no link.
    if (address?.isHomePage) return null
    const number = isMessenger && address?.platform === key && address.handle && SOCIAL_LINK_BUILDERS[key]!(address.handle, context)
    return number || (ALLOWED_APP_URL_PATTERN.test(typed) ? typed : completeWebUrl(typed))
  }
  if (/^tel:/i.test(typed) && !isMessenger) return telLinkOf(typed, context)
  if (URL_SCHEME_PATTERN.test(typed) && !isMessenger && !(key === 'skype' && SKYPE_ID_PATTERN.test(typed))) return null
  return getOwnProperty(SOCIAL_LINK_BUILDERS, key)?.(typed, context) ?? null
}

/**
 * Returns the value to save: a profile URL becomes a handle, and a phone number gets its country code. The saved value opens the same link.
 */
export function normalizeSocialValue(key: string, value: string, context?: PhoneParsingContext): string {
  const typed = cleanSocialValue(value)
  const number = phoneNumberOfSocialValue(key, typed)
  if (number !== null) {
    const parsed = context?.read(number, context.countries)
    return parsed?.length === 'valid' && parsed.countryFrom !== 'guessed' ? parsed.international : typed
  }
  const address = parseSocialUrl(typed)
  const handle = address?.platform === key ? address.handle : null
  return handle && socialLinkOf(key, handle, context) ? handle : typed
}

/** Recognizes the platform of a pasted URL or Gmail address. Null for other texts, other e-mail addresses and home pages. */
export function recognizeSocialAddress(value: string, context?: PhoneParsingContext): { platform: string; value: string } | null {
  const typed = cleanSocialValue(value)
  if (/@g(?:oogle)?mail\.com$/i.test(typed) && isEmailAddress(typed)) return { platform: 'gmail', value: typed }
  const address = isTypedUrl(typed) ? parseSocialUrl(typed) : null
  if (!address || address.isHomePage) return null
  return { platform: address.platform, value: normalizeSocialValue(address.platform, typed, context) }
}

/** Returns the platform of a URL that was pasted into the field of another platform; null otherwise. */
export function findPlatformOfMisplacedUrl(key: string, value: string): string | null {
  if (!getOwnProperty(SOCIAL_LINK_BUILDERS, key)) return null
  const typed = cleanSocialValue(value)
  const platform = isTypedUrl(typed) ? parseSocialUrl(typed)?.platform : undefined
  return platform && platform !== key ? platform : null
}
