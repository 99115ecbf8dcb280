import { expect, it } from 'vitest'
import { MANAGED_LEVEL_OPTIONS, writeLevel } from './level.ts'

it('names each level the same wherever the specification has no name for it, always with its number', () => {
  expect([1, 2, 3, 4, 5].map(writeLevel)).toEqual([
    'Basic (Starter) · level 1',
    'Professional · level 2',
    'Enterprise · level 3',
    'Admin · level 4',
    'System Admin · level 5',
  ])
  expect(MANAGED_LEVEL_OPTIONS).toEqual([
    ['1', 'User · level 1'],
    ['2', 'Manager · level 2'],
    ['3', 'Developer · level 3'],
    ['4', 'Admin · level 4'],
    ['5', 'System Admin · level 5'],
  ])
})
