/** Measures that decide how long an SVG path takes to draw: count of numbers, line length, largest distance from the origin. */
export interface SvgPathMeasures {
  numbers: number
  length: number
  reach: number
}

/** How many numbers each SVG path command takes (SVG 2, section 9.3). */
const SVG_PATH_ARGUMENT_COUNTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const SVG_PATH_SEPARATOR_PATTERN = /[\s,]*/y
const SVG_PATH_NUMBER_PATTERN = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y
const SVG_ARC_FLAG_PATTERN = /[01]/y
const SVG_PATH_COMMAND_PATTERN = /[mlhvcsqtaz]/iy

/** Measures SVG path data up to its first syntax error, where browsers stop drawing too. `end` is the offset of that error. */
export function measureSvgPath(data: string): SvgPathMeasures & { end: number } {
  const size = { numbers: 0, length: 0, reach: 0 }
  let at = 0
  const take = (pattern: RegExp): string | null => {
    SVG_PATH_SEPARATOR_PATTERN.lastIndex = at
    SVG_PATH_SEPARATOR_PATTERN.test(data)
    pattern.lastIndex = SVG_PATH_SEPARATOR_PATTERN.lastIndex
    const [match] = pattern.exec(data) ?? []
    if (match === undefined) return null
    at = pattern.lastIndex
    return match
  }
  // Positions while reading the path: start of the subpath, end of the previous command, and the previous point or control point.
  let [subpathX, subpathY, startX, startY, lastX, lastY] = [0, 0, 0, 0, 0, 0]
  const go = (x: number, y: number) => {
    size.length += Math.abs(x - lastX) + Math.abs(y - lastY)
    size.reach = Math.max(size.reach, Math.abs(x), Math.abs(y))
    ;[lastX, lastY] = [x, y]
  }
  const values = new Float64Array(7)
  let command = ''
  for (;;) {
    const next = take(SVG_PATH_COMMAND_PATTERN)
    if (next !== null) command = next
    const kind = command.toLowerCase()
    const count = SVG_PATH_ARGUMENT_COUNTS[kind]
    if (count === undefined || (next === null && count === 0)) break
    let read = 0
    for (; read < count; read++) {
      const text = take(kind === 'a' && (read === 3 || read === 4) ? SVG_ARC_FLAG_PATTERN : SVG_PATH_NUMBER_PATTERN)
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
      // A small arc (large-arc flag 0) stays near its end points: at most the chord's length times the aspect ratio away.
      const smallArcBound = values[3] === 0 && narrow > 0 ? chord * (wide / narrow) : Infinity
      // Browsers enlarge an arc's radii that are too small, until the ellipse reaches both end points.
      const bound = Math.min(smallArcBound, 2 * Math.max(wide, chord))
      size.length += 4 * bound
      size.reach = Math.max(size.reach, Math.abs(startX) + bound, Math.abs(startY) + bound)
      go(x, y)
    } else for (let i = 0; i < count; i += 2) go(baseX + values[i]!, baseY + values[i + 1]!)
    ;[startX, startY] = [lastX, lastY]
    if (kind !== 'm') continue
    ;[subpathX, subpathY] = [lastX, lastY]
    // In SVG path data, further coordinate pairs after a moveto command are lineto commands.
    command = relative ? 'l' : 'L'
  }
  return { ...size, end: at }
}
