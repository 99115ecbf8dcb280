import { expect, it } from 'vitest'
import { upright } from './orient.ts'

// The stored picture, a letter a pixel, and what each orientation makes of it (EXIF 2.32, figure 7).
const STORED = ['abc', 'def']
const SEEN: Record<number, string[]> = {
  1: ['abc', 'def'],
  2: ['cba', 'fed'],
  3: ['fed', 'cba'],
  4: ['def', 'abc'],
  5: ['ad', 'be', 'cf'],
  6: ['da', 'eb', 'fc'],
  7: ['fc', 'eb', 'da'],
  8: ['cf', 'be', 'ad'],
}

function pixels(rows: string[]) {
  const data = new Uint8Array(rows.join('').length * 4)
  for (const [i, letter] of Array.from(rows.join('')).entries()) data[i * 4] = letter.charCodeAt(0)
  return { data, width: rows[0]!.length, height: rows.length }
}

for (const [orientation, rows] of Object.entries(SEEN))
  it(`shows orientation ${orientation} as it was seen`, () => {
    expect(upright(pixels(STORED), Number(orientation))).toEqual(pixels(rows))
  })
