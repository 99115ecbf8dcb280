import { FONT_RANGES } from './font-ranges.ts'
import type { SubstituteFont, ThemeFont } from './theme.ts'

/** `size-adjust`, `ascent-override`, `descent-override` and `line-gap-override`, in percent. */
type Metrics = [size: number, ascent: number, descent: number, lineGap: number]
/** By the suffix of the fallback's name: see SYSTEM_FONTS. */
type Fallbacks = { Fallback: Metrics; Droid?: Metrics }

/** A face of a theme's fonts.ts. Each file `<family>[-italic]-<range>.woff2` beside it is loaded for its range. */
interface Face {
  family: string
  weight: string
  style?: 'italic'
  like: keyof typeof SYSTEM_FONTS
  /** Metrics of the system fonts that stand in until the face is loaded. */
  regular?: Fallbacks
  bold?: Fallbacks
}

/** Names of the system fonts that fallbacks are made of. Those named `Droid` are Android's. */
export const SYSTEM_FONTS = {
  sans: {
    Fallback: { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Liberation Sans Bold'] },
    Droid: { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto'] },
  },
  serif: {
    Fallback: {
      regular: ['Times New Roman', 'Liberation Serif'],
      bold: ['Times New Roman Bold', 'Liberation Serif Bold'],
      italic: ['Times New Roman Italic', 'Liberation Serif Italic'],
    },
    Droid: { regular: ['Noto Serif'], bold: ['Noto Serif Bold', 'Noto Serif'], italic: ['Noto Serif Italic', 'Noto Serif'] },
  },
  mono: { Fallback: { regular: ['Courier New', 'Liberation Mono'], bold: ['Courier New Bold', 'Liberation Mono Bold'] } },
} satisfies Record<string, { [Suffix in keyof Fallbacks]: { regular: string[]; bold: string[]; italic?: string[] } }>

/** The @font-face rules of a face's fallbacks, minified. */
function fallbackCss({ family, style, like, regular, bold }: Face): string {
  const rules = (weight: 'regular' | 'bold', fallbacks: Fallbacks = {} as Fallbacks, range = '') =>
    Object.entries(fallbacks).map(([suffix, [size, ascent, descent, lineGap]]) => {
      const names: { regular: string[]; bold: string[]; italic?: string[] } =
        SYSTEM_FONTS[like][suffix as keyof (typeof SYSTEM_FONTS)[typeof like]]
      const sources = (style && names[style]) ?? names[weight]
      return (
        `@font-face{font-family:${family} ${suffix};${style ? `font-style:${style};` : ''}${range}` +
        `src:${sources.map((name) => `local(${name})`).join()};size-adjust:${size}%;ascent-override:${ascent}%;` +
        `descent-override:${descent}%;line-gap-override:${lineGap}%}`
      )
    })
  return [...rules('regular', regular, bold && 'font-weight:1 549;'), ...rules('bold', bold, regular && 'font-weight:550 999;')].join('')
}

type Files = Record<string, string>

const fontsOf = (files: Files, faces: Face[]): ThemeFont[] =>
  faces.flatMap(({ family, weight, style }) => {
    const stem = `./${family.toLowerCase().replaceAll(' ', '-')}${style ? `-${style}` : ''}`
    return (Object.keys(FONT_RANGES) as ThemeFont['range'][]).flatMap((range) => {
      const src = files[`${stem}-${range}.woff2`]
      return src ? [{ family, src, weight, ...(style && { style }), range }] : []
    })
  })

/** A substitute that has faces of its own, or is the theme's text font for its display font. */
type Substitute = Omit<SubstituteFont, 'css' | 'fonts'> & { faces: Face[] }

/** Sets the custom properties on the card, which overrides those that the theme sets on the page. */
function tokenRule(tokens: Substitute['tokens'], face?: Face): string {
  const families = face && [face.family, ...Object.keys(SYSTEM_FONTS[face.like]).map((suffix) => `${face.family} ${suffix}`)]
  const stack = families
    ? [...families.map((name) => `"${name}"`), face.like === 'sans' ? 'sans-serif' : face.like].join(', ')
    : 'var(--face)'
  return `.card-container{${tokens.map((token) => `--${token}:${stack}`).join(';')}}`
}

/**
 * What a theme's fonts.ts, which scripts/cut-fonts.ts writes, gives to its theme: the fonts, the CSS of their fallbacks, and the
 * substitutes. `files` are the URLs of the folder's font files by path.
 */
export function themeFonts(files: Files, faces: Face[], substitutes: Substitute[] = []) {
  return {
    fonts: fontsOf(files, faces),
    fallback: faces.map(fallbackCss).join(''),
    substitutes: substitutes.map(({ faces: own, ...rest }): SubstituteFont => ({
      ...rest,
      css: own.map(fallbackCss).join('') + tokenRule(rest.tokens, own[0]),
      fonts: fontsOf(files, own),
    })),
  }
}
