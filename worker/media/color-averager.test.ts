import { expect, it } from 'vitest'
import { ColorAverager } from './color-averager.ts'

type Area = [red: number, green: number, blue: number, weight: number]
const ORANGE = [255, 165, 0] as const

function sumColours(areas: Area[]): ColorAverager {
  const sum = new ColorAverager()
  for (const area of areas) sum.add(...area)
  return sum
}

it.each<[string, Area[], string | null]>([
  ['one colour', [[0, 255, 0, 9]], '00ff00'],
  [
    'large areas more than small ones',
    [
      [204, 204, 204, 8100],
      [0, 0, 0, 81],
    ],
    'cacaca',
  ],
  [
    'the dark part of a coloured logo',
    [
      [...ORANGE, 2800],
      [0, 0, 0, 8000],
    ],
    '000000',
  ],
  [
    'the light part of a coloured logo',
    [
      [22, 163, 74, 2500],
      [255, 255, 255, 2500],
    ],
    'ffffff',
  ],
  [
    'the mean of a logo with dark and light parts',
    [
      [0, 0, 0, 2500],
      [255, 255, 255, 2500],
    ],
    '808080',
  ],
  [
    'nothing that is transparent',
    [
      [255, 255, 255, 0],
      [0, 0, 0, 25],
    ],
    '000000',
  ],
  ['nothing, if nothing is visible', [[1, 2, 3, 0]], null],
])('the colour of a logo counts %s', (_, areas, expected) => {
  expect(sumColours(areas).logoColor()).toBe(expected)
})

it('the average colour counts dark and light parts alike', () => {
  expect(
    sumColours([
      [...ORANGE, 1],
      [0, 0, 0, 3],
    ]).average(),
  ).toBe('402900')
})
