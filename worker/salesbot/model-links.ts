import { digitsOf } from '../../schema/phone-text.ts'

const MARKUP_PATTERN = /!\[|\]\s?\(|\]\s?\[|^\s*\[[^\]\n]{1,200}\]:|<\/?[a-z!]|\[ACTION_BUTTON/im
const DANGEROUS_SCHEME_PATTERN = /\b(?:javascript|vbscript|file|blob):|\bdata:\s?[a-z]+\//i
const EMAIL_PATTERN = /[\w.+-]{1,64}@[\w.-]{1,255}/g
const HANDLE_PATTERN = /(?<![\w.@])@[a-z\d_][\w.]{2,40}/gi
/** A host name with at least one dot, with the URL around it. A text of Latin letters right before or after it belongs to it. */
const LINK_PATTERN =
  /(?:[a-z][a-z\d+.-]{0,20}:\/\/[^\s<>"'()（）「」、。]{1,500})|(?:(?:[a-z\d][a-z\d-]{0,62}\.)+[a-z]{2,24}(?:[/?#:][^\s<>"'()（）「」、。]{0,500})?)/gi
/** A host name with letters of another script in it. */
const INTERNATIONAL_HOST_PATTERN = /[\p{L}\p{N}-]{1,63}\.(?:рф|укр|бел|бг|срб|қаз|中国|中國|公司|网络|みんな|コム|한국|닷컴)/giu
/** A host name whose dot is written as a word or set apart to get past filters. */
const DISGUISED_HOST_PATTERN =
  /[a-z\d]\s?(?:[[({]\s?(?:\.|dot|punkt|punto|point|ponto)\s?[\])}]|\s(?:dot|punkt|punto|point|ponto)\s|\s\.\s|。)\s?(?:com|net|org|info|biz|io|app|dev|me|co|xyz|shop|site|online|link|ly|de|es|fr|pt|jp|br|uk|us|ch|at|ru|cn)\b/i
/** An IPv4 address, or an IPv6 address with at least four groups or in brackets. */
const IP_ADDRESS_PATTERN =
  /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.]*\d)|(?<![\w:])(?:[\da-f]{1,4}:{1,2}){3,7}[\da-f]{1,4}(?!\w)|\[[\da-f:]{2,39}\]|(?<!\w)localhost(?=[:/])/gi
/** Abbreviations that look like host names. */
const ABBREVIATIONS = new Set(['p.ex', 'e.v', 'a.m', 'p.m', 'u.a', 'z.b', 'i.d.r', 'ph.d'])
const PHONE_PATTERN = /\+?\d(?:[\s()./-]{0,3}\d){6,19}/g
/** Shortest part at the end of a phone number that has to agree, so that numbers with and without country code are the same. */
const PHONE_DIGITS_MIN = 7
/** Dates, times of day and spans of years, which have as many digits as phone numbers. */
const DATE_OR_TIME_PATTERN =
  /(?<![\d.])(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)\d{2}|\d{1,2}[.:]\d{2})(?![\d.]\d)/g

const normalizeLink = (link: string) =>
  link
    .toLowerCase()
    .replace(/^[a-z][a-z\d+.-]*:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.,;:!?*_]+$/, '')

const hostOfLink = (link: string) => link.split(/[/?#:]/, 1)[0]!

const listEmails = (text: string) => Array.from(text.matchAll(EMAIL_PATTERN), ([email]) => email.toLowerCase().replace(/[.-]+$/, ''))
const listHandles = (text: string) => Array.from(text.matchAll(HANDLE_PATTERN), ([handle]) => handle.toLowerCase().replace(/\.+$/, ''))
const listLinks = (text: string) =>
  [...text.replace(EMAIL_PATTERN, ' ').matchAll(LINK_PATTERN), ...text.matchAll(INTERNATIONAL_HOST_PATTERN)]
    .map(([link]) => normalizeLink(link))
    .filter((link) => !ABBREVIATIONS.has(link))
const listIpAddresses = (text: string) => Array.from(text.matchAll(IP_ADDRESS_PATTERN), ([address]) => address.toLowerCase())
const listPhones = (text: string) =>
  Array.from(text.replace(DATE_OR_TIME_PATTERN, ' ; ').matchAll(PHONE_PATTERN), ([phone]) => digitsOf(phone))

/** True if both digits are of one phone number, with or without its country code and the zero before area codes. */
export function isSamePhone(one: string, other: string): boolean {
  const [shorter, longer] = [one, other].map((digits) => digits.replace(/^0+/, '')).toSorted((a, b) => a.length - b.length)
  return shorter!.length >= PHONE_DIGITS_MIN && longer!.endsWith(shorter!) && longer!.length - shorter!.length <= 4
}

/** True for text with markdown links, images or references, HTML, or an address that runs code. */
export const holdsMarkup = (text: string): boolean => MARKUP_PATTERN.test(text) || DANGEROUS_SCHEME_PATTERN.test(text)

/** Returns a function that finds a URL, host name, e-mail address, handle or phone number that none of the given texts contains. */
export function createContactFinder(knownTexts: string[]): (text: string) => boolean {
  const emails = new Set(knownTexts.flatMap(listEmails))
  const handles = new Set(knownTexts.flatMap(listHandles))
  const links = new Set(knownTexts.flatMap(listLinks).flatMap((link) => [link, hostOfLink(link)]))
  const ipAddresses = new Set(knownTexts.flatMap(listIpAddresses))
  const phones = knownTexts.flatMap(listPhones)
  return (text) =>
    DISGUISED_HOST_PATTERN.test(text) ||
    listEmails(text).some((email) => !emails.has(email)) ||
    listHandles(text).some((handle) => !handles.has(handle)) ||
    listLinks(text).some((link) => !links.has(link)) ||
    listIpAddresses(text).some((address) => !ipAddresses.has(address)) ||
    listPhones(text).some((phone) => !phones.some((known) => known === phone || isSamePhone(known, phone)))
}
