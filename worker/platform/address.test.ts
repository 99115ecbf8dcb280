import { expect, it } from 'vitest'
import {
  computeKeyedHash,
  hasClientIpAddress,
  rateLimitKeyOfIpAddress,
  toStoredIpAddress,
  truncateIpAddress,
  wideRateLimitKeyOfIpAddress,
} from './address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('a rate limit counts %s as %s', (address, expected) => expect(rateLimitKeyOfIpAddress(address)).toBe(expected))

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
  ['unknown', null],
])('a rate limit counts %s also as %s', (address, expected) => expect(wideRateLimitKeyOfIpAddress(address)).toBe(expected))

it.each([
  [{ 'cf-connecting-ip': '203.0.113.7' }, true],
  [{ 'cf-connecting-ip': '2001:db8::1' }, true],
  [{ 'cf-connecting-ip': '127.0.0.1' }, false],
  [{ 'cf-connecting-ip': '::1' }, false],
  [{}, false],
])('a request with %o has the address of a client: %s', (headers, expected) =>
  expect(hasClientIpAddress(new Request('http://localhost', { headers: headers as HeadersInit }))).toBe(expected),
)

it('gives different keyed hashes for different secrets and for different purposes', () => {
  const one = { SESSION_SECRET: 'a'.repeat(32) }
  expect(computeKeyedHash(one, 'login', 'x')).not.toBe(computeKeyedHash(one, 'register', 'x'))
  expect(computeKeyedHash(one, 'login', 'x')).not.toBe(computeKeyedHash({ SESSION_SECRET: 'b'.repeat(32) }, 'login', 'x'))
})

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
  ['2001:0DB8:0001::1', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['fe80::1%eth0', 'fe80:0:0::'],
  ['::1', '0:0:0::'],
  ['1.2.3', null],
  ['1:2:3', null],
  ['1:2:3:4:5:6:7:8:9', null],
  ['999.1.1.1', null],
  ['1:'.repeat(50_000), null],
  ['unknown', null],
  ['', null],
  [null, null],
])('truncates %s to %s', (ip, expected) => {
  expect(truncateIpAddress(ip)).toBe(expected)
  expect(truncateIpAddress(expected)).toBe(expected)
})

it('stores complete IP addresses only where VISITOR_ADDRESSES is "full"', () => {
  expect(toStoredIpAddress({ VISITOR_ADDRESSES: 'full' }, '203.0.113.77')).toBe('203.0.113.77')
  expect(toStoredIpAddress({ VISITOR_ADDRESSES: 'truncated' }, '203.0.113.77')).toBe('203.0.113.0')
  expect(toStoredIpAddress({ VISITOR_ADDRESSES: '' }, '203.0.113.77')).toBe('203.0.113.0')
})
