import { type Atrule, type CssNode, find, generate, ident, type Rule, type Selector } from 'css-tree'
import { CSS_LIMITS } from '../../schema/bounds.ts'
import type { CheckedCss, DroppedCss } from '../../schema/custom-css.ts'
import { CONDITION_FUNCTIONS, CONDITIONAL_RULES, FUNCTIONS, KEYFRAMES_PREFIX, PSEUDO_CLASSES } from './allowlists.ts'
import { findFlaw } from './verify.ts'
import { ensure, isName, Refused, nameOf, REFUSAL_MESSAGES, type RefusalReason, childrenOf } from './refusal.ts'
import { isPageRoot, scopeSelector } from './selector.ts'
import { type SourceRange, preprocess, readCss } from './reader.ts'
import { writeDeclaration } from './value.ts'

const CONDITION = /^(?:[\w .,:()>=%/+*-]|<(?!\/))*$/
const KEYFRAME = /^(?:from|to|\d+(?:\.\d+)?%)$/i

const rangeOf = ({ loc }: CssNode): SourceRange | null => (loc ? { offset: loc.start.offset, end: loc.end.offset } : null)

/** Parses an owner's CSS, checks it against the allowlists and rewrites it for the card's page. */
class Cleaner {
  readonly dropped: DroppedCss[] = []
  readonly moved: DroppedCss[] = []
  readonly source: string
  keyframes: ReadonlySet<string> = new Set()
  outputLength = 0
  constructor(source: string) {
    this.source = source
  }

  clean(): string {
    const nodes = readCss(this.source, (range, reason) => this.report(this.dropped, range, reason))
    this.keyframes = new Set(keyframesOf(nodes))
    return this.sheet(nodes)
  }

  drop(node: CssNode, reason: RefusalReason): string {
    this.report(this.dropped, rangeOf(node), reason)
    return ''
  }

  /** Adds an excerpt of the source to a list that the owner sees. Null stands for the whole source. */
  report(list: DroppedCss[], range: SourceRange | null, reason: RefusalReason): void {
    if (list.length >= CSS_LIMITS.told) return
    const { offset, end } = range ?? { offset: 0, end: this.source.length }
    // Four times the shown length, because runs of white space are collapsed.
    const text = this.source
      .slice(offset, Math.min(end, offset + 4 * CSS_LIMITS.quoted))
      .replace(/\s+/g, ' ')
      .trim()
    const what = text.length > CSS_LIMITS.quoted ? `${text.slice(0, CSS_LIMITS.quoted - 1).toWellFormed()}…` : text
    list.push({ what, why: REFUSAL_MESSAGES[reason], line: this.source.slice(0, offset).split('\n').length })
  }

  /** The result of `write`; an empty string and a report in `dropped` when it throws `Refused`. */
  writeOrDrop(node: CssNode, write: () => string): string {
    try {
      return write()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return this.drop(node, error.reason)
    }
  }

  declarations(nodes: CssNode[]): string {
    return nodes
      .map((node) => {
        if (node.type === 'Declaration') return this.writeOrDrop(node, () => writeDeclaration(node, this.keyframes))
        if (node.type === 'Comment') return ''
        return this.drop(node, node.type === 'Rule' || node.type === 'Atrule' || /[{}]/.test(generate(node)) ? 'nested' : 'unreadable')
      })
      .filter(Boolean)
      .join(';')
  }

  rule(node: Rule, writeSelector: (node: Selector) => string): string {
    if (node.prelude.type !== 'SelectorList') return this.drop(node, 'unreadable')
    const selectors = node.prelude.children
      .toArray()
      .map((child) =>
        this.writeOrDrop(child, () => {
          ensure(child.type === 'Selector', 'unreadable')
          const text = writeSelector(child as Selector)
          if (writeSelector === scopeSelector && isPageRoot(childrenOf(child).at(-1))) this.report(this.moved, rangeOf(child), 'root')
          return text
        }),
      )
      .filter(Boolean)
    if (selectors.length === 0) return ''
    const body = this.declarations(childrenOf(node.block))
    return body && `${selectors.join(',')}{${body}}`
  }

  atRule(node: Atrule): string {
    const name = node.name.toLowerCase()
    if (name === 'keyframes') return this.writeOrDrop(node, () => this.keyframesRule(node))
    if (!CONDITIONAL_RULES.has(name)) return this.drop(node, name === 'import' ? 'import' : name === 'font-face' ? 'font' : 'atRule')
    const condition = conditionText(node)
    if (!node.block || condition === null) return this.drop(node, 'unreadable')
    const body = this.sheet(childrenOf(node.block))
    return body && `@${name} ${condition}{${body}}`
  }

  keyframesRule(node: Atrule): string {
    const name = keyframesName(node)
    ensure(name !== null, 'unreadable')
    const writeSelector = (selector: Selector) => {
      const text = generate(selector)
      ensure(KEYFRAME.test(text), 'unreadable')
      return text
    }
    const frames = blockOf(node).map((child) => (child.type === 'Rule' ? this.rule(child, writeSelector) : this.drop(child, 'unreadable')))
    return `@keyframes ${ident.encode(KEYFRAMES_PREFIX + name)}{${frames.join('')}}`
  }

  sheet(nodes: CssNode[]): string {
    return nodes.map((node) => this.statement(node)).join('')
  }

  statement(node: CssNode): string {
    const lengthBefore = this.outputLength
    const text =
      node.type === 'Rule'
        ? this.rule(node, scopeSelector)
        : node.type === 'Atrule'
          ? this.atRule(node)
          : /^(?:Comment|WhiteSpace|CDO|CDC)$/.test(node.type)
            ? ''
            : this.drop(node, 'unreadable')
    this.outputLength = lengthBefore + text.length
    return this.outputLength > CSS_LIMITS.output ? this.drop(node, 'length') : text
  }
}

const blockOf = (node: Atrule) => (node.block ? childrenOf(node.block) : [])

/** The text of an at-rule's condition; null when it has unknown functions or other syntax. */
function conditionText({ prelude }: Atrule): string | null {
  if (prelude?.type !== 'AtrulePrelude' || find(prelude, ({ type }) => type === 'Raw')) return null
  const text = generate(prelude)
  const functions = [...text.matchAll(/(?<![\w-])([\w-]+)\(/g)].map(([, name]) => name!.toLowerCase())
  const allowed = functions.every((name) => [CONDITION_FUNCTIONS, FUNCTIONS, PSEUDO_CLASSES].some((list) => list.has(name)))
  return CONDITION.test(text) && allowed ? text : null
}

/** The name of a keyframes rule; null unless it can be written without escapes. */
function keyframesName(node: Atrule): string | null {
  const [name, ...more] = node.prelude?.type === 'AtrulePrelude' ? childrenOf(node.prelude) : []
  const text = more.length === 0 && (name?.type === 'Identifier' || name?.type === 'String') ? nameOf(name) : ''
  return isName(text) ? text : null
}

function keyframesOf(nodes: CssNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'Atrule') return []
    if (!/^keyframes$/i.test(node.name)) return keyframesOf(blockOf(node))
    return keyframesName(node) ?? []
  })
}

/**
 * Makes an owner's CSS safe for the card's page. Returns the CSS scoped to the card, the parts that were dropped, and the parts
 * that were written for the page but apply to the card (`CSS_LIMITS.told` of each at most). The CSS is parsed and rewritten from
 * allowlists (no element outside the card, no @import, no remote URL), so that nothing can escape its rule, the card or the
 * style element. An independent verifier checks the result; if it finds a flaw, all of the CSS is dropped. Painting outside the
 * card is prevented by `contain: paint` on its parent element, which no scoped selector can match.
 */
export function cleanCss(typed: string | null): CheckedCss {
  if (!typed?.trim()) return { css: '', dropped: [], moved: [] }
  const source = preprocess(typed)
  const cleaner = new Cleaner(source)
  let flaw: string | null
  try {
    const css = cleaner.clean()
    flaw = findFlaw(css)
    if (flaw === null) return { css, dropped: cleaner.dropped, moved: cleaner.moved }
  } catch (error) {
    flaw = String(error)
  }
  // A bug in the cleaner drops the owner's styles, so that it never breaks the page.
  console.error(JSON.stringify({ customCss: 'unproven', flaw }))
  const rejected = new Cleaner(source)
  rejected.report(rejected.dropped, null, 'unproven')
  return { css: '', dropped: rejected.dropped, moved: [] }
}
