import { isEmailAddress, mailtoLinkOf } from './email.ts'
import { isPhoneNumberLike, telLinkOf, splitPhoneExtension } from './phone.ts'

export const URL_LENGTH_MAX = 2000
/** The start of the URL paths of uploaded images. */
export const MEDIA_PATH_PREFIX = '/media/'

// `URL` is declared here, because the schema folder is compiled without the types of browsers or servers, which all have it.
declare const URL: { canParse(url: string): boolean }

const URL_SCHEME_PATTERN = /^([a-z][a-z0-9+.-]*):/i
/** Matches characters that browsers remove from a URL before reading its scheme. URLs with such characters are refused. */
const STRIPPED_URL_CHARACTER_PATTERN = /[\u0000-\u0020\u007f-\u009f\u200b\u2028\u2029\ufeff]/

/** True for an `http:` or `https:` URL with a host. */
export function isHttpUrl(value: string): boolean {
  return /^https?:\/\/[^/\s]/i.test(value) && !STRIPPED_URL_CHARACTER_PATTERN.test(value) && URL.canParse(value)
}

/** Replaces http by https in a URL, because browsers block http resources on an https page. Localhost URLs stay unchanged. */
export function upgradeToHttps(url: string): string {
  return url.replace(/^http:\/\/(?!(?:localhost|127\.0\.0\.1)(?:[:/]|$))/i, 'https://')
}

/** True for a URL that a card's button may open: http(s), mailto or tel. */
export function isButtonUrl(value: string): boolean {
  return isHttpUrl(value) || (/^(mailto|tel):[^\s]/i.test(value) && !STRIPPED_URL_CHARACTER_PATTERN.test(value) && URL.canParse(value))
}

/** True for the URL path of an uploaded image: `/media/` and segments without special characters. */
export function isUploadedImagePath(value: string): boolean {
  return /^\/media\/[\w.-]+(?:\/[\w.-]+)*$/.test(value) && !value.includes('..')
}

/** Removes the leading `//` from a typed web address. Returns null when the address has a scheme. */
function removeLeadingSlashes(typed: string): string | null {
  const scheme = URL_SCHEME_PATTERN.exec(typed)?.[1]
  if (!scheme) return typed.replace(/^\/\//, '')
  // In `example.com:8080`, the part before the colon is a host, not a URL scheme.
  const isHost = scheme.slice(1, -1).includes('.') || scheme.toLowerCase() === 'localhost'
  return isHost && /^:\d+(?:[/?#]|$)/.test(typed.slice(scheme.length)) ? typed : null
}

/** Puts `https://` before a web address. Returns null when the result is not a valid URL. */
const prependHttps = (bare: string | null) => (bare && isHttpUrl(`https://${bare}`) ? `https://${bare}` : null)

/** Matches a URL with two schemes, which results from pasting a URL behind a typed `https://`. */
const DOUBLED_URL_SCHEME_PATTERN = /^(?:https?:\/\/)+(https?):?\/\//i

/**
 * Completes a typed web address: adds a missing `https://` if the text starts with a host (with a dot, or `localhost`), and
 * removes the first of two schemes. Null for anything else: a word, an e-mail address, another scheme.
 */
export function completeWebUrl(value: string): string | null {
  const typed = value.trim()
  const complete = [typed.replace(DOUBLED_URL_SCHEME_PATTERN, '$1://'), typed].find(isHttpUrl)
  if (complete) return complete
  const bare = removeLeadingSlashes(typed)
  return bare && /^(?:localhost|[^\s/?#:@.]+\.[^\s/?#:@]+)(?::\d+)?(?:[/?#]|$)/i.test(bare) ? prependHttps(bare) : null
}

const IP_ADDRESS_PATTERN = /^\d{1,3}(?:\.\d{1,3}){3}(?:\/|$)/

/** Matches URL schemes for phone numbers that a button must not use, such as `sms:`. They must not be changed to `tel:`. */
const NON_TEL_SCHEME_PATTERN = /^(?:sms|mms|fax|sip):/i

function isTypedPhoneNumber(typed: string): boolean {
  return !IP_ADDRESS_PATTERN.test(typed) && !NON_TEL_SCHEME_PATTERN.test(typed) && isPhoneNumberLike(splitPhoneExtension(typed).number)
}

/** True if a typed address has a letter in its host (`zoom.us/j/1234567890`), so that its digits are not a phone number. */
const hasLetterInHost = (typed: string) => /^[^/?#:]*\p{L}/u.test(typed)

/**
 * Completes a button's typed URL: adds a missing `https://`, `mailto:` before an e-mail address and `tel:` before a phone
 * number. Returns other texts unchanged; validation then refuses them.
 */
export function completeButtonUrl(typed: string): string {
  const value = typed.trim()
  const web = completeWebUrl(value)
  if (isButtonUrl(value)) return web ?? value
  // An e-mail address may contain `/` and `?`, but a text with these characters and an @ is far more often a URL.
  if (!/[/?]/.test(value) && isEmailAddress(value)) return mailtoLinkOf(value)
  if (web && hasLetterInHost(value)) return web
  return (isTypedPhoneNumber(value) ? telLinkOf(value) : null) ?? web ?? value
}

/** Returns the link of a typed website, with `https://` added if it is missing. Null for other URLs (`javascript:`, `data:`). */
export function websiteLinkOf(value: string): string | null {
  return completeWebUrl(value) ?? prependHttps(removeLeadingSlashes(value.trim()))
}
