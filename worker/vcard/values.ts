import type { PublicCard } from '../../schema/card.ts'
import { phoneParsingContextOfCard } from '../../schema/card-links.ts'
import { type NamePartsOverride, resolveNameParts } from '../../schema/name.ts'
import { readPhoneNumber } from '../../schema/phone-reader.ts'
import { splitPhoneExtension } from '../../schema/phone.ts'

/** Escapes a text for a vCard property that the library does not escape (RFC 2426, section 5). */
export function escapeVcardText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** Replaces control characters by spaces, because a line break in a text could add another property to the file. */
export function replaceControlCharacters(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/**
 * Returns the phone number as typed, or with the country code if the card's other numbers imply one. The extension is separate, because no
 * notation works on all phones: Android appends its digits to the number, and iPhones understand only a comma.
 */
export function vcardPhoneOf({ phone, socialLinks }: Pick<PublicCard, 'phone' | 'socialLinks'>): {
  number: string
  extension: string | null
} {
  const typed = replaceControlCharacters(phone ?? '')
  const { countries } = phoneParsingContextOfCard({ phone, socialLinks }, readPhoneNumber)
  const read = readPhoneNumber(typed, countries)
  const { number, extension } = splitPhoneExtension(typed)
  // If the number can be dialled as typed, it keeps the owner's formatting.
  const known = read?.length === 'valid' && read.countryFrom !== 'guessed' && number.replace(/[^\d+]/g, '') !== read.e164
  return { number: known ? read.international : number || typed, extension }
}

/** Splits a name into first name, family name and so on. Parts that the owner entered replace the guessed ones. */
export function vcardNamePartsOf(name: string, override: NamePartsOverride | undefined) {
  const { prefix, given, additional, family, suffix } = resolveNameParts(name, override)
  return { familyName: family, givenName: given, additionalNames: additional, honorificPrefix: prefix, honorificSuffix: suffix }
}
