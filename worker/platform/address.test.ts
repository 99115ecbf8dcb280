import { expect, it } from 'vitest'
import { keyedHash, network } from './address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, expected) => expect(network(address)).toBe(expected))

it('hashes by key and purpose', () => {
  const one = { SESSION_SECRET: 'a'.repeat(32) }
  expect(keyedHash(one, 'login', 'x')).not.toBe(keyedHash(one, 'register', 'x'))
  expect(keyedHash(one, 'login', 'x')).not.toBe(keyedHash({ SESSION_SECRET: 'b'.repeat(32) }, 'login', 'x'))
})
