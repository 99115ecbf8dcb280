import { Parser } from 'htmlparser2'
import { VECTOR_CSS_MAX, VECTOR_DECLARATIONS_MAX, VECTOR_DEPTH_MAX, VECTOR_ELEMENTS_MAX } from '../../schema/bounds.ts'
import { type SvgElement, isTooCostlyToDraw } from './vector-cost.ts'
import { LOCAL_REFERENCE, type SanitizedStyle, type Rule, sanitizeSheet, sanitizeStyle } from './vector-css.ts'
import { ATTRIBUTES, ELEMENTS, FUNCTIONS, GEOMETRY, PROPERTIES } from './vector-names.ts'
import { measurePath } from './vector-path.ts'

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')
const TEXT_ELEMENTS = new Set(['text', 'tspan', 'textPath', 'svg'])
/** Characters per call of the parser. */
const CHUNK_SIZE = 16_384
/** Fixed cost of parsing one `style` attribute, counted as characters of CSS. */
const STYLE_COST = 60
const LENGTH = /^\d+(?:\.\d+)?$/
/** True when a position or size has absolute units or percentages only: font-relative units could be any length. */
const isMeasured = (value: string) => !/[a-df-z]/i.test(value.replaceAll(/(?<=[\d.])(?:px|mm|cm|in|pt|pc)/gi, ''))

/** True when a value calls only allowed functions. The patterns run in linear time on any input. */
function callsAllowedFunctions(value: string): boolean {
  let name = ''
  for (const [token] of value.matchAll(/[\w-]+|\(|[^\w(-]+/g)) {
    if (token === '(' && !FUNCTIONS.has(name)) return false
    // Skips white space, which may separate a function's name from its parenthesis.
    if (token.trim()) name = token.toLowerCase()
  }
  return true
}

/** An attribute's sanitized value; null when it is not allowed. Not for `style`, which is parsed as CSS. */
function sanitizeAttribute(element: string, name: string, value: string): string | null {
  if (name === 'href') return LOCAL_REFERENCE.test(value.trim()) ? value.trim() : null
  if (!ATTRIBUTES.has(name) && !PROPERTIES.has(name)) return null
  if (GEOMETRY.has(name) && !TEXT_ELEMENTS.has(element) && !isMeasured(value)) return null
  if (name === 'd') return value.slice(0, measurePath(value).end)
  if (name === 'points') return value.slice(0, Math.max(0, measurePath(`M${value}`).end - 1))
  // A presentation attribute is CSS: its url() may only reference this SVG, and escapes are refused because they could hide one.
  const urls = value.match(/url\s*\([^)]*\)?/gi) ?? []
  if (value.includes('\\') || !callsAllowedFunctions(value) || urls.some((url) => !/^url\(\s*(["']?)#[\w.:-]+\1\s*\)$/i.test(url)))
    return null
  return value
}

/** A length in pixels; 0 when it has another unit or is invalid. */
function parseLength(value = ''): number {
  const text = value.trim()
  const number = text.endsWith('px') ? text.slice(0, -2).trimEnd() : text
  return LENGTH.test(number) ? parseFloat(number) : 0
}

/** Width and height of the SVG in pixels, and its larger side in its own units. */
function sizeOf(root: Record<string, string>): { width: number; height: number; side: number } {
  const box = (root['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width, height] = [parseLength(root['width']) || box[2] || 300, parseLength(root['height']) || box[3] || 150]
  const clamp = (n: number) => Math.min(10_000, Math.max(1, Math.round(n) || 1))
  const side = Math.max(box[2]! > 0 && box[3]! > 0 ? Math.max(box[2]!, box[3]!) : Math.max(width, height), Number.MIN_VALUE)
  return { width: clamp(width), height: clamp(height), side }
}

/** Adds the declarations of the style sheets to the elements they match; false when they exceed VECTOR_DECLARATIONS_MAX in total. */
function applyRules(rules: Rule[], elements: SvgElement[]): boolean {
  const rulesByKey = new Map<string, Rule[]>()
  for (const rule of rules) {
    const key = rule.id !== null ? `#${rule.id}` : rule.classes.length ? `.${rule.classes[0]}` : (rule.type ?? '*')
    rulesByKey.set(key, [...(rulesByKey.get(key) ?? []), rule])
  }
  let total = 0
  for (const element of elements) {
    const keys = ['*', element.name, `#${element.id}`, ...element.classes.map((name) => `.${name}`)]
    for (const rule of keys.flatMap((key) => rulesByKey.get(key) ?? [])) {
      total += 1 + rule.declarations.length
      if (total > VECTOR_DECLARATIONS_MAX) return false
      if (rule.type !== null && rule.type !== element.name) continue
      if (rule.classes.every((name) => element.classes.includes(name))) element.declarations.push(...rule.declarations)
    }
  }
  return true
}

/**
 * Rewrites an SVG from allowlists of elements, attributes and CSS: no scripts, event handlers, foreign content, animation,
 * entities or external URLs. Elements that are not allowed are removed with their content. Returns the SVG with its size in
 * pixels (from width and height, else the viewBox), null when the text is not an SVG, or `'complex'` when a browser would take
 * too long to draw it.
 */
export function sanitizeSvg(text: string): { svg: string; width: number; height: number } | 'complex' | null {
  if (!/^\uFEFF?\s*</.test(text) || text.includes('\0')) return null
  let out = ''
  let size: ReturnType<typeof sizeOf> | null = null
  let depth = 0
  // Depth within removed elements.
  let skipped = 0
  // Text of the <style> element that is being read.
  let styleText: string | null = null
  let refused = false
  let complex = false
  const open: SvgElement[] = []
  const elements: SvgElement[] = []
  const rules: Rule[] = []
  const styleCache = new Map<string, SanitizedStyle>()
  let cssLength = 0

  /** Writes an element's start tag and records the element. */
  function openElement(name: string, attributes: Record<string, string>) {
    const element: SvgElement = { name, id: attributes['id'], classes: [], declarations: [], text: 0, children: [] }
    out += depth === 1 ? `<${name} xmlns="http://www.w3.org/2000/svg"` : `<${name}`
    for (const [key, original] of Object.entries(attributes)) {
      const localName = key === 'xlink:href' ? 'href' : key
      if (key === 'style') {
        const cached = styleCache.get(original)
        if (!cached) cssLength += original.length + STYLE_COST
        if (cssLength > VECTOR_CSS_MAX) return void (complex = true)
        const { css, declarations } = cached ?? sanitizeStyle(original)
        styleCache.set(original, { css, declarations })
        if (css) out += ` style="${escapeAttribute(css)}"`
        element.declarations.push(...declarations)
        continue
      }
      const value = sanitizeAttribute(name, localName, original)
      if (value === null) continue
      out += ` ${localName}="${escapeAttribute(value)}"`
      if (key === 'class') element.classes = [...new Set(value.split(/\s+/))]
      else element.declarations.push([localName, value])
    }
    out += '>'
    open.at(-1)?.children.push(element)
    open.push(element)
    elements.push(element)
    complex ||= elements.length > VECTOR_ELEMENTS_MAX
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth++
        const local = name.replace(/^svg:/, '')
        if (depth === 1) {
          if (local !== 'svg' || size) return void (refused = true)
          size = sizeOf(attributes)
        }
        if (depth > VECTOR_DEPTH_MAX) refused = true
        if (skipped || refused || complex || !ELEMENTS.has(local)) return void skipped++
        if (local === 'style') return void (styleText = '')
        openElement(local, attributes)
      },
      ontext(data) {
        if (skipped || depth === 0) return
        if (styleText !== null) return void (styleText += data)
        out += escapeText(data)
        const element = open.at(-1)
        if (element && TEXT_ELEMENTS.has(element.name)) element.text += data.length
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
        const sheet = cssLength > VECTOR_CSS_MAX ? null : sanitizeSheet(styleText!)
        styleText = null
        if (!sheet) return void (complex = true)
        rules.push(...sheet.rules)
        out += `<style>${escapeText(sheet.css)}</style>`
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  try {
    // In chunks, so that parsing stops soon after the SVG is refused.
    for (let at = 0; at < text.length && !refused && !complex; at += CHUNK_SIZE) parser.write(text.slice(at, at + CHUNK_SIZE))
    if (!refused && !complex) parser.end()
  } catch (error) {
    // Deeply nested CSS overflows the parser's stack.
    if (!(error instanceof RangeError)) throw error
    return 'complex'
  }
  if (!size || refused) return null
  const { width, height, side } = size as ReturnType<typeof sizeOf>
  if (complex || !applyRules(rules, elements) || isTooCostlyToDraw(elements[0]!, elements, side)) return 'complex'
  return { svg: out, width, height }
}
