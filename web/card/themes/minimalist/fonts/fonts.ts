// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { SubstituteFont, ThemeFont } from '../../../theme.ts'
import hankenCyrillicExt from './hanken-cyrillic-ext.woff2?url&no-inline'
import hankenLatin from './hanken-latin.woff2?url&no-inline'
import hankenLatinExt from './hanken-latin-ext.woff2?url&no-inline'
import hankenOtherCyrillic from './hanken-other-cyrillic.woff2?url&no-inline'
import hankenOtherCyrillicExt from './hanken-other-cyrillic-ext.woff2?url&no-inline'
import hankenOtherFallback from './hanken-other-fallback.css?inline'
import hankenOtherGreek from './hanken-other-greek.woff2?url&no-inline'
import hankenOtherGreekExt from './hanken-other-greek-ext.woff2?url&no-inline'
import hankenOtherLatin from './hanken-other-latin.woff2?url&no-inline'
import hankenOtherLatinExt from './hanken-other-latin-ext.woff2?url&no-inline'
import hankenOtherVietnamese from './hanken-other-vietnamese.woff2?url&no-inline'
import hankenVietnamese from './hanken-vietnamese.woff2?url&no-inline'

export const fonts: ThemeFont[] = [
  { family: 'Hanken', src: hankenLatin, weight: '300 500', range: 'latin' },
  { family: 'Hanken', src: hankenLatinExt, weight: '300 500', range: 'latin-ext' },
  { family: 'Hanken', src: hankenVietnamese, weight: '300 500', range: 'vietnamese' },
  { family: 'Hanken', src: hankenCyrillicExt, weight: '300 500', range: 'cyrillic-ext' },
]

export const substitutes: SubstituteFont[] = [
  {
    replaces: 'Hanken',
    tokens: ['face', 'display'],
    missing:
      /[\u017f-\u018e\u0190-\u0191\u0193-\u019c\u019e-\u019f\u01a2-\u01ae\u01b1-\u01cc\u01d5-\u01e5\u01e8-\u01e9\u01ec-\u01f9\u0200-\u0217\u021c-\u0231\u0234-\u0236\u0238-\u0258\u025a-\u0271\u0273-\u02c1\u02c8-\u02cc\u02ce-\u02ee\u0370-\u03e1\u03f0-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1e1f\u1e22-\u1e43\u1e46-\u1e7f\u1e86-\u1e9d\u1e9f\u1efa-\u1ffc\u2113\u2c60-\u2c7f\ua640-\ua69d\ua722-\ua7ca\ua7d0-\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff]/,
    css: hankenOtherFallback,
    fonts: [
      { family: 'Hanken Other', src: hankenOtherLatin, weight: '300 500', range: 'latin' },
      { family: 'Hanken Other', src: hankenOtherLatinExt, weight: '300 500', range: 'latin-ext' },
      { family: 'Hanken Other', src: hankenOtherVietnamese, weight: '300 500', range: 'vietnamese' },
      { family: 'Hanken Other', src: hankenOtherGreek, weight: '300 500', range: 'greek' },
      { family: 'Hanken Other', src: hankenOtherGreekExt, weight: '300 500', range: 'greek-ext' },
      { family: 'Hanken Other', src: hankenOtherCyrillic, weight: '300 500', range: 'cyrillic' },
      { family: 'Hanken Other', src: hankenOtherCyrillicExt, weight: '300 500', range: 'cyrillic-ext' },
    ],
  },
]
