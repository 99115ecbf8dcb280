import { type Atrule, type CssNode, type Declaration, List, type Rule, type Selector, generate, parse } from 'css-tree'
import type { PublicCard } from '../../schema/card.ts'
import type { CheckedCss, DroppedCss } from '../../schema/custom-css.ts'
import { isMediaPath } from '../../schema/url.ts'
import { FUNCTIONS, PROPERTIES, PSEUDO_CLASSES, PSEUDO_ELEMENTS } from './custom-css-names.ts'

/** Characters of what goes into the page: selectors grow as they are tied to the card. */
export const OUTPUT_MAX = 40_000
const DROPPED_MAX = 50
const WHAT_MAX = 80
/** Animations are named for the whole document: this keeps an owner's from taking the place of a theme's. */
const KEYFRAMES_PREFIX = 'own-'
const CARD = 'card-container'
/** Matches anything and weighs as much as an id, so that an owner's rule wins over any of the theme's. */
const WEIGHT = ':is(*,#a)'

/** The reasons, as an owner reads them. */
const WHY = {
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
} as const
type Why = keyof typeof WHY

/** Ends the part of the CSS that it is thrown in; what is around it stays. */
class Refused extends Error {
  readonly why: Why
  constructor(why: Why) {
    super(WHY[why])
    this.why = why
  }
}

// No escapes anywhere but within strings: what a name says is what it is.
const NAME = /^[-\w\u00a0-\u{10ffff}]+$/u
const NUMBER = /^[+-]?[\d.]+(?:e[+-]?\d+)?$/i
const CONDITION = /^(?:[\w\s.,:()>=%/+*-]|<(?!\/))*$/
const KEYFRAME = /^(?:from|to|\d+(?:\.\d+)?%)$/i

const allow = (ok: boolean, why: Why) => {
  if (!ok) throw new Refused(why)
}
const within = (node: CssNode): CssNode[] => ('children' in node ? (node.children?.toArray() ?? []) : [])

/** Fails on anything in a value that is not known to be harmless. */
function checkValue(node: CssNode): void {
  switch (node.type) {
    case 'Value':
    case 'Parentheses':
      break
    case 'Function':
      allow(FUNCTIONS.has(node.name.toLowerCase()), /url|src|image|import/i.test(node.name) ? 'address' : 'value')
      break
    case 'Url':
      allow(isMediaPath(node.value), 'address')
      break
    case 'Identifier':
      allow(NAME.test(node.name), 'value')
      break
    case 'Hash':
      allow(NAME.test(node.value), 'value')
      break
    case 'Dimension':
      allow(NUMBER.test(node.value) && /^[a-z]+$/i.test(node.unit), 'value')
      break
    case 'Number':
    case 'Percentage':
      allow(NUMBER.test(node.value), 'value')
      break
    case 'Operator':
      allow(/^\s*[-+*/,]\s*$/.test(node.value), 'value')
      break
    // Written anew with its quotes and escapes.
    case 'String':
      break
    default:
      throw new Refused(node.type === 'Raw' ? 'unreadable' : 'value')
  }
  within(node).forEach(checkValue)
}

/** An owner's animation under the name that it has on the page. */
function renameAnimations(node: CssNode, keyframes: Set<string>): void {
  if ((node.type === 'Identifier' || node.type === 'String') && keyframes.has(textOf(node))) {
    const name = KEYFRAMES_PREFIX + textOf(node)
    Object.assign(node, { type: 'Identifier', name })
  }
  within(node).forEach((child) => renameAnimations(child, keyframes))
}

const textOf = (node: { name: string } | { value: string }) => ('name' in node ? node.name : node.value)
/** Text of a checked part. An opening angle bracket could end the style element, so within a string it is escaped. */
const textFor = (node: CssNode) => generate(node).replaceAll('<', '\\3c ')

function declaration(node: Declaration, keyframes: Set<string>): string {
  const property = node.property.startsWith('--') ? node.property : node.property.toLowerCase()
  const own = /^--[\w-]+$/.test(property)
  allow(own || PROPERTIES.has(property), 'property')
  checkValue(node.value)
  if (property === 'position') allow(/^(?:static|relative|absolute|sticky)$/i.test(textFor(node.value)), 'fixed')
  if (/^animation(?:-name)?$/.test(property)) renameAnimations(node.value, keyframes)
  const value = textFor(node.value)
  allow(value !== '' || own, 'unreadable')
  return `${property}:${value}${node.important ? '!important' : ''}`
}

/** Fails on a part of a selector that is not known; what it selects does not matter here. */
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
      allow(node.name === '*' || NAME.test(node.name), 'selector')
      break
    case 'ClassSelector':
    case 'IdSelector':
    case 'Identifier':
      allow(NAME.test(node.name), 'selector')
      break
    case 'AttributeSelector':
      allow(NAME.test(node.name.name) && (node.value?.type !== 'Identifier' || NAME.test(node.value.name)), 'selector')
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
function isRoot(node: CssNode | undefined): boolean {
  return (
    (node?.type === 'TypeSelector' && /^(?:html|body)$/i.test(node.name)) ||
    (node?.type === 'PseudoClassSelector' && /^root$/i.test(node.name))
  )
}

/** A selector that matches the card and what is inside it, and nothing else. */
function scoped(selector: Selector): string {
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
  const text = () => textFor({ type: 'Selector', children: new List<CssNode>().fromArray(parts) })
  const named = first.findIndex((part) => part.type === 'ClassSelector' && part.name === CARD)
  if (named < 0) return `.${CARD}${WEIGHT} ${text()}`
  // Beside the card stand the page's own parts.
  const next = parts[end]
  allow(next?.type !== 'Combinator' || /^[ >]$/.test(next.name), 'outside')
  parts.splice(named + 1, 0, { type: 'Raw', value: WEIGHT })
  return text()
}

/** An owner's CSS made safe for the card's page: read, held against lists of what is allowed and written anew. */
class Cleaner {
  readonly dropped: DroppedCss[] = []
  readonly moved: DroppedCss[] = []
  readonly source: string
  readonly keyframes: Set<string>
  length = 0
  constructor(source: string, keyframes: Set<string>) {
    this.source = source
    this.keyframes = keyframes
  }

  drop(node: CssNode, why: Why): string {
    this.tell(this.dropped, node, why)
    return ''
  }

  tell(list: DroppedCss[], node: CssNode, why: Why) {
    const { start, end } = node.loc ?? { start: { offset: 0, line: 1 }, end: { offset: this.source.length } }
    const text = this.source.slice(start.offset, end.offset).replace(/\s+/g, ' ').trim()
    const what = text.length > WHAT_MAX ? `${text.slice(0, WHAT_MAX - 1).toWellFormed()}…` : text
    if (list.length < DROPPED_MAX) list.push({ what, why: WHY[why], line: start.line })
  }

  /** What `make` returns, or nothing and a line in `dropped`. */
  keep(node: CssNode, make: () => string): string {
    try {
      return make()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return this.drop(node, error.why)
    }
  }

  declarations(nodes: CssNode[]): string {
    return nodes
      .map((node) => {
        if (node.type === 'Declaration') return this.keep(node, () => declaration(node, this.keyframes))
        if (node.type === 'Comment') return ''
        return this.drop(node, node.type === 'Rule' || node.type === 'Atrule' || /[{}]/.test(generate(node)) ? 'nested' : 'unreadable')
      })
      .filter(Boolean)
      .join(';')
  }

  rule(node: Rule, selector: (node: Selector) => string): string {
    if (node.prelude.type !== 'SelectorList') return this.drop(node, 'unreadable')
    const selectors = node.prelude.children.toArray().map((one) =>
      this.keep(one, () => {
        allow(one.type === 'Selector', 'unreadable')
        const text = selector(one as Selector)
        if (selector === scoped && isRoot(within(one).at(-1))) this.tell(this.moved, one, 'root')
        return text
      }),
    )
    const kept = selectors.filter(Boolean)
    if (kept.length === 0) return ''
    const body = this.declarations(within(node.block))
    return body && `${kept.join(',')}{${body}}`
  }

  atRule(node: Atrule): string {
    const name = node.name.toLowerCase()
    const prelude = node.prelude ? generate(node.prelude) : ''
    if (name === 'keyframes') {
      return this.keep(node, () => {
        const named = keyframesName(node)
        allow(named !== null && NAME.test(named), 'unreadable')
        const frame = (selector: Selector) => {
          const at = generate(selector)
          allow(KEYFRAME.test(at), 'unreadable')
          return at
        }
        const frames = blockOf(node).map((child) => (child.type === 'Rule' ? this.rule(child, frame) : this.drop(child, 'unreadable')))
        return `@keyframes ${KEYFRAMES_PREFIX}${named}{${frames.join('')}}`
      })
    }
    if (name !== 'media' && name !== 'supports' && name !== 'container')
      return this.drop(node, name === 'import' ? 'import' : name === 'font-face' ? 'font' : 'atRule')
    if (!node.block || node.prelude?.type !== 'AtrulePrelude' || !CONDITION.test(prelude) || /url\(/i.test(prelude))
      return this.drop(node, 'unreadable')
    const body = this.sheet(within(node.block))
    return body && `@${name} ${prelude}{${body}}`
  }

  sheet(nodes: CssNode[]): string {
    return nodes.map((node) => this.statement(node)).join('')
  }

  statement(node: CssNode): string {
    const before = this.length
    const text =
      node.type === 'Rule'
        ? this.rule(node, scoped)
        : node.type === 'Atrule'
          ? this.atRule(node)
          : /^(?:Comment|WhiteSpace|CDO|CDC)$/.test(node.type)
            ? ''
            : this.drop(node, 'unreadable')
    this.length = before + text.length
    return this.length > OUTPUT_MAX ? this.drop(node, 'length') : text
  }
}

const blockOf = (node: Atrule) => (node.block ? within(node.block) : [])

function keyframesName(node: Atrule): string | null {
  const [name] = node.prelude?.type === 'AtrulePrelude' ? within(node.prelude) : []
  return name?.type === 'Identifier' || name?.type === 'String' ? textOf(name) : null
}

function keyframesOf(nodes: CssNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'Atrule') return []
    return /^keyframes$/i.test(node.name) ? [keyframesName(node) ?? ''] : keyframesOf(blockOf(node))
  })
}

/**
 * What of an owner's CSS applies on the page, tied to the card, what was left out and what applies to the card instead of
 * the page around it (the first 50 parts of each). It is parsed
 * and written anew from what is known (decisions: no other element of the page, no @import, no remote address), so that
 * nothing typed can leave its rule, its card or the style element. What it paints is held to the card by `contain: paint`
 * on the element around it, which no selector here reaches.
 */
export function cleanCss(source: string | null): CheckedCss {
  if (!source?.trim()) return { css: '', dropped: [], moved: [] }
  try {
    const nodes = within(parse(source, { positions: true, parseCustomProperty: true }))
    const cleaner = new Cleaner(source, new Set(keyframesOf(nodes)))
    const css = cleaner.sheet(nodes)
    if (css.includes('</')) throw new RangeError('An end tag is left in the CSS')
    return { css, dropped: cleaner.dropped, moved: cleaner.moved }
  } catch (error) {
    // Nested thousands deep it exhausts the parser's stack.
    if (!(error instanceof RangeError)) throw error
    return { css: '', dropped: [{ what: `${source.slice(0, WHAT_MAX).toWellFormed()}…`, why: WHY.unreadable, line: 1 }], moved: [] }
  }
}

/** A card as a visitor's client gets it: custom CSS of which nothing had to be left out as it was typed, else what applies of it. */
export function withCheckedCss(card: PublicCard): PublicCard {
  const { css, dropped } = cleanCss(card.customCss)
  if (dropped.length === 0) return card
  return { ...card, customCss: css, customizations: { ...card.customizations, customCss: css } }
}
