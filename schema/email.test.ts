import { describe, expect, it } from 'vitest'
import { emailLookupKeyOf, isEmailAddress, mailtoLinkOf, toEmailWithAsciiDomain } from './email.ts'
import { CardFieldsInput } from './card.ts'
import { EmailAddressSchema } from './user.ts'

const LOCAL_PART_OF_64_LETTERS = 'a'.repeat(64)
const DOMAIN_LABEL_OF_63_LETTERS = 'b'.repeat(63)

it.each([
  'anna@example.com',
  'anna@müller.de',
  'info@例え.jp',
  'пример@почта.рф',
  "o'brien@example.ie",
  'first.last+tag@sub.domain.co.uk',
  'r&d@example.com',
  'åsa@öberg.example',
  'a@xn--mller-kva.de',
  'माल@उदाहरण.भारत',
  `${LOCAL_PART_OF_64_LETTERS}@${DOMAIN_LABEL_OF_63_LETTERS}.com`,
])('accepts the e-mail address %s', (email) => {
  expect(isEmailAddress(email)).toBe(true)
  expect(EmailAddressSchema.safeParse(` ${email} `).data).toBe(email)
})

it.each([
  '',
  'anna',
  '@example.com',
  'anna@',
  'anna@example',
  'an@na@example.com',
  'anna @example.com',
  'anna@exa mple.com',
  'anna@example.com\r\nBcc: x@example.com',
  'anna\u0000@example.com',
  'anna\u200b@example.com',
  '\u202eanna@example.com',
  '.anna@example.com',
  'anna.@example.com',
  'an..na@example.com',
  'anna@.example.com',
  'anna@example.com.',
  'anna@example..com',
  'anna@-example.com',
  'anna@127.0.0.1',
  'anna@[127.0.0.1]',
  'anna@exa_mple.com',
  'anna@example.com/x',
  'anna@example.com:80',
  '"anna"@example.com',
  'Anna <anna@example.com>',
  `${LOCAL_PART_OF_64_LETTERS}a@example.com`,
  `anna@${DOMAIN_LABEL_OF_63_LETTERS}b.com`,
  `${LOCAL_PART_OF_64_LETTERS}@${`${DOMAIN_LABEL_OF_63_LETTERS}.`.repeat(3)}com`,
  `anna@${'ü'.repeat(59)}.${'ü'.repeat(59)}.${'ü'.repeat(59)}.${'ü'.repeat(59)}.de`,
])('refuses the invalid e-mail address %j', (email) => {
  expect(EmailAddressSchema.safeParse(email).error?.issues[0]?.message).toBe('Please enter a valid email')
})

describe('lookup key, delivery address and mailto link of an e-mail address', () => {
  it.each([
    ['Anna@Example.COM', 'anna@example.com', 'Anna@Example.COM', 'mailto:Anna@Example.COM'],
    ['Anna@MÜLLER.de', 'anna@xn--mller-kva.de', 'Anna@xn--mller-kva.de', 'mailto:Anna@M%C3%9CLLER.de'],
    ['info@例え.jp', 'info@xn--r8jz45g.jp', 'info@xn--r8jz45g.jp', 'mailto:info@%E4%BE%8B%E3%81%88.jp'],
    [
      'Пример@почта.рф',
      'пример@xn--80a1acny.xn--p1ai',
      'Пример@xn--80a1acny.xn--p1ai',
      'mailto:%D0%9F%D1%80%D0%B8%D0%BC%D0%B5%D1%80@%D0%BF%D0%BE%D1%87%D1%82%D0%B0.%D1%80%D1%84',
    ],
    ['a+b@example.com', 'a+b@example.com', 'a+b@example.com', 'mailto:a%2Bb@example.com'],
    ['a&b?c@example.com', 'a&b?c@example.com', 'a&b?c@example.com', 'mailto:a%26b%3Fc@example.com'],
    ["o'brien@example.ie", "o'brien@example.ie", "o'brien@example.ie", "mailto:o'brien@example.ie"],
  ])('are derived from %s', (email, key, sendable, href) => {
    expect(emailLookupKeyOf(email)).toBe(key)
    expect(toEmailWithAsciiDomain(email)).toBe(sendable)
    expect(mailtoLinkOf(email)).toBe(href)
  })

  it('gives a domain in Unicode and in punycode the same lookup key, and stores letters with composed accents', () => {
    expect(emailLookupKeyOf('anna@müller.de')).toBe(emailLookupKeyOf('ANNA@xn--mller-kva.de'))
    expect(EmailAddressSchema.parse('a\u030asa@example.com')).toBe('\u00e5sa@example.com')
  })

  it('gives e-mail addresses with lookalike letters different lookup keys', () => {
    expect(emailLookupKeyOf('аnna@example.com')).not.toBe(emailLookupKeyOf('anna@example.com'))
    expect(EmailAddressSchema.parse('mi\u212ae@example.com')).toBe('miKe@example.com')
    const collisions: string[] = []
    for (let code = 0x80; code < 0x30000; code++) {
      const stored = String.fromCodePoint(code).normalize('NFC')
      if (!/^[\x00-\x7f]$/.test(stored) && /^[\x00-\x7f]@/.test(emailLookupKeyOf(`${stored}@example.com`))) collisions.push(stored)
    }
    expect(collisions).toEqual([])
  })

  it('does not throw for invalid e-mail addresses', () => {
    expect(emailLookupKeyOf('Nobody')).toBe('nobody')
    expect(mailtoLinkOf('\ud800')).toBe('mailto:%EF%BF%BD')
    expect(emailLookupKeyOf('a@ü\u0000')).toBe('a@ü\u0000')
  })
})

it.each([' anna@example.com\u200b', '\ufeffanna@example.com', 'mailto:anna@example.com', '\u202aMailto:anna@example.com\u202c'])(
  'accepts the pasted text %j as the e-mail address of a card',
  (email) => expect(CardFieldsInput.parse({ email }).email).toBe('anna@example.com'),
)
