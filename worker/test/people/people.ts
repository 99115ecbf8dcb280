import type { CreateCardBody } from '../../../schema/card.ts'
import { phoneParsingContextOfCard } from '../../../schema/card-links.ts'
import { readPhoneNumber } from '../../../schema/phone-reader.ts'
import { normalizeSocialValue } from '../../../schema/social-link.ts'
import { CARD_THEME_KEYS } from '../../../schema/theme.ts'
import { EUROPEAN_TEST_PEOPLE } from './europe.ts'
import type { TestPerson, TestPhotoFormat } from './person.ts'
import { NON_EUROPEAN_TEST_PEOPLE } from './world.ts'

/** Fifty made-up people from thirty-seven countries. Their domains are reserved for examples (RFC 2606). */
export const TEST_PEOPLE: TestPerson[] = [...EUROPEAN_TEST_PEOPLE, ...NON_EUROPEAN_TEST_PEOPLE]

/** Photo formats of phones and scanners, which are assigned to the fifty test people in turn. */
export const TEST_PHOTO_FORMATS: TestPhotoFormat[] = [
  { width: 4032, height: 3024, orientation: 6, format: 'jpeg' },
  { width: 3024, height: 4032, orientation: 1, format: 'jpeg' },
  { width: 3000, height: 2250, orientation: 8, format: 'jpeg' },
  { width: 1170, height: 2532, orientation: 1, format: 'png' },
  { width: 900, height: 1600, orientation: 1, format: 'jpeg' },
  { width: 400, height: 400, orientation: 1, format: 'jpeg' },
  { width: 4000, height: 3000, orientation: 3, format: 'jpeg' },
]

/** Returns a test person's card as the card editor would send it. Social profiles are handles instead of URLs. */
export function cardBodyOfPerson(person: TestPerson, index: number): CreateCardBody {
  const { name, title, company, phone, email, website, address, socials } = person
  const typed = Object.fromEntries(Object.entries(socials).map(([platform, [value]]) => [platform, value]))
  const context = phoneParsingContextOfCard({ phone, socialLinks: typed }, readPhoneNumber)
  return {
    slug: `person-${index + 1}`,
    theme: CARD_THEME_KEYS[index % CARD_THEME_KEYS.length]!,
    name,
    title,
    company: company || null,
    phone: phone || null,
    email,
    website: website || null,
    address: address || null,
    socialLinks: Object.fromEntries(
      Object.entries(typed).map(([platform, value]) => [platform, normalizeSocialValue(platform, value, context)]),
    ),
  }
}
