import { type CssNode, type Declaration, ident } from 'css-tree'
import { isMediaPath } from '../../schema/url.ts'
import { FUNCTIONS, KEYFRAMES_PREFIX, POSITIONS, PROPERTIES } from './names.ts'
import { childrenOf, ensure, isName, nameOf, Refused, writeNode } from './refusal.ts'

const NUMBER = /^[+-]?[\d.]+(?:e[+-]?\d+)?$/i

/** Throws `Refused` for any value syntax that is not allowed. */
function checkValue(node: CssNode): void {
  switch (node.type) {
    case 'Value':
    case 'Parentheses':
      break
    case 'Function':
      ensure(FUNCTIONS.has(node.name.toLowerCase()), /url|src|image|import/i.test(node.name) ? 'address' : 'value')
      break
    case 'Url':
      ensure(isMediaPath(node.value), 'address')
      break
    case 'Identifier':
      ensure(isName(node.name), 'value')
      break
    case 'Hash':
      // A hex colour may start with a digit, an identifier may not.
      ensure(isName(`_${node.value}`), 'value')
      break
    case 'Dimension':
      ensure(NUMBER.test(node.value) && /^[a-z]+$/i.test(node.unit), 'value')
      break
    case 'Number':
    case 'Percentage':
      ensure(NUMBER.test(node.value), 'value')
      break
    case 'Operator':
      ensure(/^\s*[-+*/,]\s*$/.test(node.value), 'value')
      break
    // css-tree writes strings in quotes, with quotes, backslashes and control characters escaped.
    case 'String':
      break
    default:
      throw new Refused(node.type === 'Raw' ? 'unreadable' : 'value')
  }
  childrenOf(node).forEach(checkValue)
}

/** Adds the prefix to the names of the owner's animations in a value. */
function prefixAnimations(node: CssNode, keyframes: ReadonlySet<string>): void {
  if ((node.type === 'Identifier' || node.type === 'String') && keyframes.has(nameOf(node))) {
    const name = ident.encode(KEYFRAMES_PREFIX + nameOf(node))
    Object.assign(node, { type: 'Identifier', name })
  }
  childrenOf(node).forEach((child) => prefixAnimations(child, keyframes))
}

/**
 * The text of a declaration, without a semicolon. `keyframes` are the names of the owner's own animations, valid by `isName`.
 * Throws `Refused` for anything that is not on the allowlists.
 */
export function writeDeclaration(node: Declaration, keyframes: ReadonlySet<string>): string {
  const isCustomProperty = /^--[\w-]+$/.test(node.property)
  const property = isCustomProperty ? node.property : node.property.toLowerCase()
  ensure(isCustomProperty || PROPERTIES.has(property), 'property')
  ensure(typeof node.important === 'boolean' || /^important$/i.test(node.important), 'unreadable')
  checkValue(node.value)
  // var() is not accepted here, since a custom property may contain `fixed`.
  if (property === 'position') ensure(POSITIONS.has(writeNode(node.value).toLowerCase()), 'fixed')
  if (property === 'animation' || property === 'animation-name') prefixAnimations(node.value, keyframes)
  const value = writeNode(node.value)
  ensure(value !== '' || isCustomProperty, 'unreadable')
  return `${property}:${value}${node.important ? '!important' : ''}`
}
