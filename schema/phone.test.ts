import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { type PhoneParsingContext, telLinkOf, splitPhoneExtension } from './phone.ts'
import { normalizePhoneNumber, readPhoneNumber } from './phone-reader.ts'
import { socialLinkOf } from './social-link.ts'
import { completeButtonUrl } from './url.ts'

/** Creates the parsing context of a card whose other phone numbers are from these countries. */
const createPhoneContext = (...countries: string[]): PhoneParsingContext => ({ read: readPhoneNumber, countries })

/** Each row: country, then the same phone number in national format, in international format and in E.164 format. */
const PHONE_NUMBERS_BY_COUNTRY: [string, string, string, string][] = [
  ['CH', '079 123 45 67', '+41 (0)79 123 45 67', '+41791234567'],
  ['DE', '0151 23456789', '+49 (0) 151 / 234 567 89', '+4915123456789'],
  ['AT', '0664 1234567', '+43 (0)664 1234567', '+436641234567'],
  ['FR', '06 12 34 56 78', '+33 (0)6.12.34.56.78', '+33612345678'],
  ['IT', '347 123 4567', '+39 347 123 4567', '+393471234567'],
  ['IT', '06 698 12345', '+39 (0)6 698 12345', '+390669812345'],
  ['ES', '612 34 56 78', '+34 612-34-56-78', '+34612345678'],
  ['NL', '06-12345678', '+31 (0)6-12345678', '+31612345678'],
  ['GB', '07911 123456', '+44 (0) 7911 123456', '+447911123456'],
  ['IE', '085 012 3456', '00353 85 012 3456', '+353850123456'],
  ['US', '(212) 555-0142', '+1 (212) 555-0142', '+12125550142'],
  ['US', '1-212-555-0142', '001 212 555 0142', '+12125550142'],
  ['CA', '416.555.0123', '+1.416.555.0123', '+14165550123'],
  ['MX', '55 1234 5678', '+52 1 55 1234 5678', '+525512345678'],
  ['BR', '(011) 96123-4567', '+55 11 96123-4567', '+5511961234567'],
  ['AR', '011 15-2345-6789', '+54 9 11 2345-6789', '+5491123456789'],
  ['JP', '090-1234-5678', '+81 (0)90-1234-5678', '+819012345678'],
  ['CN', '138 1234 5678', '+86 138 1234 5678', '+8613812345678'],
  ['KR', '010-2345-6789', '+82 (0)10-2345-6789', '+821023456789'],
  ['IN', '098123 45678', '+91 98123 45678', '+919812345678'],
  ['TR', '0532 123 45 67', '+90 (0)532 123 45 67', '+905321234567'],
  ['EG', '0100 123 4567', '+20 (0)100 123 4567', '+201001234567'],
  ['NG', '0803 123 4567', '+234 (0)803 123 4567', '+2348031234567'],
  ['ZA', '082 123 4567', '+27 (0)82 123 4567', '+27821234567'],
  ['AU', '0412 345 678', '+61 (0)412 345 678', '+61412345678'],
  ['HU', '06 20 123 4567', '+36 (06) 20 123 4567', '+36201234567'],
  ['VN', '0912 345 678', '+84 (0)912 345 678', '+84912345678'],
  ['NO', '412 34 567', '+47 412 34 567', '+4741234567'],
  ['RU', '8 (912) 345-67-89', '+7 (912) 345-67-89', '+79123456789'],
  ['SG', '8123 4567', '+65 8123 4567', '+6581234567'],
]

describe.each(PHONE_NUMBERS_BY_COUNTRY)('a number of %s: %s, %s', (country, national, international, e164) => {
  const digits = e164.slice(1)
  it.each([
    ['national format, known country', national, createPhoneContext(country)],
    ['international format, unknown country', international, createPhoneContext()],
    ['international format, other country', international, createPhoneContext('PT')],
  ])('%s', (_, typed, context) => {
    expect(telLinkOf(typed, context)).toBe(`tel:${e164}`)
    expect(socialLinkOf('whatsapp', typed, context)).toBe(`https://wa.me/${digits}`)
    expect(socialLinkOf('viber', typed, context)).toBe(`viber://chat?number=%2B${digits}`)
    expect(socialLinkOf('telegram', typed, context)).toBe(`https://t.me/${e164}`)
  })

  it('gives a national phone number on a card without a known country a tel: link but no messenger link', () => {
    const href = telLinkOf(national, createPhoneContext())
    expect(href).toBe(`tel:${national.replace(/\D/g, '')}`)
    if (/^\D*0/.test(national))
      for (const key of ['whatsapp', 'viber', 'telegram']) expect(socialLinkOf(key, national, createPhoneContext())).toBeNull()
  })
})

const SWISS_TEL_LINK = 'tel:+41791234567'
it.each([
  ['+41 (0)79 123 45 67', SWISS_TEL_LINK],
  ['+41(0)791234567', SWISS_TEL_LINK],
  ['(+41) 79 123 45 67', SWISS_TEL_LINK],
  ['0041 79 123 45 67', SWISS_TEL_LINK],
  ['0041 (0)79 123 45 67', SWISS_TEL_LINK],
  ['+0041 79 123 45 67', SWISS_TEL_LINK],
  ['tel:+41791234567', SWISS_TEL_LINK],
  ['TEL: +41 79 123 45 67', SWISS_TEL_LINK],
  ['Phone: +41.79.123.45.67', SWISS_TEL_LINK],
  ['+41/79/123/45/67', SWISS_TEL_LINK],
  ['+41–79–123–45–67', SWISS_TEL_LINK],
  ['+41\u00a079\u202f123\u00a045\u00a067', SWISS_TEL_LINK],
  ['\u202a+41 79 123 45 67\u202c', SWISS_TEL_LINK],
  ['\u200e\u202d+41791234567\u202c', SWISS_TEL_LINK],
  ['+４１ ７９ １２３ ４５ ６７', SWISS_TEL_LINK],
  ['＋41 79 123 45 67', SWISS_TEL_LINK],
  ['+٤١ ٧٩ ١٢٣ ٤٥ ٦٧', SWISS_TEL_LINK],
  ['+۴۱۷۹۱۲۳۴۵۶۷', SWISS_TEL_LINK],
  ['+४१ ७९ १२३ ४५ ६७', SWISS_TEL_LINK],
  ['+41 79 123 45 67 / +41 44 123 45 67', SWISS_TEL_LINK],
  ['+41 79 123 45 67, 044 123 45 67', SWISS_TEL_LINK],
  // This American number does not exist officially, but it may be in use, so it gets a link.
  ['+1 555 010 0000', 'tel:+15550100000'],
  // Phone numbers that are too short get a link with their digits as typed.
  ['+1 555 0100', 'tel:+15550100'],
  ['+41 79 123', 'tel:+4179123'],
  ['117', 'tel:117'],
  ['*100#', 'tel:*100%23'],
  ['12+3#4', 'tel:123%234'],
  ['+999 12345678', 'tel:+99912345678'],
  ['ask at the desk', null],
  ['', null],
  ['+', null],
])('links %j', (typed, href) => {
  expect(telLinkOf(typed, createPhoneContext())).toBe(href)
})

it.each([
  ['011 41 79 123 45 67', 'US', SWISS_TEL_LINK],
  ['01141791234567', 'CA', SWISS_TEL_LINK],
  ['0011 41 79 123 45 67', 'AU', SWISS_TEL_LINK],
  ['010 41 79 123 45 67', 'JP', SWISS_TEL_LINK],
  ['0041 79 123 45 67', 'US', SWISS_TEL_LINK],
  ['٠٧٩ ١٢٣ ٤٥ ٦٧', 'CH', SWISS_TEL_LINK],
  ['117', 'CH', 'tel:117'],
])('%s in %s', (typed, country, href) => expect(telLinkOf(typed, createPhoneContext(country))).toBe(href))

it.each([
  '+1 555 010 0000 ext. 12',
  '+1 555 010 0000 ext 12',
  '+1 555 010 0000 Ext.12',
  '+1 555 010 0000 extension 12',
  '+1 555 010 0000 x12',
  '+1 555 010 0000x12',
  '+1 555 010 0000 #12',
  '+1 555 010 0000;ext=12',
  'tel:+1-555-010-0000;ext=12',
  '+1 555 010 0000,12',
  '+1 555 010 0000,,12#',
  '+1 555 010 0000 (ext. 12)',
  '+1 555 010 0000 Durchwahl 12',
  '+1 555 010 0000, Durchwahl: 12',
  '+1 555 010 0000 DW 12',
])('dials the extension of %s, with and without a reader', (typed) => {
  expect(telLinkOf(typed, createPhoneContext())).toBe('tel:+15550100000,12')
  expect(telLinkOf(typed)).toBe('tel:+15550100000,12')
})

it('drops the extension of a phone number in messenger links', () => {
  expect(socialLinkOf('whatsapp', '+1 212 555 0142 ext. 12', createPhoneContext())).toBe('https://wa.me/12125550142')
  expect(splitPhoneExtension('12#4')).toEqual({ number: '12#4', extension: null })
})

it('makes no messenger link when two of the card’s countries read the phone number differently', () => {
  expect(socialLinkOf('whatsapp', '079 123 45 67', createPhoneContext('CH', 'US'))).toBe('https://wa.me/41791234567')
  expect(socialLinkOf('whatsapp', '0664 1234567', createPhoneContext('DE', 'AT'))).toBeNull()
})

it('makes no messenger link of a phone number that is not valid in the card’s country', () => {
  expect(socialLinkOf('whatsapp', '079 123 45 67', createPhoneContext('US'))).toBeNull()
  expect(telLinkOf('079 123 45 67', createPhoneContext('US'))).toBe('tel:0791234567')
  // This American number does not exist officially, but its length is possible, so it gets a link.
  expect(socialLinkOf('whatsapp', '555 010 0000', createPhoneContext('US'))).toBe('https://wa.me/15550100000')
})

it('reads digits that start with a country code as an international number, but only for WhatsApp', () => {
  expect(socialLinkOf('whatsapp', '41791234567', createPhoneContext())).toBe('https://wa.me/41791234567')
  expect(socialLinkOf('whatsapp', '41791234567')).toBe('https://wa.me/41791234567')
  expect(telLinkOf('41791234567', createPhoneContext())).toBe('tel:41791234567')
})

it.each(['+41 79 123', '+41 79 123 45 67 89 01', '12345', 'call me', '079'])('makes no messenger link of %s', (typed) => {
  for (const key of ['whatsapp', 'viber']) expect(socialLinkOf(key, typed, createPhoneContext('CH'))).toBeNull()
})

it.each([
  ['079 123 45 67', 'CH', '+41 79 123 45 67'],
  ['079 123 45 67 int. 12', 'CH', '+41 79 123 45 67 ext. 12'],
  ['011 41 79 123 45 67', 'US', '+41 79 123 45 67'],
  ['+41 (0)79 123 45 67', 'DE', '+41 (0)79 123 45 67'],
  ['117', 'CH', '117'],
  ['call me', 'CH', 'call me'],
])('normalizes %s in %s to %s', (typed, country, normalized) =>
  expect(normalizePhoneNumber(typed, createPhoneContext(country))).toBe(normalized),
)

it('recognizes a country code without a plus in a phone number on a card of the same country', () => {
  const misread = Object.entries(examples).filter(([country, example]) => {
    const digits = parsePhoneNumberFromString(example, { defaultCountry: country as keyof typeof examples }, metadata)!.number.slice(1)
    return socialLinkOf('whatsapp', digits, createPhoneContext(country)) !== `https://wa.me/${digits}`
  })
  expect(misread).toEqual([])
  for (const typed of ['49-171-3920000', '(49) 171 3920000', 'wa.me/49 171 3920000', '491713920000'])
    expect(socialLinkOf('whatsapp', typed, createPhoneContext('DE'))).toBe('https://wa.me/491713920000')
  // These national phone numbers start with the digits of their own country code.
  expect(socialLinkOf('whatsapp', '91140 34243', createPhoneContext('IN'))).toBe('https://wa.me/919114034243')
  expect(socialLinkOf('whatsapp', '55 99059-9634', createPhoneContext('BR'))).toBe('https://wa.me/5555990599634')
  expect(socialLinkOf('whatsapp', '391 234 5678', createPhoneContext('IT'))).toBe('https://wa.me/393912345678')
  expect(normalizePhoneNumber('491713920000', createPhoneContext('DE'))).toBe('+49 171 3920000')
})

const GERMAN_TEL_LINK = 'tel:+491713920000'
const AMERICAN_TEL_LINK = 'tel:+12125550123'
it.each([
  // These texts contain other words as well, such as `privat`.
  ['0171 3920000 (privat)', 'DE', GERMAN_TEL_LINK],
  ['0171 3920000 (privat', 'DE', GERMAN_TEL_LINK],
  ['0171 3920000 - privat', 'DE', GERMAN_TEL_LINK],
  ['0171 3920000privat', 'DE', GERMAN_TEL_LINK],
  ['Mobil (privat): 0171 3920000', 'DE', GERMAN_TEL_LINK],
  ['079 123 45 67 (WhatsApp)', 'CH', SWISS_TEL_LINK],
  ['07911 123456 (mobile)', 'GB', 'tel:+447911123456'],
  ['07911 123456 [mobile]', 'GB', 'tel:+447911123456'],
  ['(212) 555-0123 cell', 'US', AMERICAN_TEL_LINK],
  ['(212) 555-0123 (office) ext. 12', 'US', `${AMERICAN_TEL_LINK},12`],
  // These texts contain other digits as well, such as opening hours.
  ['+41 79 123 45 67 (24/7)', 'DE', SWISS_TEL_LINK],
  ['+41 79 123 45 67 24/7', 'DE', SWISS_TEL_LINK],
  ['(24/7) 079 123 45 67', 'CH', SWISS_TEL_LINK],
  ['079 123 45 67 👍', 'CH', SWISS_TEL_LINK],
  ['079 123 45 67 (24h)', 'CH', SWISS_TEL_LINK],
  ['+43 664 1234567 (Mo-Fr 9-17 Uhr)', 'DE', 'tel:+436641234567'],
  ['+43 664 1234567 (9-17 Uhr)', 'DE', 'tel:+436641234567'],
  ['0664 1234567 Mo-Fr 9-17 Uhr', 'AT', 'tel:+436641234567'],
  ['+91 98765 43210/11', 'DE', 'tel:+919876543210'],
  ['+91 98765 43210/11/12', 'DE', 'tel:+919876543210'],
  ['022-2345 6789 / 90', 'IN', 'tel:+912223456789'],
  ['022-2345 6789 (90)', 'IN', 'tel:+912223456789'],
  ['08031234567/08051234567', 'NG', 'tel:+2348031234567'],
  ['+2348031234567/08051234567', 'DE', 'tel:+2348031234567'],
  ['079 123 45 67 oder 044 123 45 67', 'CH', SWISS_TEL_LINK],
  ['079 123 45 67 privat, 044 123 45 67 Büro', 'CH', SWISS_TEL_LINK],
  ['+49 36691/123456', 'DE', 'tel:+4936691123456'],
  // In these numbers, letters replace digits of a phone's keypad.
  ['1-800-FLOWERS', 'US', 'tel:+18003569377'],
  ['+1-800-FLOWERS', 'DE', 'tel:+18003569377'],
  ['1 (800) GOT-JUNK', 'US', 'tel:+18004685865'],
  ['1-888-GO-FEDEX', 'US', 'tel:+18884633339'],
  ['1-877-Kars-4-Kids', 'US', 'tel:+18775277454'],
  ['800-FLOWERS', 'US', 'tel:+18003569377'],
  ['1300 ABC 123', 'AU', 'tel:+611300222123'],
  ['0800 REIMANN', 'DE', 'tel:+498007346266'],
  // These phone numbers have unusual notations of country codes and extensions.
  ['(0049) 171 3920000', 'CO', GERMAN_TEL_LINK],
  ['(00 57) 300 1234567', 'CO', 'tel:+573001234567'],
  ['++49 171 3920000', 'CO', GERMAN_TEL_LINK],
  ['212-555-0123 ext. no. 12', 'US', `${AMERICAN_TEL_LINK},12`],
  ['212-555-0123 extension #12', 'US', `${AMERICAN_TEL_LINK},12`],
  ['212.555.0123 / ext.12', 'US', `${AMERICAN_TEL_LINK},12`],
  ['+1 212 555 0123 тел. внутр. 12', 'DE', `${AMERICAN_TEL_LINK},12`],
  ["+1 212 555 0123 שלוח' 12", 'DE', `${AMERICAN_TEL_LINK},12`],
  ['+1 212 555 0123 ext. 1 2 3 4', 'DE', `${AMERICAN_TEL_LINK},1234`],
])('links %j on a card with numbers of %s', (typed, country, href) => {
  expect(telLinkOf(typed, createPhoneContext(country))).toBe(href)
  const e164 = href.replace(/,.*/, '').slice('tel:+'.length)
  for (const [key, link] of [
    ['whatsapp', `https://wa.me/${e164}`],
    ['viber', `viber://chat?number=%2B${e164}`],
  ] as const)
    expect(socialLinkOf(key, typed, createPhoneContext(country))).toBe(link)
})

it.each([
  ['0171 3920000 (privat)', 'tel:01713920000'],
  ['1-800-FLOWERS', 'tel:18003569377'],
  ['1300 ABC 123', 'tel:1300222123'],
  ['(0049) 171 3920000', GERMAN_TEL_LINK],
  ['08031234567/08051234567', 'tel:08031234567'],
  ['079 123 45 67 oder 044 123 45 67', 'tel:0791234567'],
  ['144 Notruf', 'tel:144'],
  ['144 (Notruf)', 'tel:144'],
  // These vanity numbers get no link, because a link would dial only their digits, such as `1800`.
  ['1-800-XY', null],
  ['1.800.FLOWERS', null],
  ['212-CALL-NOW', null],
  ['12345 Berlin', 'tel:12345'],
  ['112 or 144', null],
])('links %j on a card without a known country', (typed, href) => expect(telLinkOf(typed, createPhoneContext())).toBe(href))

it('does not guess a foreign country when the text starts with a valid phone number of the card’s country', () => {
  expect(socialLinkOf('whatsapp', '212-555-0123 12', createPhoneContext('US'))).toBeNull()
  expect(socialLinkOf('whatsapp', '41 79 123 45 67', createPhoneContext('US'))).toBe('https://wa.me/41791234567')
})

it.each([
  ['Mobil: 079 123 45 67 (privat)', 'CH', 'Mobil: +41 79 123 45 67 (privat)'],
  ['08031234567/08051234567', 'NG', '+234 803 123 4567/08051234567'],
  ['022-2345 6789 / 90', 'IN', '+91 22 2345 6789 / 90'],
  ['1-800-FLOWERS', 'US', '1-800-FLOWERS'],
])('keeps the text around the number: %s', (typed, country, normalized) => {
  expect(normalizePhoneNumber(typed, createPhoneContext(country))).toBe(normalized)
  expect(telLinkOf(normalized, createPhoneContext(country))).toBe(telLinkOf(typed, createPhoneContext(country)))
})

it('parses hostile phone numbers without excessive backtracking of regular expressions', () => {
  for (const unit of ['+', '0', '(0)', ' ', 'x1', ',1', 'ext. ', '٠', '1 ext 1', '1/', '1(', '(a', '(1)', '1a.', '1 a a '])
    for (const typed of [unit.repeat(40), unit.repeat(100_000), `+1 ${unit.repeat(38)}`]) {
      expect(telLinkOf(typed, createPhoneContext('CH'))?.length ?? 0).toBeLessThan(200)
      expect(splitPhoneExtension(typed).number.length).toBeLessThanOrEqual(80)
    }
})

it.each(['1234567.com', '1234567abc.com', '1800flowers.com', '0800-flowers.de', '1-800-flowers.com'])(
  'reads %s as a web address',
  (typed) => expect(completeButtonUrl(typed)).toBe(`https://${typed}`),
)
