import { Parser } from 'htmlparser2'
import { SVG_CSS_LENGTH_MAX, SVG_CSS_DECLARATIONS_MAX, SVG_NESTING_DEPTH_MAX, SVG_ELEMENTS_MAX } from '../../schema/bounds.ts'
import { measureSvgColour } from './vector-colour.ts'
import { type SvgElement, isSvgTooCostlyToDraw } from './vector-cost.ts'
import {
  SVG_LOCAL_REFERENCE_PATTERN,
  type SanitizedSvgStyleAttribute,
  type SvgCssRule,
  sanitizeSvgStyleSheet,
  sanitizeSvgStyleAttribute,
} from './vector-css.ts'
import {
  SVG_ATTRIBUTE_ALLOWLIST,
  SVG_ELEMENT_ALLOWLIST,
  SVG_FUNCTION_ALLOWLIST,
  SVG_GEOMETRY_ATTRIBUTES,
  SVG_PROPERTY_ALLOWLIST,
} from './vector-names.ts'
import { measureSvgPath } from './vector-path.ts'

const escapeXmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapeXmlAttribute = (text: string) => escapeXmlText(text).replaceAll('"', '&quot;')
const SVG_TEXT_ELEMENTS = new Set(['text', 'tspan', 'textPath', 'svg'])
/** Number of characters that are passed to the SVG parser at a time. */
const SVG_CHUNK_LENGTH = 16_384
/** Fixed cost of parsing the `style` attribute of an SVG element, counted in characters of CSS. */
const SVG_STYLE_ATTRIBUTE_COST = 60
const DECIMAL_NUMBER_PATTERN = /^\d+(?:\.\d+)?$/
/** Returns true when an SVG length has absolute units or percentages only: font-relative units could mean any length. */
const hasKnownSvgLengthUnits = (value: string) => !/[a-df-z]/i.test(value.replaceAll(/(?<=[\d.])(?:px|mm|cm|in|pt|pc)/gi, ''))

/** Returns true when an SVG attribute's value calls only allowed functions. The regular expressions run in linear time. */
function callsOnlyAllowedSvgFunctions(value: string): boolean {
  let name = ''
  for (const [token] of value.matchAll(/[\w-]+|\(|[^\w(-]+/g)) {
    if (token === '(' && !SVG_FUNCTION_ALLOWLIST.has(name)) return false
    // The function's name is kept across white space, because SVG allows white space before its parenthesis.
    if (token.trim()) name = token.toLowerCase()
  }
  return true
}

/** Returns an SVG attribute's sanitized value; null when it is not allowed. Not for `style`, which is parsed as CSS. */
function sanitizeSvgAttribute(element: string, name: string, value: string): string | null {
  if (name === 'href') return SVG_LOCAL_REFERENCE_PATTERN.test(value.trim()) ? value.trim() : null
  if (!SVG_ATTRIBUTE_ALLOWLIST.has(name) && !SVG_PROPERTY_ALLOWLIST.has(name)) return null
  if (SVG_GEOMETRY_ATTRIBUTES.has(name) && !SVG_TEXT_ELEMENTS.has(element) && !hasKnownSvgLengthUnits(value)) return null
  if (name === 'd') return value.slice(0, measureSvgPath(value).end)
  if (name === 'points') return value.slice(0, Math.max(0, measureSvgPath(`M${value}`).end - 1))
  // Browsers read attributes such as `fill` as CSS: url() may only refer to the same SVG. Escapes could hide a url().
  const urls = value.match(/url\s*\([^)]*\)?/gi) ?? []
  if (value.includes('\\') || !callsOnlyAllowedSvgFunctions(value) || urls.some((url) => !/^url\(\s*(["']?)#[\w.:-]+\1\s*\)$/i.test(url)))
    return null
  return value
}

/** Parses an SVG length in pixels. Returns 0 when it has another unit or is invalid. */
function parseSvgPixelLength(value = ''): number {
  const text = value.trim()
  const number = text.endsWith('px') ? text.slice(0, -2).trimEnd() : text
  return DECIMAL_NUMBER_PATTERN.test(number) ? parseFloat(number) : 0
}

/** Returns the width and height of an SVG in pixels, and `side`, its larger side in the SVG's own units. */
function readSvgSize(root: Record<string, string>): { width: number; height: number; side: number } {
  const box = (root['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width, height] = [parseSvgPixelLength(root['width']) || box[2] || 300, parseSvgPixelLength(root['height']) || box[3] || 150]
  const clamp = (n: number) => Math.min(10_000, Math.max(1, Math.round(n) || 1))
  const side = Math.max(box[2]! > 0 && box[3]! > 0 ? Math.max(box[2]!, box[3]!) : Math.max(width, height), Number.MIN_VALUE)
  return { width: clamp(width), height: clamp(height), side }
}

/** Adds style sheet declarations to the SVG elements that match; false when there are more than `SVG_CSS_DECLARATIONS_MAX`. */
function applySvgStyleRules(rules: SvgCssRule[], elements: SvgElement[]): boolean {
  const rulesByKey = new Map<string, SvgCssRule[]>()
  for (const rule of rules) {
    const key = rule.id !== null ? `#${rule.id}` : rule.classes.length ? `.${rule.classes[0]}` : (rule.type ?? '*')
    rulesByKey.set(key, [...(rulesByKey.get(key) ?? []), rule])
  }
  let total = 0
  for (const element of elements) {
    const keys = ['*', element.name, `#${element.id}`, ...element.classes.map((name) => `.${name}`)]
    for (const rule of keys.flatMap((key) => rulesByKey.get(key) ?? [])) {
      total += 1 + rule.declarations.length
      if (total > SVG_CSS_DECLARATIONS_MAX) return false
      if (rule.type !== null && rule.type !== element.name) continue
      if (rule.classes.every((name) => element.classes.includes(name))) element.declarations.push(...rule.declarations)
    }
  }
  return true
}

/**
 * Rewrites an SVG from allowlists of elements, attributes and CSS: the result has no scripts, event handlers, foreign content,
 * animations, entities or external URLs. Elements that are not allowed are removed with their content. Returns the SVG with its
 * size in pixels (from width and height, else from the viewBox) and its colour (`measureSvgColour`) if that can be measured, null when the text is
 * not an SVG, or `'complex'` when a browser would take too long to draw it.
 */
export function sanitizeSvg(text: string): { svg: string; width: number; height: number; colour: string | null } | 'complex' | null {
  if (!/^\uFEFF?\s*</.test(text) || text.includes('\0')) return null
  let out = ''
  let size: ReturnType<typeof readSvgSize> | null = null
  let depth = 0
  // Nesting depth inside an SVG element that is being removed; 0 outside such elements.
  let skipped = 0
  // Text of the `<style>` element that is being read; null outside `<style>` elements.
  let styleText: string | null = null
  let refused = false
  let complex = false
  const open: SvgElement[] = []
  const elements: SvgElement[] = []
  const rules: SvgCssRule[] = []
  const styleCache = new Map<string, SanitizedSvgStyleAttribute>()
  let cssLength = 0

  /** Writes the start tag of an SVG element and records the element. */
  function openElement(name: string, attributes: Record<string, string>) {
    const element: SvgElement = { name, id: attributes['id'], classes: [], declarations: [], text: 0, children: [] }
    out += depth === 1 ? `<${name} xmlns="http://www.w3.org/2000/svg"` : `<${name}`
    for (const [key, original] of Object.entries(attributes)) {
      const localName = key === 'xlink:href' ? 'href' : key
      if (key === 'style') {
        const cached = styleCache.get(original)
        if (!cached) cssLength += original.length + SVG_STYLE_ATTRIBUTE_COST
        if (cssLength > SVG_CSS_LENGTH_MAX) return void (complex = true)
        const { css, declarations } = cached ?? sanitizeSvgStyleAttribute(original)
        styleCache.set(original, { css, declarations })
        if (css) out += ` style="${escapeXmlAttribute(css)}"`
        element.declarations.push(...declarations)
        continue
      }
      const value = sanitizeSvgAttribute(name, localName, original)
      if (value === null) continue
      out += ` ${localName}="${escapeXmlAttribute(value)}"`
      if (key === 'class') element.classes = [...new Set(value.split(/\s+/))]
      else element.declarations.push([localName, value])
    }
    out += '>'
    open.at(-1)?.children.push(element)
    open.push(element)
    elements.push(element)
    complex ||= elements.length > SVG_ELEMENTS_MAX
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth++
        const local = name.replace(/^svg:/, '')
        if (depth === 1) {
          if (local !== 'svg' || size) return void (refused = true)
          size = readSvgSize(attributes)
        }
        if (depth > SVG_NESTING_DEPTH_MAX) refused = true
        if (skipped || refused || complex || !SVG_ELEMENT_ALLOWLIST.has(local)) return void skipped++
        if (local === 'style') return void (styleText = '')
        openElement(local, attributes)
      },
      ontext(data) {
        if (skipped || depth === 0) return
        if (styleText !== null) return void (styleText += data)
        out += escapeXmlText(data)
        const element = open.at(-1)
        if (element && SVG_TEXT_ELEMENTS.has(element.name)) element.text += data.length
      },
      onclosetag(name) {
        depth--
        if (skipped) return void skipped--
        const local = name.replace(/^svg:/, '')
        if (local !== 'style') {
          open.pop()
          out += `</${local}>`
          return
        }
        cssLength += styleText!.length
        const sheet = cssLength > SVG_CSS_LENGTH_MAX ? null : sanitizeSvgStyleSheet(styleText!)
        styleText = null
        if (!sheet) return void (complex = true)
        rules.push(...sheet.rules)
        out += `<style>${escapeXmlText(sheet.css)}</style>`
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  try {
    // The SVG is passed to the parser in chunks, so that parsing stops soon after an SVG is refused.
    for (let at = 0; at < text.length && !refused && !complex; at += SVG_CHUNK_LENGTH) parser.write(text.slice(at, at + SVG_CHUNK_LENGTH))
    if (!refused && !complex) parser.end()
  } catch (error) {
    // A RangeError means that deeply nested CSS overflowed the parser's stack.
    if (!(error instanceof RangeError)) throw error
    return 'complex'
  }
  if (!size || refused) return null
  const { width, height, side } = size as ReturnType<typeof readSvgSize>
  if (complex || !applySvgStyleRules(rules, elements) || isSvgTooCostlyToDraw(elements[0]!, elements, side)) return 'complex'
  return { svg: out, width, height, colour: measureSvgColour(elements[0]!, elements) }
}
