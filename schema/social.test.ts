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
