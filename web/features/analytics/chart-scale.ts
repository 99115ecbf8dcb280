/** Returns the smallest round even number that is not below `max`. */
export function roundUpScaleMax(max: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(max, 2)))
  return [1, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power).find((top) => top >= max && top % 2 === 0)!
}

/** Returns the indexes of at most `max` points, spread evenly from the first to the last one. */
export function pickAxisTickIndexes(points: number, max: number): number[] {
  const count = Math.min(points, max)
  const even = [...Array(count + 1).keys()].toReversed().find((labels) => labels > 2 && (points - 1) % (labels - 1) === 0)
  const labels = even ?? count
  if (labels < 2) return points > 0 ? [0] : []
  return Array.from({ length: labels }, (_, i) => Math.round((i * (points - 1)) / (labels - 1)))
}

/**
 * Moves labels apart that would overlap. `wanted` has their preferred centres in px. The result keeps their order, leaves `gap` px between
 * neighbours, and stays between 0 and `height`. If there are too many labels, the first one is at 0.
 */
export function spreadOverlappingLabels(wanted: readonly number[], gap: number, height: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y || a.index - b.index)
  const placed: number[] = []
  for (const { y } of order) placed.push(Math.max(y, (placed.at(-1) ?? -gap) + gap))
  // Labels that are below the lower edge move up and push other labels up.
  let limit = height
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.max(Math.min(placed[i]!, limit), i * gap)
    limit = placed[i]! - gap
  }
  const result: number[] = []
  order.forEach(({ index }, i) => (result[index] = placed[i]!))
  return result
}

/** Returns the horizontal position of a point in percent. */
export const pointPositionPercent = (index: number, count: number) => (count < 2 ? 50 : (index / (count - 1)) * 100)

/** Builds an SVG path in a box of 100 by 100. A single value becomes a level line. */
export function buildLinePath(values: readonly number[], max: number): string {
  const drawn = values.length === 1 ? [values[0]!, values[0]!] : values
  const round = (value: number) => Math.round(value * 100) / 100
  return drawn
    .map((value, i) => `${i === 0 ? 'M' : 'L'}${round(pointPositionPercent(i, drawn.length))} ${round(100 - (value / max) * 100)}`)
    .join('')
}

export const buildAreaPath = (values: readonly number[], max: number) => `${buildLinePath(values, max)}L100 100L0 100Z`
