import { type CssNode, type Declaration, find, generate } from 'css-tree'
import { CSS_DRAWING_LIMITS as LIMITS } from '../../schema/bounds.ts'
import { ANIMATABLE_PROPERTIES } from './allowlists.ts'
import { type DrawingTally, DrawingTallier, lengthInPx } from './drawing-tally.ts'
import { lengthsIn, ShadowReader } from './shadow-reader.ts'
import type { SelectorReach } from './drawing-reach.ts'
import { cssChildNodesOf, ensureCssAllowed } from './refusal.ts'

const SHADOWS = /^(?:text|box)-shadow$/
const FILTERS = /^(?:-webkit-)?(?:backdrop-)?filter$/
const MASKS = /^(?:-webkit-)?mask(?:-image)?$/
const ANIMATIONS = /^animation(?:-name)?$/
const COLUMNS = /^column(?:s|-count|-width)$/
const LINES = /^(?:border|outline|column-rule)(?!-image|.*(?:radius|color|width|spacing|collapse))/
const OWN_LAYERS = /^(?:will-change|perspective|transform-style|backface-visibility)$/
/** With `inherit`, these would cost as much as on the parent, which is not known here. Other expensive properties are inherited anyway. */
const EXPENSIVE_TO_INHERIT =
  /^(?:box-shadow|animation.*|column.*|background.*|border-image.*|clip-path|opacity|content|transform.*|.*blend-mode|.*filter|.*mask.*)$/

/** What an effect costs on one class of elements. The numbers are measured: `npm run bench:drawing`. */
const POINTS = {
  shadow: 0.3,
  shadowBlurSquared: 1 / 300,
  filter: 4,
  /** With the largest blur; a smaller one costs less, by the square of its length. */
  blur: 22,
  /** `::before` and `::after` hold little. Blurring other elements means blurring all that is in them. */
  blurOfContent: 57,
  backdrop: 24,
  mask: 5,
  linearGradient: 3,
  roundGradient: 8,
  picture: 1,
  blend: 20,
  opacity: 3,
  clip: 6,
  layer: 2,
  scale: 8,
  dashes: 10,
  animation: 4,
  columns: 30,
  inherited: 10,
}

const numbersOf = (value: CssNode): number[] =>
  cssChildNodesOf(value).flatMap((node) =>
    node.type === 'Number' ? Math.abs(Number(node.value)) : node.type === 'Percentage' ? Number(node.value) / 100 : numbersOf(node),
  )

/** Limits what the browser must draw for a style sheet. `definitions` are all values that the sheet gives each variable. */
export class DrawingBudget {
  private readonly tallier: DrawingTallier
  private readonly shadowReader: ShadowReader
  private pointsLeft: number = LIMITS.points
  private last: { reach: SelectorReach | null; effect: string } = { reach: null, effect: '' }
  constructor(definitions: ReadonlyMap<string, CssNode[]>) {
    this.tallier = new DrawingTallier(definitions)
    this.shadowReader = new ShadowReader(definitions, this.tallier)
  }

  /**
   * Takes the points of a declaration from the budget. `reach` is that of the rule's selectors, or null in `@keyframes`. Throws
   * `CssRefusedError` if the declaration is too expensive, or if too few points are left.
   */
  spend({ property: typed, value }: Declaration, reach: SelectorReach | null): void {
    if (typed.startsWith('--')) return ensureCssAllowed(reach !== null, 'animated')
    const property = typed.toLowerCase()
    const tally = this.tallier.tally(value)
    ensureCssAllowed(reach !== null || ANIMATABLE_PROPERTIES.has(property), 'animated')
    this.checkColumnsAndLines(property, value, tally)
    // A property with a prefix beside the same one without a prefix counts once.
    const effect = `${property.replace('-webkit-', '')}:${generate(value)}`
    const isRepeated = reach !== null && this.last.reach === reach && this.last.effect === effect
    const points = isRepeated
      ? 0
      : this.pointsOf(property, value, tally, reach?.onContent ?? true) *
        ((property === 'text-shadow' ? reach?.texts : reach?.elements) ?? 1)
    ensureCssAllowed(tally.characters <= LIMITS.valueLength, 'longValue')
    ensureCssAllowed(tally.text <= LIMITS.textLength || !/^(?:content|quotes|list-style.*|text-.*)$/.test(property), 'longText')
    ensureCssAllowed(tally.transforms <= LIMITS.transforms, 'transforms')
    ensureCssAllowed(points <= this.pointsLeft, 'points')
    this.pointsLeft -= points
    this.last = { reach, effect }
  }

  private checkColumnsAndLines(property: string, value: CssNode, { px, characters }: DrawingTally) {
    if (/^grid(?!-auto)/.test(property)) {
      const few = numbersOf(value).every((number) => number <= LIMITS.gridLines)
      const known = !usesVariable(value) && !/repeat\((?!\d+,|auto-fi(?:ll|t),)/i.test(generate(value))
      ensureCssAllowed(few && known && (property.includes('template') || !usesFunction(value)), 'gridLines')
    }
    if (!COLUMNS.test(property)) return
    const lengths = cssChildNodesOf(value).map(lengthInPx).filter(Boolean)
    const known = Number.isFinite(px + characters) && !usesVariable(value)
    const few = numbersOf(value).every((number) => number <= LIMITS.columns)
    ensureCssAllowed(known && few && lengths.every((length) => length >= LIMITS.columnWidthMin), 'columns')
  }

  private pointsOf(property: string, value: CssNode, tally: DrawingTally, onContent: boolean): number {
    const words = cssChildNodesOf(value).map((node) => (node.type === 'Identifier' ? node.name.toLowerCase() : ''))
    if (words.includes('none') && words.length === 1) return 0
    let points = (tally.gradients - tally.roundGradients) * POINTS.linearGradient + tally.roundGradients * POINTS.roundGradient
    points += tally.pictures * POINTS.picture
    points += tally.transforms3d * POINTS.layer + tally.scales * POINTS.scale
    if (property === 'scale') points += POINTS.scale
    if (property === 'scale' || (property === 'transform' && tally.scales > 0)) {
      const known = Number.isFinite(tally.px) && !usesVariable(value)
      ensureCssAllowed(known && numbersOf(value).every((number) => number <= LIMITS.scale), 'scale')
    }
    if (words.includes('inherit') && EXPENSIVE_TO_INHERIT.test(property)) points += POINTS.inherited
    if (SHADOWS.test(property)) points += this.pointsOfShadows(value, tally)
    if (FILTERS.test(property)) {
      ensureCssAllowed(tally.px <= LIMITS.filterBlur, 'filterBlur')
      const blur = (onContent ? POINTS.blurOfContent : POINTS.blur) * (tally.px / LIMITS.filterBlur) ** 2
      points += property.includes('backdrop') ? POINTS.backdrop : (tally.blurs + tally.otherFilters) * POINTS.filter + blur
    }
    if (MASKS.test(property)) points += POINTS.mask
    if (property.endsWith('blend-mode')) points += POINTS.blend * (tally.commas + 1)
    if (property === 'opacity') points += POINTS.opacity
    if (property === 'clip-path') points += POINTS.clip
    if (LINES.test(property)) points += tally.dashes * POINTS.dashes
    if (OWN_LAYERS.test(property)) points += POINTS.layer
    if (ANIMATIONS.test(property)) points += POINTS.animation * (tally.commas + 1)
    if (COLUMNS.test(property)) points += POINTS.columns
    return points
  }

  private pointsOfShadows(value: CssNode, { commas }: DrawingTally): number {
    ensureCssAllowed(commas < LIMITS.shadows && lengthsIn(value).every((length) => length <= LIMITS.shadowLength), 'shadows')
    const { largest, squares } = this.shadowReader.read(value)
    ensureCssAllowed(largest <= LIMITS.shadowBlur, 'shadows')
    return (commas + 1) * POINTS.shadow + squares * POINTS.shadowBlurSquared
  }
}

const usesFunction = (value: CssNode) => find(value, ({ type }) => type === 'Function') !== null
const usesVariable = (value: CssNode) => find(value, (node) => node.type === 'Function' && /^var$/i.test(node.name)) !== null
