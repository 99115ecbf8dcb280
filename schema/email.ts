export const EMAIL_MAX = 254
export const INVALID_EMAIL = 'Please enter a valid email'
/** Maximum length of the part before the @ (RFC 5321, section 4.5.3.1.1). */
const LOCAL_MAX = 64

// Declared here, because schema/ is compiled without the types of any runtime. Every runtime has it.
declare const URL: { new (address: string): { hostname: string }; canParse(address: string): boolean }

/** Characters allowed before the @ without quotes: atext of RFC 5322, and letters and digits of any script (RFC 6531). */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u
/** An ASCII host name of at least two labels, the last of letters or in punycode. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/
// oxlint-disable-next-line no-control-regex
const ASCII = /^[\x00-\x7f]*$/

function splitAddress(email: string): [local: string, domain: string] {
  const at = email.lastIndexOf('@')
  return [email.slice(0, Math.max(at, 0)), email.slice(at + 1)]
}

/** A domain in lower case and punycode (UTS 46, by the URL host parser); only lower-cased when it is not a valid host. */
function asciiDomain(domain: string): string {
  if (ASCII.test(domain)) return domain.toLowerCase()
  const address = `http://${domain}`
  return DOMAIN.test(domain) && URL.canParse(address) ? new URL(address).hostname : domain.toLowerCase()
}

/** True for an e-mail address, including internationalized ones (RFC 6531): `anna@müller.de`, `пример@почта.рф`. */
export function isEmail(email: string): boolean {
  if (email.length > EMAIL_MAX) return false
  const [local, domain] = splitAddress(email)
  if (local.length > LOCAL_MAX || !LOCAL.test(local) || /^\.|\.\.|\.$/.test(local)) return false
  const host = asciiDomain(domain)
  return HOST.test(host) && local.length + 1 + host.length <= EMAIL_MAX
}

/** Removes `mailto:` and invisible characters from a pasted address. */
export function pastedEmail(text: string): string {
  return text.replace(/\p{Cf}/gu, '').replace(/^\s*mailto:/i, '')
}

/** The address to send mail to, with its domain in ASCII, because some mail services accept only that. */
export function sendableEmail(email: string): string {
  const [local, domain] = splitAddress(email)
  return ASCII.test(domain) ? email : `${local}@${asciiDomain(domain)}`
}

/**
 * Key for looking up e-mail addresses: lower case, with the domain in ASCII. Two addresses never share a key by accident:
 * addresses are stored in NFC, where no non-ASCII letter becomes an ASCII letter in lower case.
 */
export function emailKey(email: string): string {
  const [local, domain] = splitAddress(email)
  return local === '' ? email.toLowerCase() : `${local.toLowerCase()}@${asciiDomain(domain)}`
}

/** The `mailto:` link of an address, percent-encoded as UTF-8 (RFC 6068, section 2). */
export function mailtoHref(email: string): string {
  const [local, domain] = splitAddress(email.toWellFormed())
  return `mailto:${local === '' ? '' : `${encodeURIComponent(local)}@`}${encodeURIComponent(domain)}`
}
