import type { Card } from './card.ts'
import { type PhoneContext, type PhoneReader, phoneHref } from './phone.ts'
import { own } from './own.ts'
import { NUMBERED, socialHref, socialNumber } from './social-link.ts'

type Numbers = Pick<Card, 'phone' | 'socialLinks'>

/** Makes links of what stands on one card. */
export interface CardLinks {
  /** The `tel:` link of a phone number; null where it opens nothing. */
  phone: (typed: string) => string | null
  /** The link of a platform's value; null for what can only be copied. */
  social: (key: string, value: string) => string | null
}

/** The countries of those numbers that have a country code. */
function countriesOf(numbers: (string | null | undefined)[], read: PhoneReader): string[] {
  const found = numbers.flatMap((typed) => {
    const number = typed ? read(typed) : null
    return number?.from === 'typed' && number.length === 'whole' && number.country ? [number.country] : []
  })
  return [...new Set(found)]
}

/**
 * How the numbers of a card are read: one without a country code as those others are, or else as the number of its owner's
 * account, where that is known.
 */
export function phoneContext({ phone, socialLinks }: Numbers, read: PhoneReader, ownersPhone?: string | null): PhoneContext {
  const numbers = [...NUMBERED].map((key) => socialNumber(key, own(socialLinks, key) ?? ''))
  const countries = countriesOf([phone, ...numbers], read)
  return { read, countries: countries.length > 0 ? countries : countriesOf([ownersPhone], read) }
}

/** The links of a card. Without a reader only numbers with a country code are known to be whole. */
export function cardLinks(card: Numbers, read?: PhoneReader): CardLinks {
  let context: PhoneContext | undefined
  // Most cards have no number, and of others the page is kept once it is rendered.
  const numbers = () => (context ??= read && phoneContext(card, read))
  return {
    phone: (typed) => phoneHref(typed, numbers()),
    social: (key, value) => socialHref(key, value, NUMBERED.has(key) || /^\s*tel:/i.test(value) ? numbers() : undefined),
  }
}
