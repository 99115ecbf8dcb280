import type { Card } from '../../schema/card.ts'
import { phoneContext } from '../../schema/card-links.ts'
import { PHONE_MAX, type PhoneContext, type PhoneNumber, phoneHref } from '../../schema/phone.ts'
import { keptPhone, readPhone } from '../../schema/phone-reader.ts'
import { platformLabel, PLATFORMS } from '../../schema/social.ts'
import { NUMBERED, otherPlatform, socialHandle, socialHref, socialNumber } from '../../schema/social-link.ts'
import { webHref } from '../../schema/url.ts'

/** What a field holds: the card's phone or website, or what is found on a platform. */
export type ContactKind = 'phone' | 'website' | { platform: string }

/** A field's value, and what helps to read it. */
export interface Contact {
  of: ContactKind
  value: string
  card: Pick<Card, 'phone' | 'socialLinks'>
  /** The phone number of the owner's account, where that is known. */
  ownersPhone: string | null
  /** Chosen for a number without a country code. */
  country: string | null
}

/** What is said of a value while it is typed. */
export interface ContactNote {
  /** What cannot work, and what to do. */
  problem: string | null
  /** How a number was read. */
  read: string | null
  /** The address that it opens. */
  opens: string | null
  /** A number without a country code: the one that it is read with, or none yet. */
  asks: { country: string | null } | null
  /** The platform that an address belongs to, where it is another one. */
  other: string | null
}

const names = new Intl.DisplayNames('en', { type: 'region' })
export const countryName = (code: string) => names.of(code) ?? code

function contextOf({ of, card, ownersPhone, country }: Contact): PhoneContext {
  if (country) return { read: readPhone, countries: [country] }
  // A number tells nothing of its own country: what is being typed is left out.
  const others = Object.entries(card.socialLinks).filter(([key]) => typeof of !== 'object' || key !== of.platform)
  return phoneContext({ phone: of === 'phone' ? null : card.phone, socialLinks: Object.fromEntries(others) }, readPhone, ownersPhone)
}

const WRONG = { short: 'too short', long: 'too long', wrong: 'not whole' }

function ofNumber(number: string, read: PhoneNumber | null): Pick<ContactNote, 'problem' | 'read' | 'asks'> {
  const bare = number.replace(/^\s*tel:/i, '')
  // A number that is partly a word is no number of any country.
  const settled = read?.from === 'typed' || /[+*#]|^\s*\(?00/.test(bare) || phoneHref(bare) === null
  const asks = settled ? null : { country: read?.country ?? null }
  if (!read) {
    const problem = asks ? 'Choose its country, or type it from + on' : /\p{Nd}/u.test(bare) ? 'This is not a whole phone number' : null
    return { problem, read: null, asks }
  }
  const where = read.country && countryName(read.country)
  if (read.length !== 'whole') return { problem: `This number is ${WRONG[read.length]}${where ? ` (${where})` : ''}`, read: null, asks }
  return { problem: null, read: read.from === 'typed' || !where ? null : `Read as ${read.international} (${where})`, asks }
}

const NOTHING: ContactNote = { problem: null, read: null, opens: null, asks: null, other: null }
const WITHOUT_LINK = 'Visitors can copy this. It opens nothing.'

function ofSocial(platform: string, contact: Contact): ContactNote {
  const { value } = contact
  const context = contextOf(contact)
  const opens = socialHref(platform, value, context)
  const other = otherPlatform(platform, value)
  if (other) {
    const label = platformLabel(other)
    return { ...NOTHING, opens, other, problem: `This is ${/^[AEIOU]/.test(label) ? 'an' : 'a'} ${label} address` }
  }
  const number = socialNumber(platform, value)
  if (number !== null) return { ...NOTHING, opens, ...ofNumber(number, context.read(number, context.countries)) }
  if (opens) return { ...NOTHING, opens }
  if (platform === 'telegram' || !NUMBERED.has(platform)) {
    const known = Object.hasOwn(PLATFORMS, platform) && platform !== 'wechat' && platform !== 'video'
    if (platform === 'gmail') return { ...NOTHING, problem: 'Type a whole email address' }
    return { ...NOTHING, problem: known ? 'No profile has this name. Paste its address instead.' : WITHOUT_LINK }
  }
  return { ...NOTHING, problem: 'Type a phone number with its country code, from + on' }
}

/** What is to be said of a contact's value as it stands; nothing of an empty one. */
export function noteOn(contact: Contact): ContactNote {
  const { of, value } = contact
  if (value.trim() === '') return NOTHING
  if (of === 'website') {
    const opens = webHref(value)
    return { ...NOTHING, opens, problem: opens ? null : 'This is not a web address. Type one such as example.com.' }
  }
  if (of !== 'phone') return ofSocial(of.platform, contact)
  const context = contextOf(contact)
  const opens = phoneHref(value, context)
  if (!opens) return { ...NOTHING, problem: 'This is not a phone number' }
  const note = ofNumber(value, context.read(value, context.countries))
  return { ...NOTHING, opens, ...note }
}

/** What is kept of a contact's value: numbers with their country code and addresses as handles, where that is certain. */
export function keptContact(contact: Contact): string {
  const { of, value } = contact
  if (of === 'website') return value
  const context = contextOf(contact)
  if (of !== 'phone') return socialHandle(of.platform, value, context)
  const kept = keptPhone(value, context)
  // A country code may be too much for what stands around the number.
  return kept.length <= PHONE_MAX ? kept : value
}
