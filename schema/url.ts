import { isEmail, mailtoHref } from './email.ts'
import { isNumberLike, phoneHref, splitExtension } from './phone.ts'

export const URL_MAX = 2000
/** Where uploaded images are served from. */
export const MEDIA_PREFIX = '/media/'

// The one global beyond the language itself that the contracts use; every runtime has it.
declare const URL: { canParse(url: string): boolean }

const SCHEME = /^([a-z][a-z0-9+.-]*):/i
/** What a browser strips from an address before reading its scheme (URL standard, section 4.4). */
const STRIPPED = /[\u0000-\u0020\u007f-\u009f\u200b\u2028\u2029\ufeff]/

function parses(value: string): boolean {
  return URL.canParse(value)
}

/** True for `http:` and `https:` addresses with a host. */
export function isWebUrl(value: string): boolean {
  return /^https?:\/\/[^/\s]/i.test(value) && !STRIPPED.test(value) && parses(value)
}

/** An address to load from: over https, since a page on https loads nothing else. This machine's own stays as it is. */
export function overHttps(url: string): string {
  return url.replace(/^http:\/\/(?!(?:localhost|127\.0\.0\.1)(?:[:/]|$))/i, 'https://')
}

/** True for the addresses a card's button may hold: http(s), mailto, tel. */
export function isActionUrl(value: string): boolean {
  return isWebUrl(value) || (/^(mailto|tel):[^\s]/i.test(value) && !STRIPPED.test(value) && parses(value))
}

/** True for an uploaded image's own path: `/media/` and plain segments. */
export function isMediaPath(value: string): boolean {
  return /^\/media\/[\w.-]+(?:\/[\w.-]+)*$/.test(value) && !value.includes('..')
}

/** An address without a scheme, or null where it has one. */
function withoutScheme(typed: string): string | null {
  const scheme = SCHEME.exec(typed)?.[1]
  if (!scheme) return typed.replace(/^\/\//, '')
  // `example.com:8080` has none: what stands before its colon is a host, and digits follow.
  const isHost = scheme.slice(1, -1).includes('.') || scheme.toLowerCase() === 'localhost'
  return isHost && /^:\d+(?:[/?#]|$)/.test(typed.slice(scheme.length)) ? typed : null
}

/** An address without a scheme over https; null where it is none. */
function completed(bare: string | null): string | null {
  return bare && isWebUrl(`https://${bare}`) ? `https://${bare}` : null
}

/** A scheme that was typed, or stood in the field, before an address that brought its own. */
const DOUBLED_SCHEME = /^(?:https?:\/\/)+(https?):?\/\//i

/**
 * A web address as typed, made a whole one: `https://` where the scheme is missing and a host stands there, one with a dot or
 * `localhost`. Of two schemes the first is taken off. Returns null for anything else: a word, an e-mail address, another scheme.
 */
export function webHref(value: string): string | null {
  const typed = value.trim()
  const whole = [typed.replace(DOUBLED_SCHEME, '$1://'), typed].find(isWebUrl)
  if (whole) return whole
  const bare = withoutScheme(typed)
  return bare && /^(?:localhost|[^\s/?#:@.]+\.[^\s/?#:@]+)(?::\d+)?(?:[/?#]|$)/i.test(bare) ? completed(bare) : null
}

const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}(?:\/|$)/

/** Links to a number that do not call it; what follows is no button's address, and no number to call either. */
const OTHER_CALL = /^(?:sms|mms|fax|sip):/i

/** True for a phone number, with an extension or without one. */
function isPhone(typed: string): boolean {
  return !IP_ADDRESS.test(typed) && !OTHER_CALL.test(typed) && isNumberLike(splitExtension(typed).number)
}

/** True where a host with a letter stands in front, as in `zoom.us/j/1234567890`; a word before a number is none. */
function beginsWithName(typed: string): boolean {
  return /^[^/?#:]*\p{L}/u.test(typed)
}

/**
 * The address of a button as typed, made one that opens something: `https://` where the scheme is missing, `mailto:` before an
 * e-mail address, `tel:` before a phone number. What cannot be made one is returned as typed, for the contract to refuse.
 */
export function actionHref(typed: string): string {
  const value = typed.trim()
  const web = webHref(value)
  if (isActionUrl(value)) return web ?? value
  // A local part may have these signs too, but then it is an address with a query far more often.
  if (!/[/?]/.test(value) && isEmail(value)) return mailtoHref(value)
  if (web && beginsWithName(value)) return web
  return (isPhone(value) ? phoneHref(value) : null) ?? web ?? value
}

/**
 * A website as typed, made a link: an address without a scheme gets `https://`.
 * Returns null when the result is no http(s) address (`javascript:`, `data:`, junk).
 */
export function websiteHref(value: string): string | null {
  return webHref(value) ?? completed(withoutScheme(value.trim()))
}
