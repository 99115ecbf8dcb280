import { SVG_NESTING_DEPTH_MAX, SVG_COORDINATE_MAX, SVG_DRAW_COST_MAX } from '../../schema/bounds.ts'
import type { SvgDeclaration } from './vector-css.ts'
import { largestSvgLengthOf, measureSvgTransform, dashPatternLengthOf, shorterViewBoxSideOf, svgFilterWorkOf } from './vector-measure.ts'
import { SVG_GEOMETRY_ATTRIBUTES } from './vector-names.ts'
import { type SvgPathMeasures, measureSvgPath } from './vector-path.ts'

/** An element of an SVG with all declarations that apply to it: from its attributes, its `style` and style sheet rules. */
export interface SvgElement {
  name: string
  id: string | undefined
  classes: string[]
  declarations: SvgDeclaration[]
  /** Number of characters of text in the SVG element. */
  text: number
  children: SvgElement[]
}

/**
 * Cost of drawing an SVG element with its children and references. The unit of `work` is the drawing of one shape as large as the
 * picture: about 0.3 ms in a browser without a graphics card. The weights in `SVG_DRAW_COSTS` were measured there.
 */
interface SvgDrawingCost extends SvgPathMeasures {
  work: number
  /** Number of shapes in the element. An inherited fill or stroke is painted once for each shape. */
  shapes: number
  /** Number of text characters in the SVG element and its children. */
  text: number
  /** Number of levels of nested SVG elements, references included. */
  depth: number
}

const SVG_DRAW_COSTS = {
  number: 0.05,
  /** Cost per pair of numbers in an SVG path. At worst every two lines cross, and a browser sorts these crossings. */
  pairOfNumbers: 1.8e-6,
  strokedNumber: 0.35,
  character: 0.1,
  strokedCharacter: 2,
  dash: 1,
  stop: 0.1,
  gradient: 3,
  pattern: 7,
  marker: 1,
  clip: 4,
  opacity: 9,
  blend: 12,
  mask: 33,
} as const
const SVG_SHAPE_ELEMENTS = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath'])
/** SVG elements that are drawn only where another element refers to them. */
const SVG_DEFINITION_ELEMENTS = new Set([
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
/** SVG properties that child elements inherit. */
const INHERITED_SVG_PROPERTIES = new Set(['stroke', 'stroke-dasharray', 'fill', 'marker-start', 'marker-mid', 'marker-end'])
const SVG_URL_PATTERN = /url\(\s*["']?#([\w.:-]+)/i

/** Collects what each referenced SVG element (mask, pattern etc.) inherits from its ancestors: it applies wherever it is used. */
function collectInheritedSvgDeclarations(root: SvgElement): Map<SvgElement, SvgDeclaration[]> {
  const inherited = new Map<SvgElement, SvgDeclaration[]>()
  const visit = (element: SvgElement, fromAncestors: SvgDeclaration[]) => {
    if (SVG_DEFINITION_ELEMENTS.has(element.name) && fromAncestors.length) inherited.set(element, fromAncestors)
    const forChildren = [...fromAncestors, ...element.declarations.filter(([key]) => INHERITED_SVG_PROPERTIES.has(key))]
    for (const child of element.children) visit(child, forChildren)
  }
  visit(root, [])
  return inherited
}

/** Thrown when an SVG refers to itself or is nested too deeply. */
class SvgTooDeepError extends Error {}

/** Returns true when a browser would take too long to draw an SVG. `side` is its larger side in its own units. */
export function isSvgTooCostlyToDraw(root: SvgElement, all: SvgElement[], side: number): boolean {
  const byId = new Map<string, SvgElement>()
  // An SVG reference means the first element with that id, as in browsers.
  for (const element of all) if (element.id !== undefined && !byId.has(element.id)) byId.set(element.id, element)
  const largestOf = (property: string, minimum: number) => {
    const values = all.flatMap(({ declarations }) => declarations.filter(([key]) => key === property))
    return values.reduce((max, [, value]) => Math.max(max, largestSvgLengthOf(value, side)), minimum)
  }
  const [fontSize, strokeWidth] = [largestOf('font-size', largestOf('font', 16)), largestOf('stroke-width', 1)]
  // With `vector-effect: non-scaling-stroke`, the number of dashes depends on the size at which the SVG is displayed.
  const hasScreenStrokes = all.some(({ declarations }) => declarations.some(([key, value]) => key === 'vector-effect' && value !== 'none'))
  /** Drawing costs of the elements computed so far; null for an element whose cost is being computed. */
  const costs = new Map<SvgElement, SvgDrawingCost | null>()
  const inherited = collectInheritedSvgDeclarations(root)

  /** Returns the drawing cost of an SVG element without its children and references. */
  function ownCost({ name, declarations, text }: SvgElement): SvgDrawingCost {
    const cost: SvgDrawingCost = {
      work: SVG_SHAPE_ELEMENTS.has(name) ? 1 : 0,
      shapes: SVG_SHAPE_ELEMENTS.has(name) ? 1 : 0,
      numbers: 0,
      length: 0,
      reach: 0,
      text,
      depth: 0,
    }
    for (const [key, value] of declarations) {
      if (key === 'd' || key === 'points') {
        const size = measureSvgPath(key === 'points' ? `M${value}` : value)
        cost.numbers += size.numbers
        cost.work += size.numbers ** 2 * SVG_DRAW_COSTS.pairOfNumbers
        cost.length += size.length
        cost.reach = Math.max(cost.reach, size.reach)
      } else if (key === 'pathLength') cost.length = Math.max(cost.length, largestSvgLengthOf(value, side))
      else if (SVG_GEOMETRY_ATTRIBUTES.has(key) || key === 'font-size') {
        const pixels = largestSvgLengthOf(value, side)
        cost.reach = Math.max(cost.reach, pixels)
        // A circle's circumference is 6.3 times its radius, so 7 is an upper bound.
        if (name !== 'path') cost.length += 7 * pixels
      }
    }
    if (SVG_SHAPE_ELEMENTS.has(name) && name !== 'path') cost.numbers += 8
    // The outline of each text character counts as ten times the font size.
    cost.length += text * 10 * fontSize
    cost.work += cost.numbers * SVG_DRAW_COSTS.number + text * SVG_DRAW_COSTS.character + svgFilterWorkOf(name, declarations)
    if (name === 'stop') cost.work += SVG_DRAW_COSTS.stop
    return cost
  }

  function add(sum: SvgDrawingCost, { work, shapes, numbers, length, reach, text, depth }: SvgDrawingCost) {
    sum.work += work
    sum.shapes += shapes
    sum.numbers += numbers
    sum.length += length
    sum.text += text
    sum.reach = Math.max(sum.reach, reach)
    sum.depth = Math.max(sum.depth, depth)
  }

  /** Adds the drawing cost of an SVG element's strokes, opacity, blending and references. */
  function addDeclarations(sum: SvgDrawingCost, declarations: SvgDeclaration[]) {
    const valuesOf = (key: string) => declarations.flatMap(([property, value]) => (property === key ? [value] : []))
    if (valuesOf('stroke').some((value) => value !== 'none'))
      sum.work += sum.numbers * SVG_DRAW_COSTS.strokedNumber + sum.text * SVG_DRAW_COSTS.strokedCharacter
    const periods = valuesOf('stroke-dasharray').map((dashes) =>
      hasScreenStrokes && dashPatternLengthOf(dashes) < Infinity ? 0 : dashPatternLengthOf(dashes),
    )
    if (periods.length) sum.work += (sum.length / Math.min(...periods)) * SVG_DRAW_COSTS.dash
    if (valuesOf('opacity').some((value) => !(parseFloat(value) >= 1))) sum.work += SVG_DRAW_COSTS.opacity
    if (valuesOf('mix-blend-mode').some((value) => value !== 'normal') || valuesOf('isolation').includes('isolate'))
      sum.work += SVG_DRAW_COSTS.blend
    for (const reference of new Set(
      declarations.flatMap(([key, value]) => (SVG_URL_PATTERN.test(value) ? [`${key} ${SVG_URL_PATTERN.exec(value)![1]}`] : [])),
    )) {
      const [key, id] = reference.split(' ') as [string, string]
      const target = byId.get(id)
      if (target) addReference(sum, key, target)
    }
  }

  /** Adds the drawing cost of an element that the property `key` refers to, such as a mask or gradient. */
  function addReference(sum: SvgDrawingCost, key: string, target: SvgElement) {
    const cost = costOf(target)
    const isMarker = key.startsWith('marker')
    sum.depth = Math.max(sum.depth, cost.depth)
    sum.reach = Math.max(sum.reach, cost.reach * (isMarker ? strokeWidth : 1))
    if (key === 'fill' || key === 'stroke')
      sum.work += sum.shapes * (cost.work + (target.name === 'pattern' ? SVG_DRAW_COSTS.pattern : SVG_DRAW_COSTS.gradient))
    else if (isMarker) sum.work += sum.numbers * (cost.work + SVG_DRAW_COSTS.marker)
    else sum.work += cost.work + (key === 'mask' ? SVG_DRAW_COSTS.mask : SVG_DRAW_COSTS.clip)
  }

  /** Scales the reach of an SVG element (its largest distance from the origin) by its transforms and coordinate system. */
  function scaleReach(sum: SvgDrawingCost, element: SvgElement) {
    const { name, declarations } = element
    const of = (property: string) => declarations.find(([key]) => key === property)?.[1]
    const size = Math.max(side, ...['width', 'height', 'markerWidth', 'markerHeight'].map((key) => largestSvgLengthOf(of(key) ?? '', side)))
    const box = shorterViewBoxSideOf(of('viewBox'))
    if (box && element !== root) sum.reach *= Math.max(1, size / box)
    if (name === 'use') sum.reach *= size / side
    if (['patternContentUnits', 'maskContentUnits', 'clipPathUnits'].some((key) => of(key) === 'objectBoundingBox')) sum.reach *= side
    for (const [key, value] of declarations) {
      if (key === 'transform-origin') sum.reach += 2 * largestSvgLengthOf(value, side)
      if (key !== 'transform' && key !== 'patternTransform') continue
      const { scale, move } = measureSvgTransform(value)
      sum.reach = sum.reach * scale + move
    }
  }

  let level = 0
  function costOf(element: SvgElement): SvgDrawingCost {
    const cached = costs.get(element)
    if (cached) return cached
    // An SVG element refers to itself if its cost is needed while it is being computed.
    if (cached === null || ++level > SVG_NESTING_DEPTH_MAX) throw new SvgTooDeepError()
    costs.set(element, null)
    const sum = ownCost(element)
    for (const child of element.children) {
      const cost = costOf(child)
      if (SVG_DEFINITION_ELEMENTS.has(child.name)) sum.depth = Math.max(sum.depth, cost.depth)
      else add(sum, cost)
    }
    const target = byId.get(element.declarations.find(([key]) => key === 'href')?.[1].slice(1) ?? '')
    if (target) add(sum, costOf(target))
    addDeclarations(sum, [...element.declarations, ...(inherited.get(element) ?? [])])
    scaleReach(sum, element)
    if (++sum.depth > SVG_NESTING_DEPTH_MAX) throw new SvgTooDeepError()
    costs.set(element, sum)
    level--
    return sum
  }

  try {
    const { work, reach } = costOf(root)
    return !(work <= SVG_DRAW_COST_MAX && reach <= side * SVG_COORDINATE_MAX)
  } catch (error) {
    if (error instanceof SvgTooDeepError) return true
    throw error
  }
}
