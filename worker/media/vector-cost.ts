import { VECTOR_DEPTH_MAX, VECTOR_REACH_MAX, VECTOR_WORK_MAX } from '../../schema/bounds.ts'
import type { Declared } from './vector-css.ts'
import { largest, measureTransform, periodOf, shorterSide, workOfStep } from './vector-measure.ts'
import { GEOMETRY } from './vector-names.ts'
import { type PathSize, measurePath } from './vector-path.ts'

/** An element of an SVG picture, with all that is declared for it: by attributes, by its style, and by rules. */
export interface Drawn {
  name: string
  id: string | undefined
  classes: string[]
  declared: Declared[]
  /** Characters in it. */
  text: number
  children: Drawn[]
}

/**
 * What an element takes to draw, all that it holds and refers to included. `work` counts shapes as large as the picture,
 * about 0.3 ms each in a browser without a graphics card; the weights below were measured there.
 */
interface Weight extends PathSize {
  work: number
  /** What its paint is used for, and what a line around it goes along, where those are inherited. */
  shapes: number
  text: number
  /** How many elements deep. */
  depth: number
}

const WORK = {
  number: 0.05,
  /** For every two numbers of one path: lines that cross are sorted anew in every row. */
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
/** What is drawn only where something refers to it. */
const RESOURCES = new Set(['defs', 'symbol', 'linearGradient', 'radialGradient', 'pattern', 'clipPath', 'mask', 'marker', 'filter'])
/** What an element has from those around it, wherever it is drawn. */
const INHERITED = new Set(['stroke', 'stroke-dasharray', 'fill', 'marker-start', 'marker-mid', 'marker-end'])
const REFERENCE = /url\(\s*["']?#([\w.:-]+)/i

/** What the elements around each resource declare: it holds in there wherever the resource is used. */
function inheritedByResources(root: Drawn): Map<Drawn, Declared[]> {
  const found = new Map<Drawn, Declared[]>()
  const visit = (element: Drawn, around: Declared[]) => {
    if (RESOURCES.has(element.name) && around.length) found.set(element, around)
    const own = element.declared.filter(([key]) => INHERITED.has(key))
    const inside = own.length ? [...around, ...own] : around
    for (const child of element.children) visit(child, inside)
  }
  visit(root, [])
  return found
}

/** Thrown inside for a picture that refers to itself, or is nested too deeply. */
class TooMuch extends Error {}

/** True when a browser would have too much to draw, once all references are followed. `side` is the picture's larger side in its own units. */
export function drawsTooMuch(root: Drawn, all: Drawn[], side: number): boolean {
  const byId = new Map<string, Drawn>()
  // As in a browser, the first element of an id has it.
  for (const element of all) if (element.id !== undefined && !byId.has(element.id)) byId.set(element.id, element)
  const mostOf = (property: string, least: number) => {
    const values = all.flatMap(({ declared }) => declared.filter(([key]) => key === property))
    return values.reduce((most, [, value]) => Math.max(most, largest(value, side)), least)
  }
  const [font, line] = [mostOf('font-size', mostOf('font', 16)), mostOf('stroke-width', 1)]
  // Dashes of a line that does not scale are measured on the screen, where the picture may be any size.
  const onScreen = all.some(({ declared }) => declared.some(([key, value]) => key === 'vector-effect' && value !== 'none'))
  const known = new Map<Drawn, Weight | null>()
  const inherited = inheritedByResources(root)

  function own({ name, declared, text }: Drawn): Weight {
    const weight: Weight = {
      work: SHAPES.has(name) ? 1 : 0,
      shapes: SHAPES.has(name) ? 1 : 0,
      numbers: 0,
      length: 0,
      reach: 0,
      text,
      depth: 0,
    }
    for (const [key, value] of declared) {
      if (key === 'd' || key === 'points') {
        const size = measurePath(key === 'points' ? `M${value}` : value)
        weight.numbers += size.numbers
        weight.work += size.numbers ** 2 * WORK.pairOfNumbers
        weight.length += size.length
        weight.reach = Math.max(weight.reach, size.reach)
      } else if (key === 'pathLength') weight.length = Math.max(weight.length, largest(value, side))
      else if (GEOMETRY.has(key) || key === 'font-size') {
        const pixels = largest(value, side)
        weight.reach = Math.max(weight.reach, pixels)
        // Around a circle is not quite seven times its radius.
        if (name !== 'path') weight.length += 7 * pixels
      }
    }
    if (SHAPES.has(name) && name !== 'path') weight.numbers += 8
    // A letter is drawn along its outline.
    weight.length += text * 10 * font
    weight.work += weight.numbers * WORK.number + text * WORK.character + workOfStep(name, declared)
    if (name === 'stop') weight.work += WORK.stop
    return weight
  }

  function add(sum: Weight, { work, shapes, numbers, length, reach, text, depth }: Weight) {
    sum.work += work
    sum.shapes += shapes
    sum.numbers += numbers
    sum.length += length
    sum.text += text
    sum.reach = Math.max(sum.reach, reach)
    sum.depth = Math.max(sum.depth, depth)
  }

  /** Adds what an element takes to draw because of what is declared for it. */
  function declare(sum: Weight, declared: Declared[]) {
    const said = (key: string) => declared.flatMap(([property, value]) => (property === key ? [value] : []))
    if (said('stroke').some((value) => value !== 'none')) sum.work += sum.numbers * WORK.strokedNumber + sum.text * WORK.strokedCharacter
    const periods = said('stroke-dasharray').map((dashes) => (onScreen && periodOf(dashes) < Infinity ? 0 : periodOf(dashes)))
    if (periods.length) sum.work += (sum.length / Math.min(...periods)) * WORK.dash
    if (said('opacity').some((value) => !(parseFloat(value) >= 1))) sum.work += WORK.opacity
    if (said('mix-blend-mode').some((value) => value !== 'normal') || said('isolation').includes('isolate')) sum.work += WORK.blend
    for (const reference of new Set(
      declared.flatMap(([key, value]) => (REFERENCE.test(value) ? [`${key} ${REFERENCE.exec(value)![1]}`] : [])),
    )) {
      const [key, id] = reference.split(' ') as [string, string]
      const target = byId.get(id)
      if (target) refer(sum, key, target)
    }
  }

  function refer(sum: Weight, key: string, target: Drawn) {
    const weight = weigh(target)
    const byMarker = key.startsWith('marker')
    sum.depth = Math.max(sum.depth, weight.depth)
    sum.reach = Math.max(sum.reach, weight.reach * (byMarker ? line : 1))
    if (key === 'fill' || key === 'stroke')
      sum.work += sum.shapes * (weight.work + (target.name === 'pattern' ? WORK.pattern : WORK.gradient))
    else if (byMarker) sum.work += sum.numbers * (weight.work + WORK.marker)
    else sum.work += weight.work + (key === 'mask' ? WORK.mask : WORK.clip)
  }

  /** What is drawn inside an element with coordinates of its own, as large as it may become. */
  function spread(sum: Weight, drawn: Drawn) {
    const { name, declared } = drawn
    const of = (property: string) => declared.find(([key]) => key === property)?.[1]
    const size = Math.max(side, ...['width', 'height', 'markerWidth', 'markerHeight'].map((key) => largest(of(key) ?? '', side)))
    const box = shorterSide(of('viewBox'))
    if (box && drawn !== root) sum.reach *= Math.max(1, size / box)
    if (name === 'use') sum.reach *= size / side
    if (['patternContentUnits', 'maskContentUnits', 'clipPathUnits'].some((key) => of(key) === 'objectBoundingBox')) sum.reach *= side
    for (const [key, value] of declared) {
      if (key === 'transform-origin') sum.reach += 2 * largest(value, side)
      if (key !== 'transform' && key !== 'patternTransform') continue
      const { scale, move } = measureTransform(value)
      sum.reach = sum.reach * scale + move
    }
  }

  let level = 0
  function weigh(drawn: Drawn): Weight {
    const before = known.get(drawn)
    if (before) return before
    // One that is being weighed leads to itself.
    if (before === null || ++level > VECTOR_DEPTH_MAX) throw new TooMuch()
    known.set(drawn, null)
    const sum = own(drawn)
    for (const child of drawn.children) {
      const weight = weigh(child)
      if (RESOURCES.has(child.name)) sum.depth = Math.max(sum.depth, weight.depth)
      else add(sum, weight)
    }
    const target = byId.get(drawn.declared.find(([key]) => key === 'href')?.[1].slice(1) ?? '')
    if (target) add(sum, weigh(target))
    declare(sum, inherited.has(drawn) ? [...drawn.declared, ...inherited.get(drawn)!] : drawn.declared)
    spread(sum, drawn)
    if (++sum.depth > VECTOR_DEPTH_MAX) throw new TooMuch()
    known.set(drawn, sum)
    level--
    return sum
  }

  try {
    const { work, reach } = weigh(root)
    return !(work <= VECTOR_WORK_MAX && reach <= side * VECTOR_REACH_MAX)
  } catch (error) {
    if (error instanceof TooMuch) return true
    throw error
  }
}
