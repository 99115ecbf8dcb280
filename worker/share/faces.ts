import { fallbackFaces } from 'virtual:share-fonts'
import { isInCodePointRanges, parseUnicodeRange, type CodePointRanges } from '../../web/card/card-fonts.ts'
import { FONT_UNICODE_RANGES } from '../../web/card/font-ranges.ts'
import type { ThemeFontFile } from '../../web/card/theme.ts'

/** A font file for share images, and the characters for which it is used. */
export interface FontFile {
  family: string
  src: string
  style: 'normal' | 'italic'
  ranges: CodePointRanges
}

let cachedFallbackFonts: FontFile[] | undefined

/** Han characters look different in Japanese and Korean. Kana or Hangul in the text tell which form is right. */
function orderFallbackFonts(faces: FontFile[], text: string): FontFile[] {
  const first = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? 'Noto Sans JP'
    : /\p{Script=Hangul}/u.test(text)
      ? 'Noto Sans KR'
      : null
  return first ? faces.toSorted((a, b) => Number(b.family === first) - Number(a.family === first)) : faces
}

const INVISIBLE_CHARACTER_PATTERN = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{Cf}]/u

/**
 * Finds the font files for a text: the theme's files, and for each character the first fallback font that has it. `missing` contains the
 * characters that no font has.
 */
export function findFontFilesForText(text: string, fonts: ThemeFontFile[]): { faces: FontFile[]; missing: string[] } {
  const toFontFile = (family: string, src: string, ranges: string, style: FontFile['style'] = 'normal'): FontFile => {
    return { family, src, style, ranges: parseUnicodeRange(ranges) }
  }
  cachedFallbackFonts ??= fallbackFaces().map(({ family, src, ranges }) => toFontFile(family, src, ranges))
  const themeFaces = fonts.map(({ family, src, style, range }) => toFontFile(family, src, FONT_UNICODE_RANGES[range], style))
  const others = orderFallbackFonts(cachedFallbackFonts, text)
  const faces = new Set<FontFile>()
  const missing: string[] = []
  for (const character of new Set(text)) {
    const code = character.codePointAt(0)!
    for (const face of themeFaces) if (isInCodePointRanges(face.ranges, code)) faces.add(face)
    // A fallback font is added too, because a theme's font file may lack characters of its declared range.
    const substitute = others.find((face) => isInCodePointRanges(face.ranges, code))
    if (substitute) faces.add(substitute)
    else if (!INVISIBLE_CHARACTER_PATTERN.test(character)) missing.push(character)
  }
  return { faces: [...faces], missing }
}
