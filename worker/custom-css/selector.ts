import { type CssNode, List, type Selector } from 'css-tree'
import { CARD, PSEUDO_CLASSES, PSEUDO_ELEMENTS, WEIGHT } from './names.ts'
import { childrenOf, ensure, isName, Refused, writeNode } from './refusal.ts'

/** Throws `Refused` for any selector syntax that is not allowed. Which elements it matches is checked by scopeSelector. */
function checkSelector(node: CssNode): void {
  switch (node.type) {
    case 'SelectorList':
    case 'Selector':
    case 'AnPlusB':
      break
    case 'Nth':
      checkSelector(node.nth)
      if (node.selector) checkSelector(node.selector)
      break
    case 'TypeSelector':
      ensure(node.name === '*' || isName(node.name), 'selector')
      break
    case 'ClassSelector':
    case 'IdSelector':
    case 'Identifier':
      ensure(isName(node.name), 'selector')
      break
    case 'AttributeSelector':
      ensure(isName(node.name.name) && (node.flags === null || /^[is]$/i.test(node.flags)), 'selector')
      if (node.value?.type === 'Identifier') checkSelector(node.value)
      break
    case 'PseudoClassSelector':
      ensure(PSEUDO_CLASSES.has(node.name.toLowerCase()), 'selector')
      break
    case 'PseudoElementSelector':
      ensure(PSEUDO_ELEMENTS.has(node.name.toLowerCase()), 'selector')
      break
    case 'Combinator':
      ensure(/^(?: |>|\+|~)$/.test(node.name), 'selector')
      break
    default:
      throw new Refused('selector')
  }
  childrenOf(node).forEach(checkSelector)
}

/** True for `html`, `body` and `:root`. Rules for them apply to the card instead. */
export function isPageRoot(node: CssNode | undefined): boolean {
  return (
    (node?.type === 'TypeSelector' && /^(?:html|body)$/i.test(node.name)) ||
    (node?.type === 'PseudoClassSelector' && /^root$/i.test(node.name))
  )
}

/** Rewrites a selector so that it matches only the card and its descendants. Throws `Refused` when it cannot. */
export function scopeSelector(selector: Selector): string {
  checkSelector(selector)
  const parts = selector.children.toArray()
  while (isPageRoot(parts[0]) && parts[1]?.type === 'Combinator') {
    ensure(/^[ >]$/.test(parts[1].name), 'outside')
    parts.splice(0, 2)
  }
  if (isPageRoot(parts[0]) && parts.length === 1) return `.${CARD}${WEIGHT}`
  const end = parts.findIndex(({ type }) => type === 'Combinator')
  const first = end < 0 ? parts : parts.slice(0, end)
  ensure(first.length > 0 && !first.some(isPageRoot), 'outside')
  const text = () => writeNode({ type: 'Selector', children: new List<CssNode>().fromArray(parts) })
  const cardIndex = first.findIndex((part) => part.type === 'ClassSelector' && part.name === CARD)
  if (cardIndex < 0) return `.${CARD}${WEIGHT} ${text()}`
  // A sibling combinator after the card would match the page's own elements.
  const next = parts[end]
  ensure(next?.type !== 'Combinator' || /^[ >]$/.test(next.name), 'outside')
  parts.splice(cardIndex + 1, 0, { type: 'Raw', value: WEIGHT })
  return text()
}
