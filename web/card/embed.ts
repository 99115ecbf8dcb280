import type { EmbedCode } from '../../schema/card.ts'
import { viewPath } from '../../schema/route.ts'

/** A piece of somebody else's page on a card, in a frame of its own. */
export interface Embed {
  /** Null in a preview: what is not saved yet has no address. */
  src: string | null
  title: string
  /** As the owner wrote it. */
  html: string
}

const HEIGHT = { least: 120, usual: 400, most: 900 }

const FRAME = /<iframe\b/gi

/**
 * The height in CSS pixels that an embed's own frame asks for, within bounds; the usual one for anything else. It is fixed:
 * what is in the frame never moves the page. Each frame is read up to its own end, so that the time it takes grows with
 * the text and no faster, whatever an owner wrote.
 */
export function embedHeight(html: string): number {
  FRAME.lastIndex = 0
  while (FRAME.test(html)) {
    const end = html.indexOf('>', FRAME.lastIndex)
    const tag = html.slice(FRAME.lastIndex, end < 0 ? html.length : end)
    const asked = Number(/\sheight\s*=\s*["']?(\d{1,5})(?![\d%])/i.exec(tag)?.[1])
    if (asked) return Math.min(HEIGHT.most, Math.max(HEIGHT.least, asked))
    if (end < 0) break
    FRAME.lastIndex = end
  }
  return HEIGHT.usual
}

/** The path of a card's embed, counted from 1 as the owner lists them. */
function embedPath(slug: string, number: number): string {
  return `${viewPath(slug)}/embed/${number}`
}

/** The embeds that hold anything. */
export function embedsOf(slug: string, codes: EmbedCode[]): Embed[] {
  return codes.flatMap(({ title, html }, index) =>
    html.trim() === '' ? [] : [{ src: embedPath(slug, index + 1), title: title.trim(), html }],
  )
}
