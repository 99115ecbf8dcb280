import type { Card } from './card.ts'
import { type PhoneParsingContext, type PhoneParser, telLinkOf } from './phone.ts'
import { getOwnProperty } from './own-value.ts'
import { PHONE_NUMBER_PLATFORMS, socialLinkOf, phoneNumberOfSocialValue } from './social-link.ts'

type CardPhoneFields = Pick<Card, 'phone' | 'socialLinks'>

export interface CardLinkBuilder {
  phone: (typed: string) => string | null
  social: (key: string, value: string) => string | null
}

function countriesOfPhoneNumbers(numbers: (string | null | undefined)[], read: PhoneParser): string[] {
  const countries = numbers.flatMap((typed) => {
    const number = typed ? read(typed) : null
    return number?.countryFrom === 'typed' && number.length === 'valid' && number.country ? [number.country] : []
  })
  return [...new Set(countries)]
}

/**
 * Returns the likely countries of phone numbers without a country code: the countries of the card's other numbers, or else of the owner's
 * account.
 */
export function phoneParsingContextOfCard(card: CardPhoneFields, read: PhoneParser, ownersPhone?: string | null): PhoneParsingContext {
  const numbers = [...PHONE_NUMBER_PLATFORMS].map((key) => phoneNumberOfSocialValue(key, getOwnProperty(card.socialLinks, key) ?? ''))
  const countries = countriesOfPhoneNumbers([card.phone, ...numbers], read)
  return { read, countries: countries.length > 0 ? countries : countriesOfPhoneNumbers([ownersPhone], read) }
}

/** Without the phone parser `read`, only numbers with a country code get links. */
export function createCardLinkBuilder(card: CardPhoneFields, read?: PhoneParser): CardLinkBuilder {
  let context: PhoneParsingContext | undefined
  const lazyContext = () => (context ??= read && phoneParsingContextOfCard(card, read))
  return {
    phone: (typed) => telLinkOf(typed, lazyContext()),
    social: (key, value) =>
      socialLinkOf(key, value, PHONE_NUMBER_PLATFORMS.has(key) || /^\s*tel:/i.test(value) ? lazyContext() : undefined),
  }
}
