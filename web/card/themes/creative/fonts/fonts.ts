// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { SubstituteFont, ThemeFont } from '../../../theme.ts'
import bricolageLatin from './bricolage-latin.woff2?url&no-inline'
import bricolageLatinExt from './bricolage-latin-ext.woff2?url&no-inline'
import bricolageOtherCyrillic from './bricolage-other-cyrillic.woff2?url&no-inline'
import bricolageOtherCyrillicExt from './bricolage-other-cyrillic-ext.woff2?url&no-inline'
import bricolageOtherFallback from './bricolage-other-fallback.css?inline'
import bricolageOtherGreek from './bricolage-other-greek.woff2?url&no-inline'
import bricolageOtherGreekExt from './bricolage-other-greek-ext.woff2?url&no-inline'
import bricolageOtherLatin from './bricolage-other-latin.woff2?url&no-inline'
import bricolageOtherLatinExt from './bricolage-other-latin-ext.woff2?url&no-inline'
import bricolageOtherVietnamese from './bricolage-other-vietnamese.woff2?url&no-inline'
import bricolagePosterLatin from './bricolage-poster-latin.woff2?url&no-inline'
import bricolagePosterLatinExt from './bricolage-poster-latin-ext.woff2?url&no-inline'
import bricolagePosterOtherCyrillic from './bricolage-poster-other-cyrillic.woff2?url&no-inline'
import bricolagePosterOtherCyrillicExt from './bricolage-poster-other-cyrillic-ext.woff2?url&no-inline'
import bricolagePosterOtherFallback from './bricolage-poster-other-fallback.css?inline'
import bricolagePosterOtherGreek from './bricolage-poster-other-greek.woff2?url&no-inline'
import bricolagePosterOtherGreekExt from './bricolage-poster-other-greek-ext.woff2?url&no-inline'
import bricolagePosterOtherLatin from './bricolage-poster-other-latin.woff2?url&no-inline'
import bricolagePosterOtherLatinExt from './bricolage-poster-other-latin-ext.woff2?url&no-inline'
import bricolagePosterOtherVietnamese from './bricolage-poster-other-vietnamese.woff2?url&no-inline'
import bricolagePosterVietnamese from './bricolage-poster-vietnamese.woff2?url&no-inline'
import bricolageVietnamese from './bricolage-vietnamese.woff2?url&no-inline'

export const fonts: ThemeFont[] = [
  { family: 'Bricolage', src: bricolageLatin, weight: '200 800', range: 'latin' },
  { family: 'Bricolage', src: bricolageLatinExt, weight: '200 800', range: 'latin-ext' },
  { family: 'Bricolage', src: bricolageVietnamese, weight: '200 800', range: 'vietnamese' },
  { family: 'Bricolage Poster', src: bricolagePosterLatin, weight: '800', range: 'latin' },
  { family: 'Bricolage Poster', src: bricolagePosterLatinExt, weight: '800', range: 'latin-ext' },
  { family: 'Bricolage Poster', src: bricolagePosterVietnamese, weight: '800', range: 'vietnamese' },
]

export const substitutes: SubstituteFont[] = [
  {
    replaces: 'Bricolage',
    tokens: ['face'],
    missing:
      /[\u0108-\u0109\u0114-\u0115\u011c-\u011d\u0124-\u0125\u012c-\u012d\u0134-\u0135\u0138\u013f-\u0140\u0149\u014e-\u014f\u015c-\u015d\u0162-\u0163\u0166-\u0167\u017f-\u019f\u01a2-\u01ae\u01b1-\u01cc\u01cf-\u0217\u021c-\u0236\u0238-\u02c1\u02c8-\u02cc\u02ce-\u02ee\u0370-\u03e1\u03f0-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1e7f\u1e86-\u1e9d\u1e9f\u1efa-\u1ffc\u2c60-\u2c7f\ua640-\ua69d\ua722-\ua7ca\ua7d0-\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff]/,
    css: bricolageOtherFallback,
    fonts: [
      { family: 'Bricolage Other', src: bricolageOtherLatin, weight: '400 800', range: 'latin' },
      { family: 'Bricolage Other', src: bricolageOtherLatinExt, weight: '400 800', range: 'latin-ext' },
      { family: 'Bricolage Other', src: bricolageOtherVietnamese, weight: '400 800', range: 'vietnamese' },
      { family: 'Bricolage Other', src: bricolageOtherGreek, weight: '400 800', range: 'greek' },
      { family: 'Bricolage Other', src: bricolageOtherGreekExt, weight: '400 800', range: 'greek-ext' },
      { family: 'Bricolage Other', src: bricolageOtherCyrillic, weight: '400 800', range: 'cyrillic' },
      { family: 'Bricolage Other', src: bricolageOtherCyrillicExt, weight: '400 800', range: 'cyrillic-ext' },
    ],
  },
  {
    replaces: 'Bricolage Poster',
    tokens: ['display'],
    missing:
      /[\u0108-\u0109\u0114-\u0115\u011c-\u011d\u0124-\u0125\u012c-\u012d\u0134-\u0135\u0138\u013f-\u0140\u0149\u014e-\u014f\u015c-\u015d\u0162-\u0163\u0166-\u0167\u017f-\u019f\u01a2-\u01ae\u01b1-\u01cc\u01cf-\u0217\u021c-\u0236\u0238-\u02c1\u02c8-\u02cc\u02ce-\u02ee\u0370-\u03e1\u03f0-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1e7f\u1e86-\u1e9d\u1e9f\u1efa-\u1ffc\u2c60-\u2c7f\ua640-\ua69d\ua722-\ua7ca\ua7d0-\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff]/,
    css: bricolagePosterOtherFallback,
    fonts: [
      { family: 'Bricolage Poster Other', src: bricolagePosterOtherLatin, weight: '800', range: 'latin' },
      { family: 'Bricolage Poster Other', src: bricolagePosterOtherLatinExt, weight: '800', range: 'latin-ext' },
      { family: 'Bricolage Poster Other', src: bricolagePosterOtherVietnamese, weight: '800', range: 'vietnamese' },
      { family: 'Bricolage Poster Other', src: bricolagePosterOtherGreek, weight: '800', range: 'greek' },
      { family: 'Bricolage Poster Other', src: bricolagePosterOtherGreekExt, weight: '800', range: 'greek-ext' },
      { family: 'Bricolage Poster Other', src: bricolagePosterOtherCyrillic, weight: '800', range: 'cyrillic' },
      { family: 'Bricolage Poster Other', src: bricolagePosterOtherCyrillicExt, weight: '800', range: 'cyrillic-ext' },
    ],
  },
]
