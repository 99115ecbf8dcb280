import type { CardThemeKey } from '../../schema/theme.ts'
import type { FALLBACK_SYSTEM_FONTS } from '../../web/card/theme-fonts.ts'

export interface WebFont {
  family: string
  from: string
  file: 'wght' | 'opsz' | 'wdth'
  style?: 'normal' | 'italic'
  weight: number | [number, number]
  axes?: Record<string, number>
  like: 'sans' | 'serif' | 'mono'
  bold?: number
  /** The fallback font is scaled so that this sample text is as wide as in the web font. */
  sample?: 'prose' | 'names' | 'capitals' | 'either'
  /** The font family that this font replaces on cards with letters that the family lacks. */
  replaces?: string
  /** Custom CSS properties of the theme that name the replaced font family. */
  tokens?: readonly ('face' | 'display')[]
}

const createNotoFont = (replaces: string, tokens: WebFont['tokens'], weight: WebFont['weight'], rest: Partial<WebFont> = {}): WebFont => ({
  family: `${replaces} Other`,
  replaces,
  tokens,
  from: 'noto-sans',
  file: 'wght',
  weight,
  like: 'sans',
  ...rest,
})
const SOURCE_SERIF_SUBSTITUTE_FONT: WebFont = {
  family: 'Bodoni Other',
  replaces: 'Bodoni',
  tokens: ['display'],
  from: 'source-serif-4',
  file: 'opsz',
  weight: 400,
  axes: { opsz: 60 },
  like: 'serif',
}

/** All these fonts have the SIL Open Font License 1.1. */
export const THEME_FONTS: Record<CardThemeKey, WebFont[]> = {
  minimalist: [
    { family: 'Hanken', from: 'hanken-grotesk', file: 'wght', weight: [300, 500], like: 'sans' },
    createNotoFont('Hanken', ['face', 'display'], [300, 500]),
  ],
  dynamic: [
    { family: 'Mona', from: 'mona-sans', file: 'wdth', weight: [400, 700], axes: { wdth: 100 }, like: 'sans' },
    { family: 'Mona Wide', from: 'mona-sans', file: 'wdth', weight: 800, axes: { wdth: 122 }, like: 'sans', sample: 'names' },
    createNotoFont('Mona', ['face'], [400, 700]),
    createNotoFont('Mona Wide', ['display'], 800, { sample: 'names' }),
  ],
  nonprofit: [
    { family: 'Nunito', from: 'nunito', file: 'wght', weight: [400, 800], like: 'sans' },
    createNotoFont('Nunito', ['face', 'display'], [400, 800]),
  ],
  education: [
    { family: 'Alegreya', from: 'alegreya', file: 'wght', weight: [400, 700], like: 'serif' },
    { family: 'Alegreya', from: 'alegreya', file: 'wght', weight: 400, style: 'italic', like: 'serif' },
  ],
  health: [
    { family: 'Atkinson', from: 'atkinson-hyperlegible-next', file: 'wght', weight: [400, 700], like: 'sans', bold: 600 },
    createNotoFont('Atkinson', ['face', 'display'], [400, 700], { bold: 600 }),
  ],
  beauty: [
    { family: 'Bodoni', from: 'bodoni-moda', file: 'opsz', weight: 400, axes: { opsz: 20 }, like: 'serif', sample: 'capitals' },
    { family: 'Bodoni', from: 'bodoni-moda', file: 'opsz', weight: 400, style: 'italic', axes: { opsz: 20 }, like: 'serif' },
    { family: 'Jost', from: 'jost', file: 'wght', weight: [400, 500], like: 'sans' },
    // At a large optical size, Source Serif has as much contrast as Bodoni.
    { ...SOURCE_SERIF_SUBSTITUTE_FONT, sample: 'either' },
    { ...SOURCE_SERIF_SUBSTITUTE_FONT, style: 'italic' },
    createNotoFont('Jost', ['face'], [400, 500]),
  ],
  corporate: [
    { family: 'Baskervville', from: 'baskervville', file: 'wght', weight: 400, like: 'serif', sample: 'names' },
    { family: 'Source Serif', from: 'source-serif-4', file: 'wght', weight: [400, 600], like: 'serif' },
    { family: 'Source Serif', from: 'source-serif-4', file: 'wght', weight: 400, style: 'italic', like: 'serif' },
  ],
  creative: [
    { family: 'Bricolage', from: 'bricolage-grotesque', file: 'wght', weight: [200, 800], like: 'sans', bold: 800 },
    {
      family: 'Bricolage Poster',
      from: 'bricolage-grotesque',
      file: 'opsz',
      weight: 800,
      axes: { opsz: 60 },
      like: 'sans',
      sample: 'names',
    },
    createNotoFont('Bricolage', ['face'], [400, 800], { bold: 800 }),
    createNotoFont('Bricolage Poster', ['display'], 800, { file: 'wdth', axes: { wdth: 80 }, sample: 'names' }),
  ],
  tech: [{ family: 'JetBrains', from: 'jetbrains-mono', file: 'wght', weight: [400, 700], like: 'mono' }],
}

/** Themes in which the text font replaces the heading font on cards with letters that the heading font lacks. */
export const DISPLAY_FONT_SUBSTITUTES: Record<string, { display: string; face: string }> = {
  corporate: { display: 'Baskervville', face: 'Source Serif' },
}

export const WIDTH_SAMPLE_TEXTS = {
  prose:
    'I help small firms say what they do so that people listen. Twelve years between London and Lisbon, two books, and a practice of four: we plan, write and stay until it runs. Write to me, or call on weekday mornings. Email Website Address Phone Save Contact About Links',
  names:
    'Amara Okafor Maria Santos Wei Chen Priya Raman Jonas Lindqvist Elena Petrova David Morgan Fatima Haddad Noah Fischer Isabella Rossi Kenji Watanabe Charlotte Whitcombe Tomas Novak Bloom and Sons Studio Anastasia Papadimitriou Zuri Emma',
  /** Sample text, half in capitals, for themes that show names in capitals in some languages only. */
  either: 'AMARA OKAFOR MARIA SANTOS WEI CHEN PRIYA RAMAN JONAS LINDQVIST Elena Petrova David Morgan Fatima Haddad Noah Fischer Isabella',
  capitals:
    'AMARA OKAFOR MARIA SANTOS WEI CHEN PRIYA RAMAN JONAS LINDQVIST ELENA PETROVA DAVID MORGAN FATIMA HADDAD NOAH FISCHER ISABELLA ROSSI KENJI WATANABE CHARLOTTE WHITCOMBE TOMAS NOVAK BLOOM AND SONS ZURI EMMA',
} as const

/** Packages whose font has the metrics of a system font. */
export const SYSTEM_FONT_PACKAGES = {
  sans: {
    Fallback: { from: '@fontsource-variable/arimo', stem: 'arimo', variable: true },
    Droid: { from: '@fontsource-variable/roboto', stem: 'roboto', variable: true },
  },
  serif: {
    Fallback: { from: '@fontsource/tinos', stem: 'tinos', variable: false },
    Droid: { from: '@fontsource-variable/noto-serif', stem: 'noto-serif', variable: true },
  },
  mono: { Fallback: { from: '@fontsource/cousine', stem: 'cousine', variable: false } },
} satisfies { [Like in keyof typeof FALLBACK_SYSTEM_FONTS]: Record<keyof (typeof FALLBACK_SYSTEM_FONTS)[Like], object> }
