import { expect, it } from 'vitest'
import { isSocialValue, socialHref } from './social.ts'

it('takes a Skype id that looks like an address', () => {
  expect(isSocialValue('live:.cid.1a2b')).toBe(true)
  expect(socialHref('skype', 'live:.cid.1a2b')).toBe('skype:live:.cid.1a2b?chat')
  expect(socialHref('facebook', 'live:me')).toBeNull()
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'live:/x', 'vbscript:x'])('refuses %s', (value) =>
  expect(isSocialValue(value)).toBe(false),
)

it.each([
  ['ann@gmail.com', 'mailto:ann@gmail.com'],
  ['пример@почта.рф', 'mailto:%D0%BF%D1%80%D0%B8%D0%BC%D0%B5%D1%80@%D0%BF%D0%BE%D1%87%D1%82%D0%B0.%D1%80%D1%84'],
  ['ann+cards@gmail.com', 'mailto:ann%2Bcards@gmail.com'],
  ['ann@@gmail.com', null],
  ['ann', null],
])('writes to the Gmail address %s', (value, href) => expect(socialHref('gmail', value)).toBe(href))
