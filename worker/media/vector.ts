import { Parser } from 'htmlparser2'
import { VECTOR_CSS_MAX, VECTOR_DECLARED_MAX, VECTOR_DEPTH_MAX, VECTOR_ELEMENTS_MAX } from '../../schema/bounds.ts'
import { type Drawn, drawsTooMuch } from './vector-cost.ts'
import { LOCAL, type LocalStyle, type Rule, localSheet, localStyle } from './vector-css.ts'
import { ATTRIBUTES, ELEMENTS, FUNCTIONS, GEOMETRY, PROPERTIES } from './vector-names.ts'
import { measurePath } from './vector-path.ts'

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')
const TEXT = new Set(['text', 'tspan', 'textPath', 'svg'])
/** Characters that the parser is given at a time. */
const PIECE = 16_384
/** What reading one `style` attribute costs besides its characters, in such characters. */
const STYLE_COST = 60
const LENGTH = /^\d+(?:\.\d+)?$/
/** What says where an element is drawn is told in units that mean the same everywhere, or as a part of the picture. */
const isMeasured = (value: string) => !/[a-df-z]/i.test(value.replaceAll(/(?<=[\d.])(?:px|mm|cm|in|pt|pc)/gi, ''))

/** True when a value calls known functions alone. Every pattern here takes time in proportion to the text, whatever it is. */
function callsKnown(value: string): boolean {
  let name = ''
  for (const [token] of value.matchAll(/[\w-]+|\(|[^\w(-]+/g)) {
    if (token === '(' && !FUNCTIONS.has(name)) return false
    // Spaces may stand between a function's name and what it is called with.
    if (token.trim()) name = token.toLowerCase()
  }
  return true
}

/** An attribute's value if it is known to be harmless, else null. `style` is not looked at here. */
function attribute(element: string, name: string, value: string): string | null {
  if (name === 'href') return LOCAL.test(value.trim()) ? value.trim() : null
  if (!ATTRIBUTES.has(name) && !PROPERTIES.has(name)) return null
  if (GEOMETRY.has(name) && !TEXT.has(element) && !isMeasured(value)) return null
  if (name === 'd') return value.slice(0, measurePath(value).end)
  if (name === 'points') return value.slice(0, Math.max(0, measurePath(`M${value}`).end - 1))
  // A presentation attribute is CSS as well: url() may name a part of this picture alone, and an escape may hide one.
  const urls = value.match(/url\s*\([^)]*\)?/gi) ?? []
  if (value.includes('\\') || !callsKnown(value) || urls.some((url) => !/^url\(\s*(["']?)#[\w.:-]+\1\s*\)$/i.test(url))) return null
  return value
}

function length(value = ''): number {
  const text = value.trim()
  const number = text.endsWith('px') ? text.slice(0, -2).trimEnd() : text
  return LENGTH.test(number) ? parseFloat(number) : 0
}

/** Width and height of the picture in pixels, and the larger side in its own units. */
function sizeOf(root: Record<string, string>): { width: number; height: number; side: number } {
  const box = (root['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width, height] = [length(root['width']) || box[2] || 300, length(root['height']) || box[3] || 150]
  const clamp = (n: number) => Math.min(10_000, Math.max(1, Math.round(n) || 1))
  const side = Math.max(box[2]! > 0 && box[3]! > 0 ? Math.max(box[2]!, box[3]!) : Math.max(width, height), Number.MIN_VALUE)
  return { width: clamp(width), height: clamp(height), side }
}

/** Adds to every element what the style sheets declare for it; false when that is more than any picture needs. */
function applyRules(rules: Rule[], elements: Drawn[]): boolean {
  const places = new Map<string, Rule[]>()
  for (const rule of rules) {
    const place = rule.id !== null ? `#${rule.id}` : rule.classes.length ? `.${rule.classes[0]}` : (rule.type ?? '*')
    places.set(place, [...(places.get(place) ?? []), rule])
  }
  let declared = 0
  for (const element of elements) {
    const named = ['*', element.name, `#${element.id}`, ...element.classes.map((name) => `.${name}`)]
    for (const rule of named.flatMap((place) => places.get(place) ?? [])) {
      declared += 1 + rule.declared.length
      if (declared > VECTOR_DECLARED_MAX) return false
      if (rule.type !== null && rule.type !== element.name) continue
      if (rule.classes.every((name) => element.classes.includes(name))) element.declared.push(...rule.declared)
    }
  }
  return true
}

/**
 * An SVG picture written anew from what is known to be harmless: no scripts, event handlers, foreign content, animation,
 * entities or addresses outside itself. What is not known is left out with all that it holds. Returns null when the text
 * is no SVG, `'complex'` when a browser would have too much to draw, and otherwise its size in pixels too (from width and
 * height, else the viewBox).
 */
export function sanitizeSvg(text: string): { svg: string; width: number; height: number } | 'complex' | null {
  if (!/^\uFEFF?\s*</.test(text) || text.includes('\0')) return null
  let out = ''
  let size: ReturnType<typeof sizeOf> | null = null
  let depth = 0
  // Inside how many elements that are left out the parser stands.
  let skipped = 0
  let styles: string | null = null
  let refused = false
  let complex = false
  const open: Drawn[] = []
  const elements: Drawn[] = []
  const rules: Rule[] = []
  const knownStyles = new Map<string, LocalStyle>()
  let cssRead = 0

  /** Writes an element's start, and notes what it takes to draw it. */
  function begin(name: string, attributes: Record<string, string>) {
    const drawn: Drawn = { name, id: attributes['id'], classes: [], declared: [], text: 0, children: [] }
    out += depth === 1 ? `<${name} xmlns="http://www.w3.org/2000/svg"` : `<${name}`
    for (const [key, said] of Object.entries(attributes)) {
      const local = key === 'xlink:href' ? 'href' : key
      if (key === 'style') {
        const known = knownStyles.get(said)
        if (!known) cssRead += said.length + STYLE_COST
        if (cssRead > VECTOR_CSS_MAX) return void (complex = true)
        const { css, declared } = known ?? localStyle(said)
        knownStyles.set(said, { css, declared })
        if (css) out += ` style="${escapeAttribute(css)}"`
        drawn.declared.push(...declared)
        continue
      }
      const value = attribute(name, local, said)
      if (value === null) continue
      out += ` ${local}="${escapeAttribute(value)}"`
      if (key === 'class') drawn.classes = [...new Set(value.split(/\s+/))]
      else drawn.declared.push([local, value])
    }
    out += '>'
    open.at(-1)?.children.push(drawn)
    open.push(drawn)
    elements.push(drawn)
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
        if (local === 'style') return void (styles = '')
        begin(local, attributes)
      },
      ontext(data) {
        if (skipped || depth === 0) return
        if (styles !== null) return void (styles += data)
        out += escapeText(data)
        const element = open.at(-1)
        if (element && TEXT.has(element.name)) element.text += data.length
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
        cssRead += styles!.length
        const sheet = cssRead > VECTOR_CSS_MAX ? null : localSheet(styles!)
        styles = null
        if (!sheet) return void (complex = true)
        rules.push(...sheet.rules)
        out += `<style>${escapeText(sheet.css)}</style>`
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  try {
    // In pieces, so that what is refused is not read to its end.
    for (let at = 0; at < text.length && !refused && !complex; at += PIECE) parser.write(text.slice(at, at + PIECE))
    if (!refused && !complex) parser.end()
  } catch (error) {
    // CSS that is nested too deeply ends the parser's stack.
    if (!(error instanceof RangeError)) throw error
    return 'complex'
  }
  if (!size || refused) return null
  const { width, height, side } = size as ReturnType<typeof sizeOf>
  if (complex || !applyRules(rules, elements) || drawsTooMuch(elements[0]!, elements, side)) return 'complex'
  return { svg: out, width, height }
}
