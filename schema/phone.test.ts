import { describe, expect, it } from 'vitest'
import { keptPhone, type PhoneContext, phoneHref, splitExtension } from './phone.ts'
import { readPhone } from './phone-reader.ts'
import { socialHref } from './social.ts'

/** Numbers of the card tell these countries. */
const near = (...countries: string[]): PhoneContext => ({ read: readPhone, countries })

/** Country, as typed at home, as written abroad, E.164. */
const COUNTRIES: [string, string, string, string][] = [
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

describe.each(COUNTRIES)('a number of %s: %s, %s', (country, home, abroad, e164) => {
  const digits = e164.slice(1)
  it.each([
    ['at home, where the country is known', home, near(country)],
    ['from abroad', abroad, near()],
    ['from abroad, in another country', abroad, near('PT')],
  ])('%s', (_, typed, context) => {
    expect(phoneHref(typed, context)).toBe(`tel:${e164}`)
    expect(socialHref('whatsapp', typed, context)).toBe(`https://wa.me/${digits}`)
    expect(socialHref('viber', typed, context)).toBe(`viber://chat?number=%2B${digits}`)
    expect(socialHref('telegram', typed, context)).toBe(`https://t.me/${e164}`)
  })

  it('without its country, is dialled as it is and is no link of a messenger', () => {
    const href = phoneHref(home, near())
    expect(href).toBe(`tel:${home.replace(/\D/g, '')}`)
    if (/^\D*0/.test(home)) for (const key of ['whatsapp', 'viber', 'telegram']) expect(socialHref(key, home, near())).toBeNull()
  })
})

const SWISS = 'tel:+41791234567'
it.each([
  ['+41 (0)79 123 45 67', SWISS],
  ['+41(0)791234567', SWISS],
  ['(+41) 79 123 45 67', SWISS],
  ['0041 79 123 45 67', SWISS],
  ['0041 (0)79 123 45 67', SWISS],
  ['+0041 79 123 45 67', SWISS],
  ['tel:+41791234567', SWISS],
  ['TEL: +41 79 123 45 67', SWISS],
  ['Phone: +41.79.123.45.67', SWISS],
  ['+41/79/123/45/67', SWISS],
  ['+41–79–123–45–67', SWISS],
  ['+41\u00a079\u202f123\u00a045\u00a067', SWISS],
  ['\u202a+41 79 123 45 67\u202c', SWISS],
  ['\u200e\u202d+41791234567\u202c', SWISS],
  ['+４１ ７９ １２３ ４５ ６７', SWISS],
  ['＋41 79 123 45 67', SWISS],
  ['+٤١ ٧٩ ١٢٣ ٤٥ ٦٧', SWISS],
  ['+۴۱۷۹۱۲۳۴۵۶۷', SWISS],
  ['+४१ ७९ १२३ ४५ ६७', SWISS],
  ['+41 79 123 45 67 / +41 44 123 45 67', SWISS],
  ['+41 79 123 45 67, 044 123 45 67', SWISS],
  // The numbering plan does not know it, and it may be in use all the same.
  ['+1 555 010 0000', 'tel:+15550100000'],
  // Too short, and dialled as typed.
  ['+1 555 0100', 'tel:+15550100'],
  ['+41 79 123', 'tel:+4179123'],
  ['117', 'tel:117'],
  ['*100#', 'tel:*100%23'],
  ['12+3#4', 'tel:123%234'],
  ['+999 12345678', 'tel:+99912345678'],
  ['ask at the desk', null],
  ['', null],
  ['+', null],
])('dials %j', (typed, href) => {
  expect(phoneHref(typed, near())).toBe(href)
})

it.each([
  ['011 41 79 123 45 67', 'US', SWISS],
  ['01141791234567', 'CA', SWISS],
  ['0011 41 79 123 45 67', 'AU', SWISS],
  ['010 41 79 123 45 67', 'JP', SWISS],
  ['0041 79 123 45 67', 'US', SWISS],
  ['٠٧٩ ١٢٣ ٤٥ ٦٧', 'CH', SWISS],
  ['117', 'CH', 'tel:117'],
])('%s in %s', (typed, country, href) => expect(phoneHref(typed, near(country))).toBe(href))

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
])('calls through to the extension of %s, with and without the reader', (typed) => {
  expect(phoneHref(typed, near())).toBe('tel:+15550100000,12')
  expect(phoneHref(typed)).toBe('tel:+15550100000,12')
})

it('leaves the extension of a number out of messengers', () => {
  expect(socialHref('whatsapp', '+1 212 555 0142 ext. 12', near())).toBe('https://wa.me/12125550142')
  expect(splitExtension('12#4')).toEqual({ number: '12#4', extension: null })
})

it('reads a number of two countries that differ as neither', () => {
  expect(socialHref('whatsapp', '079 123 45 67', near('CH', 'US'))).toBe('https://wa.me/41791234567')
  expect(socialHref('whatsapp', '0664 1234567', near('DE', 'AT'))).toBeNull()
})

it('leaves a number of another country to be asked for', () => {
  expect(socialHref('whatsapp', '079 123 45 67', near('US'))).toBeNull()
  expect(phoneHref('079 123 45 67', near('US'))).toBe('tel:0791234567')
  // Not in the numbering plan, and possible.
  expect(socialHref('whatsapp', '555 010 0000', near('US'))).toBe('https://wa.me/15550100000')
})

it('takes digits that begin with a country code for what WhatsApp itself writes', () => {
  expect(socialHref('whatsapp', '41791234567', near())).toBe('https://wa.me/41791234567')
  expect(socialHref('whatsapp', '41791234567')).toBe('https://wa.me/41791234567')
  expect(phoneHref('41791234567', near())).toBe('tel:41791234567')
})

it.each(['+41 79 123', '+41 79 123 45 67 89 01', '12345', 'call me', '079'])('makes no messenger link of %s', (typed) => {
  for (const key of ['whatsapp', 'viber']) expect(socialHref(key, typed, near('CH'))).toBeNull()
})

it.each([
  ['079 123 45 67', 'CH', '+41 79 123 45 67'],
  ['079 123 45 67 int. 12', 'CH', '+41 79 123 45 67 ext. 12'],
  ['011 41 79 123 45 67', 'US', '+41 79 123 45 67'],
  ['+41 (0)79 123 45 67', 'DE', '+41 (0)79 123 45 67'],
  ['117', 'CH', '117'],
  ['call me', 'CH', 'call me'],
])('keeps %s of %s as %s', (typed, country, kept) => expect(keptPhone(typed, near(country))).toBe(kept))

it('reads the worst of inputs in a moment', () => {
  for (const unit of ['+', '0', '(0)', ' ', 'x1', ',1', 'ext. ', '٠', '1 ext 1'])
    for (const typed of [unit.repeat(40), unit.repeat(100_000), `+1 ${unit.repeat(38)}`]) {
      expect(phoneHref(typed, near('CH'))?.length ?? 0).toBeLessThan(200)
      expect(splitExtension(typed).number.length).toBeLessThanOrEqual(80)
    }
})
