import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import type { PublicCard } from '../../schema/card.ts'
import { BLANK_TEST_CARD } from '../../web/card/test/blank-card.ts'
import { QR_TEXT_READABLE_ON_SCREEN_BYTES_MAX, renderTextQrPath } from '../qr/qr.ts'
import { buildCompactVcard } from './compact-vcard.ts'

const TEST_ORIGIN = 'https://cards.example'
const byteLengthOf = (text: string) => new TextEncoder().encode(text).byteLength

function buildTestVcard(fields: Partial<PublicCard>, origin = TEST_ORIGIN) {
  const user = { id: 3, accessLevel: 1 }
  const card = { ...BLANK_TEST_CARD, id: 7, userId: 3, createdAt: '2026-01-02T03:04:05.000Z', updatedAt: '2026-01-02T03:04:05.000Z', user }
  return buildCompactVcard({ ...card, ...fields }, origin, QR_TEXT_READABLE_ON_SCREEN_BYTES_MAX)
}

/** Reads a vCard with an independent parser: the value of each property except VERSION. */
function readVcard(text: string): Record<string, unknown> {
  const vcard = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0])
  const pairs = vcard.getAllProperties().map((property) => [property.name, property.getFirstValue()] as const)
  expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length)
  return Object.fromEntries(pairs.filter(([name]) => name !== 'version'))
}

const LONG_WORDS = 'International Business Development and Strategy, Europe; Middle East, Africa and the Asia-Pacific region '

it('the contact has name, company, title, phone, email address and link, escaped, in lines that end with CRLF', () => {
  const { text, leftOut } = buildTestVcard({
    name: 'María José Núñez, PhD',
    title: 'Surgeon; hand, wrist',
    company: 'Núñez \\ Partners',
    phone: '+34 600 000 000',
    email: 'maria@nunez.example',
    about: 'Not in the code',
    website: 'nunez.example',
  })!
  expect(leftOut).toEqual([])
  expect(text).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Núñez;María José;;;PhD',
      'FN:María José Núñez\\, PhD',
      'EMAIL:maria@nunez.example',
      'ORG:Núñez \\\\ Partners',
      'TITLE:Surgeon\\; hand\\, wrist',
      'TEL:+34 600 000 000',
      'URL:https://cards.example/view/ada',
      'END:VCARD',
      '',
    ].join('\r\n'),
  )
  expect(readVcard(text)).toEqual({
    n: ['Núñez', 'María José', '', '', 'PhD'],
    fn: 'María José Núñez, PhD',
    email: 'maria@nunez.example',
    org: 'Núñez \\ Partners',
    // This parser keeps the backslash before the semicolon. Phones remove it, as RFC 2426, section 5, requires.
    title: 'Surgeon\\; hand, wrist',
    tel: '+34 600 000 000',
    url: 'https://cards.example/view/ada',
  })
})

it.each(['José Núñez', 'Иван Петров', '山田 太郎', '王小明', 'محمد علي', 'Ada Lovelace 🌸', '김민수', 'Nguyễn Thị Ánh'])(
  'a code of the contact of %s reads back',
  (name) => {
    const { text } = buildTestVcard({ name, phone: '+41 44 123 45 67' })!
    expect(readVcard(text)['fn']).toBe(name)
    expect(renderTextQrPath(text)).not.toBeNull()
  },
)

it('a card without a name has its company as its name', () => {
  expect(readVcard(buildTestVcard({ name: null, company: 'Blumen & Co' })!.text)).toMatchObject({
    fn: 'Blumen & Co',
    n: ['', '', '', '', ''],
    org: 'Blumen & Co',
  })
})

it('line breaks and control characters in the card’s values add no property', () => {
  const evil = 'x\r\nEND:VCARD\r\nBEGIN:VCARD\nFN:Mallory\u2028TEL:666\u0000'
  const { text } = buildTestVcard({ name: evil, title: evil, company: evil, phone: evil.slice(0, 40), email: evil })!
  expect(text.split('\r\n').filter((line) => /^(BEGIN|END|FN|TEL)\b/.test(line))).toHaveLength(4)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028]/u)
  expect(readVcard(text)['fn']).toBe('x END:VCARD BEGIN:VCARD FN:Mallory TEL:666 ')
})

it('a phone extension is left out, because phones understand no notation of it', () => {
  const { text, leftOut } = buildTestVcard({ name: 'Ada', phone: '+1 555 010 0000 ext. 12' })!
  expect([readVcard(text)['tel'], leftOut]).toEqual(['+1 555 010 0000', ['phone extension']])
})

it('leaves out title, company and email address, in this order, until the contact fits', () => {
  const fill = (length: number) => LONG_WORDS.repeat(3).slice(0, length).trim()
  const fields = { name: 'Ada Lovelace', phone: '+41 44 123 45 67' }
  const lengths: [number, number, number, string[]][] = [
    [60, 60, 60, []],
    [120, 100, 60, ['title']],
    [20, 240, 60, ['title', 'company']],
    [20, 20, 240, ['title']],
    [20, 110, 254, ['title', 'company']],
    [20, 20, 340, ['title', 'company', 'email address']],
  ]
  for (const [title, company, email, left] of lengths) {
    const { text, leftOut } = buildTestVcard({
      ...fields,
      title: fill(title),
      company: fill(company),
      email: `${'e'.repeat(email - 10)}@x.example`,
    })!
    expect(leftOut, `${title} ${company} ${email}`).toEqual(left)
    expect(byteLengthOf(text)).toBeLessThanOrEqual(QR_TEXT_READABLE_ON_SCREEN_BYTES_MAX)
    expect(readVcard(text)).toMatchObject({ fn: 'Ada Lovelace', tel: '+41 44 123 45 67', url: 'https://cards.example/view/ada' })
  }
})

it.each([
  ['Chinese', '王'.repeat(120)],
  ['a family of emoji', 'Ada 👩‍👩‍👧‍👦'.repeat(10)],
  ['a letter under a hundred accents', `a${'\u0301'.repeat(119)}`],
  ['characters that are escaped', '王,李,张\\'.repeat(20)],
])('cuts a name that is too long between characters: %s', (_, name) => {
  const phone = '+41 44 123 45 67 '.padEnd(40, '王')
  const { text, leftOut } = buildTestVcard({ name, title: 'T', company: 'C', phone, slug: 's'.repeat(64) })!
  expect(byteLengthOf(text)).toBeLessThanOrEqual(QR_TEXT_READABLE_ON_SCREEN_BYTES_MAX)
  expect(leftOut).toEqual(['title', 'company', 'part of the name'])
  const { fn, n, url } = readVcard(text)
  expect(n).toEqual(['', fn, '', '', ''])
  expect(fn).toMatch(/.…$/)
  const kept = String(fn).slice(0, -1)
  expect(name.normalize('NFC').startsWith(kept)).toBe(true)
  expect(kept.isWellFormed() && !kept.endsWith('\u200d')).toBe(true)
  expect(url).toBe(`https://cards.example/view/${'s'.repeat(64)}`)
  expect(renderTextQrPath(text)).not.toBeNull()
})

it('gives up where not even the link fits', () => {
  expect(buildTestVcard({ name: 'Ada' }, `https://${'x'.repeat(400)}.example`)).toBeNull()
})

it('a text that changes on the way through a code makes no code', () => {
  // Half of an emoji cannot be written in UTF-8, so a scanner would show another character.
  expect(renderTextQrPath('FN:\ud83c')).toBeNull()
})
