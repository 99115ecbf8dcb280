import type { EmbedCode } from '../../schema/card.ts'
import { publicCardPathOf } from '../../schema/route.ts'

/** Third-party HTML on a card, shown in an iframe. */
export interface CardEmbedModel {
  /** URL of the iframe. Null in a preview, where an unsaved embed has no URL yet. */
  src: string | null
  title: string
  html: string
}

const EMBED_HEIGHT_LIMITS = { min: 120, default: 400, max: 900 }

const IFRAME_TAG_PATTERN = /<iframe\b/gi

/**
 * Returns the height in CSS pixels that the HTML's first iframe asks for, within limits, or the default. The search takes linear time,
 * so that hostile HTML cannot slow it down.
 */
export function readEmbedHeight(html: string): number {
  IFRAME_TAG_PATTERN.lastIndex = 0
  while (IFRAME_TAG_PATTERN.test(html)) {
    const end = html.indexOf('>', IFRAME_TAG_PATTERN.lastIndex)
    const tag = html.slice(IFRAME_TAG_PATTERN.lastIndex, end < 0 ? html.length : end)
    const height = Number(/\sheight\s*=\s*["']?(\d{1,5})(?![\d%])/i.exec(tag)?.[1])
    if (height) return Math.min(EMBED_HEIGHT_LIMITS.max, Math.max(EMBED_HEIGHT_LIMITS.min, height))
    if (end < 0) break
    IFRAME_TAG_PATTERN.lastIndex = end
  }
  return EMBED_HEIGHT_LIMITS.default
}

/** `number` counts the owner's embeds from 1. */
function embedPathOf(slug: string, number: number): string {
  return `${publicCardPathOf(slug)}/embed/${number}`
}

export function listNonEmptyEmbeds(slug: string, codes: EmbedCode[]): CardEmbedModel[] {
  return codes.flatMap(({ title, html }, index) =>
    html.trim() === '' ? [] : [{ src: embedPathOf(slug, index + 1), title: title.trim(), html }],
  )
}
