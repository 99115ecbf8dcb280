import { expect, it } from 'vitest'
import { swapped } from './reorder.ts'

it('swaps an entry with its neighbour, and nothing beyond the ends', () => {
  const list = ['a', 'b', 'c']
  expect(swapped(list, 1, -1)).toEqual(['b', 'a', 'c'])
  expect(swapped(list, 1, 1)).toEqual(['a', 'c', 'b'])
  expect(swapped(list, 0, -1)).toBe(list)
  expect(swapped(list, 2, 1)).toBe(list)
  expect(list).toEqual(['a', 'b', 'c'])
})
