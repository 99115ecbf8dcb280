import { fallbackFaces } from 'virtual:share-fonts'
import { inRanges, parseRanges, type CodePointRanges } from '../../web/card/card-fonts.ts'
import { FONT_RANGES } from '../../web/card/font-ranges.ts'
import type { ThemeFont } from '../../web/card/theme.ts'

/** A font file, with the properties under which the renderer registers it. */
export interface Face {
  family: string
  src: string
  style: 'normal' | 'italic'
  ranges: CodePointRanges
}

let fallback: Face[] | undefined

/** Orders the fallback fonts so that Han characters get the Japanese forms in a text with kana, the Korean in one with Hangul. */
function orderFallback(faces: Face[], text: string): Face[] {
  const first = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? 'Noto Sans JP'
    : /\p{Script=Hangul}/u.test(text)
      ? 'Noto Sans KR'
      : null
  return first ? faces.toSorted((a, b) => Number(b.family === first) - Number(a.family === first)) : faces
}

/** Characters without a glyph, such as joiners, directional marks and variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{Cf}]/u

/**
 * The font files that a text needs: the theme's files for its characters, and the first fallback font that has each
 * character. `missing` are the characters that no font has.
 */
export function facesFor(text: string, fonts: ThemeFont[]): { faces: Face[]; missing: string[] } {
  fallback ??= fallbackFaces().map(({ family, ranges, src }) => ({ family, src, style: 'normal', ranges: parseRanges(ranges) }))
  const themeFaces = fonts.map(({ family, src, style, range }): Face => ({
    family,
    src,
    style: style ?? 'normal',
    ranges: parseRanges(FONT_RANGES[range]),
  }))
  const others = orderFallback(fallback, text)
  const faces = new Set<Face>()
  const missing: string[] = []
  for (const character of new Set(text)) {
    const code = character.codePointAt(0)!
    for (const face of themeFaces) if (inRanges(face.ranges, code)) faces.add(face)
    // A theme's file may lack characters of its range, so a fallback is always included.
    const substitute = others.find((face) => inRanges(face.ranges, code))
    if (substitute) faces.add(substitute)
    else if (!INVISIBLE.test(character)) missing.push(character)
  }
  return { faces: [...faces], missing }
}
