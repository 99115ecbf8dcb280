import { expect, it } from 'vitest'
import type { CardImageType } from '../../schema/image.ts'
import { checkImageDimensions } from './dimensions.ts'

const dimensionCheckOutcomeOf = (type: CardImageType, width: number, height: number) => {
  const result = checkImageDimensions(type, width, height)
  return result === null ? 'fine' : 'error' in result ? 'error' : 'advice'
}

it.each<[CardImageType, number, number, string]>([
  ['profilePicture', 200, 200, 'fine'],
  ['profilePicture', 199, 400, 'error'],
  ['profilePicture', 300, 400, 'fine'],
  ['profilePicture', 300, 401, 'advice'],
  ['coverPhoto', 599, 200, 'error'],
  ['coverPhoto', 600, 199, 'error'],
  ['coverPhoto', 600, 240, 'fine'],
  ['coverPhoto', 600, 241, 'advice'],
  ['logo', 150, 149, 'error'],
  ['logo', 150, 200, 'fine'],
  ['logo', 150, 201, 'advice'],
  ['gallery', 1, 1, 'fine'],
])('a %s of %i by %i pixels is %s', (type, width, height, expected) => {
  expect(dimensionCheckOutcomeOf(type, width, height)).toBe(expected)
})

it('the error for a picture that is too small names the required and the actual size', () => {
  expect(checkImageDimensions('logo', 100, 90)).toEqual({ error: 'Logo must be at least 150x150 pixels. This one is 100x90.' })
})
