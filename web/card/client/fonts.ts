import { FONT_RANGES } from '../font-ranges.ts'
import type { ThemeFont } from '../theme.ts'

const added = new Set<string>()

/** Offers a theme's fonts to the document; each file is fetched when a character of its range is shown. */
export function addFonts(fonts: ThemeFont[] = []): void {
  for (const { family, src, weight, style, range } of fonts) {
    if (added.has(src)) continue
    added.add(src)
    document.fonts.add(new FontFace(family, `url(${src})`, { weight, style, unicodeRange: FONT_RANGES[range], display: 'swap' }))
  }
}
