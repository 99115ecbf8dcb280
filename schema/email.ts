export const EMAIL_MAX = 254
export const INVALID_EMAIL = 'Please enter a valid email'
/** Longest part before the @ (RFC 5321, section 4.5.3.1.1). */
const LOCAL_MAX = 64

// Like `URL` in url.ts: of the language's surroundings, and in every runtime.
declare const URL: { new (address: string): { hostname: string }; canParse(address: string): boolean }

/** What may stand before the @ without quotes: the ASCII of RFC 5322's atext, and letters and digits of any script (RFC 6531). */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u
/** A host name in ASCII: two labels at least, the last one with letters. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/
// oxlint-disable-next-line no-control-regex
const ASCII = /^[\x00-\x7f]*$/

function split(email: string): [local: string, domain: string] {
  const at = email.lastIndexOf('@')
  return [email.slice(0, Math.max(at, 0)), email.slice(at + 1)]
}

/** A domain as the DNS has it (UTS 46, by the URL standard's host parser); one that cannot be a host stays as it is. */
function asciiDomain(domain: string): string {
  if (ASCII.test(domain)) return domain.toLowerCase()
  const address = `http://${domain}`
  return DOMAIN.test(domain) && URL.canParse(address) ? new URL(address).hostname : domain.toLowerCase()
}

/** True for an e-mail address, internationalized ones included (RFC 6531): `anna@müller.de`, `пример@почта.рф`. */
export function isEmail(email: string): boolean {
  if (email.length > EMAIL_MAX) return false
  const [local, domain] = split(email)
  if (local.length > LOCAL_MAX || !LOCAL.test(local) || /^\.|\.\.|\.$/.test(local)) return false
  const host = asciiDomain(domain)
  return HOST.test(host) && local.length + 1 + host.length <= EMAIL_MAX
}

/** An address as copied from a page or a mail, without the `mailto:` and the signs that nobody sees around it. */
export function pastedEmail(text: string): string {
  return text.replace(/\p{Cf}/gu, '').replace(/^\s*mailto:/i, '')
}

/** The address to send mail to: its domain in ASCII, which is all that some mail services take. */
export function sendableEmail(email: string): string {
  const [local, domain] = split(email)
  return ASCII.test(domain) ? email : `${local}@${asciiDomain(domain)}`
}

/**
 * The form under which e-mail addresses are looked up: without regard to case, the domain in ASCII. Addresses are stored
 * in NFC, where no other letter becomes an ASCII one in lower case, so nobody's address is looked up as somebody else's.
 */
export function emailKey(email: string): string {
  const [local, domain] = split(email)
  return local === '' ? email.toLowerCase() : `${local.toLowerCase()}@${asciiDomain(domain)}`
}

/** The `mailto:` link of an address (RFC 6068, section 2): all but the plainest characters as UTF-8 in percents. */
export function mailtoHref(email: string): string {
  const [local, domain] = split(email.toWellFormed())
  return `mailto:${local === '' ? '' : `${encodeURIComponent(local)}@`}${encodeURIComponent(domain)}`
}
