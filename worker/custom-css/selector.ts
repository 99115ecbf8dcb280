import { type CssNode, List, type Selector } from 'css-tree'
import { CARD_CLASS, ALLOWED_PSEUDO_CLASSES, ALLOWED_PSEUDO_ELEMENTS, ID_SPECIFICITY_SELECTOR } from './allowlists.ts'
import { cssChildNodesOf, ensureCssAllowed, isPlainCssIdentifier, CssRefusedError, serializeCssNode } from './refusal.ts'

/** Checks a selector's syntax only. `scopeSelectorToCard` checks which elements it matches. */
function checkCssSelectorSyntax(node: CssNode): void {
  switch (node.type) {
    case 'SelectorList':
    case 'Selector':
    case 'AnPlusB':
      break
    case 'Nth':
      checkCssSelectorSyntax(node.nth)
      if (node.selector) checkCssSelectorSyntax(node.selector)
      break
    case 'TypeSelector':
      ensureCssAllowed(node.name === '*' || isPlainCssIdentifier(node.name), 'selector')
      break
    case 'ClassSelector':
    case 'IdSelector':
    case 'Identifier':
      ensureCssAllowed(isPlainCssIdentifier(node.name), 'selector')
      break
    case 'AttributeSelector':
      ensureCssAllowed(isPlainCssIdentifier(node.name.name) && (node.flags === null || /^[is]$/i.test(node.flags)), 'selector')
      if (node.value?.type === 'Identifier') checkCssSelectorSyntax(node.value)
      break
    case 'PseudoClassSelector':
      ensureCssAllowed(ALLOWED_PSEUDO_CLASSES.has(node.name.toLowerCase()), 'selector')
      break
    case 'PseudoElementSelector':
      ensureCssAllowed(ALLOWED_PSEUDO_ELEMENTS.has(node.name.toLowerCase()), 'selector')
      break
    case 'Combinator':
      ensureCssAllowed(/^(?: |>|\+|~)$/.test(node.name), 'selector')
      break
    default:
      throw new CssRefusedError('selector')
  }
  cssChildNodesOf(node).forEach(checkCssSelectorSyntax)
}

/** True for `html`, `body` and `:root`. The cleaner applies their rules to the card. */
export function isPageRootSelector(node: CssNode | undefined): boolean {
  return (
    (node?.type === 'TypeSelector' && /^(?:html|body)$/i.test(node.name)) ||
    (node?.type === 'PseudoClassSelector' && /^root$/i.test(node.name))
  )
}

/** Rewrites a selector to match only the card and its descendants. Throws `CssRefusedError` if that is impossible. */
export function scopeSelectorToCard(selector: Selector): string {
  checkCssSelectorSyntax(selector)
  const parts = selector.children.toArray()
  while (isPageRootSelector(parts[0]) && parts[1]?.type === 'Combinator') {
    ensureCssAllowed(/^[ >]$/.test(parts[1].name), 'outside')
    parts.splice(0, 2)
  }
  if (isPageRootSelector(parts[0]) && parts.length === 1) return `.${CARD_CLASS}${ID_SPECIFICITY_SELECTOR}`
  const end = parts.findIndex(({ type }) => type === 'Combinator')
  const first = end < 0 ? parts : parts.slice(0, end)
  ensureCssAllowed(first.length > 0 && !first.some(isPageRootSelector), 'outside')
  const text = () => serializeCssNode({ type: 'Selector', children: new List<CssNode>().fromArray(parts) })
  const cardIndex = first.findIndex((part) => part.type === 'ClassSelector' && part.name === CARD_CLASS)
  if (cardIndex < 0) return `.${CARD_CLASS}${ID_SPECIFICITY_SELECTOR} ${text()}`
  // A sibling combinator (`+`, `~`) would match page elements next to the card.
  const next = parts[end]
  ensureCssAllowed(next?.type !== 'Combinator' || /^[ >]$/.test(next.name), 'outside')
  parts.splice(cardIndex + 1, 0, { type: 'Raw', value: ID_SPECIFICITY_SELECTOR })
  return text()
}
