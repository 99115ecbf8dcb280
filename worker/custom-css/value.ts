import { type CssNode, type Declaration, ident } from 'css-tree'
import { isMediaPath } from '../../schema/url.ts'
import { FUNCTIONS, KEYFRAMES_PREFIX, POSITIONS, PROPERTIES } from './names.ts'
import { allow, isName, Refused, textOf, within, write } from './refusal.ts'

const NUMBER = /^[+-]?[\d.]+(?:e[+-]?\d+)?$/i

/** Throws `Refused` for anything in a value that is not known to be harmless. */
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
      allow(isName(node.name), 'value')
      break
    case 'Hash':
      // A colour may begin with a digit, which a name may not.
      allow(isName(`_${node.value}`), 'value')
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
    // css-tree writes it with string.encode: in quotes, with quotes, backslashes and control characters escaped.
    case 'String':
      break
    default:
      throw new Refused(node.type === 'Raw' ? 'unreadable' : 'value')
  }
  within(node).forEach(checkValue)
}

/** Gives an owner's animations the names that they have on the page. */
function renameAnimations(node: CssNode, keyframes: ReadonlySet<string>): void {
  if ((node.type === 'Identifier' || node.type === 'String') && keyframes.has(textOf(node))) {
    const name = ident.encode(KEYFRAMES_PREFIX + textOf(node))
    Object.assign(node, { type: 'Identifier', name })
  }
  within(node).forEach((child) => renameAnimations(child, keyframes))
}

/**
 * A declaration as it goes out, without a semicolon. `keyframes` are the owner's own animations, whose names are all
 * `isName`. Throws `Refused` for what is not on the lists.
 */
export function writeDeclaration(node: Declaration, keyframes: ReadonlySet<string>): string {
  const own = /^--[\w-]+$/.test(node.property)
  const property = own ? node.property : node.property.toLowerCase()
  allow(own || PROPERTIES.has(property), 'property')
  allow(typeof node.important === 'boolean' || /^important$/i.test(node.important), 'unreadable')
  checkValue(node.value)
  // A variable may hold `fixed`, so only the words themselves are taken.
  if (property === 'position') allow(POSITIONS.has(write(node.value).toLowerCase()), 'fixed')
  if (property === 'animation' || property === 'animation-name') renameAnimations(node.value, keyframes)
  const value = write(node.value)
  allow(value !== '' || own, 'unreadable')
  return `${property}:${value}${node.important ? '!important' : ''}`
}
