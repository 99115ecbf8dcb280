import { expect, it } from 'vitest'
import { oklchOf } from '../card/accent.ts'
import { findMainColor } from './logo-color.ts'

type Pixel = [red: number, green: number, blue: number, alpha?: number]
const draw = (...parts: [count: number, pixel: Pixel][]) =>
  new Uint8ClampedArray(
    parts.flatMap(([count, [red, green, blue, alpha = 255]]) => Array.from({ length: count }, () => [red, green, blue, alpha]).flat()),
  )

it('the main colour of a logo is its most frequent hue, whatever its white and transparent parts', () => {
  const found = findMainColor(draw([900, [255, 255, 255]], [60, [20, 80, 200]], [20, [220, 40, 40]], [500, [0, 255, 0, 0]]))
  expect(Math.abs(oklchOf(found!).h - oklchOf('#1450c8').h)).toBeLessThan(3)
})

it('a colour on both sides of the circle’s first degree keeps its hue', () => {
  const { h } = oklchOf(findMainColor(draw([50, [214, 31, 105]]))!)
  expect(Math.abs(h - oklchOf('#d61f69').h)).toBeLessThan(2)
})

it('a black, white or empty logo has no colour', () => {
  expect(findMainColor(draw([100, [0, 0, 0]], [100, [255, 255, 255]], [50, [90, 92, 94]]))).toBeNull()
  expect(findMainColor(draw([100, [200, 0, 0, 0]]))).toBeNull()
})
