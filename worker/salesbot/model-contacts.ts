import { isEmailAddress } from '../../schema/email.ts'
import { digitsOf } from '../../schema/phone-text.ts'
import type { ChatVisitor } from '../../schema/salesbot.ts'
import { foldCaseAndAccents } from '../assistant/phrases.ts'

const ADDRESS_PATTERN =
  /(?:(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64})?@[\p{L}\p{N}_.-]{0,255}|[a-z][a-z\d+.-]{0,20}:\/\/[^\s<>"'()「」、。]{0,500}|(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,6}\p{L}{2,24}(?:[/?#:][^\s<>"'()「」、。]{0,500})?/giu
/** Matches a host name whose dot is written as a word, with spaces, or in another script, to evade filters. */
const DISGUISED_HOST_PATTERN =
  /[\s([](?:\.|dot|punkt|punto|point|ponto)[\s)\]]+(?:com|net|org|info|biz|io|app|shop)\b|[a-z\d]。[a-z]{2}|\blocalhost\b/i
const PHONE_PATTERN = /\+?\(?\d(?:[\s()./-]{0,3}\d){6,14}/g
/** Two phone numbers are equal if this many last digits are equal, because one may lack the country code. */
const PHONE_DIGITS_MIN = 7

const listAddresses = (text: string) =>
  Array.from(text.normalize('NFKC').toLowerCase().matchAll(ADDRESS_PATTERN), ([address]) =>
    address.replace(/^(?:[a-z][a-z\d+.-]*:\/\/)?(?:www\.)?/, '').replace(/(?<![/.,;:!?*_'-])[/.,;:!?*_'-]+$/, ''),
  )

/** True if `typed` is the phone number `known`, with or without its country code. A text with more digits may contain a price. */
function isSamePhone(known: string, typed: string): boolean {
  const [whole, part] = [known, typed].map((phone) => digitsOf(phone).replace(/^0+/, ''))
  return part!.length >= PHONE_DIGITS_MIN && whole!.endsWith(part!)
}

/** Removes known phone numbers, so that their digits do not count as amounts. */
export const removeKnownPhoneNumbers = (text: string, known: string[]): string =>
  text.replace(PHONE_PATTERN, (typed) => (known.some((phone) => isSamePhone(phone, typed)) ? '.' : typed))

/** Returns a function that finds a link, host name, e-mail address or handle that no known text contains. */
export function createUnknownAddressFinder(knownTexts: string[]): (text: string) => boolean {
  let known: Set<string> | null = null
  const listKnown = () => (known ??= new Set(knownTexts.flatMap(listAddresses).flatMap((one) => [one, one.split(/[/?#:]/, 1)[0]!])))
  return (text) =>
    DISGUISED_HOST_PATTERN.test(text.normalize('NFKC')) ||
    listAddresses(text).some((address) => address !== 'p.ex' && !listKnown().has(address))
}

/** Keeps only visitor details that are valid and that the visitor wrote. */
export function selectDetailsWrittenByVisitor({ name, email, phone }: ChatVisitor, visitorTexts: string[]): ChatVisitor {
  const written = foldCaseAndAccents(visitorTexts.join('\n'))
  const keep = (value: string | null, isValid: boolean) => (value && isValid && written.includes(foldCaseAndAccents(value)) ? value : null)
  return {
    name: keep(name, /^\p{L}[\p{L}\p{M} .'’·-]{0,99}$/u.test(name ?? '')),
    email: keep(email, isEmailAddress(email ?? '')),
    phone: keep(phone, /^\+?[\d ()./-]{7,20}$/.test(phone ?? '')),
  }
}
