import { expect, it } from 'vitest'
import { turnPictureUpright } from './orient.ts'

// A test picture, written as one letter per pixel, and how each Exif orientation displays it (EXIF 2.32, figure 7).
const STORED_TEST_PICTURE = ['abc', 'def']
const DISPLAYED_PICTURE_BY_ORIENTATION: Record<number, string[]> = {
  1: ['abc', 'def'],
  2: ['cba', 'fed'],
  3: ['fed', 'cba'],
  4: ['def', 'abc'],
  5: ['ad', 'be', 'cf'],
  6: ['da', 'eb', 'fc'],
  7: ['fc', 'eb', 'da'],
  8: ['cf', 'be', 'ad'],
}

function createPixelsFromLetters(rows: string[]) {
  const data = new Uint8Array(rows.join('').length * 4)
  for (const [i, letter] of Array.from(rows.join('')).entries()) data[i * 4] = letter.charCodeAt(0)
  return { data, width: rows[0]!.length, height: rows.length }
}

for (const [orientation, rows] of Object.entries(DISPLAYED_PICTURE_BY_ORIENTATION))
  it(`turns a picture upright that has the Exif orientation ${orientation}`, () => {
    expect(turnPictureUpright(createPixelsFromLetters(STORED_TEST_PICTURE), Number(orientation))).toEqual(createPixelsFromLetters(rows))
  })
