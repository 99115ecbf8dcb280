import type { ThemeKey } from '../../schema/theme.ts'
import type { SYSTEM_FONTS } from '../../web/card/theme-fonts.ts'

/** A font that is cut from a variable font of an @fontsource package. */
export interface FontCut {
  /** Name of the font in the theme's style sheet. */
  family: string
  /** Package below @fontsource-variable, and which of its variable fonts. */
  from: string
  file: 'wght' | 'opsz' | 'wdth'
  style?: 'normal' | 'italic'
  /** One weight, or a range that remains variable. */
  weight: number | [number, number]
  /** Fixed values of other axes. */
  axes?: Record<string, number>
  like: 'sans' | 'serif' | 'mono'
  /** The theme's usual weight of bold text, whose metrics the bold fallback gets; 700 by default. */
  bold?: number
  /** The sample text for which the fallback has the same width as this font. */
  sample?: 'prose' | 'names' | 'capitals' | 'either'
  /** The family that this font substitutes on cards with letters that the family lacks. */
  replaces?: string
  /** The theme's custom properties that name that family. */
  tokens?: readonly ('face' | 'display')[]
}

const noto = (replaces: string, tokens: FontCut['tokens'], weight: FontCut['weight'], rest: Partial<FontCut> = {}): FontCut => ({
  family: `${replaces} Other`,
  replaces,
  tokens,
  from: 'noto-sans',
  file: 'wght',
  weight,
  like: 'sans',
  ...rest,
})
const sourceSerif: FontCut = {
  family: 'Bodoni Other',
  replaces: 'Bodoni',
  tokens: ['display'],
  from: 'source-serif-4',
  file: 'opsz',
  weight: 400,
  axes: { opsz: 60 },
  like: 'serif',
}

/** The fonts of each theme. All have the SIL Open Font License 1.1. */
export const FONT_CUTS: Record<ThemeKey, FontCut[]> = {
  minimalist: [
    { family: 'Hanken', from: 'hanken-grotesk', file: 'wght', weight: [300, 500], like: 'sans' },
    noto('Hanken', ['face', 'display'], [300, 500]),
  ],
  dynamic: [
    { family: 'Mona', from: 'mona-sans', file: 'wdth', weight: [400, 700], axes: { wdth: 100 }, like: 'sans' },
    { family: 'Mona Wide', from: 'mona-sans', file: 'wdth', weight: 800, axes: { wdth: 122 }, like: 'sans', sample: 'names' },
    noto('Mona', ['face'], [400, 700]),
    noto('Mona Wide', ['display'], 800, { sample: 'names' }),
  ],
  nonprofit: [
    { family: 'Nunito', from: 'nunito', file: 'wght', weight: [400, 800], like: 'sans' },
    noto('Nunito', ['face', 'display'], [400, 800]),
  ],
  education: [
    { family: 'Alegreya', from: 'alegreya', file: 'wght', weight: [400, 700], like: 'serif' },
    { family: 'Alegreya', from: 'alegreya', file: 'wght', weight: 400, style: 'italic', like: 'serif' },
  ],
  health: [
    { family: 'Atkinson', from: 'atkinson-hyperlegible-next', file: 'wght', weight: [400, 700], like: 'sans', bold: 600 },
    noto('Atkinson', ['face', 'display'], [400, 700], { bold: 600 }),
  ],
  beauty: [
    { family: 'Bodoni', from: 'bodoni-moda', file: 'opsz', weight: 400, axes: { opsz: 20 }, like: 'serif', sample: 'capitals' },
    { family: 'Bodoni', from: 'bodoni-moda', file: 'opsz', weight: 400, style: 'italic', axes: { opsz: 20 }, like: 'serif' },
    { family: 'Jost', from: 'jost', file: 'wght', weight: [400, 500], like: 'sans' },
    // Cut at a large optical size, whose contrast is as high as Bodoni's.
    { ...sourceSerif, sample: 'either' },
    { ...sourceSerif, style: 'italic' },
    noto('Jost', ['face'], [400, 500]),
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
    noto('Bricolage', ['face'], [400, 800], { bold: 800 }),
    noto('Bricolage Poster', ['display'], 800, { file: 'wdth', axes: { wdth: 80 }, sample: 'names' }),
  ],
  tech: [{ family: 'JetBrains', from: 'jetbrains-mono', file: 'wght', weight: [400, 700], like: 'mono' }],
}

/** Themes whose text font substitutes for their display font on cards with letters that the display font lacks. */
export const DISPLAY_SUBSTITUTES: Record<string, { display: string; face: string }> = {
  corporate: { display: 'Baskervville', face: 'Source Serif' },
}

/** Texts to match the widths of fallbacks with, of a typical distribution of letters. */
export const SAMPLE_TEXTS = {
  prose:
    'I help small firms say what they do so that people listen. Twelve years between London and Lisbon, two books, and a practice of four: we plan, write and stay until it runs. Write to me, or call on weekday mornings. Email Website Address Phone Save Contact About Links',
  names:
    'Amara Okafor Maria Santos Wei Chen Priya Raman Jonas Lindqvist Elena Petrova David Morgan Fatima Haddad Noah Fischer Isabella Rossi Kenji Watanabe Charlotte Whitcombe Tomas Novak Bloom and Sons Studio Anastasia Papadimitriou Zuri Emma',
  /** For themes that set a name in capitals in some languages and not in others. */
  either: 'AMARA OKAFOR MARIA SANTOS WEI CHEN PRIYA RAMAN JONAS LINDQVIST Elena Petrova David Morgan Fatima Haddad Noah Fischer Isabella',
  capitals:
    'AMARA OKAFOR MARIA SANTOS WEI CHEN PRIYA RAMAN JONAS LINDQVIST ELENA PETROVA DAVID MORGAN FATIMA HADDAD NOAH FISCHER ISABELLA ROSSI KENJI WATANABE CHARLOTTE WHITCOMBE TOMAS NOVAK BLOOM AND SONS ZURI EMMA',
} as const

/** For each system font of web/card/theme-fonts.ts, a package with a font of the same metrics. */
export const SYSTEM_PACKAGES = {
  sans: {
    Fallback: { from: '@fontsource-variable/arimo', stem: 'arimo', variable: true },
    Droid: { from: '@fontsource-variable/roboto', stem: 'roboto', variable: true },
  },
  serif: {
    Fallback: { from: '@fontsource/tinos', stem: 'tinos', variable: false },
    Droid: { from: '@fontsource-variable/noto-serif', stem: 'noto-serif', variable: true },
  },
  mono: { Fallback: { from: '@fontsource/cousine', stem: 'cousine', variable: false } },
} satisfies { [Like in keyof typeof SYSTEM_FONTS]: Record<keyof (typeof SYSTEM_FONTS)[Like], object> }
