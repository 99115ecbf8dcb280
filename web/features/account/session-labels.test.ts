import { expect, it } from 'vitest'
import { deviceNameOf, describeLastUse, placeNameOf } from './session-labels.ts'

it.each([
  ['Chrome', 'Windows', 'Desktop', 'Chrome on Windows'],
  ['Safari', null, 'Mobile', 'Safari'],
  [null, 'iOS', 'Tablet', 'iOS'],
  [null, null, 'TV', 'TV device'],
  [null, null, null, 'Unknown device'],
])('names the device of %s, %s, %s', (browser, os, deviceType, name) => expect(deviceNameOf({ browser, os, deviceType })).toBe(name))

it.each([
  ['Milan', 'IT', 'Milan, Italy'],
  [null, 'IT', 'Italy'],
  ['Milan', 'T1', 'Milan'],
  [null, '!!', 'Unknown place'],
  [null, null, 'Unknown place'],
])('names the place %s, %s', (city, country, name) => expect(placeNameOf({ city, country })).toBe(name))

const NOW = Date.parse('2026-11-23T12:00:00Z')
it.each([
  ['2026-11-23T11:30:00Z', false, 'Active in the last hour'],
  ['2026-11-23T08:30:00Z', false, 'Active 3 hours ago'],
  ['2026-11-22T11:00:00Z', false, 'Active yesterday'],
  ['2026-11-20T11:00:00Z', false, 'Active 3 days ago'],
  ['2026-11-20T11:00:00Z', true, 'Active in the last hour'],
])('says when a session was used last: %s, current %s', (lastUsedAt, current, text) =>
  expect(describeLastUse({ lastUsedAt, current }, NOW)).toBe(text),
)

it('names the day of a use long ago', () =>
  expect(describeLastUse({ lastUsedAt: '2026-10-20T12:00:00Z', current: false }, NOW)).toMatch(/^Active on .*2026/))
