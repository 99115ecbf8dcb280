import { expect, it } from 'vitest'
import { createCardLinkBuilder, phoneParsingContextOfCard } from './card-links.ts'
import { readPhoneNumber } from './phone-reader.ts'

it.each([
  ['its phone', { phone: '+41 44 123 45 67', socialLinks: {} }, ['CH']],
  ['its WhatsApp number', { phone: null, socialLinks: { whatsapp: '+49 (0)151 23456789' } }, ['DE']],
  ['a WhatsApp link', { phone: null, socialLinks: { whatsapp: 'https://wa.me/33612345678' } }, ['FR']],
  ['its Viber number', { phone: '079', socialLinks: { viber: 'viber://chat?number=%2B36201234567' } }, ['HU']],
  ['its Telegram number', { phone: null, socialLinks: { telegram: 't.me/+393471234567' } }, ['IT']],
  ['several numbers', { phone: '+1 555 010 0000', socialLinks: { whatsapp: '+44 7400 123456', telegram: '@ada_l' } }, ['US', 'GB']],
  ['the account, when the card has none', { phone: '079 123 45 67', socialLinks: { telegram: '+AbCdEf_1' } }, ['CH']],
  ['the card rather than the account', { phone: '+43 664 1234567', socialLinks: {} }, ['AT']],
])('takes the country of a phone number without country code from %s', (_, card, countries) => {
  expect(phoneParsingContextOfCard(card, readPhoneNumber, '+41 44 123 45 67').countries).toEqual(countries)
})

it("infers the country of a phone number from the card's other phone numbers", () => {
  const card = { phone: '044 123 45 67', socialLinks: { whatsapp: '079 123 45 67', telegram: '+41 79 123 45 67' } }
  const links = createCardLinkBuilder(card, readPhoneNumber)
  expect(links.phone(card.phone)).toBe('tel:+41441234567')
  expect(links.social('whatsapp', card.socialLinks.whatsapp)).toBe('https://wa.me/41791234567')
  expect(createCardLinkBuilder({ ...card, socialLinks: {} }, readPhoneNumber).phone(card.phone)).toBe('tel:0441234567')
  expect(createCardLinkBuilder({ ...card, socialLinks: {} }, readPhoneNumber).social('whatsapp', '079 123 45 67')).toBeNull()
})

it('creates links of numbers with a country code without a phone number parser', () => {
  const links = createCardLinkBuilder({ phone: null, socialLinks: {} })
  expect(links.phone('+41 (0)79 123 45 67')).toBe('tel:+41791234567')
  expect(links.social('whatsapp', '+41 (0)79 123 45 67')).toBe('https://wa.me/41791234567')
  expect(links.social('whatsapp', '079 123 45 67')).toBeNull()
  expect(links.social('linkedin', 'company/acme')).toBe('https://www.linkedin.com/company/acme')
})
