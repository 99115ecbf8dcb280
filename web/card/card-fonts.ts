import { FONT_UNICODE_RANGES } from './font-ranges.ts'
import type { CardModel } from './model.ts'
import type { CardLook } from './look.ts'
import type { CardTheme, ThemeFontFile } from './theme.ts'

export type CodePointRanges = [from: number, to: number][]

export function parseUnicodeRange(text: string): CodePointRanges {
  return text.split(',').map((range) => {
    const [from, to] = range.trim().slice(2).split('-')
    return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)]
  })
}

export const isInCodePointRanges = (ranges: CodePointRanges, code: number) => ranges.some(([from, to]) => code >= from && code <= to)

type CardFontSource = Pick<CardTheme, 'fonts' | 'substitutes' | 'typefaces'>
const pairOf = ({ typefaces }: CardFontSource, { typePairing }: Pick<CardLook, 'typePairing'>) =>
  typePairing === 'theme' ? undefined : typefaces?.[typePairing === 'second' ? 1 : 2]

/**
 * Returns a card's web fonts: those of its theme, or of the pair that the owner chose. If a font lacks a letter of the name, company or
 * title, a substitute font replaces it on the whole card. The returned `css` must come after the theme's style sheet.
 */
export function chooseCardFonts(
  theme: CardFontSource,
  { name, title, company, look }: Pick<CardModel, 'name' | 'title' | 'company' | 'look'>,
): { css: string; fonts: ThemeFontFile[] } {
  const pair = pairOf(theme, look)
  const { fonts = [], substitutes = [] } = pair ?? theme
  const used = substitutes.filter(({ tokens, missing }) =>
    [name, company, tokens.includes('face') ? title : null].some((text) => text && missing.test(text)),
  )
  const replaced = new Set(used.map(({ replaces }) => replaces))
  return {
    css: (pair?.css ?? '') + used.map(({ css }) => css).join(''),
    fonts: [...fonts.filter(({ family }) => !replaced.has(family)), ...used.flatMap((substitute) => substitute.fonts)],
  }
}

const PARSED_FONT_UNICODE_RANGES = Object.entries(FONT_UNICODE_RANGES).map(([key, text]) => ({
  key: key as ThemeFontFile['range'],
  ranges: parseUnicodeRange(text),
}))

const rangesOfCharacter = (code: number) =>
  new Set(PARSED_FONT_UNICODE_RANGES.filter(({ ranges }) => isInCodePointRanges(ranges, code)).map(({ key }) => key))

/** If several files of one font include a character, browsers use the last one. */
export function findFontFileOfCharacter(fonts: ThemeFontFile[], character: string): ThemeFontFile | undefined {
  const keys = rangesOfCharacter(character.codePointAt(0)!)
  return fonts.findLast(({ range }) => keys.has(range))
}

/** Returns the font files that a browser needs for a text. The files for Latin are always included. */
export function selectNeededFontFiles(fonts: ThemeFontFile[], text: string): ThemeFontFile[] {
  const needed = new Set<ThemeFontFile>(fonts.filter(({ range }) => range === 'latin'))
  for (const character of new Set(text)) {
    const code = character.codePointAt(0)!
    if (code < 0x80) continue
    const keys = rangesOfCharacter(code)
    const chosen = new Map<string, ThemeFontFile>()
    // If several files of one font include a character, browsers use the last one.
    for (const font of fonts) if (keys.has(font.range)) chosen.set(`${font.family} ${font.style}`, font)
    for (const font of chosen.values()) needed.add(font)
  }
  return fonts.filter((font) => needed.has(font))
}
