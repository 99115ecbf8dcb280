import { FONT_UNICODE_RANGES } from './font-ranges.ts'
import type { PairableFont, SubstituteFont, ThemeFontFile, ThemeFonts, TypefacePair } from './theme.ts'

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

function fontStackOf({ family, like }: ThemeFontFace): string {
  const names = [family, ...Object.keys(FALLBACK_SYSTEM_FONTS[like]).map((suffix) => `${family} ${suffix}`)]
  return [...names.map((name) => `"${name}"`), like === 'sans' ? 'sans-serif' : like].join(', ')
}

function buildFontCustomPropertyRule(tokens: SubstituteFontDefinition['tokens'], face?: ThemeFontFace): string {
  const stack = face ? fontStackOf(face) : 'var(--face)'
  return `.card-container{${tokens.map((token) => `--${token}:${stack}`).join(';')}}`
}

/**
 * Builds a theme's fonts. `files` maps the path of each font file to its URL. `data` is the content of faces.json, of which TypeScript knows
 * only that it has numbers and texts.
 */
export function buildThemeFonts(files: FontFileUrls, data: unknown): ThemeFonts {
  const { faces, substitutes } = data as ThemeFontData
  const buildSubstitute = ({ faces: own, missing, ...rest }: SubstituteFontDefinition): SubstituteFont => ({
    ...rest,
    missing: new RegExp(missing),
    css: own.map(buildFallbackFontCss).join('') + buildFontCustomPropertyRule(rest.tokens, own[0]),
    fonts: listFontFiles(files, own),
  })
  const describeFamily = (family: string): PairableFont => {
    const own = faces.filter((face) => face.family === family)
    return {
      fonts: listFontFiles(files, own),
      css: own.map(buildFallbackFontCss).join(''),
      stack: fontStackOf(own[0]!),
      substitutesFor: (tokens) =>
        substitutes.filter(({ replaces }) => replaces === family).map((substitute) => buildSubstitute({ ...substitute, tokens })),
    }
  }
  return {
    fonts: listFontFiles(files, faces),
    fallbackCss: faces.map(buildFallbackFontCss).join(''),
    substitutes: substitutes.map(buildSubstitute),
    families: Object.fromEntries(faces.map(({ family }) => [family, describeFamily(family)])),
  }
}

/**
 * Pairs two font families, of any theme. `width` is how wide the display font sets a name, compared with the theme's own: themes that fit
 * the name to the width divide by it.
 */
export function pairTypefaces(label: string, display: PairableFont, face: PairableFont, width = 1): TypefacePair {
  const isOne = display === face
  const properties = [`--face:${face.stack}`, `--display:${display.stack}`, ...(width === 1 ? [] : [`--set:${width}`])]
  return {
    label,
    fonts: [...display.fonts, ...(isOne ? [] : face.fonts)],
    substitutes: isOne
      ? face.substitutesFor(['face', 'display'])
      : [...display.substitutesFor(['display']), ...face.substitutesFor(['face'])],
    // Browsers would draw missing weights and italics by distorting letters.
    css: `${display.css}${isOne ? '' : face.css}.card-theme{${properties.join(';')};font-synthesis:none}`,
    stacks: { display: display.stack, face: face.stack },
  }
}
