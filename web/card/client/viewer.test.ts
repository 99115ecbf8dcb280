import { expect, it } from 'vitest'
import { indexForKey } from './viewer.ts'

it('maps keys to pictures in the writing direction and stops at both ends', () => {
  expect(indexForKey('ArrowRight', 0, 3, false)).toBe(1)
  expect(indexForKey('ArrowLeft', 0, 3, false)).toBe(0)
  expect(indexForKey('ArrowRight', 2, 3, false)).toBe(2)
  expect(indexForKey('ArrowLeft', 0, 3, true)).toBe(1)
  expect(indexForKey('ArrowRight', 1, 3, true)).toBe(0)
  expect(indexForKey('Home', 2, 3, true)).toBe(0)
  expect(indexForKey('End', 0, 3, false)).toBe(2)
  expect(indexForKey('Enter', 1, 3, false)).toBeNull()
})
