import { expect, it } from 'vitest'
import { stableIds, moveItem } from './reorder.ts'

it('moves an entry to any place, and nowhere beyond the ends', () => {
  const list = ['a', 'b', 'c', 'd']
  expect(moveItem(list, 1, 0)).toEqual(['b', 'a', 'c', 'd'])
  expect(moveItem(list, 0, 3)).toEqual(['b', 'c', 'd', 'a'])
  expect(moveItem(list, 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  for (const [from, to] of [
    [0, -1],
    [3, 4],
    [4, 0],
    [2, 2],
  ] as const)
    expect(moveItem(list, from, to)).toBe(list)
  expect(list).toEqual(['a', 'b', 'c', 'd'])
})

it('gives equal entries ids of their own', () => {
  expect(stableIds(['x', 'y', 'x'])).toEqual(['x#0', 'y#0', 'x#1'])
})
