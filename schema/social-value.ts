import { isWebUrl } from './url.ts'

/** URLs with a scheme other than http(s) that may be saved as a social value. */
export const APP_SCHEME = /^(viber:\/\/|skype:|tg:\/\/|whatsapp:\/\/|weixin:\/\/|mailto:|tel:)[^\s]+$/i
/** A current Skype id. It looks like a URL with the scheme `live:`, but is not one. */
export const SKYPE_ID = /^live:[\w.:-]+$/i
export const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i
/** A `tel:` link, spaces allowed. */
const TEL_LINK = /^tel:[\s\d+().;=ext/-]+$/i

/** Trims a value and removes invisible characters (direction marks, zero-width spaces and joiners), which are often copied along. */
export function cleanSocial(value: string): string {
  return value.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '').trim()
}

/** True for a value that may be saved: a URL with http(s) or an allowed scheme, or a text without a scheme. */
export function isSocialValue(value: string): boolean {
  const typed = cleanSocial(value)
  if (/[\p{Cc}\u2028\u2029]/u.test(typed)) return false
  return isWebUrl(typed) || APP_SCHEME.test(typed) || TEL_LINK.test(typed) || SKYPE_ID.test(typed) || !ANY_SCHEME.test(typed)
}
