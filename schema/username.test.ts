import { expect, it } from 'vitest'
import { isUsernameAllowed, usernameLookupKeyOf } from './username.ts'

it.each([
  'demo',
  'a.b_c-1',
  'Zoë',
  'Zoe\u0308',
  'Иван',
  'أحمد',
  'أحمد-١٢',
  'أحمد.12',
  'דוד',
  '田中',
  'ﾀﾅｶ',
  'ｄｅｍｏ',
  '한국',
  '\u1112\u1161\u11ab',
  'ಕನ್ನಡ',
  'straße',
  'οδος',
])('allows %s', (name) => expect(isUsernameAllowed(name)).toBe(true))

it.each([
  ['a zero-width space', 'de\u200bmo'],
  ['a zero-width joiner', 'de\u200dmo'],
  ['a soft hyphen', 'de\u00admo'],
  ['a right-to-left mark', 'demo\u200f'],
  ['a direction override', '\u202eomed'],
  ['a direction isolate', '\u2066demo\u2069'],
  ['a variation selector', 'demo\ufe0f'],
  ['a Hangul filler', 'demo\u3164'],
  ['old Hangul', 'demo\u115a'],
  ['an Arabic stroke', 'أحـمد'],
  ['a letter of mathematics', '𝐝emo'],
  ['a letter in a circle', 'ⓓemo'],
  ['a ligature', 'ﬁsh'],
  ['a Roman numeral', 'demoⅣ'],
  ['a space', 'de mo'],
  ['an emoji', 'demo😀'],
  ['a mark without a letter', '\u0301demo'],
  ['both directions', 'demoדוד'],
  ['both directions, the other first', 'דודdemo'],
  ['a digit before right-to-left letters', '1דוד'],
  ['digits of both kinds', 'أحمد1١'],
  ['a hyphen at the end of a right-to-left name', 'דוד-'],
])('refuses a name with %s', (_, name) => expect(isUsernameAllowed(name)).toBe(false))

it.each([
  ['DEMO', 'demo'],
  ['ｄｅｍｏ', 'demo'],
  ['ÉMILE', 'e\u0301mile'],
  ['Straße', 'straße'],
  ['ﾀﾅｶ', 'タナカ'],
])('%s and %s are the same name', (one, other) => expect(usernameLookupKeyOf(one)).toBe(usernameLookupKeyOf(other)))
