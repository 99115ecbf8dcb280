import { expect, it } from 'vitest'
import { pictureIndexForKey } from './viewer.ts'

it('maps keys to gallery pictures in the writing direction and stops at the first and last picture', () => {
  expect(pictureIndexForKey('ArrowRight', 0, 3, false)).toBe(1)
  expect(pictureIndexForKey('ArrowLeft', 0, 3, false)).toBe(0)
  expect(pictureIndexForKey('ArrowRight', 2, 3, false)).toBe(2)
  expect(pictureIndexForKey('ArrowLeft', 0, 3, true)).toBe(1)
  expect(pictureIndexForKey('ArrowRight', 1, 3, true)).toBe(0)
  expect(pictureIndexForKey('Home', 2, 3, true)).toBe(0)
  expect(pictureIndexForKey('End', 0, 3, false)).toBe(2)
  expect(pictureIndexForKey('Enter', 1, 3, false)).toBeNull()
})
