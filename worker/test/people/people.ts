import type { CreateCard } from '../../../schema/card.ts'
import { phoneContext } from '../../../schema/card-links.ts'
import { readPhone } from '../../../schema/phone-reader.ts'
import { socialHandle } from '../../../schema/social-link.ts'
import { THEME_KEYS } from '../../../schema/theme.ts'
import { EUROPE } from './europe.ts'
import type { Person, PhonePhoto } from './person.ts'
import { WORLD } from './world.ts'

/** Fifty people of thirty-seven countries. Their domains are reserved for examples (RFC 2606). */
export const PEOPLE: Person[] = [...EUROPE, ...WORLD]

/** Photos in the formats of phones, assigned to the fifty people in turn. */
export const PHOTOS: PhonePhoto[] = [
  { width: 4032, height: 3024, orientation: 6, format: 'jpeg' },
  { width: 3024, height: 4032, orientation: 1, format: 'jpeg' },
  { width: 3000, height: 2250, orientation: 8, format: 'jpeg' },
  { width: 1170, height: 2532, orientation: 1, format: 'png' },
  { width: 900, height: 1600, orientation: 1, format: 'jpeg' },
  { width: 400, height: 400, orientation: 1, format: 'jpeg' },
  { width: 4000, height: 3000, orientation: 3, format: 'jpeg' },
]

/** A person's card as the editors send it, with handles instead of profile URLs. Each person gets the next theme. */
export function cardOf(person: Person, index: number): CreateCard {
  const { name, title, company, phone, email, website, address, socials } = person
  const typed = Object.fromEntries(Object.entries(socials).map(([platform, [value]]) => [platform, value]))
  const context = phoneContext({ phone, socialLinks: typed }, readPhone)
  return {
    slug: `person-${index + 1}`,
    theme: THEME_KEYS[index % THEME_KEYS.length]!,
    name,
    title,
    company: company || null,
    phone: phone || null,
    email,
    website: website || null,
    address: address || null,
    socialLinks: Object.fromEntries(Object.entries(typed).map(([platform, value]) => [platform, socialHandle(platform, value, context)])),
  }
}
