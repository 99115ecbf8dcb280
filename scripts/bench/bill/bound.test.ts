import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  GOALS,
  type Measured,
  centsOfRefusedCall,
  limitPerMinuteOf,
  listAddressLines,
  listFreeAccountLines,
  listPointsOfCalls,
  sumOf,
} from './bound.ts'

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

it('an audience of 200 people and a class of 30 stay far below what stops an address', () => {
  expect(centsOfRefusedCall * 200 * 20).toBeLessThan(1)
  expect(limitPerMinuteOf('ACCOUNT_LIMIT')).toBeGreaterThanOrEqual(30)
})
