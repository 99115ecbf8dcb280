import { FONT_RANGES } from './font-ranges.ts'
import type { CardModel } from './model.ts'
import type { Theme, ThemeFont } from './theme.ts'

export type CodePointRanges = [from: number, to: number][]

/** Parses a CSS unicode-range into inclusive ranges of code points. */
export function parseRanges(text: string): CodePointRanges {
  return text.split(',').map((range) => {
    const [from, to] = range.trim().slice(2).split('-')
    return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)]
  })
}

export const inRanges = (ranges: CodePointRanges, code: number) => ranges.some(([from, to]) => code >= from && code <= to)

/**
 * The fonts of a card in its theme. A font that lacks letters of the card's name, company or title is replaced on the whole
 * card by one that has them. `css` goes after the theme's style sheet and is empty for most cards.
 */
export function cardFonts(
  { fonts = [], substitutes = [] }: Pick<Theme, 'fonts' | 'substitutes'>,
  { name, title, company }: Pick<CardModel, 'name' | 'title' | 'company'>,
): { css: string; fonts: ThemeFont[] } {
  const used = substitutes.filter(({ tokens, missing }) =>
    [name, company, tokens.includes('face') ? title : null].some((text) => text && missing.test(text)),
  )
  const replaced = new Set(used.map(({ replaces }) => replaces))
  return {
    css: used.map(({ css }) => css).join(''),
    fonts: [...fonts.filter(({ family }) => !replaced.has(family)), ...used.flatMap((substitute) => substitute.fonts)],
  }
}

const RANGES = Object.entries(FONT_RANGES).map(([key, text]) => ({ key: key as ThemeFont['range'], ranges: parseRanges(text) }))

/** The files for a text's characters and those for Latin, as a browser would choose them by unicode-range. */
export function neededFonts(fonts: ThemeFont[], text: string): ThemeFont[] {
  const needed = new Set<ThemeFont>(fonts.filter(({ range }) => range === 'latin'))
  for (const character of new Set(text)) {
    const code = character.codePointAt(0)!
    if (code < 0x80) continue
    const keys = new Set(RANGES.filter(({ ranges }) => inRanges(ranges, code)).map(({ key }) => key))
    const chosen = new Map<string, ThemeFont>()
    // If the ranges of several files of a font include a character, browsers use the last file.
    for (const font of fonts) if (keys.has(font.range)) chosen.set(`${font.family} ${font.style}`, font)
    for (const font of chosen.values()) needed.add(font)
  }
  return fonts.filter((font) => needed.has(font))
}
