import { expect, it } from 'vitest'
import { findPictureIndexForKeypress } from './viewer.ts'

it('maps keys to gallery pictures in the writing direction and stops at the first and last picture', () => {
  expect(findPictureIndexForKeypress('ArrowRight', 0, 3, false)).toBe(1)
  expect(findPictureIndexForKeypress('ArrowLeft', 0, 3, false)).toBe(0)
  expect(findPictureIndexForKeypress('ArrowRight', 2, 3, false)).toBe(2)
  expect(findPictureIndexForKeypress('ArrowLeft', 0, 3, true)).toBe(1)
  expect(findPictureIndexForKeypress('ArrowRight', 1, 3, true)).toBe(0)
  expect(findPictureIndexForKeypress('Home', 2, 3, true)).toBe(0)
  expect(findPictureIndexForKeypress('End', 0, 3, false)).toBe(2)
  expect(findPictureIndexForKeypress('Enter', 1, 3, false)).toBeNull()
})
