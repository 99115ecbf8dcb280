import { expect, it } from 'vitest'
import { createUniqueListKeys, moveListItem } from './reorder.ts'

it('moveListItem moves an item to any index of the list, but not beyond its ends', () => {
  const list = ['a', 'b', 'c', 'd']
  expect(moveListItem(list, 1, 0)).toEqual(['b', 'a', 'c', 'd'])
  expect(moveListItem(list, 0, 3)).toEqual(['b', 'c', 'd', 'a'])
  expect(moveListItem(list, 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  for (const [from, to] of [
    [0, -1],
    [3, 4],
    [4, 0],
    [2, 2],
  ] as const)
    expect(moveListItem(list, from, to)).toBe(list)
  expect(list).toEqual(['a', 'b', 'c', 'd'])
})

it('createUniqueListKeys gives equal list items different ids', () => {
  expect(createUniqueListKeys(['x', 'y', 'x'])).toEqual(['x#0', 'y#0', 'x#1'])
})
