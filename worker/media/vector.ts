import { type CssNode, type List, type ListItem, generate, parse, walk } from 'css-tree'
import { Parser } from 'htmlparser2'

/** Largest SVG, in bytes; what is drawn by hand or by a program stays far below. */
export const VECTOR_MAX = 1024 * 1024
const DEPTH_MAX = 60

const ELEMENTS = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc style switch view
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
)

const ATTRIBUTES = new Set(
  `id class style x y z x1 y1 x2 y2 cx cy r rx ry fx fy fr d dx dy points width height viewBox preserveAspectRatio version xmlns transform pathLength
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  opacity color display visibility overflow clip clip-path clip-rule mask filter marker-start marker-mid marker-end paint-order vector-effect
  shape-rendering text-rendering image-rendering color-interpolation color-interpolation-filters mix-blend-mode isolation enable-background
  offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits
  maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits
  font-family font-size font-style font-variant font-weight font-stretch letter-spacing word-spacing text-anchor text-decoration
  dominant-baseline alignment-baseline baseline-shift writing-mode direction textLength lengthAdjust startOffset rotate unicode-bidi
  in in2 result stdDeviation mode values type operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent lighting-color kernelUnitLength scale xChannelSelector yChannelSelector azimuth
  elevation flood-color flood-opacity radius baseFrequency numOctaves seed stitchTiles pointsAtX pointsAtY pointsAtZ limitingConeAngle
  tableValues slope intercept amplitude exponent role aria-label aria-hidden lang`.split(/\s+/),
)

const LOCAL = /^#[\w.:-]+$/
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')

/** True for what loads something from outside the picture, or could be made to. */
function pointsOutside(node: CssNode): boolean {
  if (node.type === 'Url') return !LOCAL.test(node.value)
  return (
    node.type === 'Function' &&
    /^(image|image-set|-webkit-image-set|src|expression|element|cross-fade|var|env|attr|paint)$/i.test(node.name)
  )
}

/** CSS with every rule or declaration left out that could load something. `context` as css-tree names it. */
function localCss(css: string, context: 'stylesheet' | 'declarationList'): string {
  const tree = parse(css, { context, parseValue: true, parseCustomProperty: true })
  walk(tree, {
    enter(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      if (!list) return
      if (node.type === 'Raw' || node.type === 'Atrule' || node.type === 'Comment') list.remove(item)
      else if (node.type === 'Declaration') {
        let bad = node.property.startsWith('--') || node.property === 'behavior' || node.value.type === 'Raw'
        walk(node.value, (part) => void (bad ||= pointsOutside(part)))
        if (bad) list.remove(item)
      }
    },
  })
  return generate(tree)
}

function attribute(name: string, value: string): string | null {
  if (name === 'href' || name === 'xlink:href') return LOCAL.test(value.trim()) ? ` href="${escapeAttribute(value.trim())}"` : null
  if (!ATTRIBUTES.has(name) || name === 'xmlns') return null
  if (name === 'style') {
    const css = localCss(value, 'declarationList')
    return css ? ` style="${escapeAttribute(css)}"` : null
  }
  // A presentation attribute is CSS as well: url() may name a part of this picture alone, and an escape may hide one.
  const urls = value.match(/url\s*\([^)]*\)?/gi) ?? []
  if (value.includes('\\') || urls.some((url) => !/^url\(\s*(["']?)#[\w.:-]+\1\s*\)$/i.test(url))) return null
  return ` ${name}="${escapeAttribute(value)}"`
}

const length = (value: string | undefined) => (/^\s*\d+(\.\d+)?\s*(px)?\s*$/.test(value ?? '') ? parseFloat(value!) : 0)

function sizeOf(root: Record<string, string>): { width: number; height: number } {
  const box = (root['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width, height] = [length(root['width']) || box[2] || 300, length(root['height']) || box[3] || 150]
  const clamp = (n: number) => Math.min(10_000, Math.max(1, Math.round(n) || 1))
  return { width: clamp(width), height: clamp(height) }
}

/**
 * An SVG picture written anew from what is known to be harmless: no scripts, event handlers, foreign content, animation,
 * entities or addresses outside itself. What is not known is left out with all that it holds. Returns null when the text
 * is no SVG, its size in pixels otherwise (from width and height, else the viewBox).
 */
export function sanitizeSvg(text: string): { svg: string; width: number; height: number } | null {
  if (!/^\uFEFF?\s*</.test(text) || text.includes('\0')) return null
  let out = ''
  let size: { width: number; height: number } | null = null
  let depth = 0
  // Inside how many elements that are left out the parser stands.
  let skipped = 0
  let styles: string | null = null
  let refused = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth++
        const local = name.replace(/^svg:/, '')
        if (depth === 1) {
          if (local !== 'svg' || size) return void (refused = true)
          size = sizeOf(attributes)
        }
        if (depth > DEPTH_MAX) refused = true
        if (skipped || refused || !ELEMENTS.has(local)) return void skipped++
        if (local === 'style') return void (styles = '')
        const kept = Object.entries(attributes).map(([key, value]) => attribute(key, value) ?? '')
        out += `<${local}${depth === 1 ? ' xmlns="http://www.w3.org/2000/svg"' : ''}${kept.join('')}>`
      },
      ontext(data) {
        if (skipped || depth === 0) return
        if (styles !== null) styles += data
        else out += escapeText(data)
      },
      onclosetag(name) {
        depth--
        if (skipped) return void skipped--
        const local = name.replace(/^svg:/, '')
        if (local === 'style') {
          out += `<style>${escapeText(localCss(styles ?? '', 'stylesheet'))}</style>`
          styles = null
        } else out += `</${local}>`
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(text)
  parser.end()
  return size && !refused ? { svg: out, ...(size as { width: number; height: number }) } : null
}
