import type { Card } from '../../schema/card.ts'
import { phoneParsingContextOfCard } from '../../schema/card-links.ts'
import { PHONE_LENGTH_MAX, type PhoneParsingContext, type ParsedPhoneNumber, telLinkOf } from '../../schema/phone.ts'
import { normalizePhoneNumber, readPhoneNumber } from '../../schema/phone-reader.ts'
import { socialPlatformLabelOf, SOCIAL_PLATFORM_LABELS } from '../../schema/social.ts'
import {
  PHONE_NUMBER_PLATFORMS,
  findPlatformOfMisplacedUrl,
  normalizeSocialValue,
  socialLinkOf,
  phoneNumberOfSocialValue,
} from '../../schema/social-link.ts'
import { completeWebUrl } from '../../schema/url.ts'

export type ContactFieldKind = 'phone' | 'website' | { platform: string }

export interface ContactFieldValue {
  kind: ContactFieldKind
  value: string
  card: Pick<Card, 'phone' | 'socialLinks'>
  ownersPhone: string | null
  country: string | null
}

export interface ContactFeedback {
  problem: string | null
  /** A text such as "Read as +49 171 …". */
  interpretation: string | null
  href: string | null
  /** Null unless the value is a phone number without a country code; `country` is the assumed country. */
  countryChoice: { country: string | null } | null
  /** The platform to which a pasted address belongs. */
  otherPlatform: string | null
}

const englishRegionNames = new Intl.DisplayNames('en', { type: 'region' })
export const countryNameOf = (code: string) => englishRegionNames.of(code) ?? code

function phoneParsingContextOf({ kind, card, ownersPhone, country }: ContactFieldValue): PhoneParsingContext {
  if (country) return { read: readPhoneNumber, countries: [country] }
  // This number does not tell its country, but the card's other numbers may.
  const others = Object.entries(card.socialLinks).filter(([key]) => typeof kind !== 'object' || key !== kind.platform)
  const phone = kind === 'phone' ? null : card.phone
  return phoneParsingContextOfCard({ phone, socialLinks: Object.fromEntries(others) }, readPhoneNumber, ownersPhone)
}

const PHONE_LENGTH_PROBLEMS = { short: 'too short', long: 'too long', invalid: 'not whole' }

function describePhoneNumber(
  typed: string,
  number: ParsedPhoneNumber | null,
): Pick<ContactFeedback, 'problem' | 'interpretation' | 'countryChoice'> {
  const bare = typed.replace(/^\s*tel:/i, '')
  // A number that contains letters (`212-CALL-NOW`) cannot be read in any country.
  const needsNoCountry = number?.countryFrom === 'typed' || /[+*#]|^\s*\(?00/.test(bare) || telLinkOf(bare) === null
  const note = { problem: null, interpretation: null, countryChoice: needsNoCountry ? null : { country: number?.country ?? null } }
  if (!number) {
    const incomplete = /\p{Nd}/u.test(bare) ? 'This is not a whole phone number' : null
    return { ...note, problem: needsNoCountry ? incomplete : 'Choose its country, or type it from + on' }
  }
  const country = number.country && countryNameOf(number.country)
  if (number.length !== 'valid')
    return { ...note, problem: `This number is ${PHONE_LENGTH_PROBLEMS[number.length]}${country ? ` (${country})` : ''}` }
  if (number.countryFrom === 'typed' || !country) return note
  return { ...note, interpretation: `Read as ${number.international} (${country})` }
}

const NO_CONTACT_FEEDBACK: ContactFeedback = { problem: null, interpretation: null, href: null, countryChoice: null, otherPlatform: null }

function describeSocialValue(platform: string, contact: ContactFieldValue): ContactFeedback {
  const { value } = contact
  const context = phoneParsingContextOf(contact)
  const note = { ...NO_CONTACT_FEEDBACK, href: socialLinkOf(platform, value, context) }
  const other = findPlatformOfMisplacedUrl(platform, value)
  if (other) {
    const label = socialPlatformLabelOf(other)
    return { ...note, otherPlatform: other, problem: `This is ${/^[AEIOU]/.test(label) ? 'an' : 'a'} ${label} address` }
  }
  const number = phoneNumberOfSocialValue(platform, value)
  if (number !== null) return { ...note, ...describePhoneNumber(number, context.read(number, context.countries)) }
  if (note.href) return note
  if (platform === 'gmail') return { ...note, problem: 'Type a whole email address' }
  if (PHONE_NUMBER_PLATFORMS.has(platform) && platform !== 'telegram')
    return { ...note, problem: 'Type a phone number with its country code, from + on' }
  const hasProfiles = Object.hasOwn(SOCIAL_PLATFORM_LABELS, platform) && platform !== 'wechat' && platform !== 'video'
  return {
    ...note,
    problem: hasProfiles ? 'No profile has this name. Paste its address instead.' : 'Visitors can copy this. It opens nothing.',
  }
}

export function describeContactValue(contact: ContactFieldValue): ContactFeedback {
  const { kind, value } = contact
  if (value.trim() === '') return NO_CONTACT_FEEDBACK
  if (kind === 'website') {
    const href = completeWebUrl(value)
    return { ...NO_CONTACT_FEEDBACK, href, problem: href ? null : 'This is not a web address. Type one such as example.com.' }
  }
  if (kind !== 'phone') return describeSocialValue(kind.platform, contact)
  const context = phoneParsingContextOf(contact)
  const href = telLinkOf(value, context)
  if (!href) return { ...NO_CONTACT_FEEDBACK, problem: 'This is not a phone number' }
  return { ...NO_CONTACT_FEEDBACK, href, ...describePhoneNumber(value, context.read(value, context.countries)) }
}

/** The value to save: phone numbers get a country code, and profile URLs become handles. */
export function normalizeContactValue(contact: ContactFieldValue): string {
  const { kind, value } = contact
  if (kind === 'website') return value
  const context = phoneParsingContextOf(contact)
  if (kind !== 'phone') return normalizeSocialValue(kind.platform, value, context)
  const normalized = normalizePhoneNumber(value, context)
  return normalized.length <= PHONE_LENGTH_MAX ? normalized : value
}
