import type { SvgDeclaration } from './vector-css.ts'

/** Returns the largest SVG length in a list, in pixels. `side` is 100 %. Units other than px count as 96 px, the longest. */
export function largestSvgLengthOf(value: string, side: number): number {
  let max = 0
  for (const [, digits, unit] of value.matchAll(/([\d.]+(?:e[+-]?\d+)?)(%|[a-z]*)/gi)) {
    const pixels = unit === '' || unit === 'px' ? 1 : unit === '%' ? side / 100 : 96
    max = Math.max(max, parseFloat(digits!) * pixels || 0)
  }
  return max
}

/** Returns upper bounds for how much an SVG transform enlarges its content and how far it moves it. */
export function measureSvgTransform(value: string): { scale: number; move: number } {
  let [scale, move] = [1, 0]
  for (const call of value.split(')')) {
    const [name = '', list = ''] = call.split('(')
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list
      .trim()
      .split(/[\s,]+/)
      .map((text) => Math.abs(parseFloat(text)) || 0)
    const kind = name.replaceAll(/[\s,]+/g, '').toLowerCase()
    if (kind === 'matrix') {
      move += scale * Math.max(e, f)
      scale *= Math.max(a + c, b + d)
    } else if (kind.startsWith('translate')) move += scale * Math.max(a, b)
    else if (kind.startsWith('scale')) scale *= Math.max(a, b)
    else if (kind === 'rotate') {
      move += scale * 3 * Math.max(b, c)
      scale *= 1.5
    } else if (kind.startsWith('skew'))
      scale *= 1 + Math.max(Math.abs(Math.tan((a * Math.PI) / 180)), Math.abs(Math.tan((b * Math.PI) / 180)))
  }
  return { scale, move }
}

/** Returns the drawing work of an SVG filter primitive, in the unit of `SvgDrawingCost.work`; 0 for any other element. */
export function svgFilterWorkOf(name: string, declarations: SvgDeclaration[]): number {
  const value = (property: string, otherwise: string) => declarations.find(([key]) => key === property)?.[1] ?? otherwise
  const numbers = (text: string) => text.split(/[\s,]+/).map((n) => Math.abs(parseFloat(n)) || 0)
  switch (name) {
    case 'feGaussianBlur':
    case 'feDropShadow':
      return 300
    case 'feMorphology':
      return 500 + 5 * Math.max(...numbers(value('radius', '0')))
    case 'feConvolveMatrix': {
      const [across = 3, down = across] = numbers(value('order', '3'))
      return 32 * across * down
    }
    case 'feTurbulence':
      return 50 + 50 * Math.max(1, ...numbers(value('numOctaves', '1')))
    case 'feDiffuseLighting':
    case 'feSpecularLighting':
      return 200
    case 'feDisplacementMap':
      return 100
    default:
      return name.startsWith('fe') ? 10 : 0
  }
}

/** Returns the length of one repetition of a `stroke-dasharray`: Infinity for a solid line, 0 if its unit is relative. */
export function dashPatternLengthOf(dashes: string): number {
  if (/[%a-z]/i.test(dashes.replaceAll(/px|mm|cm|in|pt|pc|none/gi, ''))) return 0
  return dashes.split(/[\s,]+/).reduce((sum, dash) => sum + (Math.abs(parseFloat(dash)) || 0), 0) || Infinity
}

/** Returns the shorter side of an SVG's viewBox, or null when the viewBox is empty or invalid. */
export function shorterViewBoxSideOf(viewBox: string | undefined): number | null {
  const [, , width = 0, height = 0] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? Math.min(width, height) : null
}
