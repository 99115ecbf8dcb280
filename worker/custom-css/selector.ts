import { type CssNode, List, type Selector } from 'css-tree'
import { CARD, PSEUDO_CLASSES, PSEUDO_ELEMENTS, WEIGHT } from './names.ts'
import { allow, isName, Refused, within, write } from './refusal.ts'

/** Throws `Refused` for a part of a selector that is not known; what it selects does not matter here. */
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
      allow(node.name === '*' || isName(node.name), 'selector')
      break
    case 'ClassSelector':
    case 'IdSelector':
    case 'Identifier':
      allow(isName(node.name), 'selector')
      break
    case 'AttributeSelector':
      allow(isName(node.name.name) && (node.flags === null || /^[is]$/i.test(node.flags)), 'selector')
      if (node.value?.type === 'Identifier') checkSelector(node.value)
      break
    case 'PseudoClassSelector':
      allow(PSEUDO_CLASSES.has(node.name.toLowerCase()), 'selector')
      break
    case 'PseudoElementSelector':
      allow(PSEUDO_ELEMENTS.has(node.name.toLowerCase()), 'selector')
      break
    case 'Combinator':
      allow(/^(?: |>|\+|~)$/.test(node.name), 'selector')
      break
    default:
      throw new Refused('selector')
  }
  within(node).forEach(checkSelector)
}

/** True for what stands for the whole page: a rule for it is meant for the card. */
export function isRoot(node: CssNode | undefined): boolean {
  return (
    (node?.type === 'TypeSelector' && /^(?:html|body)$/i.test(node.name)) ||
    (node?.type === 'PseudoClassSelector' && /^root$/i.test(node.name))
  )
}

/** A selector that matches the card and what is inside it, and nothing else. Throws `Refused` where there is none. */
export function scoped(selector: Selector): string {
  checkSelector(selector)
  const parts = selector.children.toArray()
  while (isRoot(parts[0]) && parts[1]?.type === 'Combinator') {
    allow(/^[ >]$/.test(parts[1].name), 'outside')
    parts.splice(0, 2)
  }
  if (isRoot(parts[0]) && parts.length === 1) return `.${CARD}${WEIGHT}`
  const end = parts.findIndex(({ type }) => type === 'Combinator')
  const first = end < 0 ? parts : parts.slice(0, end)
  allow(first.length > 0 && !first.some(isRoot), 'outside')
  const text = () => write({ type: 'Selector', children: new List<CssNode>().fromArray(parts) })
  const named = first.findIndex((part) => part.type === 'ClassSelector' && part.name === CARD)
  if (named < 0) return `.${CARD}${WEIGHT} ${text()}`
  // Beside the card stand the page's own parts.
  const next = parts[end]
  allow(next?.type !== 'Combinator' || /^[ >]$/.test(next.name), 'outside')
  parts.splice(named + 1, 0, { type: 'Raw', value: WEIGHT })
  return text()
}
