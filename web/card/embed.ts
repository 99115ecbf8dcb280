import type { EmbedCode } from '../../schema/card.ts'
import { viewPath } from '../../schema/route.ts'

/** Third-party HTML on a card, shown in an iframe. */
export interface Embed {
  /** Null in a preview, whose unsaved embeds have no URL yet. */
  src: string | null
  title: string
  /** The HTML as the owner entered it. */
  html: string
}

const HEIGHT = { min: 120, default: 400, max: 900 }

const FRAME = /<iframe\b/gi

/**
 * The `height` attribute of the first iframe in an embed's HTML, clamped to the allowed range, or the default height; in
 * CSS pixels. The search takes time linear in the length of the HTML, so hostile input cannot slow it down.
 */
export function embedHeight(html: string): number {
  FRAME.lastIndex = 0
  while (FRAME.test(html)) {
    const end = html.indexOf('>', FRAME.lastIndex)
    const tag = html.slice(FRAME.lastIndex, end < 0 ? html.length : end)
    const height = Number(/\sheight\s*=\s*["']?(\d{1,5})(?![\d%])/i.exec(tag)?.[1])
    if (height) return Math.min(HEIGHT.max, Math.max(HEIGHT.min, height))
    if (end < 0) break
    FRAME.lastIndex = end
  }
  return HEIGHT.default
}

/** The path of a card's embed; `number` counts the owner's embeds from 1. */
function embedPath(slug: string, number: number): string {
  return `${viewPath(slug)}/embed/${number}`
}

/** The embeds whose HTML is not empty. */
export function embedsOf(slug: string, codes: EmbedCode[]): Embed[] {
  return codes.flatMap(({ title, html }, index) =>
    html.trim() === '' ? [] : [{ src: embedPath(slug, index + 1), title: title.trim(), html }],
  )
}
