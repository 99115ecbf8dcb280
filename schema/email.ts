export const EMAIL_LENGTH_MAX = 254
export const INVALID_EMAIL_MESSAGE = 'Please enter a valid email'
const EMAIL_LOCAL_PART_LENGTH_MAX = 64

// Browsers and servers all have the global `URL`, but schema/ is compiled without their types.
declare const URL: { new (address: string): { hostname: string }; canParse(address: string): boolean }

/** Matches the part before the `@`: `atext` of RFC 5322, and letters and digits of any script. */
const EMAIL_LOCAL_PART_PATTERN = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u
const EMAIL_DOMAIN_PATTERN = /^[\p{L}\p{M}\p{N}.-]+$/u
const ASCII_HOST_NAME_PATTERN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/
const ASCII_ONLY_PATTERN = /^\p{ASCII}*$/u

function splitEmailAddress(email: string): [local: string, domain: string] {
  const at = email.lastIndexOf('@')
  return [email.slice(0, Math.max(at, 0)), email.slice(at + 1)]
}

/** Converts an e-mail domain to lower case and punycode (UTS 46). */
function toAsciiDomain(domain: string): string {
  if (ASCII_ONLY_PATTERN.test(domain)) return domain.toLowerCase()
  const address = `http://${domain}`
  return EMAIL_DOMAIN_PATTERN.test(domain) && URL.canParse(address) ? new URL(address).hostname : domain.toLowerCase()
}

/** True for a valid e-mail address, also an international one (RFC 6531) such as `anna@müller.de`. */
export function isEmailAddress(email: string): boolean {
  if (email.length > EMAIL_LENGTH_MAX) return false
  const [local, domain] = splitEmailAddress(email)
  if (local.length > EMAIL_LOCAL_PART_LENGTH_MAX || !EMAIL_LOCAL_PART_PATTERN.test(local) || /^\.|\.\.|\.$/.test(local)) return false
  const host = toAsciiDomain(domain)
  return ASCII_HOST_NAME_PATTERN.test(host) && local.length + 1 + host.length <= EMAIL_LENGTH_MAX
}

export const cleanPastedEmail = (text: string): string => text.replace(/\p{Cf}/gu, '').replace(/^\s*mailto:/i, '')

/** Converts an e-mail domain to ASCII, because some mail services accept no other. */
export function toEmailWithAsciiDomain(email: string): string {
  const [local, domain] = splitEmailAddress(email)
  return ASCII_ONLY_PATTERN.test(domain) ? email : `${local}@${toAsciiDomain(domain)}`
}

/**
 * Returns the key for looking up an e-mail address: lower case, with the domain in ASCII. The address must be in Unicode NFC; otherwise two
 * different addresses could get the same key.
 */
export function emailLookupKeyOf(email: string): string {
  const [local, domain] = splitEmailAddress(email)
  return local === '' ? email.toLowerCase() : `${local.toLowerCase()}@${toAsciiDomain(domain)}`
}

export function mailtoLinkOf(email: string): string {
  const [local, domain] = splitEmailAddress(email.toWellFormed())
  return `mailto:${local === '' ? '' : `${encodeURIComponent(local)}@`}${encodeURIComponent(domain)}`
}
