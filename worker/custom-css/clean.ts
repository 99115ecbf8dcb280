import { type Atrule, type CssNode, find, generate, ident, type Rule, type Selector } from 'css-tree'
import { CSS_LIMITS } from '../../schema/bounds.ts'
import type { CheckedCss, DroppedCss } from '../../schema/custom-css.ts'
import { CONDITION_FUNCTIONS, CONDITIONAL_RULES, FUNCTIONS, KEYFRAMES_PREFIX, PSEUDO_CLASSES } from './names.ts'
import { findFlaw } from './proof.ts'
import { allow, isName, Refused, textOf, WHY, type Why, within } from './refusal.ts'
import { isRoot, scoped } from './selector.ts'
import { type Place, preprocess, readCss } from './reader.ts'
import { writeDeclaration } from './value.ts'

const CONDITION = /^(?:[\w .,:()>=%/+*-]|<(?!\/))*$/
const KEYFRAME = /^(?:from|to|\d+(?:\.\d+)?%)$/i

const placeOf = ({ loc }: CssNode): Place | null => (loc ? { offset: loc.start.offset, end: loc.end.offset } : null)

/** An owner's CSS made safe for the card's page: read, held against lists of what is allowed and written anew. */
class Cleaner {
  readonly dropped: DroppedCss[] = []
  readonly moved: DroppedCss[] = []
  readonly source: string
  keyframes: ReadonlySet<string> = new Set()
  length = 0
  constructor(source: string) {
    this.source = source
  }

  clean(): string {
    const nodes = readCss(this.source, (place, why) => this.tell(this.dropped, place, why))
    this.keyframes = new Set(keyframesOf(nodes))
    return this.sheet(nodes)
  }

  drop(node: CssNode, why: Why): string {
    this.tell(this.dropped, placeOf(node), why)
    return ''
  }

  /** Adds a part to what the owner is told; without a place it is the whole. */
  tell(list: DroppedCss[], place: Place | null, why: Why): void {
    if (list.length >= CSS_LIMITS.told) return
    const { offset, end } = place ?? { offset: 0, end: this.source.length }
    // Runs of spaces are shown as one, so more is read than is shown.
    const text = this.source
      .slice(offset, Math.min(end, offset + 4 * CSS_LIMITS.quoted))
      .replace(/\s+/g, ' ')
      .trim()
    const what = text.length > CSS_LIMITS.quoted ? `${text.slice(0, CSS_LIMITS.quoted - 1).toWellFormed()}…` : text
    list.push({ what, why: WHY[why], line: this.source.slice(0, offset).split('\n').length })
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
        if (node.type === 'Declaration') return this.keep(node, () => writeDeclaration(node, this.keyframes))
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
        if (selector === scoped && isRoot(within(one).at(-1))) this.tell(this.moved, placeOf(one), 'root')
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
    if (name === 'keyframes') return this.keep(node, () => this.keyframesRule(node))
    if (!CONDITIONAL_RULES.has(name)) return this.drop(node, name === 'import' ? 'import' : name === 'font-face' ? 'font' : 'atRule')
    const condition = writeCondition(node)
    if (!node.block || condition === null) return this.drop(node, 'unreadable')
    const body = this.sheet(within(node.block))
    return body && `@${name} ${condition}{${body}}`
  }

  keyframesRule(node: Atrule): string {
    const name = keyframesName(node)
    allow(name !== null, 'unreadable')
    const frame = (selector: Selector) => {
      const at = generate(selector)
      allow(KEYFRAME.test(at), 'unreadable')
      return at
    }
    const frames = blockOf(node).map((child) => (child.type === 'Rule' ? this.rule(child, frame) : this.drop(child, 'unreadable')))
    return `@keyframes ${ident.encode(KEYFRAMES_PREFIX + name)}{${frames.join('')}}`
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
    return this.length > CSS_LIMITS.output ? this.drop(node, 'length') : text
  }
}

const blockOf = (node: Atrule) => (node.block ? within(node.block) : [])

/** The condition of an at-rule as it goes out, or null where it is not one that only asks, with known functions. */
function writeCondition({ prelude }: Atrule): string | null {
  if (prelude?.type !== 'AtrulePrelude' || find(prelude, ({ type }) => type === 'Raw')) return null
  const text = generate(prelude)
  const asked = [...text.matchAll(/(?<![\w-])([\w-]+)\(/g)].map(([, name]) => name!.toLowerCase())
  const known = asked.every((name) => [CONDITION_FUNCTIONS, FUNCTIONS, PSEUDO_CLASSES].some((list) => list.has(name)))
  return CONDITION.test(text) && known ? text : null
}

/** The name of a keyframes rule where it is one that can be written without escapes, else null. */
function keyframesName(node: Atrule): string | null {
  const [name, ...more] = node.prelude?.type === 'AtrulePrelude' ? within(node.prelude) : []
  const text = more.length === 0 && (name?.type === 'Identifier' || name?.type === 'String') ? textOf(name) : ''
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
 * What of an owner's CSS applies on the page, tied to the card, what was left out and what applies to the card instead of
 * the page around it (`CSS_LIMITS.told` parts of each at most). It is parsed and written anew from what is known
 * (decisions: no other element of the page, no @import, no remote address), so that nothing typed can leave its rule, its
 * card or the style element; what was written is proven by a checker of its own, and dropped whole where that finds a
 * flaw. What it paints is held to the card by `contain: paint` on the element around it, which no selector here reaches.
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
  // A fault of the writer costs the owner their styles, and never the page.
  console.error(JSON.stringify({ customCss: 'unproven', flaw }))
  const refused = new Cleaner(source)
  refused.tell(refused.dropped, null, 'unproven')
  return { css: '', dropped: refused.dropped, moved: [] }
}
