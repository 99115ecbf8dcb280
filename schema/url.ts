import { isEmail, mailtoHref } from './email.ts'
import { isNumberLike, phoneHref, splitExtension } from './phone.ts'

export const URL_MAX = 2000
/** Path prefix of uploaded images. */
export const MEDIA_PREFIX = '/media/'

// Declared here, because schema/ is compiled without the types of any runtime. Every runtime has it.
declare const URL: { canParse(url: string): boolean }

const SCHEME = /^([a-z][a-z0-9+.-]*):/i
/** Characters that browsers remove from a URL before reading its scheme (URL standard, section 4.4). */
const STRIPPED = /[\u0000-\u0020\u007f-\u009f\u200b\u2028\u2029\ufeff]/

function isParsable(value: string): boolean {
  return URL.canParse(value)
}

/** True for `http:` and `https:` addresses with a host. */
export function isWebUrl(value: string): boolean {
  return /^https?:\/\/[^/\s]/i.test(value) && !STRIPPED.test(value) && isParsable(value)
}

/** Replaces http by https, except for localhost: browsers block http resources on an https page. */
export function upgradeToHttps(url: string): string {
  return url.replace(/^http:\/\/(?!(?:localhost|127\.0\.0\.1)(?:[:/]|$))/i, 'https://')
}

/** True for URLs allowed for a card's button: http(s), mailto, tel. */
export function isActionUrl(value: string): boolean {
  return isWebUrl(value) || (/^(mailto|tel):[^\s]/i.test(value) && !STRIPPED.test(value) && isParsable(value))
}

/** True for the path of an uploaded image: `/media/` and plain segments. */
export function isMediaPath(value: string): boolean {
  return /^\/media\/[\w.-]+(?:\/[\w.-]+)*$/.test(value) && !value.includes('..')
}

/** The text without a leading `//`, or null when it has a scheme. */
function withoutScheme(typed: string): string | null {
  const scheme = SCHEME.exec(typed)?.[1]
  if (!scheme) return typed.replace(/^\/\//, '')
  // In `example.com:8080` the part before the colon is a host, not a scheme.
  const isHost = scheme.slice(1, -1).includes('.') || scheme.toLowerCase() === 'localhost'
  return isHost && /^:\d+(?:[/?#]|$)/.test(typed.slice(scheme.length)) ? typed : null
}

/** Prepends `https://`; null when the result is not a valid URL. */
function withHttps(bare: string | null): string | null {
  return bare && isWebUrl(`https://${bare}`) ? `https://${bare}` : null
}

/** A doubled scheme, as after pasting a URL behind a typed `https://`. */
const DOUBLED_SCHEME = /^(?:https?:\/\/)+(https?):?\/\//i

/**
 * Completes a typed web address: adds a missing `https://` if the text starts with a host (with a dot, or `localhost`), and
 * removes the first of two schemes. Null for anything else: a word, an e-mail address, another scheme.
 */
export function webHref(value: string): string | null {
  const typed = value.trim()
  const complete = [typed.replace(DOUBLED_SCHEME, '$1://'), typed].find(isWebUrl)
  if (complete) return complete
  const bare = withoutScheme(typed)
  return bare && /^(?:localhost|[^\s/?#:@.]+\.[^\s/?#:@]+)(?::\d+)?(?:[/?#]|$)/i.test(bare) ? withHttps(bare) : null
}

const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}(?:\/|$)/

/** Schemes with a phone number that are not allowed for a button and must not be turned into `tel:`. */
const OTHER_PHONE_SCHEME = /^(?:sms|mms|fax|sip):/i

function isPhoneText(typed: string): boolean {
  return !IP_ADDRESS.test(typed) && !OTHER_PHONE_SCHEME.test(typed) && isNumberLike(splitExtension(typed).number)
}

/** True if the host contains a letter (`zoom.us/j/1234567890`), so that digits after it are not a phone number. */
function hostHasLetter(typed: string): boolean {
  return /^[^/?#:]*\p{L}/u.test(typed)
}

/**
 * Completes a button's typed URL: adds a missing `https://`, `mailto:` before an e-mail address and `tel:` before a phone
 * number. Returns other texts unchanged; validation then refuses them.
 */
export function actionHref(typed: string): string {
  const value = typed.trim()
  const web = webHref(value)
  if (isActionUrl(value)) return web ?? value
  // `/` and `?` are allowed before the @, but a text with them is far more often a URL with an e-mail address in its query.
  if (!/[/?]/.test(value) && isEmail(value)) return mailtoHref(value)
  if (web && hostHasLetter(value)) return web
  return (isPhoneText(value) ? phoneHref(value) : null) ?? web ?? value
}

/** The link of a typed website: adds a missing `https://`. Null when the result is not an http(s) URL (`javascript:`, `data:`). */
export function websiteHref(value: string): string | null {
  return webHref(value) ?? withHttps(withoutScheme(value.trim()))
}
