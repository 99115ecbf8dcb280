import { expect, it } from 'vitest'
import { type Contact, type ContactNote, normalizeContact, contactNote } from './contact-note.ts'

const contact = (value: string, kind: Contact['kind'], country: string | null): Contact => ({
  kind,
  value,
  country,
  card: { phone: null, socialLinks: {} },
  ownersPhone: null,
})

const WHATSAPP = { platform: 'whatsapp' }
const LINK = 'https://wa.me/491713920000'
const GERMAN = { href: LINK, problem: null, countryChoice: { country: 'DE' }, interpretation: 'Read as +49 171 3920000 (Germany)' }
const NO_COUNTRY = { href: null, problem: 'Choose its country, or type it from + on', countryChoice: { country: null } }
it.each<[string, Contact['kind'], string | null, Partial<ContactNote>]>([
  ['491713920000', WHATSAPP, 'DE', GERMAN],
  ['0171 3920000 (privat)', WHATSAPP, 'DE', GERMAN],
  ['0171 3920000 (privat)', WHATSAPP, null, NO_COUNTRY],
  ['(0049) 171 3920000', WHATSAPP, 'CO', { href: LINK, problem: null, countryChoice: null }],
  ['212-555-0123 12', WHATSAPP, 'US', { href: null, problem: 'This number is too long (United States)' }],
  ['212-CALL-NOW', WHATSAPP, null, { href: null, problem: 'This is not a whole phone number', countryChoice: null }],
  ['212-CALL-NOW', 'phone', null, { href: null, problem: 'This is not a phone number', countryChoice: null }],
  ['++49 171 3920000', 'phone', null, { href: 'tel:+491713920000', problem: null, countryChoice: null }],
  ['1-800-FLOWERS', 'phone', null, { href: 'tel:18003569377', problem: null, interpretation: 'Read as +1 800 356 9377 (United States)' }],
])('describes %s (%j, %s)', (value, kind, country, note) => expect(contactNote(contact(value, kind, country))).toMatchObject(note))

it.each([
  ['079 123 45 67 (privat)', '+41 79 123 45 67 (privat)'],
  // With its country code this would exceed the limit of 40 characters.
  ['079 123 45 67 / 044 123 45 67 (privat) ', '079 123 45 67 / 044 123 45 67 (privat) '],
])('normalizes %j to %j', (typed, normalized) => expect(normalizeContact(contact(typed, 'phone', 'CH'))).toBe(normalized))
