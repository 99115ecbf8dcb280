/**
 * Measures that determine how long a path takes to draw: how many numbers it has, the length of the straight lines between its
 * points, and its largest distance from the origin.
 */
export interface PathSize {
  numbers: number
  length: number
  reach: number
}

/** How many numbers each command takes (SVG 2, section 9.3). */
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const SEPARATORS = /[\s,]*/y
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y
const FLAG = /[01]/y
const COMMAND = /[mlhvcsqtaz]/iy

/** Measures path data up to the first syntax error, where browsers stop drawing too. `end` is the offset of that error. */
export function measurePath(data: string): PathSize & { end: number } {
  const size = { numbers: 0, length: 0, reach: 0 }
  let at = 0
  const take = (pattern: RegExp): string | null => {
    SEPARATORS.lastIndex = at
    SEPARATORS.test(data)
    pattern.lastIndex = SEPARATORS.lastIndex
    const [match] = pattern.exec(data) ?? []
    if (match === undefined) return null
    at = pattern.lastIndex
    return match
  }
  // Start of the subpath, end of the previous command, and the previous point (control points included).
  let [subpathX, subpathY, startX, startY, lastX, lastY] = [0, 0, 0, 0, 0, 0]
  const go = (x: number, y: number) => {
    size.length += Math.abs(x - lastX) + Math.abs(y - lastY)
    size.reach = Math.max(size.reach, Math.abs(x), Math.abs(y))
    ;[lastX, lastY] = [x, y]
  }
  const values = new Float64Array(7)
  let command = ''
  for (;;) {
    const next = take(COMMAND)
    if (next !== null) command = next
    const kind = command.toLowerCase()
    const count = ARGUMENTS[kind]
    if (count === undefined || (next === null && count === 0)) break
    let read = 0
    for (; read < count; read++) {
      const text = take(kind === 'a' && (read === 3 || read === 4) ? FLAG : NUMBER)
      if (text === null) break
      values[read] = Number(text)
    }
    if (read < count) break
    size.numbers += Math.max(1, count)
    const relative = command === kind
    const [baseX, baseY] = relative ? [startX, startY] : [0, 0]
    if (kind === 'z') go(subpathX, subpathY)
    else if (kind === 'h') go(baseX + values[0]!, startY)
    else if (kind === 'v') go(startX, baseY + values[0]!)
    else if (kind === 'a') {
      const [x, y] = [baseX + values[5]!, baseY + values[6]!]
      const chord = Math.hypot(x - startX, y - startY)
      const [narrow, wide] = [Math.abs(values[0]!), Math.abs(values[1]!)].sort((one, other) => one - other) as [number, number]
      // A small arc (large-arc flag 0) stays within the chord's length of its end points, scaled by the ellipse's aspect ratio.
      const smallArcBound = values[3] === 0 && narrow > 0 ? chord * (wide / narrow) : Infinity
      // Radii that are too small are scaled up until the ellipse reaches both end points.
      const bound = Math.min(smallArcBound, 2 * Math.max(wide, chord))
      size.length += 4 * bound
      size.reach = Math.max(size.reach, Math.abs(startX) + bound, Math.abs(startY) + bound)
      go(x, y)
    } else for (let i = 0; i < count; i += 2) go(baseX + values[i]!, baseY + values[i + 1]!)
    ;[startX, startY] = [lastX, lastY]
    if (kind !== 'm') continue
    ;[subpathX, subpathY] = [lastX, lastY]
    // Further coordinate pairs after a moveto are linetos.
    command = relative ? 'l' : 'L'
  }
  return { ...size, end: at }
}
