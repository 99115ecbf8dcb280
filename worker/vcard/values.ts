import type { PublicCard } from '../../schema/card.ts'
import { phoneParsingContextOfCard } from '../../schema/card-links.ts'
import { type NamePartsOverride, resolveNameParts } from '../../schema/name.ts'
import { readPhoneNumber } from '../../schema/phone-reader.ts'
import { splitPhoneExtension } from '../../schema/phone.ts'

/** Escapes a text for a vCard property (RFC 2426, section 5). It is for properties that the vCard library does not escape. */
export function escapeVcardText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** Replaces line breaks and other control characters by spaces, so that the text cannot add another property to the contact file. */
export function replaceControlCharacters(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/**
 * Returns the phone number for a contact: as typed, or with the country code if the card's other numbers have one. The
 * extension is returned separately, because no notation for it works on all phones: Android appends its digits to the number,
 * and iPhones understand only a comma.
 */
export function vcardPhoneOf({ phone, socialLinks }: Pick<PublicCard, 'phone' | 'socialLinks'>): {
  number: string
  extension: string | null
} {
  const typed = replaceControlCharacters(phone ?? '')
  const { countries } = phoneParsingContextOfCard({ phone, socialLinks }, readPhoneNumber)
  const read = readPhoneNumber(typed, countries)
  const { number, extension } = splitPhoneExtension(typed)
  // A phone number that can be dialled as it was typed keeps the owner's spaces and other formatting.
  const known = read?.length === 'valid' && read.countryFrom !== 'guessed' && number.replace(/[^\d+]/g, '') !== read.e164
  return { number: known ? read.international : number || typed, extension }
}

/** Splits a name into the parts that a contact has, under their vCard names. Parts that the owner has entered replace the guessed ones. */
export function vcardNamePartsOf(name: string, override: NamePartsOverride | undefined) {
  const { prefix, given, additional, family, suffix } = resolveNameParts(name, override)
  return { familyName: family, givenName: given, additionalNames: additional, honorificPrefix: prefix, honorificSuffix: suffix }
}
