import { type CssNode, type List, type ListItem, type Selector, generate, parse, walk } from 'css-tree'
import { VECTOR_SELECTORS_MAX } from '../../schema/bounds.ts'
import { FUNCTIONS, PROPERTIES } from './vector-names.ts'

export type Declared = [property: string, value: string]

/** A rule's declarations, and the last part of one of its selectors: what an element must be for the rule to apply. */
export interface Rule {
  type: string | null
  id: string | null
  classes: string[]
  declared: Declared[]
}

export const LOCAL = /^#[\w.:-]+$/

/** True for what loads something from outside the picture, or calls what nothing here knows the cost of. */
function isForeign(node: CssNode): boolean {
  if (node.type === 'Url') return !LOCAL.test(node.value)
  return node.type === 'Raw' || (node.type === 'Function' && !FUNCTIONS.has(node.name.toLowerCase()))
}

/** Leaves every declaration out that is not known to be harmless, and returns the others. */
function keepLocal(tree: CssNode): Declared[] {
  const kept: Declared[] = []
  walk(tree, {
    enter(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      if (!list) return
      if (node.type === 'Raw' || node.type === 'Atrule' || node.type === 'Comment') list.remove(item)
      else if (node.type === 'Declaration') {
        const property = node.property.toLowerCase()
        let bad = !PROPERTIES.has(property) || node.value.type === 'Raw'
        walk(node.value, (part) => void (bad ||= isForeign(part)))
        if (bad) list.remove(item)
        else kept.push([property, generate(node.value)])
      }
    },
  })
  return kept
}

/** Types, classes and ids, nested or anywhere inside: selectors that take no time to match however large the picture is. */
function lastPart(selector: Selector): Pick<Rule, 'type' | 'id' | 'classes'> | null {
  let part: Pick<Rule, 'type' | 'id' | 'classes'> = { type: null, id: null, classes: [] }
  for (const node of selector.children.toArray()) {
    if (node.type === 'Combinator' && (node.name === ' ' || node.name === '>')) part = { type: null, id: null, classes: [] }
    else if (node.type === 'ClassSelector') part.classes.push(node.name)
    else if (node.type === 'IdSelector') part.id = node.name
    else if (node.type === 'TypeSelector') part.type = node.name === '*' ? null : node.name
    else return null
  }
  return part
}

export interface LocalStyle {
  css: string
  declared: Declared[]
}

/** A `style` attribute with the declarations that are known to be harmless. */
export function localStyle(css: string): LocalStyle {
  const tree = parse(css, { context: 'declarationList', parseValue: true, parseCustomProperty: true })
  const declared = keepLocal(tree)
  return { css: generate(tree), declared }
}

/** A style sheet with the rules and declarations that are known to be harmless; null when it has more selectors than are ever needed. */
export function localSheet(css: string): { css: string; rules: Rule[] } | null {
  const tree = parse(css, { context: 'stylesheet', parseValue: true, parseCustomProperty: true })
  const rules: Rule[] = []
  if (tree.type !== 'StyleSheet') return null
  let selectors = 0
  tree.children.forEach((node, item, list) => {
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return void list.remove(item)
    const parts = node.prelude.children.toArray().map((selector) => (selector.type === 'Selector' ? lastPart(selector) : null))
    selectors += parts.length
    if (parts.includes(null)) return void list.remove(item)
    const declared = keepLocal(node.block)
    for (const part of parts) rules.push({ ...part!, declared })
  })
  return selectors > VECTOR_SELECTORS_MAX ? null : { css: generate(tree), rules }
}
