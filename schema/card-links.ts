import type { Card } from './card.ts'
import { type PhoneParsingContext, type PhoneParser, telLinkOf } from './phone.ts'
import { getOwnProperty } from './own-value.ts'
import { PHONE_NUMBER_PLATFORMS, socialLinkOf, phoneNumberOfSocialValue } from './social-link.ts'

type CardPhoneFields = Pick<Card, 'phone' | 'socialLinks'>

/** Builds the links of one card from the texts that its owner typed. */
export interface CardLinkBuilder {
  /** Returns the `tel:` link of a phone number; null if it cannot be dialled. */
  phone: (typed: string) => string | null
  /** Returns the link of a social profile; null if the typed text has no link and can only be copied. */
  social: (key: string, value: string) => string | null
}

/** Countries (ISO 3166) of those phone numbers that are complete and typed with a country code. */
function countriesOfPhoneNumbers(numbers: (string | null | undefined)[], read: PhoneParser): string[] {
  const countries = numbers.flatMap((typed) => {
    const number = typed ? read(typed) : null
    return number?.countryFrom === 'typed' && number.length === 'valid' && number.country ? [number.country] : []
  })
  return [...new Set(countries)]
}

/**
 * Finds the likely countries of a card's phone numbers without a country code: those of the card's other numbers. If there are
 * none, the country of the phone number in the owner's account is used.
 */
export function phoneParsingContextOfCard(card: CardPhoneFields, read: PhoneParser, ownersPhone?: string | null): PhoneParsingContext {
  const numbers = [...PHONE_NUMBER_PLATFORMS].map((key) => phoneNumberOfSocialValue(key, getOwnProperty(card.socialLinks, key) ?? ''))
  const countries = countriesOfPhoneNumbers([card.phone, ...numbers], read)
  return { read, countries: countries.length > 0 ? countries : countriesOfPhoneNumbers([ownersPhone], read) }
}

/** Creates the link builder of a card. Without the phone parser `read`, it understands only numbers with a country code. */
export function createCardLinkBuilder(card: CardPhoneFields, read?: PhoneParser): CardLinkBuilder {
  let context: PhoneParsingContext | undefined
  // The likely countries are found on first use, because most cards have no phone number that needs them.
  const lazyContext = () => (context ??= read && phoneParsingContextOfCard(card, read))
  return {
    phone: (typed) => telLinkOf(typed, lazyContext()),
    social: (key, value) =>
      socialLinkOf(key, value, PHONE_NUMBER_PLATFORMS.has(key) || /^\s*tel:/i.test(value) ? lazyContext() : undefined),
  }
}
