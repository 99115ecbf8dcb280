import { expect, it } from 'vitest'
import { type Contact, type ContactNote, keptContact, noteOn } from './contact-note.ts'

const contact = (value: string, of: Contact['of'], country: string | null): Contact => ({
  of,
  value,
  country,
  card: { phone: null, socialLinks: {} },
  ownersPhone: null,
})

const WHATSAPP = { platform: 'whatsapp' }
const GERMAN = { opens: 'https://wa.me/491713920000', problem: null, asks: { country: 'DE' }, read: 'Read as +49 171 3920000 (Germany)' }
it.each<[string, Contact['of'], string | null, Partial<ContactNote>]>([
  ['491713920000', WHATSAPP, 'DE', GERMAN],
  ['0171 3920000 (privat)', WHATSAPP, 'DE', GERMAN],
  ['0171 3920000 (privat)', WHATSAPP, null, { opens: null, problem: 'Choose its country, or type it from + on', asks: { country: null } }],
  ['(0049) 171 3920000', WHATSAPP, 'CO', { opens: GERMAN.opens, problem: null, asks: null }],
  ['212-555-0123 12', WHATSAPP, 'US', { opens: null, problem: 'This number is too long (United States)' }],
  ['212-CALL-NOW', WHATSAPP, null, { opens: null, problem: 'This is not a whole phone number', asks: null }],
  ['212-CALL-NOW', 'phone', null, { opens: null, problem: 'This is not a phone number', asks: null }],
  ['++49 171 3920000', 'phone', null, { opens: 'tel:+491713920000', problem: null, asks: null }],
  ['1-800-FLOWERS', 'phone', null, { opens: 'tel:18003569377', problem: null, read: 'Read as +1 800 356 9377 (United States)' }],
])('says of %s (%j, country %s) what it is', (value, of, country, note) => expect(noteOn(contact(value, of, country))).toMatchObject(note))

it.each([
  ['079 123 45 67 (privat)', '+41 79 123 45 67 (privat)'],
  // No room for the country code: 40 characters are kept.
  ['079 123 45 67 / 044 123 45 67 (privat) ', '079 123 45 67 / 044 123 45 67 (privat) '],
])('keeps %j as %j', (typed, kept) => expect(keptContact(contact(typed, 'phone', 'CH'))).toBe(kept))
