// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { SubstituteFont, ThemeFont } from '../../../theme.ts'
import monaLatin from './mona-latin.woff2?url&no-inline'
import monaLatinExt from './mona-latin-ext.woff2?url&no-inline'
import monaOtherCyrillic from './mona-other-cyrillic.woff2?url&no-inline'
import monaOtherCyrillicExt from './mona-other-cyrillic-ext.woff2?url&no-inline'
import monaOtherFallback from './mona-other-fallback.css?inline'
import monaOtherGreek from './mona-other-greek.woff2?url&no-inline'
import monaOtherGreekExt from './mona-other-greek-ext.woff2?url&no-inline'
import monaOtherLatin from './mona-other-latin.woff2?url&no-inline'
import monaOtherLatinExt from './mona-other-latin-ext.woff2?url&no-inline'
import monaOtherVietnamese from './mona-other-vietnamese.woff2?url&no-inline'
import monaVietnamese from './mona-vietnamese.woff2?url&no-inline'
import monaWideLatin from './mona-wide-latin.woff2?url&no-inline'
import monaWideLatinExt from './mona-wide-latin-ext.woff2?url&no-inline'
import monaWideOtherCyrillic from './mona-wide-other-cyrillic.woff2?url&no-inline'
import monaWideOtherCyrillicExt from './mona-wide-other-cyrillic-ext.woff2?url&no-inline'
import monaWideOtherFallback from './mona-wide-other-fallback.css?inline'
import monaWideOtherGreek from './mona-wide-other-greek.woff2?url&no-inline'
import monaWideOtherGreekExt from './mona-wide-other-greek-ext.woff2?url&no-inline'
import monaWideOtherLatin from './mona-wide-other-latin.woff2?url&no-inline'
import monaWideOtherLatinExt from './mona-wide-other-latin-ext.woff2?url&no-inline'
import monaWideOtherVietnamese from './mona-wide-other-vietnamese.woff2?url&no-inline'
import monaWideVietnamese from './mona-wide-vietnamese.woff2?url&no-inline'

export const fonts: ThemeFont[] = [
  { family: 'Mona', src: monaLatin, weight: '400 700', range: 'latin' },
  { family: 'Mona', src: monaLatinExt, weight: '400 700', range: 'latin-ext' },
  { family: 'Mona', src: monaVietnamese, weight: '400 700', range: 'vietnamese' },
  { family: 'Mona Wide', src: monaWideLatin, weight: '800', range: 'latin' },
  { family: 'Mona Wide', src: monaWideLatinExt, weight: '800', range: 'latin-ext' },
  { family: 'Mona Wide', src: monaWideVietnamese, weight: '800', range: 'vietnamese' },
]

export const substitutes: SubstituteFont[] = [
  {
    replaces: 'Mona',
    tokens: ['face'],
    missing:
      /[\u00b5\u0138\u0149\u014e-\u014f\u017f-\u0191\u0193-\u019f\u01a2-\u01ae\u01b1-\u01e5\u01e8-\u0217\u021c-\u0236\u0238-\u02c1\u02c8-\u02cc\u02ce-\u02ee\u0370-\u03e1\u03f0-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1e7f\u1e86-\u1e9d\u1e9f\u1efa-\u1ffc\u2c60-\u2c7f\ua640-\ua69d\ua722-\ua7ca\ua7d0-\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff]/,
    css: monaOtherFallback,
    fonts: [
      { family: 'Mona Other', src: monaOtherLatin, weight: '400 700', range: 'latin' },
      { family: 'Mona Other', src: monaOtherLatinExt, weight: '400 700', range: 'latin-ext' },
      { family: 'Mona Other', src: monaOtherVietnamese, weight: '400 700', range: 'vietnamese' },
      { family: 'Mona Other', src: monaOtherGreek, weight: '400 700', range: 'greek' },
      { family: 'Mona Other', src: monaOtherGreekExt, weight: '400 700', range: 'greek-ext' },
      { family: 'Mona Other', src: monaOtherCyrillic, weight: '400 700', range: 'cyrillic' },
      { family: 'Mona Other', src: monaOtherCyrillicExt, weight: '400 700', range: 'cyrillic-ext' },
    ],
  },
  {
    replaces: 'Mona Wide',
    tokens: ['display'],
    missing:
      /[\u00b5\u0138\u0149\u014e-\u014f\u017f-\u0191\u0193-\u019f\u01a2-\u01ae\u01b1-\u01e5\u01e8-\u0217\u021c-\u0236\u0238-\u02c1\u02c8-\u02cc\u02ce-\u02ee\u0370-\u03e1\u03f0-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1e7f\u1e86-\u1e9d\u1e9f\u1efa-\u1ffc\u2c60-\u2c7f\ua640-\ua69d\ua722-\ua7ca\ua7d0-\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff]/,
    css: monaWideOtherFallback,
    fonts: [
      { family: 'Mona Wide Other', src: monaWideOtherLatin, weight: '800', range: 'latin' },
      { family: 'Mona Wide Other', src: monaWideOtherLatinExt, weight: '800', range: 'latin-ext' },
      { family: 'Mona Wide Other', src: monaWideOtherVietnamese, weight: '800', range: 'vietnamese' },
      { family: 'Mona Wide Other', src: monaWideOtherGreek, weight: '800', range: 'greek' },
      { family: 'Mona Wide Other', src: monaWideOtherGreekExt, weight: '800', range: 'greek-ext' },
      { family: 'Mona Wide Other', src: monaWideOtherCyrillic, weight: '800', range: 'cyrillic' },
      { family: 'Mona Wide Other', src: monaWideOtherCyrillicExt, weight: '800', range: 'cyrillic-ext' },
    ],
  },
]
