import { FONT_RANGES } from './font-ranges.ts'
import type { CardModel } from './model.ts'
import type { Theme, ThemeFont } from './theme.ts'

export type Ranges = [from: number, to: number][]

/** A CSS unicode-range as pairs, both ends included. */
export function parseRanges(text: string): Ranges {
  return text.split(',').map((part) => {
    const [from, to] = part.trim().slice(2).split('-')
    return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)]
  })
}

export const inRanges = (ranges: Ranges, code: number) => ranges.some(([from, to]) => code >= from && code <= to)

/** The texts that a theme's faces are chosen by: what its card says in large type, and once. */
type Said = Pick<CardModel, 'name' | 'title' | 'company'>

/**
 * The faces of a card in its theme: a face that lacks letters of the card's own words gives way, on the whole card, to one
 * that has them. `css` goes behind the theme's style sheet and is empty for most cards.
 */
export function facesOf({ fonts = [], others = [] }: Theme, { name, title, company }: Said): { css: string; fonts: ThemeFont[] } {
  const used = others.filter(({ tokens, lacking }) =>
    [name, company, tokens.includes('face') ? title : null].some((text) => text && lacking.test(text)),
  )
  const replaced = new Set(used.map(({ insteadOf }) => insteadOf))
  return {
    css: used.map(({ css }) => css).join(''),
    fonts: [...fonts.filter(({ family }) => !replaced.has(family)), ...used.flatMap((other) => other.fonts)],
  }
}

const RANGES = Object.entries(FONT_RANGES).map(([key, text]) => ({ key: key as ThemeFont['range'], ranges: parseRanges(text) }))

/** Those files that have characters of a text, and the ones for plain Latin, as a browser would choose by unicode-range. */
export function neededFonts(fonts: ThemeFont[], text: string): ThemeFont[] {
  const needed = new Set<ThemeFont>(fonts.filter(({ range }) => range === 'latin'))
  for (const character of new Set(text)) {
    const code = character.codePointAt(0)!
    if (code < 0x80) continue
    const having = new Set(RANGES.filter(({ ranges }) => inRanges(ranges, code)).map(({ key }) => key))
    const chosen = new Map<string, ThemeFont>()
    // Of files that claim the same character, the last one added is asked.
    for (const font of fonts) if (having.has(font.range)) chosen.set(`${font.family} ${font.style}`, font)
    for (const font of chosen.values()) needed.add(font)
  }
  return fonts.filter((font) => needed.has(font))
}
