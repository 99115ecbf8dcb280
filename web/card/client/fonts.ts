import { FONT_RANGES } from '../font-ranges.ts'
import type { ThemeFont } from '../theme.ts'

const added = new Set<string>()

/** Font faces of a theme that are not in the document yet. */
export function newFaces(fonts: ThemeFont[]): FontFace[] {
  return fonts
    .filter(({ src }) => !added.has(src) && added.add(src))
    .map(
      ({ family, src, weight, style, range }) =>
        new FontFace(family, `url(${src})`, { weight, style, unicodeRange: FONT_RANGES[range], display: 'swap' }),
    )
}

/** Adds a theme's fonts to the document. A font file is downloaded when a character of its Unicode range is displayed. */
export function addFonts(fonts: ThemeFont[]): void {
  for (const face of newFaces(fonts)) document.fonts.add(face)
}
