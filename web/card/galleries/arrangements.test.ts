import { describe, expect, it } from 'vitest'
import { arrangeMosaic, MOSAIC_GRID_LINES } from './mosaic.ts'
import { dividePicturesIntoRows, sumOf } from './picture-rows.ts'

const [LANDSCAPE, PORTRAIT, SQUARE] = [1.5, 0.667, 1]
const GALLERIES = Array.from(
  { length: 8 },
  (_, index) =>
    [
      Array.from({ length: index + 1 }, () => LANDSCAPE),
      Array.from({ length: index + 1 }, () => PORTRAIT),
      Array.from({ length: index + 1 }, (_, place) => [LANDSCAPE, PORTRAIT, 2.2, SQUARE][place % 4]!),
    ] as const,
).flat()

describe('rows of pictures', () => {
  it('have all pictures in their order, and no row of a single portrait if it can have a neighbour', () => {
    for (const ratios of GALLERIES) {
      const rows = dividePicturesIntoRows(ratios, 2.2)
      expect(rows.flat()).toEqual(ratios)
      if (ratios.length > 1) expect(rows.filter((row) => sumOf(row) < SQUARE)).toEqual([])
    }
  })
  it('have fewer, larger pictures for a smaller sum', () => {
    const ratios = Array.from({ length: 6 }, () => LANDSCAPE)
    expect(dividePicturesIntoRows(ratios, 1.5)).toHaveLength(6)
    expect(dividePicturesIntoRows(ratios, 4.5)).toHaveLength(2)
  })
})

describe('a mosaic', () => {
  const boxesOf = (areas: string[]) => areas.map((area) => area.split('/').map(Number) as [number, number, number, number])

  it('covers its whole grid once, without a hole or an overlap', () => {
    for (const ratios of GALLERIES)
      for (const { areas } of [arrangeMosaic(ratios, 0.9, 2), arrangeMosaic(ratios, 1.9, 4)]) {
        const cells = new Set<string>()
        let size = 0
        for (const [top, left, bottom, right] of boxesOf(areas)) {
          size += (bottom - top) * (right - left)
          for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) cells.add(`${x} ${y}`)
        }
        expect([size, cells.size], ratios.join(' ')).toEqual([MOSAIC_GRID_LINES ** 2, MOSAIC_GRID_LINES ** 2])
      }
  })
  it('crops no picture by more than the step of its grid', () => {
    for (const ratios of GALLERIES) {
      const { shape, areas } = arrangeMosaic(ratios, 1.9, 4)
      for (const [index, [top, left, bottom, right]] of boxesOf(areas).entries()) {
        const ideal = ratios[index]!
        const smallest = ((right - left - 1) / (bottom - top + 1)) * shape
        const largest = ((right - left + 1) / (bottom - top - 1)) * shape
        expect(ideal).toBeGreaterThan(smallest)
        expect(ideal).toBeLessThan(largest)
      }
    }
  })
  it('tells the height of its highest landscape picture', () => {
    expect(arrangeMosaic([LANDSCAPE], 1.9, 4).highestLandscape).toBeCloseTo(1 / LANDSCAPE)
    expect(arrangeMosaic([PORTRAIT, PORTRAIT], 1.9, 4).highestLandscape).toBe(0)
  })
})
