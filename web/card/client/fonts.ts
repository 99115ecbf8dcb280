import { FONT_UNICODE_RANGES } from '../font-ranges.ts'
import type { ThemeFontFile } from '../theme.ts'

const addedFontSources = new Set<string>()

export function createNewFontFaces(fonts: ThemeFontFile[]): FontFace[] {
  return fonts
    .filter(({ src }) => !addedFontSources.has(src) && addedFontSources.add(src))
    .map(
      ({ family, src, weight, style, range }) =>
        new FontFace(family, `url(${src})`, { weight, style, unicodeRange: FONT_UNICODE_RANGES[range], display: 'swap' }),
    )
}

/** The browser downloads a font file only when the page shows one of its characters. */
export function addFontsToDocument(fonts: ThemeFontFile[]): void {
  for (const face of createNewFontFaces(fonts)) document.fonts.add(face)
}
