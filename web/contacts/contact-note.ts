import type { Card } from '../../schema/card.ts'
import { phoneContext } from '../../schema/card-links.ts'
import { PHONE_MAX, type PhoneContext, type PhoneNumber, phoneHref } from '../../schema/phone.ts'
import { normalizePhone, readPhone } from '../../schema/phone-reader.ts'
import { platformLabel, PLATFORMS } from '../../schema/social.ts'
import { PHONE_PLATFORMS, otherPlatform, socialHandle, socialHref, socialNumber } from '../../schema/social-link.ts'
import { webHref } from '../../schema/url.ts'

/** What a field holds: the card's phone, its website, or a value for a social platform. */
export type ContactKind = 'phone' | 'website' | { platform: string }

/** The value of a contact field with the context that is needed to interpret it. */
export interface Contact {
  kind: ContactKind
  value: string
  card: Pick<Card, 'phone' | 'socialLinks'>
  /** Phone number of the owner's account; null when unknown. */
  ownersPhone: string | null
  /** ISO 3166 code that the user chose for a number without a country code. */
  country: string | null
}

/** Feedback on a value while the user types. */
export interface ContactNote {
  /** What is wrong and how to correct it. */
  problem: string | null
  /** How a phone number was interpreted. */
  interpretation: string | null
  href: string | null
  /** Set for a number without a country code: the assumed country, or null when there is none yet. */
  countryChoice: { country: string | null } | null
  /** The platform that a pasted address belongs to, if it is not the field's own. */
  otherPlatform: string | null
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' })
export const countryName = (code: string) => regionNames.of(code) ?? code

function phoneContextOf({ kind, card, ownersPhone, country }: Contact): PhoneContext {
  if (country) return { read: readPhone, countries: [country] }
  // Only the card's other numbers can tell the country of this one, so the field's own value is left out.
  const others = Object.entries(card.socialLinks).filter(([key]) => typeof kind !== 'object' || key !== kind.platform)
  return phoneContext({ phone: kind === 'phone' ? null : card.phone, socialLinks: Object.fromEntries(others) }, readPhone, ownersPhone)
}

const LENGTH_PROBLEMS = { short: 'too short', long: 'too long', invalid: 'not whole' }

function phoneNote(typed: string, number: PhoneNumber | null): Pick<ContactNote, 'problem' | 'interpretation' | 'countryChoice'> {
  const bare = typed.replace(/^\s*tel:/i, '')
  // A number that contains a word (`212-CALL-NOW`) cannot be read in any country.
  const needsNoCountry = number?.countryFrom === 'typed' || /[+*#]|^\s*\(?00/.test(bare) || phoneHref(bare) === null
  const note = { problem: null, interpretation: null, countryChoice: needsNoCountry ? null : { country: number?.country ?? null } }
  if (!number) {
    const incomplete = /\p{Nd}/u.test(bare) ? 'This is not a whole phone number' : null
    return { ...note, problem: needsNoCountry ? incomplete : 'Choose its country, or type it from + on' }
  }
  const country = number.country && countryName(number.country)
  if (number.length !== 'valid')
    return { ...note, problem: `This number is ${LENGTH_PROBLEMS[number.length]}${country ? ` (${country})` : ''}` }
  if (number.countryFrom === 'typed' || !country) return note
  return { ...note, interpretation: `Read as ${number.international} (${country})` }
}

const EMPTY_NOTE: ContactNote = { problem: null, interpretation: null, href: null, countryChoice: null, otherPlatform: null }

function socialNote(platform: string, contact: Contact): ContactNote {
  const { value } = contact
  const context = phoneContextOf(contact)
  const note = { ...EMPTY_NOTE, href: socialHref(platform, value, context) }
  const other = otherPlatform(platform, value)
  if (other) {
    const label = platformLabel(other)
    return { ...note, otherPlatform: other, problem: `This is ${/^[AEIOU]/.test(label) ? 'an' : 'a'} ${label} address` }
  }
  const number = socialNumber(platform, value)
  if (number !== null) return { ...note, ...phoneNote(number, context.read(number, context.countries)) }
  if (note.href) return note
  if (platform === 'gmail') return { ...note, problem: 'Type a whole email address' }
  if (PHONE_PLATFORMS.has(platform) && platform !== 'telegram')
    return { ...note, problem: 'Type a phone number with its country code, from + on' }
  const hasProfiles = Object.hasOwn(PLATFORMS, platform) && platform !== 'wechat' && platform !== 'video'
  return {
    ...note,
    problem: hasProfiles ? 'No profile has this name. Paste its address instead.' : 'Visitors can copy this. It opens nothing.',
  }
}

/** Feedback on the current value of a contact field; empty for an empty value. */
export function contactNote(contact: Contact): ContactNote {
  const { kind, value } = contact
  if (value.trim() === '') return EMPTY_NOTE
  if (kind === 'website') {
    const href = webHref(value)
    return { ...EMPTY_NOTE, href, problem: href ? null : 'This is not a web address. Type one such as example.com.' }
  }
  if (kind !== 'phone') return socialNote(kind.platform, contact)
  const context = phoneContextOf(contact)
  const href = phoneHref(value, context)
  if (!href) return { ...EMPTY_NOTE, problem: 'This is not a phone number' }
  return { ...EMPTY_NOTE, href, ...phoneNote(value, context.read(value, context.countries)) }
}

/** The value to save: phone numbers get their country code and profile addresses become handles where that is unambiguous. */
export function normalizeContact(contact: Contact): string {
  const { kind, value } = contact
  if (kind === 'website') return value
  const context = phoneContextOf(contact)
  if (kind !== 'phone') return socialHandle(kind.platform, value, context)
  const normalized = normalizePhone(value, context)
  // With the country code, the number and the words around it may exceed the limit.
  return normalized.length <= PHONE_MAX ? normalized : value
}
