import { type CssNode, generate } from 'css-tree'
import { CSS_DRAWING_LIMITS } from '../../schema/bounds.ts'
import { cssChildNodesOf } from './refusal.ts'

/** What a value asks the browser to draw, with its variables put in. */
export interface DrawingTally {
  characters: number
  /** Commas between the items of a list, but not those between the arguments of a function. */
  commas: number
  /** The sum of all lengths, in CSS pixels. Infinite if a length cannot be known here, for example with `calc()` or `vw`. */
  px: number
  /** Characters in strings. */
  text: number
  gradients: number
  /** Radial and conic gradients. */
  roundGradients: number
  /** The words `dotted` and `dashed`. */
  dashes: number
  pictures: number
  /** `blur()` and `drop-shadow()`. */
  blurs: number
  otherFilters: number
  transforms: number
  transforms3d: number
  /** Scales multiply where elements that have one are inside each other. */
  scales: number
}

const NOTHING: DrawingTally = {
  characters: 0,
  commas: 0,
  px: 0,
  text: 0,
  gradients: 0,
  roundGradients: 0,
  dashes: 0,
  pictures: 0,
  blurs: 0,
  otherFilters: 0,
  transforms: 0,
  transforms3d: 0,
  scales: 0,
}
const TALLY_KEYS = Object.keys(NOTHING) as (keyof DrawingTally)[]
const BOUNDLESS = Object.fromEntries(TALLY_KEYS.map((key) => [key, Infinity])) as unknown as DrawingTally

const combineTallies = (a: DrawingTally, b: DrawingTally, combine: (x: number, y: number) => number) =>
  Object.fromEntries(TALLY_KEYS.map((key) => [key, combine(a[key], b[key])])) as unknown as DrawingTally
const addTallies = (a: DrawingTally, b: DrawingTally) => combineTallies(a, b, (x, y) => x + y)

/** An `em` counts like large text, because the size of the text is not known here. */
const PX_PER_UNIT: Record<string, number> = { px: 1, pt: 4 / 3, rem: 16, em: 32 }
const UNITS_WITHOUT_LENGTH = /^(?:deg|grad|rad|turn|s|ms|fr)$/i
const MATH_FUNCTIONS = /^(?:env|calc|min|max|clamp|round|mod|rem|abs|sign|pow|sqrt|hypot|log|exp|a?sin|a?cos|a?tan|atan2)$/
const FILTER_FUNCTIONS = /^(?:brightness|contrast|grayscale|hue-rotate|invert|opacity|saturate|sepia)$/
const TRANSFORM_FUNCTIONS = /^(?:matrix|perspective|rotate|scale|skew|translate)(?:3d|[xyz])?$/
const TRANSFORM_3D_FUNCTIONS = /^(?:\w+3d|perspective|\w+z|rotate[xy])$/

const SCALING_FUNCTIONS = /^(?:scale|matrix)/

export function lengthInPx(node: CssNode): number {
  if (node.type !== 'Dimension' || UNITS_WITHOUT_LENGTH.test(node.unit)) return 0
  return Math.abs(Number(node.value)) * (PX_PER_UNIT[node.unit.toLowerCase()] ?? Infinity)
}

function tallyOfFunction(name: string): Partial<DrawingTally> {
  if (MATH_FUNCTIONS.test(name)) return { px: Infinity }
  if (name.endsWith('gradient')) return { gradients: 1, roundGradients: name.includes('linear') ? 0 : 1 }
  if (name === 'blur' || name === 'drop-shadow') return { blurs: 1 }
  if (FILTER_FUNCTIONS.test(name)) return { otherFilters: 1 }
  if (TRANSFORM_FUNCTIONS.test(name))
    return { transforms: 1, transforms3d: TRANSFORM_3D_FUNCTIONS.test(name) ? 1 : 0, scales: SCALING_FUNCTIONS.test(name) ? 1 : 0 }
  return {}
}

/** Tallies the values of a style sheet. `definitions` are all values that the sheet gives each variable (custom property). */
export class DrawingTallier {
  private readonly definitions: ReadonlyMap<string, CssNode[]>
  private readonly known = new Map<string, DrawingTally>()
  private depth = 0
  constructor(definitions: ReadonlyMap<string, CssNode[]>) {
    this.definitions = definitions
  }

  tally(node: CssNode, inFunction = false): DrawingTally {
    const own = { ...NOTHING, characters: node.type === 'Value' ? generate(node).length : 0 }
    let isFunction = inFunction
    if (node.type === 'Operator' && node.value.includes(',') && !inFunction) own.commas = 1
    else if (node.type === 'Identifier' && /^(?:dotted|dashed)$/i.test(node.name)) own.dashes = 1
    else if (node.type === 'String') own.text = node.value.length
    else if (node.type === 'Url') own.pictures = 1
    else if (node.type === 'Dimension') own.px = lengthInPx(node)
    else if (node.type === 'Function') {
      const name = node.name.toLowerCase()
      if (name === 'var') return this.tallyOfReference(node, inFunction)
      Object.assign(own, tallyOfFunction(name))
      isFunction = true
    }
    return cssChildNodesOf(node).reduce((sum, child) => addTallies(sum, this.tally(child, isFunction)), own)
  }

  private tallyOfReference(reference: CssNode, inFunction: boolean): DrawingTally {
    const [name, comma, ...fallback] = cssChildNodesOf(reference)
    const defined = name?.type === 'Identifier' ? this.tallyOfVariable(name.name) : NOTHING
    const other = comma ? fallback.reduce((sum, child) => addTallies(sum, this.tally(child, inFunction)), NOTHING) : NOTHING
    const worst = combineTallies(defined, other, Math.max)
    return inFunction ? { ...worst, commas: 0 } : worst
  }

  /**
   * The worst of all values of a variable. A variable that reaches itself counts without bound, because a value may grow with each level of
   * elements that inherits it.
   */
  private tallyOfVariable(name: string): DrawingTally {
    const known = this.known.get(name)
    if (known) return known
    if (this.depth >= CSS_DRAWING_LIMITS.variableDepth) return BOUNDLESS
    this.known.set(name, BOUNDLESS)
    this.depth++
    const tallies = (this.definitions.get(name) ?? []).map((value) => this.tally(value))
    this.depth--
    const worst = tallies.reduce((a, b) => combineTallies(a, b, Math.max), NOTHING)
    this.known.set(name, worst)
    return worst
  }
}
