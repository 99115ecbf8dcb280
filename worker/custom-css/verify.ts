import { type Atrule, type CssNode, type Declaration, generate, parse, type Selector, tokenize, tokenTypes as T, walk } from 'css-tree'
import {
  CARD_CLASS,
  ALLOWED_CONDITION_FUNCTIONS,
  ALLOWED_CONDITIONAL_RULES,
  ALLOWED_FUNCTIONS,
  OWN_ANIMATION_PREFIX,
  ALLOWED_POSITIONS,
  ALLOWED_PROPERTIES,
  ALLOWED_PSEUDO_CLASSES,
  ALLOWED_PSEUDO_ELEMENTS,
  ID_SPECIFICITY_SELECTOR,
} from './allowlists.ts'

class CssFlawError extends Error {}

function assertNoCssFlaw(ok: boolean, what: string): asserts ok {
  if (!ok) throw new CssFlawError(what)
}

const FORBIDDEN_CSS_TOKENS = new Set<number>([T.BadString, T.BadUrl, T.CDO, T.CDC, T.Comment])
const CLOSING_BRACKET_BY_OPENING: Partial<Record<number, number>> = {
  [T.Function]: T.RightParenthesis,
  [T.LeftParenthesis]: T.RightParenthesis,
  [T.LeftSquareBracket]: T.RightSquareBracket,
  [T.LeftCurlyBracket]: T.RightCurlyBracket,
}
const ALLOWED_CSS_CONDITION_TOKENS = new Set<number>([
  T.Ident,
  T.Function,
  T.Delim,
  T.Number,
  T.Percentage,
  T.Dimension,
  T.WhiteSpace,
  T.Colon,
  T.Comma,
  T.LeftParenthesis,
  T.RightParenthesis,
])
const UPLOADED_IMAGE_URL_PATTERN = /^url\(\/media(?:\/(?!\.{1,2}[/)])[\w.-]+)+\)$/

/** Throws for unbalanced brackets, unclosed strings, escapes, and functions or URLs that are not allowed. */
function checkCssTokens(css: string): void {
  const open: number[] = []
  let inCondition = false
  tokenize(css, (type, start, end) => {
    const text = css.slice(start, end)
    assertNoCssFlaw(!FORBIDDEN_CSS_TOKENS.has(type), `token ${text}`)
    if (type === T.AtKeyword) inCondition = true
    else if (type === T.LeftCurlyBracket) inCondition = false
    else assertNoCssFlaw(!inCondition || ALLOWED_CSS_CONDITION_TOKENS.has(type), `condition with ${text}`)
    if (type === T.String) assertNoCssFlaw(/^"(?:[^"\\]|\\.)*"$/u.test(text), 'open string')
    else assertNoCssFlaw(!text.includes('\\'), `escape in ${text}`)
    if (type === T.Url) assertNoCssFlaw(UPLOADED_IMAGE_URL_PATTERN.test(text), `address ${text}`)
    if (type === T.Function) {
      const name = text.slice(0, -1).toLowerCase()
      const lists = inCondition
        ? [ALLOWED_CONDITION_FUNCTIONS, ALLOWED_FUNCTIONS, ALLOWED_PSEUDO_CLASSES]
        : [ALLOWED_FUNCTIONS, ALLOWED_PSEUDO_CLASSES]
      assertNoCssFlaw(
        lists.some((list) => list.has(name)),
        `function ${text}`,
      )
    }
    const closer = CLOSING_BRACKET_BY_OPENING[type]
    if (closer !== undefined) open.push(closer)
    if (type === T.RightCurlyBracket || type === T.RightParenthesis || type === T.RightSquareBracket)
      assertNoCssFlaw(open.pop() === type, `unbalanced ${text}`)
  })
  assertNoCssFlaw(open.length === 0, 'unbalanced end')
}

const parseWordSet = (text: string) => new Set(text.trim().split(/\s+/))
const ALLOWED_CSS_SELECTOR_NODES = parseWordSet(`
  Selector SelectorList TypeSelector ClassSelector IdSelector AttributeSelector Identifier String PseudoClassSelector
  PseudoElementSelector Combinator Nth AnPlusB`)
const ALLOWED_CSS_VALUE_NODES = parseWordSet('Value Function Parentheses Identifier Hash Dimension Number Percentage Operator String Url')

function checkSelectorStaysInCard(selector: CssNode): void {
  assertNoCssFlaw(selector.type === 'Selector', 'no selector')
  walk(selector, (part) => {
    assertNoCssFlaw(ALLOWED_CSS_SELECTOR_NODES.has(part.type), `${part.type} in a selector`)
    if (part.type === 'PseudoClassSelector') assertNoCssFlaw(ALLOWED_PSEUDO_CLASSES.has(part.name.toLowerCase()), `:${part.name}`)
    if (part.type === 'PseudoElementSelector') assertNoCssFlaw(ALLOWED_PSEUDO_ELEMENTS.has(part.name.toLowerCase()), `::${part.name}`)
    if (part.type === 'TypeSelector' || part.type === 'Identifier') assertNoCssFlaw(!part.name.includes('|'), `namespace ${part.name}`)
    if (part.type === 'Combinator') assertNoCssFlaw([' ', '>', '+', '~'].includes(part.name), `combinator ${part.name}`)
  })
  const parts = (selector as Selector).children.toArray()
  const combinatorIndex = parts.findIndex(({ type }) => type === 'Combinator')
  // The part before the first combinator must match only the card. If that combinator selects descendants, all later parts stay inside the
  // card.
  const compound = combinatorIndex < 0 ? parts : parts.slice(0, combinatorIndex)
  const cardIndex = compound.findIndex((part) => part.type === 'ClassSelector' && part.name === CARD_CLASS)
  const weight = compound[cardIndex + 1]
  assertNoCssFlaw(cardIndex >= 0 && weight !== undefined && generate(weight) === ID_SPECIFICITY_SELECTOR, 'selector without the card')
  const combinator = parts[combinatorIndex]
  assertNoCssFlaw(combinator?.type !== 'Combinator' || combinator.name === ' ' || combinator.name === '>', 'selector that leaves the card')
}

function checkCssDeclaration({ property, value, important }: Declaration): void {
  assertNoCssFlaw(typeof important === 'boolean', `!${important}`)
  assertNoCssFlaw(ALLOWED_PROPERTIES.has(property) || /^--[\w-]+$/.test(property), `property ${property}`)
  walk(value, (part) => {
    assertNoCssFlaw(ALLOWED_CSS_VALUE_NODES.has(part.type), `${part.type} in ${property}`)
    if (part.type === 'Function') assertNoCssFlaw(ALLOWED_FUNCTIONS.has(part.name.toLowerCase()), `function ${part.name} in ${property}`)
  })
  if (property !== 'position') return
  const [word, ...more] = value.type === 'Value' ? value.children.toArray() : []
  assertNoCssFlaw(word?.type === 'Identifier' && ALLOWED_POSITIONS.has(word.name.toLowerCase()) && more.length === 0, 'position')
}

function checkCssRule(rule: CssNode, check: (selector: CssNode) => void): void {
  assertNoCssFlaw(rule.type === 'Rule' && rule.prelude.type === 'SelectorList', `${rule.type} in place of a rule`)
  rule.prelude.children.forEach(check)
  rule.block.children.forEach((node) => {
    assertNoCssFlaw(node.type === 'Declaration', `${node.type} in a block`)
    checkCssDeclaration(node)
  })
}

function checkCssKeyframeSelector(selector: CssNode): void {
  assertNoCssFlaw(selector.type === 'Selector' && selector.children.size === 1, 'frame')
  const { first } = selector.children
  assertNoCssFlaw(first?.type === 'Percentage' || (first?.type === 'TypeSelector' && /^(?:from|to)$/i.test(first.name)), 'frame')
}

function checkCssAtRule({ name, prelude, block }: Atrule): void {
  assertNoCssFlaw(prelude?.type === 'AtrulePrelude' && block !== null, `@${name}`)
  if (name !== 'keyframes') {
    assertNoCssFlaw(ALLOWED_CONDITIONAL_RULES.has(name), `@${name}`)
    walk(prelude, (part) => assertNoCssFlaw(part.type !== 'Raw' && part.type !== 'Url', `${part.type} in @${name}`))
    block.children.forEach(checkCssStatement)
    return
  }
  const { first, size } = prelude.children
  assertNoCssFlaw(first?.type === 'Identifier' && size === 1 && first.name.startsWith(OWN_ANIMATION_PREFIX), 'name of keyframes')
  block.children.forEach((frame) => checkCssRule(frame, checkCssKeyframeSelector))
}

function checkCssStatement(node: CssNode): void {
  if (node.type === 'Atrule') checkCssAtRule(node)
  else checkCssRule(node, checkSelectorStaysInCard)
}

/**
 * Returns the first flaw that forbids publishing a cleaned style sheet, or null. The verifier shares only the allowlists with the
 * cleaner: it parses the text again and refuses everything that is not allowed.
 */
export function findUnsafeCss(css: string): string | null {
  try {
    assertNoCssFlaw(css.isWellFormed() && !/[\0-\x1f\x7f]|<\/|<!--/.test(css), 'text that could end the style element')
    checkCssTokens(css)
    const tree = parse(css, {
      parseCustomProperty: true,
      onParseError: (error, fallback: CssNode | null) => {
        // An error without a fallback node is ignored, because the parser then tries another grammar.
        if (fallback?.type === 'Raw') throw error
      },
    })
    assertNoCssFlaw(tree.type === 'StyleSheet', tree.type)
    tree.children.forEach(checkCssStatement)
    return null
  } catch (error) {
    return error instanceof CssFlawError ? error.message : String(error)
  }
}
