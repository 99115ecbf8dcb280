import { type CssNode, type List, type ListItem, type Selector, generate, parse, walk } from 'css-tree'
import { VECTOR_SELECTORS_MAX } from '../../schema/bounds.ts'
import { FUNCTIONS, PROPERTIES } from './vector-names.ts'

export type SvgDeclaration = [property: string, value: string]

/** A rule's declarations, with the type, id and classes that the last compound of one of its selectors requires of an element. */
export interface Rule {
  type: string | null
  id: string | null
  classes: string[]
  declarations: SvgDeclaration[]
}

export const LOCAL_REFERENCE = /^#[\w.:-]+$/

/** True for a URL outside the SVG, an unknown function, or anything that could not be parsed. */
function isForbidden(node: CssNode): boolean {
  if (node.type === 'Url') return !LOCAL_REFERENCE.test(node.value)
  return node.type === 'Raw' || (node.type === 'Function' && !FUNCTIONS.has(node.name.toLowerCase()))
}

/** Removes every declaration that is not on the allowlists, and returns the others. */
function keepAllowed(tree: CssNode): SvgDeclaration[] {
  const allowed: SvgDeclaration[] = []
  walk(tree, {
    enter(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      if (!list) return
      if (node.type === 'Raw' || node.type === 'Atrule' || node.type === 'Comment') list.remove(item)
      else if (node.type === 'Declaration') {
        const property = node.property.toLowerCase()
        let forbidden = !PROPERTIES.has(property) || node.value.type === 'Raw'
        walk(node.value, (part) => void (forbidden ||= isForbidden(part)))
        if (forbidden) list.remove(item)
        else allowed.push([property, generate(node.value)])
      }
    },
  })
  return allowed
}

/**
 * The last compound of a selector. Null unless the selector consists of types, classes and ids joined by child or descendant
 * combinators, which match quickly in any document.
 */
function lastCompound(selector: Selector): Pick<Rule, 'type' | 'id' | 'classes'> | null {
  let compound: Pick<Rule, 'type' | 'id' | 'classes'> = { type: null, id: null, classes: [] }
  for (const node of selector.children.toArray()) {
    if (node.type === 'Combinator' && (node.name === ' ' || node.name === '>')) compound = { type: null, id: null, classes: [] }
    else if (node.type === 'ClassSelector') compound.classes.push(node.name)
    else if (node.type === 'IdSelector') compound.id = node.name
    else if (node.type === 'TypeSelector') compound.type = node.name === '*' ? null : node.name
    else return null
  }
  return compound
}

export interface SanitizedStyle {
  css: string
  declarations: SvgDeclaration[]
}

/** Reduces a `style` attribute to allowed declarations. */
export function sanitizeStyle(css: string): SanitizedStyle {
  const tree = parse(css, { context: 'declarationList', parseValue: true, parseCustomProperty: true })
  const declarations = keepAllowed(tree)
  return { css: generate(tree), declarations }
}

/** Reduces a style sheet to allowed rules and declarations; null when it has more than VECTOR_SELECTORS_MAX selectors. */
export function sanitizeSheet(css: string): { css: string; rules: Rule[] } | null {
  const tree = parse(css, { context: 'stylesheet', parseValue: true, parseCustomProperty: true })
  const rules: Rule[] = []
  if (tree.type !== 'StyleSheet') return null
  let selectorCount = 0
  tree.children.forEach((node, item, list) => {
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return void list.remove(item)
    const compounds = node.prelude.children.toArray().map((selector) => (selector.type === 'Selector' ? lastCompound(selector) : null))
    selectorCount += compounds.length
    if (compounds.includes(null)) return void list.remove(item)
    const declarations = keepAllowed(node.block)
    for (const compound of compounds) rules.push({ ...compound!, declarations })
  })
  return selectorCount > VECTOR_SELECTORS_MAX ? null : { css: generate(tree), rules }
}
