/** Creates a generator of pseudorandom numbers from 0 to 1. The same seed gives the same numbers (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const listIndexes = (count: number) => Array.from({ length: count }, (_, index) => index)

export function createSvgDocument(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

/** The gradient runs from top to bottom, turned clockwise by `angle` degrees. */
export function createLinearGradientSvg(id: string, colors: string[], angle = 0): string {
  const stops = colors.map((color, i) => `<stop offset="${i / (colors.length - 1)}" stop-color="${color}"/>`).join('')
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1" gradientTransform="rotate(${angle} .5 .5)">${stops}</linearGradient>`
}

export function createRadialGlowSvg(id: string, color: string, strength: number): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`
}

export function smoothSvgPathOf(points: [number, number][]): string {
  const [first, ...rest] = points
  let d = `M${first!.join(' ')}`
  for (const [i, [x, y]] of rest.entries()) {
    const [px, py] = points[i]!
    const middle = (px + x) / 2
    d += `C${middle} ${py} ${middle} ${y} ${x} ${y}`
  }
  return d
}
