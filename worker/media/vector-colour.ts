import { ColourSum } from './colour-sum.ts'
import type { SvgElement } from './vector-cost.ts'
import { measureSvgPath } from './vector-path.ts'

type Rgb = [red: number, green: number, blue: number]
/** Names of colours that are common in logos. A logo with another one counts as not measured. */
const CSS_COLOUR_NAMES: Record<string, Rgb> = {
  black: [0, 0, 0],
  currentcolor: [0, 0, 0],
  white: [255, 255, 255],
  red: [255, 0, 0],
  green: [0, 128, 0],
  blue: [0, 0, 255],
  navy: [0, 0, 128],
  yellow: [255, 255, 0],
  orange: [255, 165, 0],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  silver: [192, 192, 192],
}
/** What an SVG element and its children are painted with. Browsers fill shapes with black by default. */
interface SvgPaints {
  fill: string
  stroke: string
  'stroke-width': string
  'font-size': string
}
const DEFAULT_SVG_PAINTS: SvgPaints = { fill: 'black', stroke: 'none', 'stroke-width': '1', 'font-size': '16' }
/** Elements whose content is not drawn where it stands. */
const UNDRAWN_SVG_ELEMENTS = new Set([
  'defs',
  'symbol',
  'linearGradient',
  'radialGradient',
  'pattern',
  'clipPath',
  'mask',
  'marker',
  'filter',
])
/** Share of its squared font size that a letter covers, roughly. */
const LETTER_AREA = 0.25

/** Reads a CSS colour as red, green and blue. Returns null for `none`, `'unknown'` for what it cannot read. */
function parseSvgColour(text: string): Rgb | 'unknown' | null {
  const value = text.trim().toLowerCase()
  if (value === 'none' || value === 'transparent') return null
  const named = Object.hasOwn(CSS_COLOUR_NAMES, value) && CSS_COLOUR_NAMES[value]
  if (named) return named
  const hex = /^#([0-9a-f]{3,8})$/.exec(value)?.[1]
  if (hex) {
    const digits = hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex
    return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as Rgb
  }
  const channels = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(value)
  return channels ? ([1, 2, 3].map((at) => Math.min(255, Number(channels[at]))) as Rgb) : 'unknown'
}

/** Estimates the area that the fill of a shape covers, and the length of its outline, in the shape's own units. */
function measureShape({ name, declarations, text }: SvgElement, fontSize: number): { area: number; length: number } {
  const valueOf = (property: string) => declarations.findLast(([key]) => key === property)?.[1] ?? ''
  const number = (property: string) => Math.abs(Number.parseFloat(valueOf(property))) || 0
  switch (name) {
    case 'path':
    case 'polygon':
    case 'polyline': {
      const { length } = measureSvgPath(name === 'path' ? valueOf('d') : `M${valueOf('points')}`)
      return { area: (length / 4) ** 2, length }
    }
    case 'rect':
      return { area: number('width') * number('height'), length: 2 * (number('width') + number('height')) }
    case 'circle':
      return { area: Math.PI * number('r') ** 2, length: 2 * Math.PI * number('r') }
    case 'ellipse':
      return { area: Math.PI * number('rx') * number('ry'), length: Math.PI * (number('rx') + number('ry')) }
    case 'line':
      return { area: 0, length: Math.hypot(number('x2') - number('x1'), number('y2') - number('y1')) }
    case 'text':
    case 'tspan':
      return { area: text * LETTER_AREA * fontSize ** 2, length: 0 }
    default:
      return { area: 0, length: 0 }
  }
}

/**
 * Estimates the colour by which an SVG is visible (`ColourSum.logoColour`) from the fills and strokes of its shapes, weighted by their areas, because the server
 * draws no SVGs. Returns six hex digits, or null if it draws nothing that can be measured or has a paint that cannot be read. Must
 * only be called for an SVG that `isSvgTooCostlyToDraw` allows.
 */
export function measureSvgColour(root: SvgElement, all: SvgElement[]): string | null {
  const sum = new ColourSum()
  let unknown = false
  const byId = new Map(all.toReversed().flatMap((element) => (element.id === undefined ? [] : [[element.id, element] as const])))

  /** The colours of a paint: one, or those of the stops of a gradient. */
  function coloursOf(paint: string): Rgb[] {
    const gradient = byId.get(/^url\(["']?#([^"')]+)/.exec(paint)?.[1] ?? '')
    const stops = gradient?.children.map(({ declarations }) => declarations.findLast(([key]) => key === 'stop-color')?.[1] ?? 'black')
    return (stops ?? [paint]).flatMap((text) => {
      const colour = parseSvgColour(text)
      unknown ||= colour === 'unknown'
      return colour && colour !== 'unknown' ? [colour] : []
    })
  }
  function add(paint: string, area: number) {
    if (!(area > 0)) return
    const colours = coloursOf(paint)
    for (const colour of colours) sum.add(...colour, area / colours.length)
  }
  function visit(element: SvgElement, inherited: SvgPaints) {
    const own = Object.fromEntries(element.declarations)
    if (UNDRAWN_SVG_ELEMENTS.has(element.name) || own['display'] === 'none') return
    const paints = { ...inherited }
    for (const property of ['fill', 'stroke', 'stroke-width', 'font-size'] as const)
      if (own[property] !== undefined && own[property] !== 'inherit') paints[property] = own[property]
    const { area, length } = measureShape(element, Number.parseFloat(paints['font-size']) || 16)
    add(paints.fill, element.name === 'line' ? 0 : area)
    add(paints.stroke, length * (Number.parseFloat(paints['stroke-width']) || 0))
    for (const child of element.children) visit(child, paints)
  }
  visit(root, DEFAULT_SVG_PAINTS)
  return unknown ? null : sum.logoColour()
}
