import { expect, it } from 'vitest'
import {
  buildAreaPath,
  buildLinePath,
  pickAxisTickIndexes,
  pointPositionPercent,
  roundUpScaleMax,
  spreadOverlappingLabels,
} from './chart-scale.ts'

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [9, 10],
  [10, 10],
  [11, 20],
  [21, 30],
  [41, 50],
  [100, 100],
  [137, 200],
  [12_345, 20_000],
])('a scale up to %i ends at %i', (max, top) => {
  expect(roundUpScaleMax(max)).toBe(top)
  expect(Number.isInteger(top / 2)).toBe(true)
})

it.each([
  [0, 5, []],
  [1, 5, [0]],
  [2, 5, [0, 1]],
  [7, 5, [0, 2, 4, 6]],
  [30, 5, [0, 7, 15, 22, 29]],
  [30, 3, [0, 15, 29]],
  [365, 3, [0, 182, 364]],
])('%i points with at most %i labels have them at %j', (points, max, indexes) => {
  expect(pickAxisTickIndexes(points, max)).toEqual(indexes)
})

it.each([
  ['far apart', [20, 100, 180], [20, 100, 180]],
  ['at the same height', [100, 100, 100], [100, 118, 136]],
  ['all at the bottom', [232, 232, 232, 232], [178, 196, 214, 232]],
  ['all at the top', [0, 0, 0], [0, 18, 36]],
  ['in another order than the lines', [50, 40, 232], [58, 40, 232]],
])('labels %s keep their distance and stay inside', (_, wanted, placed) => {
  expect(spreadOverlappingLabels(wanted, 18, 232)).toEqual(placed)
})

it('labels never overlap, whatever their lines', () => {
  for (let seed = 1; seed < 500; seed++) {
    const wanted = [1, 2, 3, 4].map((n) => ((seed * 7919 * n) % 2330) / 10)
    const sorted = spreadOverlappingLabels(wanted, 18, 232).toSorted((a, b) => a - b)
    sorted.forEach((y, i) => expect(y - (sorted[i - 1] ?? y - 18)).toBeGreaterThanOrEqual(18 - 1e-9))
    expect(sorted[0]).toBeGreaterThanOrEqual(0)
    expect(sorted.at(-1)).toBeLessThanOrEqual(232)
  }
})

it('draws lines in a box of 100 by 100, and a single value as a level line', () => {
  expect(buildLinePath([0, 5, 10], 10)).toBe('M0 100L50 50L100 0')
  expect(buildLinePath([5], 10)).toBe('M0 50L100 50')
  expect(buildAreaPath([5, 5], 10)).toBe('M0 50L100 50L100 100L0 100Z')
  expect([pointPositionPercent(0, 1), pointPositionPercent(0, 3), pointPositionPercent(2, 3)]).toEqual([50, 0, 100])
})
