import { isEmailAddress, mailtoLinkOf } from './email.ts'
import { isPhoneNumberLike, telLinkOf, splitPhoneExtension } from './phone.ts'

export const URL_LENGTH_MAX = 2000
export const MEDIA_PATH_PREFIX = '/media/'

// Browsers and servers all have the global `URL`, but schema/ is compiled without their types.
declare const URL: { canParse(url: string): boolean }

const URL_SCHEME_PATTERN = /^([a-z][a-z0-9+.-]*):/i
/** Browsers remove these characters before they read a URL's scheme, so URLs with them are refused. */
const STRIPPED_URL_CHARACTER_PATTERN = /[\u0000-\u0020\u007f-\u009f\u200b\u2028\u2029\ufeff]/

export function isHttpUrl(value: string): boolean {
  return /^https?:\/\/[^/\s]/i.test(value) && !STRIPPED_URL_CHARACTER_PATTERN.test(value) && URL.canParse(value)
}

/** Converts http to https, because browsers block http resources on an https page. Localhost stays unchanged. */
export function upgradeToHttps(url: string): string {
  return url.replace(/^http:\/\/(?!(?:localhost|127\.0\.0\.1)(?:[:/]|$))/i, 'https://')
}

export function isButtonUrl(value: string): boolean {
  return isHttpUrl(value) || (/^(mailto|tel):[^\s]/i.test(value) && !STRIPPED_URL_CHARACTER_PATTERN.test(value) && URL.canParse(value))
}

export function isUploadedImagePath(value: string): boolean {
  return /^\/media\/[\w.-]+(?:\/[\w.-]+)*$/.test(value) && !value.includes('..')
}

function removeLeadingSlashes(typed: string): string | null {
  const scheme = URL_SCHEME_PATTERN.exec(typed)?.[1]
  if (!scheme) return typed.replace(/^\/\//, '')
  // In `example.com:8080`, the part before the colon is a host, not a scheme.
  const isHost = scheme.slice(1, -1).includes('.') || scheme.toLowerCase() === 'localhost'
  return isHost && /^:\d+(?:[/?#]|$)/.test(typed.slice(scheme.length)) ? typed : null
}

const prependHttps = (bare: string | null) => (bare && isHttpUrl(`https://${bare}`) ? `https://${bare}` : null)

/** A user who pastes a URL after a typed `https://` gets two schemes. */
const DOUBLED_URL_SCHEME_PATTERN = /^(?:https?:\/\/)+(https?):?\/\//i

/**
 * Adds a missing `https://` to a host (with a dot, or `localhost`). Of two schemes, removes the first. Returns null for anything else: a
 * word, an e-mail address, another scheme.
 */
export function completeWebUrl(value: string): string | null {
  const typed = value.trim()
  const complete = [typed.replace(DOUBLED_URL_SCHEME_PATTERN, '$1://'), typed].find(isHttpUrl)
  if (complete) return complete
  const bare = removeLeadingSlashes(typed)
  return bare && /^(?:localhost|[^\s/?#:@.]+\.[^\s/?#:@]+)(?::\d+)?(?:[/?#]|$)/i.test(bare) ? prependHttps(bare) : null
}

const IP_ADDRESS_PATTERN = /^\d{1,3}(?:\.\d{1,3}){3}(?:\/|$)/

const NON_TEL_SCHEME_PATTERN = /^(?:sms|mms|fax|sip):/i

function isTypedPhoneNumber(typed: string): boolean {
  return !IP_ADDRESS_PATTERN.test(typed) && !NON_TEL_SCHEME_PATTERN.test(typed) && isPhoneNumberLike(splitPhoneExtension(typed).number)
}

/** The digits of `zoom.us/j/1234567890` are no phone number. */
const hasLetterInHost = (typed: string) => /^[^/?#:]*\p{L}/u.test(typed)

/** Adds a missing `https://`, `mailto:` or `tel:`. Other texts are returned unchanged, for validation to refuse. */
export function completeButtonUrl(typed: string): string {
  const value = typed.trim()
  const web = completeWebUrl(value)
  if (isButtonUrl(value)) return web ?? value
  // An e-mail address may contain `/` and `?`, but a text with these and an @ is far more often a URL.
  if (!/[/?]/.test(value) && isEmailAddress(value)) return mailtoLinkOf(value)
  if (web && hasLetterInHost(value)) return web
  return (isTypedPhoneNumber(value) ? telLinkOf(value) : null) ?? web ?? value
}

/** Adds a missing `https://`. Returns null for other schemes (`javascript:`, `data:`). */
export function websiteLinkOf(value: string): string | null {
  return completeWebUrl(value) ?? prependHttps(removeLeadingSlashes(value.trim()))
}
