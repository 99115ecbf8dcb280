import {
  type Atrule,
  type Block,
  type CssNode,
  type Declaration,
  generate,
  parse,
  type Selector,
  tokenize,
  tokenTypes as T,
  walk,
} from 'css-tree'
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
} from './names.ts'

/** Ends the proof; the message says what was found. */
class Flaw extends Error {}

function demand(ok: boolean, what: string): asserts ok {
  if (!ok) throw new Flaw(what)
}

const REFUSED_TOKENS = new Set<number>([T.BadString, T.BadUrl, T.CDO, T.CDC, T.Comment])
const CLOSED_BY: Partial<Record<number, number>> = {
  [T.Function]: T.RightParenthesis,
  [T.LeftParenthesis]: T.RightParenthesis,
  [T.LeftSquareBracket]: T.RightSquareBracket,
  [T.LeftCurlyBracket]: T.RightCurlyBracket,
}
/** What a condition of an at-rule is made of. */
const ASKING = new Set<number>([
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
const UPLOAD = /^url\(\/media(?:\/(?!\.{1,2}[/)])[\w.-]+)+\)$/

/** Token by token: nothing is open, escaped or hidden, and each name of a function, at-rule and address is a known one. */
function checkTokens(css: string): void {
  const open: number[] = []
  let asking = false
  tokenize(css, (type, start, end) => {
    const text = css.slice(start, end)
    demand(!REFUSED_TOKENS.has(type), `token ${text}`)
    if (type === T.AtKeyword) asking = true
    else if (type === T.LeftCurlyBracket) asking = false
    else demand(!asking || ASKING.has(type), `condition with ${text}`)
    if (type === T.String) demand(/^"(?:[^"\\]|\\.)*"$/u.test(text), 'open string')
    else demand(!text.includes('\\'), `escape in ${text}`)
    if (type === T.Url) demand(UPLOAD.test(text), `address ${text}`)
    if (type === T.Function) {
      const name = text.slice(0, -1).toLowerCase()
      const lists = asking ? [CONDITION_FUNCTIONS, FUNCTIONS, PSEUDO_CLASSES] : [FUNCTIONS, PSEUDO_CLASSES]
      demand(
        lists.some((list) => list.has(name)),
        `function ${text}`,
      )
    }
    const closer = CLOSED_BY[type]
    if (closer !== undefined) open.push(closer)
    if (type === T.RightCurlyBracket || type === T.RightParenthesis || type === T.RightSquareBracket)
      demand(open.pop() === type, `unbalanced ${text}`)
  })
  demand(open.length === 0, 'unbalanced end')
}

const words = (text: string) => new Set(text.trim().split(/\s+/))
const SELECTOR_PARTS = words(`
  Selector SelectorList TypeSelector ClassSelector IdSelector AttributeSelector Identifier String PseudoClassSelector
  PseudoElementSelector Combinator Nth AnPlusB`)
const VALUE_PARTS = words('Value Function Parentheses Identifier Hash Dimension Number Percentage Operator String Url')

/** Fails unless every element that the selector matches is the card or inside it. */
function checkSelector(selector: CssNode): void {
  demand(selector.type === 'Selector', 'no selector')
  walk(selector, (part) => {
    demand(SELECTOR_PARTS.has(part.type), `${part.type} in a selector`)
    if (part.type === 'PseudoClassSelector') demand(PSEUDO_CLASSES.has(part.name.toLowerCase()), `:${part.name}`)
    if (part.type === 'PseudoElementSelector') demand(PSEUDO_ELEMENTS.has(part.name.toLowerCase()), `::${part.name}`)
    if (part.type === 'TypeSelector' || part.type === 'Identifier') demand(!part.name.includes('|'), `namespace ${part.name}`)
    if (part.type === 'Combinator') demand([' ', '>', '+', '~'].includes(part.name), `combinator ${part.name}`)
  })
  const parts = (selector as Selector).children.toArray()
  const step = parts.findIndex(({ type }) => type === 'Combinator')
  // The first compound can match the card alone, whatever else it asks: its class is the card's. From there the first step
  // leads inside, and every further one, to a child, a descendant or a sibling, stays inside.
  const compound = step < 0 ? parts : parts.slice(0, step)
  const named = compound.findIndex((part) => part.type === 'ClassSelector' && part.name === CARD)
  const weight = compound[named + 1]
  demand(named >= 0 && weight !== undefined && generate(weight) === WEIGHT, 'selector without the card')
  const next = parts[step]
  demand(next?.type !== 'Combinator' || next.name === ' ' || next.name === '>', 'selector that leaves the card')
}

function checkDeclaration({ property, value, important }: Declaration): void {
  demand(typeof important === 'boolean', `!${important}`)
  demand(PROPERTIES.has(property) || /^--[\w-]+$/.test(property), `property ${property}`)
  walk(value, (part) => {
    demand(VALUE_PARTS.has(part.type), `${part.type} in ${property}`)
    if (part.type === 'Function') demand(FUNCTIONS.has(part.name.toLowerCase()), `function ${part.name} in ${property}`)
  })
  if (property !== 'position') return
  const [word, ...more] = value.type === 'Value' ? value.children.toArray() : []
  demand(word?.type === 'Identifier' && POSITIONS.has(word.name.toLowerCase()) && more.length === 0, 'position')
}

function checkBlock(block: Block): void {
  for (const node of block.children) {
    demand(node.type === 'Declaration', `${node.type} in a block`)
    checkDeclaration(node)
  }
}

function checkRule(rule: CssNode, check: (selector: CssNode) => void): void {
  demand(rule.type === 'Rule' && rule.prelude.type === 'SelectorList', `${rule.type} in place of a rule`)
  rule.prelude.children.forEach(check)
  checkBlock(rule.block)
}

function checkFrame(selector: CssNode): void {
  demand(selector.type === 'Selector' && selector.children.size === 1, 'frame')
  const { first } = selector.children
  demand(first?.type === 'Percentage' || (first?.type === 'TypeSelector' && /^(?:from|to)$/i.test(first.name)), 'frame')
}

function checkAtRule({ name, prelude, block }: Atrule): void {
  demand(prelude?.type === 'AtrulePrelude' && block !== null, `@${name}`)
  if (name !== 'keyframes') {
    demand(CONDITIONAL_RULES.has(name), `@${name}`)
    walk(prelude, (part) => demand(part.type !== 'Raw' && part.type !== 'Url', `${part.type} in @${name}`))
    block.children.forEach(checkStatement)
    return
  }
  const { first, size } = prelude.children
  demand(first?.type === 'Identifier' && size === 1 && first.name.startsWith(KEYFRAMES_PREFIX), 'name of keyframes')
  block.children.forEach((frame) => checkRule(frame, checkFrame))
}

function checkStatement(node: CssNode): void {
  if (node.type === 'Atrule') checkAtRule(node)
  else checkRule(node, checkSelector)
}

/**
 * The first thing in a written style sheet that must not go out to a card's page, or null where there is none. It knows
 * nothing of how the sheet was written and shares only the lists with the writer: it reads the text anew, token by token
 * and then as a tree, and fails for all that it does not know, what it cannot read included.
 */
export function findFlaw(css: string): string | null {
  try {
    demand(css.isWellFormed() && !/[\0-\x1f\x7f]|<\/|<!--/.test(css), 'text that could end the style element')
    checkTokens(css)
    const tree = parse(css, {
      parseCustomProperty: true,
      onParseError: (error, instead: CssNode | null) => {
        // Without a node in its place the parser goes on to another way of reading a condition.
        if (instead?.type === 'Raw') throw error
      },
    })
    demand(tree.type === 'StyleSheet', tree.type)
    tree.children.forEach(checkStatement)
    return null
  } catch (error) {
    return error instanceof Flaw ? error.message : String(error)
  }
}
