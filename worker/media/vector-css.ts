import { type CssNode, type List, type ListItem, type Selector, generate, parse, walk } from 'css-tree'
import { SVG_CSS_SELECTORS_MAX } from '../../schema/bounds.ts'
import { SVG_FUNCTION_ALLOWLIST, SVG_PROPERTY_ALLOWLIST } from './vector-names.ts'

export type SvgDeclaration = [property: string, value: string]

/** A CSS rule of an SVG. `type`, `id` and `classes` say what the last part of one of its selectors requires of an element. */
export interface SvgCssRule {
  type: string | null
  id: string | null
  classes: string[]
  declarations: SvgDeclaration[]
}

export const SVG_LOCAL_REFERENCE_PATTERN = /^#[\w.:-]+$/

/** Returns true for a CSS node that is not allowed in an SVG: a URL outside the SVG, an unknown function, or unparsable text. */
function isForbiddenSvgCssNode(node: CssNode): boolean {
  if (node.type === 'Url') return !SVG_LOCAL_REFERENCE_PATTERN.test(node.value)
  return node.type === 'Raw' || (node.type === 'Function' && !SVG_FUNCTION_ALLOWLIST.has(node.name.toLowerCase()))
}

/** Removes every declaration that is not on the allowlists from a CSS tree. Returns the declarations that are kept. */
function keepAllowedSvgDeclarations(tree: CssNode): SvgDeclaration[] {
  const allowed: SvgDeclaration[] = []
  walk(tree, {
    enter(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      if (!list) return
      if (node.type === 'Raw' || node.type === 'Atrule' || node.type === 'Comment') list.remove(item)
      else if (node.type === 'Declaration') {
        const property = node.property.toLowerCase()
        let forbidden = !SVG_PROPERTY_ALLOWLIST.has(property) || node.value.type === 'Raw'
        walk(node.value, (part) => void (forbidden ||= isForbiddenSvgCssNode(part)))
        if (forbidden) list.remove(item)
        else allowed.push([property, generate(node.value)])
      }
    },
  })
  return allowed
}

/** Returns what a CSS selector's last part requires of an element; null for selectors that browsers could match slowly. */
function readLastSelectorPart(selector: Selector): Pick<SvgCssRule, 'type' | 'id' | 'classes'> | null {
  let compound: Pick<SvgCssRule, 'type' | 'id' | 'classes'> = { type: null, id: null, classes: [] }
  for (const node of selector.children.toArray()) {
    if (node.type === 'Combinator' && (node.name === ' ' || node.name === '>')) compound = { type: null, id: null, classes: [] }
    else if (node.type === 'ClassSelector') compound.classes.push(node.name)
    else if (node.type === 'IdSelector') compound.id = node.name
    else if (node.type === 'TypeSelector') compound.type = node.name === '*' ? null : node.name
    else return null
  }
  return compound
}

export interface SanitizedSvgStyleAttribute {
  css: string
  declarations: SvgDeclaration[]
}

/** Removes all declarations that are not allowed from the `style` attribute of an SVG element. */
export function sanitizeSvgStyleAttribute(css: string): SanitizedSvgStyleAttribute {
  const tree = parse(css, { context: 'declarationList', parseValue: true, parseCustomProperty: true })
  const declarations = keepAllowedSvgDeclarations(tree)
  return { css: generate(tree), declarations }
}

/** Removes what is not allowed from an SVG's style sheet. Null when it has more than `SVG_CSS_SELECTORS_MAX` selectors. */
export function sanitizeSvgStyleSheet(css: string): { css: string; rules: SvgCssRule[] } | null {
  const tree = parse(css, { context: 'stylesheet', parseValue: true, parseCustomProperty: true })
  const rules: SvgCssRule[] = []
  if (tree.type !== 'StyleSheet') return null
  let selectorCount = 0
  tree.children.forEach((node, item, list) => {
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return void list.remove(item)
    const compounds = node.prelude.children
      .toArray()
      .map((selector) => (selector.type === 'Selector' ? readLastSelectorPart(selector) : null))
    selectorCount += compounds.length
    if (compounds.includes(null)) return void list.remove(item)
    const declarations = keepAllowedSvgDeclarations(node.block)
    for (const compound of compounds) rules.push({ ...compound!, declarations })
  })
  return selectorCount > SVG_CSS_SELECTORS_MAX ? null : { css: generate(tree), rules }
}
