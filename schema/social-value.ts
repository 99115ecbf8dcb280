import { isHttpUrl } from './url.ts'

export const ALLOWED_APP_URL_PATTERN = /^(viber:\/\/|skype:|tg:\/\/|whatsapp:\/\/|weixin:\/\/|mailto:|tel:)[^\s]+$/i
/** A Skype id looks like a URL with the scheme `live:`. */
export const SKYPE_ID_PATTERN = /^live:[\w.:-]+$/i
export const URL_SCHEME_PATTERN = /^[a-z][a-z0-9+.-]*:/i
const TEL_URL_PATTERN = /^tel:[\s\d+().;=ext/-]+$/i

/** Removes invisible characters, which are often copied along with a URL. */
export function cleanSocialValue(value: string): string {
  return value.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '').trim()
}

export function isAllowedSocialValue(value: string): boolean {
  const typed = cleanSocialValue(value)
  if (/[\p{Cc}\u2028\u2029]/u.test(typed)) return false
  if (isHttpUrl(typed) || !URL_SCHEME_PATTERN.test(typed)) return true
  return ALLOWED_APP_URL_PATTERN.test(typed) || TEL_URL_PATTERN.test(typed) || SKYPE_ID_PATTERN.test(typed)
}
