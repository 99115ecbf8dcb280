import { fallbackFaces } from 'virtual:share-fonts'
import { inRanges, parseRanges, type Ranges } from '../../web/card/faces.ts'
import { FONT_RANGES } from '../../web/card/font-ranges.ts'
import type { ThemeFont } from '../../web/card/theme.ts'

/** A font file with what it is registered as. */
export interface Face {
  family: string
  src: string
  style: 'normal' | 'italic'
  ranges: Ranges
}

let fallback: Face[] | undefined

/** Whichever writes Han as this text's reader expects it comes first: kana say Japanese, Hangul Korean. */
function inOrder(faces: Face[], text: string): Face[] {
  const first = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? 'Noto Sans JP'
    : /\p{Script=Hangul}/u.test(text)
      ? 'Noto Sans KR'
      : null
  return first ? faces.toSorted((a, b) => Number(b.family === first) - Number(a.family === first)) : faces
}

/** What shows nothing of its own: joiners, marks of direction, variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{Cf}]/u

/**
 * The files that a text needs: of the theme's faces those in its letters' ranges, and for what they have not, the first
 * of the fallback's. `missing` are characters that no file has.
 */
export function facesFor(text: string, fonts: ThemeFont[]): { faces: Face[]; missing: string[] } {
  fallback ??= fallbackFaces().map(({ family, ranges, src }) => ({ family, src, style: 'normal', ranges: parseRanges(ranges) }))
  const own = fonts.map(({ family, src, style, range }): Face => ({
    family,
    src,
    style: style ?? 'normal',
    ranges: parseRanges(FONT_RANGES[range]),
  }))
  const others = inOrder(fallback, text)
  const faces = new Set<Face>()
  const missing: string[] = []
  for (const character of new Set(text)) {
    const code = character.codePointAt(0)!
    for (const face of own) if (inRanges(face.ranges, code)) faces.add(face)
    // A theme's file may lack a letter of its range, so one behind it always stands ready.
    const behind = others.find((face) => inRanges(face.ranges, code))
    if (behind) faces.add(behind)
    else if (!INVISIBLE.test(character)) missing.push(character)
  }
  return { faces: [...faces], missing }
}
