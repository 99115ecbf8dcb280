// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { SubstituteFont, ThemeFont } from '../../../theme.ts'
import atkinsonLatin from './atkinson-latin.woff2?url&no-inline'
import atkinsonLatinExt from './atkinson-latin-ext.woff2?url&no-inline'
import atkinsonOtherCyrillic from './atkinson-other-cyrillic.woff2?url&no-inline'
import atkinsonOtherCyrillicExt from './atkinson-other-cyrillic-ext.woff2?url&no-inline'
import atkinsonOtherFallback from './atkinson-other-fallback.css?inline'
import atkinsonOtherGreek from './atkinson-other-greek.woff2?url&no-inline'
import atkinsonOtherGreekExt from './atkinson-other-greek-ext.woff2?url&no-inline'
import atkinsonOtherLatin from './atkinson-other-latin.woff2?url&no-inline'
import atkinsonOtherLatinExt from './atkinson-other-latin-ext.woff2?url&no-inline'
import atkinsonOtherVietnamese from './atkinson-other-vietnamese.woff2?url&no-inline'

export const fonts: ThemeFont[] = [
  { family: 'Atkinson', src: atkinsonLatin, weight: '400 700', range: 'latin' },
  { family: 'Atkinson', src: atkinsonLatinExt, weight: '400 700', range: 'latin-ext' },
]

export const substitutes: SubstituteFont[] = [
  {
    replaces: 'Atkinson',
    tokens: ['face', 'display'],
    missing:
      /[\u00b5\u0108-\u0109\u0114-\u0115\u011c-\u011d\u0124-\u0125\u0128-\u0129\u012c-\u012d\u0134-\u0135\u0138\u013f-\u0140\u0149-\u014f\u0156-\u0157\u015c-\u015d\u0166-\u0169\u016c-\u016d\u017f-\u0191\u0193-\u0217\u021c-\u0236\u0238-\u02c1\u02c8\u02ca-\u02cc\u02ce-\u02ee\u0370-\u03e1\u03f0-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1e7f\u1e86-\u1e9d\u1e9f-\u1ef1\u1ef4-\u1ffc\u2c60-\u2c7f\ua640-\ua69d\ua722-\ua7ca\ua7d0-\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff]/,
    css: atkinsonOtherFallback,
    fonts: [
      { family: 'Atkinson Other', src: atkinsonOtherLatin, weight: '400 700', range: 'latin' },
      { family: 'Atkinson Other', src: atkinsonOtherLatinExt, weight: '400 700', range: 'latin-ext' },
      { family: 'Atkinson Other', src: atkinsonOtherVietnamese, weight: '400 700', range: 'vietnamese' },
      { family: 'Atkinson Other', src: atkinsonOtherGreek, weight: '400 700', range: 'greek' },
      { family: 'Atkinson Other', src: atkinsonOtherGreekExt, weight: '400 700', range: 'greek-ext' },
      { family: 'Atkinson Other', src: atkinsonOtherCyrillic, weight: '400 700', range: 'cyrillic' },
      { family: 'Atkinson Other', src: atkinsonOtherCyrillicExt, weight: '400 700', range: 'cyrillic-ext' },
    ],
  },
]
