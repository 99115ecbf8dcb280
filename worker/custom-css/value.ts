import { type CssNode, type Declaration, ident } from 'css-tree'
import { isUploadedImagePath } from '../../schema/url.ts'
import { ALLOWED_FUNCTIONS, OWN_ANIMATION_PREFIX, ALLOWED_POSITIONS, ALLOWED_PROPERTIES } from './allowlists.ts'
import { cssChildNodesOf, ensureCssAllowed, isPlainCssIdentifier, animationNameOf, CssRefusedError, serializeCssNode } from './refusal.ts'

const CSS_NUMBER_PATTERN = /^[+-]?[\d.]+(?:e[+-]?\d+)?$/i

function checkCssValue(node: CssNode): void {
  switch (node.type) {
    case 'Value':
    case 'Parentheses':
      break
    case 'Function':
      ensureCssAllowed(ALLOWED_FUNCTIONS.has(node.name.toLowerCase()), /url|src|image|import/i.test(node.name) ? 'address' : 'value')
      break
    case 'Url':
      ensureCssAllowed(isUploadedImagePath(node.value), 'address')
      break
    case 'Identifier':
      ensureCssAllowed(isPlainCssIdentifier(node.name), 'value')
      break
    case 'Hash':
      // A hex colour may start with a digit, but an identifier may not.
      ensureCssAllowed(isPlainCssIdentifier(`_${node.value}`), 'value')
      break
    case 'Dimension':
      ensureCssAllowed(CSS_NUMBER_PATTERN.test(node.value) && /^[a-z]+$/i.test(node.unit), 'value')
      break
    case 'Number':
    case 'Percentage':
      ensureCssAllowed(CSS_NUMBER_PATTERN.test(node.value), 'value')
      break
    case 'Operator':
      ensureCssAllowed(/^\s*[-+*/,]\s*$/.test(node.value), 'value')
      break
    // The library css-tree writes strings in quotes and escapes what could end them.
    case 'String':
      break
    default:
      throw new CssRefusedError(node.type === 'Raw' ? 'unreadable' : 'value')
  }
  cssChildNodesOf(node).forEach(checkCssValue)
}

function prefixAnimationNames(node: CssNode, keyframes: ReadonlySet<string>): void {
  if ((node.type === 'Identifier' || node.type === 'String') && keyframes.has(animationNameOf(node))) {
    const name = ident.encode(OWN_ANIMATION_PREFIX + animationNameOf(node))
    Object.assign(node, { type: 'Identifier', name })
  }
  cssChildNodesOf(node).forEach((child) => prefixAnimationNames(child, keyframes))
}

/**
 * Checks and rewrites a declaration. `keyframes` are the names of the owner's animations. Throws `CssRefusedError` for a declaration that
 * is not allowed.
 */
export function serializeAllowedDeclaration(node: Declaration, keyframes: ReadonlySet<string>): string {
  const isCustomProperty = /^--[\w-]+$/.test(node.property)
  const property = isCustomProperty ? node.property : node.property.toLowerCase()
  ensureCssAllowed(isCustomProperty || ALLOWED_PROPERTIES.has(property), 'property')
  ensureCssAllowed(typeof node.important === 'boolean' || /^important$/i.test(node.important), 'unreadable')
  checkCssValue(node.value)
  // `position: var(--x)` is refused, because the custom property could contain `fixed`.
  if (property === 'position') ensureCssAllowed(ALLOWED_POSITIONS.has(serializeCssNode(node.value).toLowerCase()), 'fixed')
  if (property === 'animation' || property === 'animation-name') prefixAnimationNames(node.value, keyframes)
  const value = serializeCssNode(node.value)
  ensureCssAllowed(value !== '' || isCustomProperty, 'unreadable')
  return `${property}:${value}${node.important ? '!important' : ''}`
}
