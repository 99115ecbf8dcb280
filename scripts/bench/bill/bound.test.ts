import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ADDRESS_CARD_ID_LIMITS, ADDRESS_STORE_READ_LIMITS } from '../../../schema/bounds.ts'
import { GOALS, type Measured, limitPerMinuteOf, listAddressLines, listFreeAccountLines, listPointsOfCalls, sumOf } from './bound.ts'

const measured = JSON.parse(readFileSync(new URL('measured.json', import.meta.url), 'utf8')) as Measured

it('no hour of one address costs more than 5 cents, and none of a free account more than 10', () => {
  expect(sumOf(listAddressLines(measured))).toBeLessThanOrEqual(GOALS.address)
  expect(sumOf(listFreeAccountLines(measured))).toBeLessThanOrEqual(GOALS.freeAccount)
})

it('each line of a bill is known', () => {
  for (const { what, cents } of [...listAddressLines(measured), ...listFreeAccountLines(measured)]) expect(cents, what).toBeGreaterThan(0)
})

it.each(listPointsOfCalls(measured))('$call costs at most its $points points', ({ points, costs }) => {
  expect(costs).toBeLessThanOrEqual(points)
})

it('200 people of an audience may save a contact at once, and a class of 30 may register within a minute', () => {
  expect(ADDRESS_CARD_ID_LIMITS.burst).toBeGreaterThanOrEqual(200)
  // Each page loads up to four pictures.
  expect(ADDRESS_STORE_READ_LIMITS.burst).toBeGreaterThanOrEqual(4 * 200)
  expect(limitPerMinuteOf('ACCOUNT_LIMIT')).toBeGreaterThanOrEqual(30)
})
