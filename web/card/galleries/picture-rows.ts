/** No landscape picture is higher than this on a wide card (CSS pixels). */
export const LANDSCAPE_HEIGHT_MAX = 420

/**
 * Divides a gallery's pictures into full rows, in their order. The pictures of a row have one height, so a row's height is its width divided
 * by the sum of the ratios (width by height). Rows come as close as possible to the sum `target`.
 */
export function dividePicturesIntoRows(ratios: readonly number[], target: number): number[][] {
  // best[n] is the best division of the first n pictures.
  const best: { cost: number; rows: number[][] }[] = [{ cost: 0, rows: [] }]
  for (let end = 1; end <= ratios.length; end++) {
    const candidates = best.map(({ cost, rows }, start) => {
      const row = ratios.slice(start, end)
      return { cost: cost + Math.log(sumOf(row) / target) ** 2, rows: [...rows, row] }
    })
    best.push(candidates.reduce((one, other) => (other.cost < one.cost ? other : one)))
  }
  return best.at(-1)!.rows
}

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
