import { expect, it } from 'vitest'
import { keyTarget } from './viewer.ts'

it('maps keys to pictures in the writing direction and stops at both ends', () => {
  expect(keyTarget('ArrowRight', 0, 3, false)).toBe(1)
  expect(keyTarget('ArrowLeft', 0, 3, false)).toBe(0)
  expect(keyTarget('ArrowRight', 2, 3, false)).toBe(2)
  expect(keyTarget('ArrowLeft', 0, 3, true)).toBe(1)
  expect(keyTarget('ArrowRight', 1, 3, true)).toBe(0)
  expect(keyTarget('Home', 2, 3, true)).toBe(0)
  expect(keyTarget('End', 0, 3, false)).toBe(2)
  expect(keyTarget('Enter', 1, 3, false)).toBeNull()
})
