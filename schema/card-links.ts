import type { Card } from './card.ts'
import { type PhoneContext, type PhoneReader, phoneHref } from './phone.ts'
import { own } from './own.ts'
import { NUMBERED, socialHref, socialNumber } from './social-link.ts'

type Numbers = Pick<Card, 'phone' | 'socialLinks'>

/** Makes the links of one card. */
export interface CardLinks {
  /** The `tel:` link of a phone number; null if the text is no number to dial. */
  phone: (typed: string) => string | null
  /** The link of a platform's value; null if the value can only be copied. */
  social: (key: string, value: string) => string | null
}

/** The countries of all numbers that have a country code. */
function countriesOf(numbers: (string | null | undefined)[], read: PhoneReader): string[] {
  const found = numbers.flatMap((typed) => {
    const number = typed ? read(typed) : null
    return number?.from === 'typed' && number.length === 'whole' && number.country ? [number.country] : []
  })
  return [...new Set(found)]
}

/** How to read a card's numbers without a country code: by the countries of its other numbers, else by the owner's account number. */
export function phoneContext({ phone, socialLinks }: Numbers, read: PhoneReader, ownersPhone?: string | null): PhoneContext {
  const numbers = [...NUMBERED].map((key) => socialNumber(key, own(socialLinks, key) ?? ''))
  const countries = countriesOf([phone, ...numbers], read)
  return { read, countries: countries.length > 0 ? countries : countriesOf([ownersPhone], read) }
}

/** The links of a card. Without a phone reader, only numbers with a country code get a link. */
export function cardLinks(card: Numbers, read?: PhoneReader): CardLinks {
  let context: PhoneContext | undefined
  // Computed on demand: most cards have no number, and rendered pages are cached.
  const numbers = () => (context ??= read && phoneContext(card, read))
  return {
    phone: (typed) => phoneHref(typed, numbers()),
    social: (key, value) => socialHref(key, value, NUMBERED.has(key) || /^\s*tel:/i.test(value) ? numbers() : undefined),
  }
}
