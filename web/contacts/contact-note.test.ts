import { expect, it } from 'vitest'
import { type ContactFieldValue, type ContactFeedback, normalizeContactValue, describeContactValue } from './contact-note.ts'

const createContactValue = (value: string, kind: ContactFieldValue['kind'], country: string | null): ContactFieldValue => ({
  kind,
  value,
  country,
  card: { phone: null, socialLinks: {} },
  ownersPhone: null,
})

const WHATSAPP_FIELD_KIND = { platform: 'whatsapp' }
const GERMAN_WHATSAPP_LINK = 'https://wa.me/491713920000'
const GERMAN_NUMBER_FEEDBACK = {
  href: GERMAN_WHATSAPP_LINK,
  problem: null,
  countryChoice: { country: 'DE' },
  interpretation: 'Read as +49 171 3920000 (Germany)',
}
const MISSING_COUNTRY_FEEDBACK = { href: null, problem: 'Choose its country, or type it from + on', countryChoice: { country: null } }
it.each<[string, ContactFieldValue['kind'], string | null, Partial<ContactFeedback>]>([
  ['491713920000', WHATSAPP_FIELD_KIND, 'DE', GERMAN_NUMBER_FEEDBACK],
  ['0171 3920000 (privat)', WHATSAPP_FIELD_KIND, 'DE', GERMAN_NUMBER_FEEDBACK],
  ['0171 3920000 (privat)', WHATSAPP_FIELD_KIND, null, MISSING_COUNTRY_FEEDBACK],
  ['(0049) 171 3920000', WHATSAPP_FIELD_KIND, 'CO', { href: GERMAN_WHATSAPP_LINK, problem: null, countryChoice: null }],
  ['212-555-0123 12', WHATSAPP_FIELD_KIND, 'US', { href: null, problem: 'This number is too long (United States)' }],
  ['212-CALL-NOW', WHATSAPP_FIELD_KIND, null, { href: null, problem: 'This is not a whole phone number', countryChoice: null }],
  ['212-CALL-NOW', 'phone', null, { href: null, problem: 'This is not a phone number', countryChoice: null }],
  ['++49 171 3920000', 'phone', null, { href: 'tel:+491713920000', problem: null, countryChoice: null }],
  ['1-800-FLOWERS', 'phone', null, { href: 'tel:18003569377', problem: null, interpretation: 'Read as +1 800 356 9377 (United States)' }],
])('describes %s (%j, %s)', (value, kind, country, note) =>
  expect(describeContactValue(createContactValue(value, kind, country))).toMatchObject(note),
)

it.each([
  ['079 123 45 67 (privat)', '+41 79 123 45 67 (privat)'],
  // With its country code this phone number would exceed the limit of 40 characters, so it stays as typed.
  ['079 123 45 67 / 044 123 45 67 (privat) ', '079 123 45 67 / 044 123 45 67 (privat) '],
])('normalizes %j to %j', (typed, normalized) => expect(normalizeContactValue(createContactValue(typed, 'phone', 'CH'))).toBe(normalized))
