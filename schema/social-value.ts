import { isWebUrl } from './url.ts'

/** Own schemes that may appear in a social value beside http(s). */
export const OWN_SCHEME = /^(viber:\/\/|skype:|tg:\/\/|whatsapp:\/\/|weixin:\/\/|mailto:|tel:)[^\s]+$/i
/** A Skype id of today; what looks like its scheme is none. */
export const SKYPE_ID = /^live:[\w.:-]+$/i
export const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i
/** A number as it is copied from a page or a contact. */
const TEL = /^tel:[\s\d+().;=ext/-]+$/i

/** A value without what is copied along unseen: spaces around it, direction marks, joiners at its ends. */
export function cleanSocial(value: string): string {
  return value.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '').trim()
}

/** True for a value that may be stored: an http(s) or own-scheme address, or something without any scheme. */
export function isSocialValue(value: string): boolean {
  const typed = cleanSocial(value)
  if (/[\p{Cc}\u2028\u2029]/u.test(typed)) return false
  return isWebUrl(typed) || OWN_SCHEME.test(typed) || TEL.test(typed) || SKYPE_ID.test(typed) || !ANY_SCHEME.test(typed)
}
