import { FONT_UNICODE_RANGES } from './font-ranges.ts'
import type { SubstituteFont, ThemeFontFile, ThemeFonts } from './theme.ts'

/** The descriptors `size-adjust`, `ascent-override`, `descent-override` and `line-gap-override`, in percent. */
type FontMetricOverrides = [size: number, ascent: number, descent: number, lineGap: number]
/** The keys are those of `FALLBACK_SYSTEM_FONTS`. The names of fallback fonts end with them. */
type FallbackFontMetrics = { Fallback: FontMetricOverrides; Droid?: FontMetricOverrides }

/** A font whose files `<family>[-italic]-<range>.woff2` each contain one range of characters. */
export interface ThemeFontFace {
  family: string
  weight: string
  style?: 'italic'
  like: keyof typeof FALLBACK_SYSTEM_FONTS
  /** Metrics of the system fonts that browsers show until the web font has loaded. */
  regular?: FallbackFontMetrics
  bold?: FallbackFontMetrics
}

/** System fonts that replace web fonts until these have loaded. The fonts under `Droid` are on Android devices. */
export const FALLBACK_SYSTEM_FONTS = {
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
} satisfies Record<string, { [Suffix in keyof FallbackFontMetrics]: { regular: string[]; bold: string[]; italic?: string[] } }>

function buildFallbackFontCss({ family, style, like, regular, bold }: ThemeFontFace): string {
  const rules = (weight: 'regular' | 'bold', fallbacks: FallbackFontMetrics = {} as FallbackFontMetrics, range = '') =>
    Object.entries(fallbacks).map(([suffix, [size, ascent, descent, lineGap]]) => {
      const names: { regular: string[]; bold: string[]; italic?: string[] } =
        FALLBACK_SYSTEM_FONTS[like][suffix as keyof (typeof FALLBACK_SYSTEM_FONTS)[typeof like]]
      const sources = (style && names[style]) ?? names[weight]
      return (
        `@font-face{font-family:${family} ${suffix};${style ? `font-style:${style};` : ''}${range}` +
        `src:${sources.map((name) => `local(${name})`).join()};size-adjust:${size}%;ascent-override:${ascent}%;` +
        `descent-override:${descent}%;line-gap-override:${lineGap}%}`
      )
    })
  return [...rules('regular', regular, bold && 'font-weight:1 549;'), ...rules('bold', bold, regular && 'font-weight:550 999;')].join('')
}

type FontFileUrls = Record<string, string>

const listFontFiles = (files: FontFileUrls, faces: ThemeFontFace[]): ThemeFontFile[] =>
  faces.flatMap(({ family, weight, style }) => {
    const stem = `./${family.toLowerCase().replaceAll(' ', '-')}${style ? `-${style}` : ''}`
    return (Object.keys(FONT_UNICODE_RANGES) as ThemeFontFile['range'][]).flatMap((range) => {
      const src = files[`${stem}-${range}.woff2`]
      return src ? [{ family, src, weight, ...(style && { style }), range }] : []
    })
  })

/** If `faces` is empty, the theme's text font is used in place of its display font. */
type SubstituteFontDefinition = Omit<SubstituteFont, 'css' | 'fonts' | 'missing'> & { missing: string; faces: ThemeFontFace[] }

/** Content of a theme's file faces.json, which scripts/cut-fonts.ts writes. */
export interface ThemeFontData {
  faces: ThemeFontFace[]
  substitutes: SubstituteFontDefinition[]
}

function buildFontCustomPropertyRule(tokens: SubstituteFontDefinition['tokens'], face?: ThemeFontFace): string {
  const families = face && [face.family, ...Object.keys(FALLBACK_SYSTEM_FONTS[face.like]).map((suffix) => `${face.family} ${suffix}`)]
  const stack = families
    ? [...families.map((name) => `"${name}"`), face.like === 'sans' ? 'sans-serif' : face.like].join(', ')
    : 'var(--face)'
  return `.card-container{${tokens.map((token) => `--${token}:${stack}`).join(';')}}`
}

/**
 * Builds a theme's fonts. `files` maps the path of each font file to its URL. `data` is the content of faces.json, of which TypeScript knows
 * only that it has numbers and texts.
 */
export function buildThemeFonts(files: FontFileUrls, data: unknown): ThemeFonts {
  const { faces, substitutes } = data as ThemeFontData
  return {
    fonts: listFontFiles(files, faces),
    fallbackCss: faces.map(buildFallbackFontCss).join(''),
    substitutes: substitutes.map(({ faces: own, missing, ...rest }) => ({
      ...rest,
      missing: new RegExp(missing),
      css: own.map(buildFallbackFontCss).join('') + buildFontCustomPropertyRule(rest.tokens, own[0]),
      fonts: listFontFiles(files, own),
    })),
  }
}
