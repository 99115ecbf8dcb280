import { type CssNode, find, type Selector, walk } from 'css-tree'
import { CSS_DRAWING_LIMITS } from '../../schema/bounds.ts'
import { CARD_CSS_CLASSES } from '../../schema/theme.ts'
import { cssChildNodesOf, ensureCssAllowed } from './refusal.ts'
import { isPageRootSelector } from './selector.ts'

/** How much of the card selectors match. */
export interface SelectorReach {
  /** A rough number of elements: 1 for a class of a single element, 5 for other classes, 10 for a tag, 30 for `*`. */
  elements: number
  /** The same, but 15 at least for elements that may hold much text, because text inherits its shadows. */
  texts: number
  /** True if an element matches that holds other elements or text of the card, so not only `::before` and `::after`. */
  onContent: boolean
}

/** Classes that one element of a card has. Others, such as those of links and buttons, may occur often. */
const SINGLE_CLASSES: ReadonlySet<string> = new Set<string>([
  ...CARD_CSS_CLASSES,
  'card-name',
  'card-title',
  'card-company',
  'card-about',
  'card-photo',
  'card-logo',
  'card-cover',
  'card-heading',
  'card-save',
])
/** Those of them that hold one line of text at most. */
const ONE_LINE_PATTERN = /^(?:card-(?:name|title|company|photo|logo|cover|save)|h1)$/i
const TEXT_REACH = 15
const CLASS_REACH = 5
const TAG_REACH = 10
const UNKNOWN_REACH = 30
/** The pointer is over few elements at a time: one of a kind, and the elements around it. */
const POINTED_AT_REACH = 2
const UNKNOWN_POINTED_AT_REACH = 10

function reachOfPart(part: CssNode): number {
  if (part.type === 'ClassSelector') return SINGLE_CLASSES.has(part.name) ? 1 : CLASS_REACH
  if (part.type === 'IdSelector' || isPageRootSelector(part)) return 1
  if (part.type === 'TypeSelector') return part.name === '*' ? UNKNOWN_REACH : /^h1$/i.test(part.name) ? 1 : TAG_REACH
  if (part.type !== 'PseudoClassSelector' || !/^(?:is|where)$/i.test(part.name)) return UNKNOWN_REACH
  const alternatives = cssChildNodesOf(part).flatMap(cssChildNodesOf)
  return alternatives.reduce((sum, alternative) => sum + elementsMatchedBy(alternative), 0)
}

function elementsMatchedBy(selector: CssNode): number {
  const parts = cssChildNodesOf(selector)
  const lastCompound = parts.slice(parts.findLastIndex(({ type }) => type === 'Combinator') + 1)
  const reach = Math.min(UNKNOWN_REACH, ...lastCompound.map(reachOfPart))
  const isPointedAt = lastCompound.some(
    (part) => part.type === 'PseudoClassSelector' && /^(?:hover|active|focus|focus-visible)$/i.test(part.name),
  )
  return isPointedAt ? Math.min(reach, reach === UNKNOWN_REACH ? UNKNOWN_POINTED_AT_REACH : POINTED_AT_REACH) : reach
}

function textsMatchedBy(selector: CssNode): number {
  const isSmall =
    isForPseudoElement(selector) || cssChildNodesOf(selector).some((part) => 'name' in part && ONE_LINE_PATTERN.test(String(part.name)))
  return isSmall ? elementsMatchedBy(selector) : Math.max(TEXT_REACH, elementsMatchedBy(selector))
}

const isForPseudoElement = (selector: CssNode) =>
  /^(?:before|after)$/i.test((cssChildNodesOf(selector).at(-1) as { name?: string }).name ?? '')

export function reachOfSelectors(selectors: Selector[]): SelectorReach {
  const elements = selectors.reduce((sum, selector) => sum + elementsMatchedBy(selector), 0)
  const texts = selectors.reduce((sum, selector) => sum + textsMatchedBy(selector), 0)
  return { elements, texts, onContent: !selectors.every(isForPseudoElement) }
}

/** Throws `CssRefusedError` for a selector that a browser would match slowly. */
export class SelectorBudget {
  private searchesLeft: number = CSS_DRAWING_LIMITS.searchingSelectors

  spend(selector: Selector): void {
    let parts = 0
    walk(selector, ({ type }) => {
      if (type.endsWith('Selector')) parts++
    })
    ensureCssAllowed(parts <= CSS_DRAWING_LIMITS.selectorParts, 'complexSelector')
    const isSearching = find(selector, (node) =>
      node.type === 'Nth' ? node.selector !== null : node.type === 'PseudoClassSelector' && /^has$/i.test(node.name),
    )
    if (isSearching) ensureCssAllowed(this.searchesLeft-- > 0, 'complexSelector')
  }
}
