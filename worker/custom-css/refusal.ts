import { type CssNode, generate, ident } from 'css-tree'
import { CSS_DRAWING_LIMITS, CUSTOM_CSS_LIMITS } from '../../schema/bounds.ts'

export const CSS_REFUSAL_MESSAGES = {
  unreadable: 'This cannot be read as CSS',
  nested: 'Write nested rules as rules of their own',
  outside: 'Only what is inside the card can be styled',
  selector: 'This selector is not available on a card',
  import: 'Other style sheets cannot be loaded',
  font: 'Fonts cannot be loaded',
  atRule: 'This at-rule is not available on a card',
  property: 'This property is not available on a card',
  value: 'This value is not available on a card',
  address: 'Only uploaded images, with addresses that begin with /media/, can be shown',
  fixed: 'Nothing on a card can be fixed to the window',
  root: 'It applies to the card itself: the page around it has no styles of its own',
  length: 'The CSS is too long to be applied in full',
  deep: `Brackets can be nested ${CUSTOM_CSS_LIMITS.depth} levels deep at most`,
  faulty: 'Too much of the CSS is faulty or too intricate: from here on nothing of it is applied',
  points:
    'The effects of this CSS would make the card slow: there are too many of them, or they are on too many elements. Use a class instead of * or a tag, and remove effects',
  shadows: `An element may have ${CSS_DRAWING_LIMITS.shadows} shadows, each with a blur radius of at most ${CSS_DRAWING_LIMITS.shadowBlur}px and no length above ${CSS_DRAWING_LIMITS.shadowLength}px, written in px, rem or em without calc()`,
  filterBlur: `The lengths in a filter may add up to ${CSS_DRAWING_LIMITS.filterBlur}px, written in px, rem or em without calc()`,
  animated: 'An animation may change only opacity, visibility, transforms, colors and background-position. Everything else would be slow',
  longValue: `A value may have ${CSS_DRAWING_LIMITS.valueLength} characters, with its variables`,
  longText: `A text in CSS may have ${CSS_DRAWING_LIMITS.textLength} characters`,
  transforms: `A value may have ${CSS_DRAWING_LIMITS.transforms} transforms`,
  scale: `An element may be scaled by ${CSS_DRAWING_LIMITS.scale} at most, written as numbers without variables or calc()`,
  columns: `Columns are ${CSS_DRAWING_LIMITS.columns} at most and ${CSS_DRAWING_LIMITS.columnWidthMin}px wide at least, written as numbers without variables or calc()`,
  gridLines: `A grid has the lines 1 to ${CSS_DRAWING_LIMITS.gridLines}, written as numbers without variables or calc()`,
  complexSelector: `This selector is too complex: it may have ${CSS_DRAWING_LIMITS.selectorParts} parts, and ${CSS_DRAWING_LIMITS.searchingSelectors} selectors may have :has() or :nth-child(… of …)`,
  unproven: 'The last check found something that is not available on a card, so none of the CSS is applied',
} as const
export type CssRefusalReason = keyof typeof CSS_REFUSAL_MESSAGES

/** Thrown to drop the current part of the CSS. Other parts are kept. */
export class CssRefusedError extends Error {
  readonly reason: CssRefusalReason
  constructor(reason: CssRefusalReason) {
    super(CSS_REFUSAL_MESSAGES[reason])
    this.reason = reason
  }
}

export function ensureCssAllowed(condition: boolean, reason: CssRefusalReason): void {
  if (!condition) throw new CssRefusedError(reason)
}

// CSS Syntax Level 3, section 4.2. Older browsers accept more characters.
const CSS_IDENTIFIER_PATTERN =
  /^[-\w\u{b7}\u{c0}-\u{d6}\u{d8}-\u{f6}\u{f8}-\u{37d}\u{37f}-\u{1fff}\u{200c}-\u{200d}\u{203f}-\u{2040}\u{2070}-\u{218f}\u{2c00}-\u{2fef}\u{3001}-\u{d7ff}\u{f900}-\u{fdcf}\u{fdf0}-\u{fffd}\u{10000}-\u{10ffff}]+$/u

/** True for an identifier without escapes, which all browsers interpret in the same way. */
export function isPlainCssIdentifier(text: string): boolean {
  return CSS_IDENTIFIER_PATTERN.test(text) && ident.encode(text) === text
}

export function animationNameOf(node: { name: string } | { value: string }): string {
  return 'name' in node ? node.name : node.value
}

export function cssChildNodesOf(node: CssNode): CssNode[] {
  return 'children' in node ? (node.children?.toArray() ?? []) : []
}

/** Escapes `<`, because `</style>` in a CSS string would close the style element. */
export function serializeCssNode(node: CssNode): string {
  return generate(node).replaceAll('<', '\\3c ')
}
