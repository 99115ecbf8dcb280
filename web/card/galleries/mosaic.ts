import { sumOf } from './picture-rows.ts'

/** A mosaic is placed on a fine grid of this many lines in each direction. */
export const MOSAIC_GRID_LINES = 60

interface Mosaic {
  /** Width divided by height of the whole. */
  shape: number
  /** The CSS `grid-area` of each picture. */
  areas: string[]
  /** Height of the highest landscape picture, divided by the width of the whole. */
  highestLandscape: number
}

/** A column is at least this wide, compared with the widest. */
const NARROWEST_COLUMN = 0.42

/**
 * Arranges uncropped pictures in columns that all end at the same height: the widths of the columns differ, not the pictures. Each picture
 * goes to the column that is the shortest so far, so that the order is kept from top to bottom. `shape` is the wanted ratio of the whole.
 */
export function arrangeMosaic(ratios: readonly number[], shape: number, columnsMax: number): Mosaic {
  let best: { cost: number; columns: number[][]; widths: number[]; shape: number } | undefined
  for (let count = 1; count <= Math.min(columnsMax, ratios.length); count++) {
    const columns = fillColumns(ratios, count)
    // A column of width 1 has this height, so it gets a width in inverse proportion.
    const heights = columns.map((column) => sumOf(column.map((index) => 1 / ratios[index]!)))
    const inverse = heights.map((height) => 1 / height)
    const total = sumOf(inverse)
    const unevenness = Math.max(0, NARROWEST_COLUMN - Math.min(...inverse) / Math.max(...inverse))
    const cost = Math.abs(Math.log(total / shape)) + 4 * unevenness
    if (!best || cost < best.cost) best = { cost, columns, widths: inverse.map((width) => width / total), shape: total }
  }
  return { shape: best!.shape, ...placeColumns(ratios, best!.columns, best!.widths) }
}

function fillColumns(ratios: readonly number[], count: number): number[][] {
  const columns = Array.from({ length: count }, () => ({ height: 0, pictures: [] as number[] }))
  for (const [index, ratio] of ratios.entries()) {
    const shortest = columns.reduce((one, other) => (other.height < one.height ? other : one))
    shortest.pictures.push(index)
    shortest.height += 1 / ratio
  }
  return columns.map(({ pictures }) => pictures)
}

function placeColumns(ratios: readonly number[], columns: number[][], widths: number[]) {
  const areas: string[] = []
  let highestLandscape = 0
  const lineAt = (part: number) => Math.round(part * MOSAIC_GRID_LINES) + 1
  let left = 0
  for (const [column, pictures] of columns.entries()) {
    const width = widths[column]!
    const height = sumOf(pictures.map((index) => 1 / ratios[index]!))
    let top = 0
    for (const index of pictures) {
      const bottom = top + 1 / ratios[index]! / height
      areas[index] = [lineAt(top), lineAt(left), lineAt(bottom), lineAt(left + width)].join('/')
      if (ratios[index]! > 1) highestLandscape = Math.max(highestLandscape, width / ratios[index]!)
      top = bottom
    }
    left += width
  }
  return { areas, highestLandscape }
}
