import type { Card } from './card.ts'
import { type PhoneContext, type PhoneReader, phoneHref } from './phone.ts'
import { ownValue } from './own-value.ts'
import { PHONE_PLATFORMS, socialHref, socialNumber } from './social-link.ts'

type Numbers = Pick<Card, 'phone' | 'socialLinks'>

/** Computes the links of one card. */
export interface CardLinks {
  /** The `tel:` link of a phone number; null when it cannot be dialled. */
  phone: (typed: string) => string | null
  /** The link of a social value; null when it has none and can only be copied. */
  social: (key: string, value: string) => string | null
}

/** Countries (ISO 3166) of the numbers that are complete and have a country code. */
function countriesOf(numbers: (string | null | undefined)[], read: PhoneReader): string[] {
  const countries = numbers.flatMap((typed) => {
    const number = typed ? read(typed) : null
    return number?.countryFrom === 'typed' && number.length === 'valid' && number.country ? [number.country] : []
  })
  return [...new Set(countries)]
}

/**
 * Context for a card's numbers without a country code: the countries of its other numbers, or else the country of the phone
 * number of the owner's account.
 */
export function phoneContext({ phone, socialLinks }: Numbers, read: PhoneReader, ownersPhone?: string | null): PhoneContext {
  const numbers = [...PHONE_PLATFORMS].map((key) => socialNumber(key, ownValue(socialLinks, key) ?? ''))
  const countries = countriesOf([phone, ...numbers], read)
  return { read, countries: countries.length > 0 ? countries : countriesOf([ownersPhone], read) }
}

/** The links of a card. Without `read`, only numbers with a country code can be interpreted. */
export function cardLinks(card: Numbers, read?: PhoneReader): CardLinks {
  let context: PhoneContext | undefined
  // Computed on first use, because most cards have no number that needs it.
  const lazyContext = () => (context ??= read && phoneContext(card, read))
  return {
    phone: (typed) => phoneHref(typed, lazyContext()),
    social: (key, value) => socialHref(key, value, PHONE_PLATFORMS.has(key) || /^\s*tel:/i.test(value) ? lazyContext() : undefined),
  }
}
