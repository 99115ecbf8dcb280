import { expect, it } from 'vitest'
import { CreateUserBody } from '../../../../schema/user-management.ts'
import { USER_UPLOAD_FIELDS, type UploadedUserFields } from '../../../../schema/user-upload.ts'
import { validateUploadedFields } from './check-fields.ts'
import { validateUploadRows, joinIssueMessages } from './check-rows.ts'
import { listUncheckedValues } from './use-account-check.ts'

const GOOD: UploadedUserFields = {
  username: 'anna',
  fullName: 'Anna A',
  email: 'a@example.com',
  accessLevel: '1',
  cardSlug: '',
  password: 'secret1',
}
const lengths = [0, 1, 2, 3, 5, 6, 20, 21, 64, 65, 120, 121, 128, 129, 254, 255, 900]
const TEXTS = [
  ...lengths.map((length) => 'x'.repeat(length)),
  ...lengths.map((length) => `${'x'.repeat(length)}@example.com`),
  ' ',
  '  a  ',
  ' abc ',
  'a\tb',
  'a\nb c',
  'a\u2028b',
  'a\u0007bcd',
  'äöü',
  'e\u0301ab',
  'e\u0301e\u0301',
  '\u{1F600}'.repeat(20),
  '\u{1F600}'.repeat(21),
  '\u{1F600}'.repeat(128),
  '\u{1F600}\u{1F600}',
  '1',
  '3',
  '5',
  '0',
  '6',
  ' 2',
  '3.0',
  'Admin',
  'a-b',
  'a--b',
  '-ab',
  'ab-',
  'ABC',
  'a_b',
  'a b c',
  'anna@müller.de',
  'a@b',
  'a..b@example.com',
  'a@b@example.com',
  '@',
  'a@',
  '@example.com',
  ' a@example.com ',
  'constructor',
  '__proto__',
  'a,b',
  '<b>',
]

it.each(USER_UPLOAD_FIELDS)('%s: accepts and refuses the same texts as the server, with the same messages', (field) => {
  for (const text of TEXTS) {
    const fields = { ...GOOD, [field]: text }
    const server = CreateUserBody.safeParse(fields).error?.issues[0]?.message
    const expected = field === 'email' && !text.includes('@') ? 'Invalid email format' : server
    // The server's own message about an invalid level never appears, because a row with such a level is not sent.
    const message = field === 'accessLevel' && server ? 'Access level must be a number from 1 to 5' : (expected ?? '')
    expect([text, joinIssueMessages(validateUploadedFields(fields))]).toEqual([text, message])
  }
})

const row = (number: number, change: Partial<UploadedUserFields>) => ({ number, fields: { ...GOOD, ...change } })

it('finds duplicates in the file and among existing users and levels above the uploader’s, and only notes a shared address', () => {
  const rows = [
    row(2, { username: 'Anna', cardSlug: 'anna' }),
    row(3, { username: 'ＡNNA', email: 'b@example.com', cardSlug: 'anna' }),
    row(4, { username: 'taken', email: 'A@Example.com', cardSlug: 'taken-slug' }),
    row(5, { username: 'free', email: 'used@example.com' }),
    row(6, { username: 'admin', email: 'm@example.com', accessLevel: '5' }),
  ]
  const known = {
    usernames: new Map([
      ['taken', true],
      ['free', false],
    ]),
    slugs: new Map([['taken-slug', true]]),
    emails: new Map([['used@example.com', true]]),
  }
  const told = [...validateUploadRows(rows, known, 4)].map(([number, { issues, note }]) => [number, joinIssueMessages(issues), note])
  expect(told).toEqual([
    [2, '', 'Row 4 has this email, too'],
    [3, 'Username is already in row 2, Card URL Slug is already in row 2', null],
    [4, 'Username already exists, This URL is already taken', 'Row 2 has this email, too'],
    [5, '', 'Another account has this email, too'],
    [6, 'You cannot give a higher access level than your own', null],
  ])
})

it('the server is asked only about fields that it accepts', () => {
  const nothingKnown = { usernames: new Map(), slugs: new Map(), emails: new Map() }
  const ask = (change: Partial<UploadedUserFields>) => listUncheckedValues({ ...GOOD, ...change }, nothingKnown)
  expect(ask({ email: '\u{20000}'.repeat(254), cardSlug: 'a b' })).toEqual({ username: 'anna', cardSlug: '', email: '' })
  expect(ask({ username: 'a\u0007bc', email: ' e\u0301a@example.com ' })).toEqual({ username: '', cardSlug: '', email: 'éa@example.com' })
  expect(ask({ username: 'ab\uD800', email: 'x' })).toBeNull()
})
