import { VECTOR_DEPTH_MAX, VECTOR_COORDINATE_MAX, VECTOR_DRAW_COST_MAX } from '../../schema/bounds.ts'
import type { SvgDeclaration } from './vector-css.ts'
import { largestLength, measureTransform, dashPeriod, shorterSide, filterWork } from './vector-measure.ts'
import { GEOMETRY } from './vector-names.ts'
import { type PathSize, measurePath } from './vector-path.ts'

/** An element of an SVG, with all its declarations from attributes, its `style` and style sheet rules. */
export interface SvgElement {
  name: string
  id: string | undefined
  classes: string[]
  declarations: SvgDeclaration[]
  /** Number of characters of text in it. */
  text: number
  children: SvgElement[]
}

/**
 * Cost of drawing an element with its children and references. The unit of `work` is one shape as large as the picture, about
 * 0.3 ms in a browser without a graphics card; the weights in WORK were measured there.
 */
interface DrawingCost extends PathSize {
  work: number
  /** Number of shapes, each of which is painted with an inherited fill or stroke. */
  shapes: number
  /** Number of characters. */
  text: number
  /** Levels of nested elements, references included. */
  depth: number
}

const WORK = {
  number: 0.05,
  /** Per pair of numbers of one path: in the worst case every two lines cross, and crossings are sorted for every pixel row. */
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
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath'])
/** Elements that are drawn only where something refers to them. */
const RESOURCES = new Set(['defs', 'symbol', 'linearGradient', 'radialGradient', 'pattern', 'clipPath', 'mask', 'marker', 'filter'])
/** Properties that children inherit. */
const INHERITED = new Set(['stroke', 'stroke-dasharray', 'fill', 'marker-start', 'marker-mid', 'marker-end'])
const REFERENCE = /url\(\s*["']?#([\w.:-]+)/i

/** By resource, the inherited declarations of its ancestors. They apply inside it wherever the resource is used. */
function inheritedByResources(root: SvgElement): Map<SvgElement, SvgDeclaration[]> {
  const inherited = new Map<SvgElement, SvgDeclaration[]>()
  const visit = (element: SvgElement, fromAncestors: SvgDeclaration[]) => {
    if (RESOURCES.has(element.name) && fromAncestors.length) inherited.set(element, fromAncestors)
    const forChildren = [...fromAncestors, ...element.declarations.filter(([key]) => INHERITED.has(key))]
    for (const child of element.children) visit(child, forChildren)
  }
  visit(root, [])
  return inherited
}

/** Thrown when an SVG refers to itself or is nested too deeply. */
class TooDeep extends Error {}

/** True when a browser would take too long to draw the SVG, with all references followed. `side` is its larger side in its own units. */
export function isTooCostlyToDraw(root: SvgElement, all: SvgElement[], side: number): boolean {
  const byId = new Map<string, SvgElement>()
  // As in browsers, an id refers to the first element that has it.
  for (const element of all) if (element.id !== undefined && !byId.has(element.id)) byId.set(element.id, element)
  const largestOf = (property: string, minimum: number) => {
    const values = all.flatMap(({ declarations }) => declarations.filter(([key]) => key === property))
    return values.reduce((max, [, value]) => Math.max(max, largestLength(value, side)), minimum)
  }
  const [fontSize, strokeWidth] = [largestOf('font-size', largestOf('font', 16)), largestOf('stroke-width', 1)]
  // With `vector-effect: non-scaling-stroke`, dashes are measured in screen pixels, so their number depends on the displayed size.
  const hasScreenStrokes = all.some(({ declarations }) => declarations.some(([key, value]) => key === 'vector-effect' && value !== 'none'))
  /** Finished costs; null for an element whose cost is being computed. */
  const costs = new Map<SvgElement, DrawingCost | null>()
  const inherited = inheritedByResources(root)

  /** Cost of an element without its children and references. */
  function ownCost({ name, declarations, text }: SvgElement): DrawingCost {
    const cost: DrawingCost = {
      work: SHAPES.has(name) ? 1 : 0,
      shapes: SHAPES.has(name) ? 1 : 0,
      numbers: 0,
      length: 0,
      reach: 0,
      text,
      depth: 0,
    }
    for (const [key, value] of declarations) {
      if (key === 'd' || key === 'points') {
        const size = measurePath(key === 'points' ? `M${value}` : value)
        cost.numbers += size.numbers
        cost.work += size.numbers ** 2 * WORK.pairOfNumbers
        cost.length += size.length
        cost.reach = Math.max(cost.reach, size.reach)
      } else if (key === 'pathLength') cost.length = Math.max(cost.length, largestLength(value, side))
      else if (GEOMETRY.has(key) || key === 'font-size') {
        const pixels = largestLength(value, side)
        cost.reach = Math.max(cost.reach, pixels)
        // A circle's circumference is 6.3 times its radius.
        if (name !== 'path') cost.length += 7 * pixels
      }
    }
    if (SHAPES.has(name) && name !== 'path') cost.numbers += 8
    // Each character's outline counts as ten times its font size.
    cost.length += text * 10 * fontSize
    cost.work += cost.numbers * WORK.number + text * WORK.character + filterWork(name, declarations)
    if (name === 'stop') cost.work += WORK.stop
    return cost
  }

  function add(sum: DrawingCost, { work, shapes, numbers, length, reach, text, depth }: DrawingCost) {
    sum.work += work
    sum.shapes += shapes
    sum.numbers += numbers
    sum.length += length
    sum.text += text
    sum.reach = Math.max(sum.reach, reach)
    sum.depth = Math.max(sum.depth, depth)
  }

  /** Adds the cost of an element's strokes, opacity, blending and references. */
  function addDeclarations(sum: DrawingCost, declarations: SvgDeclaration[]) {
    const valuesOf = (key: string) => declarations.flatMap(([property, value]) => (property === key ? [value] : []))
    if (valuesOf('stroke').some((value) => value !== 'none'))
      sum.work += sum.numbers * WORK.strokedNumber + sum.text * WORK.strokedCharacter
    const periods = valuesOf('stroke-dasharray').map((dashes) =>
      hasScreenStrokes && dashPeriod(dashes) < Infinity ? 0 : dashPeriod(dashes),
    )
    if (periods.length) sum.work += (sum.length / Math.min(...periods)) * WORK.dash
    if (valuesOf('opacity').some((value) => !(parseFloat(value) >= 1))) sum.work += WORK.opacity
    if (valuesOf('mix-blend-mode').some((value) => value !== 'normal') || valuesOf('isolation').includes('isolate')) sum.work += WORK.blend
    for (const reference of new Set(
      declarations.flatMap(([key, value]) => (REFERENCE.test(value) ? [`${key} ${REFERENCE.exec(value)![1]}`] : [])),
    )) {
      const [key, id] = reference.split(' ') as [string, string]
      const target = byId.get(id)
      if (target) addReference(sum, key, target)
    }
  }

  /** Adds the cost of a resource that the property `key` refers to. */
  function addReference(sum: DrawingCost, key: string, target: SvgElement) {
    const cost = costOf(target)
    const isMarker = key.startsWith('marker')
    sum.depth = Math.max(sum.depth, cost.depth)
    sum.reach = Math.max(sum.reach, cost.reach * (isMarker ? strokeWidth : 1))
    if (key === 'fill' || key === 'stroke')
      sum.work += sum.shapes * (cost.work + (target.name === 'pattern' ? WORK.pattern : WORK.gradient))
    else if (isMarker) sum.work += sum.numbers * (cost.work + WORK.marker)
    else sum.work += cost.work + (key === 'mask' ? WORK.mask : WORK.clip)
  }

  /** Scales the reach by an element's transforms and its own coordinate system. */
  function scaleReach(sum: DrawingCost, element: SvgElement) {
    const { name, declarations } = element
    const of = (property: string) => declarations.find(([key]) => key === property)?.[1]
    const size = Math.max(side, ...['width', 'height', 'markerWidth', 'markerHeight'].map((key) => largestLength(of(key) ?? '', side)))
    const box = shorterSide(of('viewBox'))
    if (box && element !== root) sum.reach *= Math.max(1, size / box)
    if (name === 'use') sum.reach *= size / side
    if (['patternContentUnits', 'maskContentUnits', 'clipPathUnits'].some((key) => of(key) === 'objectBoundingBox')) sum.reach *= side
    for (const [key, value] of declarations) {
      if (key === 'transform-origin') sum.reach += 2 * largestLength(value, side)
      if (key !== 'transform' && key !== 'patternTransform') continue
      const { scale, move } = measureTransform(value)
      sum.reach = sum.reach * scale + move
    }
  }

  let level = 0
  function costOf(element: SvgElement): DrawingCost {
    const cached = costs.get(element)
    if (cached) return cached
    // An element whose cost is being computed refers to itself.
    if (cached === null || ++level > VECTOR_DEPTH_MAX) throw new TooDeep()
    costs.set(element, null)
    const sum = ownCost(element)
    for (const child of element.children) {
      const cost = costOf(child)
      if (RESOURCES.has(child.name)) sum.depth = Math.max(sum.depth, cost.depth)
      else add(sum, cost)
    }
    const target = byId.get(element.declarations.find(([key]) => key === 'href')?.[1].slice(1) ?? '')
    if (target) add(sum, costOf(target))
    addDeclarations(sum, [...element.declarations, ...(inherited.get(element) ?? [])])
    scaleReach(sum, element)
    if (++sum.depth > VECTOR_DEPTH_MAX) throw new TooDeep()
    costs.set(element, sum)
    level--
    return sum
  }

  try {
    const { work, reach } = costOf(root)
    return !(work <= VECTOR_DRAW_COST_MAX && reach <= side * VECTOR_COORDINATE_MAX)
  } catch (error) {
    if (error instanceof TooDeep) return true
    throw error
  }
}
