import type { EmbedCode } from '../../schema/card.ts'
import { viewPath } from '../../schema/route.ts'

/** A piece of somebody else's page on a card, in a frame of its own. */
export interface Embed {
  /** Null in a preview: what is not saved yet has no address. */
  src: string | null
  title: string
  /** In CSS pixels, and fixed: what is in the frame never moves the page. */
  height: number
}

const HEIGHT = { least: 120, usual: 400, most: 900 }

/** The height that an embed's own frame asks for, within bounds; the usual one for anything else. */
export function embedHeight(html: string): number {
  const asked = Number(/<iframe\b[^>]*\sheight\s*=\s*["']?(\d{1,5})(?![\d%])/i.exec(html)?.[1])
  return asked ? Math.min(HEIGHT.most, Math.max(HEIGHT.least, asked)) : HEIGHT.usual
}

/** The path of a card's embed, counted from 1 as the owner lists them. */
export function embedPath(slug: string, number: number): string {
  return `${viewPath(slug)}/embed/${number}`
}

/** The embeds that hold anything. */
export function embedsOf(slug: string, codes: EmbedCode[]): Embed[] {
  return codes.flatMap(({ title, html }, index) =>
    html.trim() === '' ? [] : [{ src: embedPath(slug, index + 1), title: title.trim(), height: embedHeight(html) }],
  )
}
