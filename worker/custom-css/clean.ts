import { type Atrule, type CssNode, find, generate, ident, type Rule, type Selector, walk } from 'css-tree'
import { CUSTOM_CSS_LIMITS } from '../../schema/bounds.ts'
import type { CheckedCustomCss, CustomCssProblem } from '../../schema/custom-css.ts'
import {
  ALLOWED_CONDITION_FUNCTIONS,
  ALLOWED_CONDITIONAL_RULES,
  ALLOWED_FUNCTIONS,
  OWN_ANIMATION_PREFIX,
  ALLOWED_PSEUDO_CLASSES,
} from './allowlists.ts'
import { DrawingBudget } from './drawing-budget.ts'
import { reachOfSelectors, SelectorBudget, type SelectorReach } from './drawing-reach.ts'
import { findUnsafeCss } from './verify.ts'
import {
  ensureCssAllowed,
  isPlainCssIdentifier,
  CssRefusedError,
  animationNameOf,
  CSS_REFUSAL_MESSAGES,
  type CssRefusalReason,
  cssChildNodesOf,
} from './refusal.ts'
import { isPageRootSelector, scopeSelectorToCard } from './selector.ts'
import { type CssSourceRange, preprocessCss, parseCssRules } from './reader.ts'
import { serializeAllowedDeclaration } from './value.ts'
import { logFailure } from '../platform/log.ts'

const AT_RULE_CONDITION_PATTERN = /^(?:[\w .,:()>=%/+*-]|<(?!\/))*$/
const KEYFRAME_SELECTOR_PATTERN = /^(?:from|to|\d+(?:\.\d+)?%)$/i

const cssSourceRangeOf = ({ loc }: CssNode): CssSourceRange | null => (loc ? { offset: loc.start.offset, end: loc.end.offset } : null)

class CssCleaner {
  readonly dropped: CustomCssProblem[] = []
  readonly moved: CustomCssProblem[] = []
  readonly source: string
  keyframes: ReadonlySet<string> = new Set()
  outputLength = 0
  readonly selectorBudget = new SelectorBudget()
  drawingBudget = new DrawingBudget(new Map())
  constructor(source: string) {
    this.source = source
  }

  clean(): string {
    const nodes = parseCssRules(this.source, (range, reason) => this.report(this.dropped, range, reason))
    this.keyframes = new Set(collectKeyframesNames(nodes))
    this.drawingBudget = new DrawingBudget(collectVariables(nodes))
    return this.sheet(nodes)
  }

  drop(node: CssNode, reason: CssRefusalReason): string {
    this.report(this.dropped, cssSourceRangeOf(node), reason)
    return ''
  }

  /** Adds a problem with an excerpt of the CSS to `list`. A null `range` means the whole CSS. */
  report(list: CustomCssProblem[], range: CssSourceRange | null, reason: CssRefusalReason): void {
    if (list.length >= CUSTOM_CSS_LIMITS.told) return
    const { offset, end } = range ?? { offset: 0, end: this.source.length }
    // Four times the excerpt's length is taken first, because collapsing white space shortens the text.
    const text = this.source
      .slice(offset, Math.min(end, offset + 4 * CUSTOM_CSS_LIMITS.quoted))
      .replace(/\s+/g, ' ')
      .trim()
    const what = text.length > CUSTOM_CSS_LIMITS.quoted ? `${text.slice(0, CUSTOM_CSS_LIMITS.quoted - 1).toWellFormed()}…` : text
    list.push({ what, why: CSS_REFUSAL_MESSAGES[reason], line: this.source.slice(0, offset).split('\n').length })
  }

  writeOrDrop(node: CssNode, write: () => string): string {
    try {
      return write()
    } catch (error) {
      if (!(error instanceof CssRefusedError)) throw error
      return this.drop(node, error.reason)
    }
  }

  /** `reach` is null in `@keyframes`. */
  declarations(nodes: CssNode[], reach: SelectorReach | null): string {
    return nodes
      .map((node) => {
        if (node.type === 'Declaration')
          return this.writeOrDrop(node, () => {
            const text = serializeAllowedDeclaration(node, this.keyframes)
            this.drawingBudget.spend(node, reach)
            return text
          })
        if (node.type === 'Comment') return ''
        return this.drop(node, node.type === 'Rule' || node.type === 'Atrule' || /[{}]/.test(generate(node)) ? 'nested' : 'unreadable')
      })
      .filter(Boolean)
      .join(';')
  }

  rule(node: Rule, writeSelector: (node: Selector) => string): string {
    if (node.prelude.type !== 'SelectorList') return this.drop(node, 'unreadable')
    const isKeyframe = writeSelector !== scopeSelectorToCard
    const written: Selector[] = []
    const selectors = node.prelude.children
      .toArray()
      .map((child) =>
        this.writeOrDrop(child, () => {
          ensureCssAllowed(child.type === 'Selector', 'unreadable')
          const selector = child as Selector
          const text = writeSelector(selector)
          if (!isKeyframe) this.selectorBudget.spend(selector)
          written.push(selector)
          if (!isKeyframe && isPageRootSelector(cssChildNodesOf(child).at(-1))) this.report(this.moved, cssSourceRangeOf(child), 'root')
          return text
        }),
      )
      .filter(Boolean)
    if (selectors.length === 0) return ''
    const body = this.declarations(cssChildNodesOf(node.block), isKeyframe ? null : reachOfSelectors(written))
    return body && `${selectors.join(',')}{${body}}`
  }

  atRule(node: Atrule): string {
    const name = node.name.toLowerCase()
    if (name === 'keyframes') return this.writeOrDrop(node, () => this.keyframesRule(node))
    if (!ALLOWED_CONDITIONAL_RULES.has(name))
      return this.drop(node, name === 'import' ? 'import' : name === 'font-face' ? 'font' : 'atRule')
    const condition = atRuleConditionOf(node)
    if (!node.block || condition === null) return this.drop(node, 'unreadable')
    const body = this.sheet(cssChildNodesOf(node.block))
    return body && `@${name} ${condition}{${body}}`
  }

  keyframesRule(node: Atrule): string {
    const name = keyframesNameOf(node)
    ensureCssAllowed(name !== null, 'unreadable')
    const writeSelector = (selector: Selector) => {
      const text = generate(selector)
      ensureCssAllowed(KEYFRAME_SELECTOR_PATTERN.test(text), 'unreadable')
      return text
    }
    const frames = atRuleChildNodesOf(node).map((child) =>
      child.type === 'Rule' ? this.rule(child, writeSelector) : this.drop(child, 'unreadable'),
    )
    return `@keyframes ${ident.encode(OWN_ANIMATION_PREFIX + name)}{${frames.join('')}}`
  }

  sheet(nodes: CssNode[]): string {
    return nodes.map((node) => this.statement(node)).join('')
  }

  statement(node: CssNode): string {
    const lengthBefore = this.outputLength
    const text =
      node.type === 'Rule'
        ? this.rule(node, scopeSelectorToCard)
        : node.type === 'Atrule'
          ? this.atRule(node)
          : /^(?:Comment|WhiteSpace|CDO|CDC)$/.test(node.type)
            ? ''
            : this.drop(node, 'unreadable')
    this.outputLength = lengthBefore + text.length
    return this.outputLength > CUSTOM_CSS_LIMITS.output ? this.drop(node, 'length') : text
  }
}

const atRuleChildNodesOf = (node: Atrule) => (node.block ? cssChildNodesOf(node.block) : [])

function atRuleConditionOf({ prelude }: Atrule): string | null {
  if (prelude?.type !== 'AtrulePrelude' || find(prelude, ({ type }) => type === 'Raw')) return null
  const text = generate(prelude)
  const functions = [...text.matchAll(/(?<![\w-])([\w-]+)\(/g)].map(([, name]) => name!.toLowerCase())
  const allowed = functions.every((name) =>
    [ALLOWED_CONDITION_FUNCTIONS, ALLOWED_FUNCTIONS, ALLOWED_PSEUDO_CLASSES].some((list) => list.has(name)),
  )
  return AT_RULE_CONDITION_PATTERN.test(text) && allowed ? text : null
}

function keyframesNameOf(node: Atrule): string | null {
  const [name, ...more] = node.prelude?.type === 'AtrulePrelude' ? cssChildNodesOf(node.prelude) : []
  const text = more.length === 0 && (name?.type === 'Identifier' || name?.type === 'String') ? animationNameOf(name) : ''
  return isPlainCssIdentifier(text) ? text : null
}

function collectKeyframesNames(nodes: CssNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'Atrule') return []
    if (!/^keyframes$/i.test(node.name)) return collectKeyframesNames(atRuleChildNodesOf(node))
    return keyframesNameOf(node) ?? []
  })
}

function collectVariables(nodes: CssNode[]): Map<string, CssNode[]> {
  const variables = new Map<string, CssNode[]>()
  for (const node of nodes)
    walk(node, (part) => {
      if (part.type !== 'Declaration' || !part.property.startsWith('--')) return
      variables.set(part.property, [...(variables.get(part.property) ?? []), part.value])
    })
  return variables
}

/**
 * Makes an owner's CSS safe for the card's page: parses it and writes only what the allowlists contain, without remote URLs, `@import` or
 * selectors for elements outside the card. Also returns what was dropped, and the selectors for the page (`html`, `body`) that now apply to
 * the card, at most `CUSTOM_CSS_LIMITS.told` of each. An independent verifier checks the result. To keep CSS from painting outside the
 * card, the card's parent has `contain: paint`, and no cleaned selector matches the parent.
 */
export function cleanCss(typed: string | null): CheckedCustomCss {
  if (!typed?.trim()) return { css: '', dropped: [], moved: [] }
  const source = preprocessCss(typed)
  const cleaner = new CssCleaner(source)
  let flaw: string | null
  try {
    const css = cleaner.clean()
    flaw = findUnsafeCss(css)
    if (flaw === null) return { css, dropped: cleaner.dropped, moved: cleaner.moved }
  } catch (error) {
    flaw = String(error)
  }
  // A flaw means that the cleaner has a bug. All of the owner's CSS is then dropped, so that the page stays safe.
  logFailure('css-unproven', {}, flaw)
  const rejected = new CssCleaner(source)
  rejected.report(rejected.dropped, null, 'unproven')
  return { css: '', dropped: rejected.dropped, moved: [] }
}
