import { type Atrule, type CssNode, type Declaration, generate, parse, type Selector, tokenize, tokenTypes as T, walk } from 'css-tree'
import {
  CARD,
  CONDITION_FUNCTIONS,
  CONDITIONAL_RULES,
  FUNCTIONS,
  KEYFRAMES_PREFIX,
  POSITIONS,
  PROPERTIES,
  PSEUDO_CLASSES,
  PSEUDO_ELEMENTS,
  WEIGHT,
} from './allowlists.ts'

/** Thrown for CSS that must not be published. */
class Flaw extends Error {}

function ensure(ok: boolean, what: string): asserts ok {
  if (!ok) throw new Flaw(what)
}

const FORBIDDEN_TOKENS = new Set<number>([T.BadString, T.BadUrl, T.CDO, T.CDC, T.Comment])
const CLOSED_BY: Partial<Record<number, number>> = {
  [T.Function]: T.RightParenthesis,
  [T.LeftParenthesis]: T.RightParenthesis,
  [T.LeftSquareBracket]: T.RightSquareBracket,
  [T.LeftCurlyBracket]: T.RightCurlyBracket,
}
/** Tokens that are allowed in the condition of an at-rule. */
const CONDITION_TOKENS = new Set<number>([
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
const MEDIA_URL = /^url\(\/media(?:\/(?!\.{1,2}[/)])[\w.-]+)+\)$/

/** Checks every token: brackets are balanced, strings are closed, nothing is escaped, and functions and URLs are allowed ones. */
function checkTokens(css: string): void {
  const open: number[] = []
  let inCondition = false
  tokenize(css, (type, start, end) => {
    const text = css.slice(start, end)
    ensure(!FORBIDDEN_TOKENS.has(type), `token ${text}`)
    if (type === T.AtKeyword) inCondition = true
    else if (type === T.LeftCurlyBracket) inCondition = false
    else ensure(!inCondition || CONDITION_TOKENS.has(type), `condition with ${text}`)
    if (type === T.String) ensure(/^"(?:[^"\\]|\\.)*"$/u.test(text), 'open string')
    else ensure(!text.includes('\\'), `escape in ${text}`)
    if (type === T.Url) ensure(MEDIA_URL.test(text), `address ${text}`)
    if (type === T.Function) {
      const name = text.slice(0, -1).toLowerCase()
      const lists = inCondition ? [CONDITION_FUNCTIONS, FUNCTIONS, PSEUDO_CLASSES] : [FUNCTIONS, PSEUDO_CLASSES]
      ensure(
        lists.some((list) => list.has(name)),
        `function ${text}`,
      )
    }
    const closer = CLOSED_BY[type]
    if (closer !== undefined) open.push(closer)
    if (type === T.RightCurlyBracket || type === T.RightParenthesis || type === T.RightSquareBracket)
      ensure(open.pop() === type, `unbalanced ${text}`)
  })
  ensure(open.length === 0, 'unbalanced end')
}

const wordSet = (text: string) => new Set(text.trim().split(/\s+/))
const SELECTOR_NODES = wordSet(`
  Selector SelectorList TypeSelector ClassSelector IdSelector AttributeSelector Identifier String PseudoClassSelector
  PseudoElementSelector Combinator Nth AnPlusB`)
const VALUE_NODES = wordSet('Value Function Parentheses Identifier Hash Dimension Number Percentage Operator String Url')

/** Throws unless the selector matches only the card and its descendants. */
function checkSelector(selector: CssNode): void {
  ensure(selector.type === 'Selector', 'no selector')
  walk(selector, (part) => {
    ensure(SELECTOR_NODES.has(part.type), `${part.type} in a selector`)
    if (part.type === 'PseudoClassSelector') ensure(PSEUDO_CLASSES.has(part.name.toLowerCase()), `:${part.name}`)
    if (part.type === 'PseudoElementSelector') ensure(PSEUDO_ELEMENTS.has(part.name.toLowerCase()), `::${part.name}`)
    if (part.type === 'TypeSelector' || part.type === 'Identifier') ensure(!part.name.includes('|'), `namespace ${part.name}`)
    if (part.type === 'Combinator') ensure([' ', '>', '+', '~'].includes(part.name), `combinator ${part.name}`)
  })
  const parts = (selector as Selector).children.toArray()
  const combinatorIndex = parts.findIndex(({ type }) => type === 'Combinator')
  // The first compound has the card's class, so it matches only the card. The first combinator leads inside the card, and any
  // further one, to a child, descendant or sibling, stays inside.
  const compound = combinatorIndex < 0 ? parts : parts.slice(0, combinatorIndex)
  const cardIndex = compound.findIndex((part) => part.type === 'ClassSelector' && part.name === CARD)
  const weight = compound[cardIndex + 1]
  ensure(cardIndex >= 0 && weight !== undefined && generate(weight) === WEIGHT, 'selector without the card')
  const combinator = parts[combinatorIndex]
  ensure(combinator?.type !== 'Combinator' || combinator.name === ' ' || combinator.name === '>', 'selector that leaves the card')
}

function checkDeclaration({ property, value, important }: Declaration): void {
  ensure(typeof important === 'boolean', `!${important}`)
  ensure(PROPERTIES.has(property) || /^--[\w-]+$/.test(property), `property ${property}`)
  walk(value, (part) => {
    ensure(VALUE_NODES.has(part.type), `${part.type} in ${property}`)
    if (part.type === 'Function') ensure(FUNCTIONS.has(part.name.toLowerCase()), `function ${part.name} in ${property}`)
  })
  if (property !== 'position') return
  const [word, ...more] = value.type === 'Value' ? value.children.toArray() : []
  ensure(word?.type === 'Identifier' && POSITIONS.has(word.name.toLowerCase()) && more.length === 0, 'position')
}

function checkRule(rule: CssNode, check: (selector: CssNode) => void): void {
  ensure(rule.type === 'Rule' && rule.prelude.type === 'SelectorList', `${rule.type} in place of a rule`)
  rule.prelude.children.forEach(check)
  rule.block.children.forEach((node) => {
    ensure(node.type === 'Declaration', `${node.type} in a block`)
    checkDeclaration(node)
  })
}

function checkKeyframe(selector: CssNode): void {
  ensure(selector.type === 'Selector' && selector.children.size === 1, 'frame')
  const { first } = selector.children
  ensure(first?.type === 'Percentage' || (first?.type === 'TypeSelector' && /^(?:from|to)$/i.test(first.name)), 'frame')
}

function checkAtRule({ name, prelude, block }: Atrule): void {
  ensure(prelude?.type === 'AtrulePrelude' && block !== null, `@${name}`)
  if (name !== 'keyframes') {
    ensure(CONDITIONAL_RULES.has(name), `@${name}`)
    walk(prelude, (part) => ensure(part.type !== 'Raw' && part.type !== 'Url', `${part.type} in @${name}`))
    block.children.forEach(checkStatement)
    return
  }
  const { first, size } = prelude.children
  ensure(first?.type === 'Identifier' && size === 1 && first.name.startsWith(KEYFRAMES_PREFIX), 'name of keyframes')
  block.children.forEach((frame) => checkRule(frame, checkKeyframe))
}

function checkStatement(node: CssNode): void {
  if (node.type === 'Atrule') checkAtRule(node)
  else checkRule(node, checkSelector)
}

/**
 * Verifies a cleaned style sheet. Returns the first thing in it that must not be published on a card's page, or null. It is
 * independent of the cleaner except for the allowlists: it parses the text again, as tokens and as a tree, and refuses
 * everything that is not allowed or cannot be parsed.
 */
export function findFlaw(css: string): string | null {
  try {
    ensure(css.isWellFormed() && !/[\0-\x1f\x7f]|<\/|<!--/.test(css), 'text that could end the style element')
    checkTokens(css)
    const tree = parse(css, {
      parseCustomProperty: true,
      onParseError: (error, fallback: CssNode | null) => {
        // Without a fallback node, the parser is only about to try another grammar for a condition.
        if (fallback?.type === 'Raw') throw error
      },
    })
    ensure(tree.type === 'StyleSheet', tree.type)
    tree.children.forEach(checkStatement)
    return null
  } catch (error) {
    return error instanceof Flaw ? error.message : String(error)
  }
}
