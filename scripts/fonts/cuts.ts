import type { CardThemeKey } from '../../schema/theme.ts'
import type { FALLBACK_SYSTEM_FONTS } from '../../web/card/theme-fonts.ts'

/** A web font of a card theme. It is generated from a variable font of an @fontsource package. */
export interface WebFont {
  family: string
  /** Name of the npm package below @fontsource-variable that contains the font. */
  from: string
  file: 'wght' | 'opsz' | 'wdth'
  style?: 'normal' | 'italic'
  /** The font's weight, or its range of weights if the weight remains variable. */
  weight: number | [number, number]
  /** Fixed values of the font's other variation axes, such as width or optical size. */
  axes?: Record<string, number>
  like: 'sans' | 'serif' | 'mono'
  /** The weight of bold text in the theme, 700 by default. The bold fallback font gets the metrics of this weight. */
  bold?: number
  /** Name of the sample text that the fallback font is scaled with: it gets the same width as in this font. */
  sample?: 'prose' | 'names' | 'capitals' | 'either'
  /** The font family that this font replaces on cards with letters that the family lacks. */
  replaces?: string
  /** Names of the theme's CSS custom properties that contain the replaced font family. */
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

/** The web fonts of each card theme. All of them have the SIL Open Font License 1.1. */
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
    // Source Serif uses a large optical size here, because its strokes then have as much contrast as those of Bodoni.
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

/** Themes whose font for text replaces their font for headings on cards with letters that the heading font lacks. */
export const DISPLAY_FONT_SUBSTITUTES: Record<string, { display: string; face: string }> = {
  corporate: { display: 'Baskervville', face: 'Source Serif' },
}

/** Sample texts with typical letters. A fallback font is scaled until such a text is as wide as in the web font. */
export const WIDTH_SAMPLE_TEXTS = {
  prose:
    'I help small firms say what they do so that people listen. Twelve years between London and Lisbon, two books, and a practice of four: we plan, write and stay until it runs. Write to me, or call on weekday mornings. Email Website Address Phone Save Contact About Links',
  names:
    'Amara Okafor Maria Santos Wei Chen Priya Raman Jonas Lindqvist Elena Petrova David Morgan Fatima Haddad Noah Fischer Isabella Rossi Kenji Watanabe Charlotte Whitcombe Tomas Novak Bloom and Sons Studio Anastasia Papadimitriou Zuri Emma',
  /** This sample text is for themes that show a name in capitals in some languages and not in others. */
  either: 'AMARA OKAFOR MARIA SANTOS WEI CHEN PRIYA RAMAN JONAS LINDQVIST Elena Petrova David Morgan Fatima Haddad Noah Fischer Isabella',
  capitals:
    'AMARA OKAFOR MARIA SANTOS WEI CHEN PRIYA RAMAN JONAS LINDQVIST ELENA PETROVA DAVID MORGAN FATIMA HADDAD NOAH FISCHER ISABELLA ROSSI KENJI WATANABE CHARLOTTE WHITCOMBE TOMAS NOVAK BLOOM AND SONS ZURI EMMA',
} as const

/** For each system font that serves as a fallback, an npm package with a font of the same metrics. */
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
