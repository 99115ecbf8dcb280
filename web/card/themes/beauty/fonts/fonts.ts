// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { SubstituteFont, ThemeFont } from '../../../theme.ts'
import bodoniItalicLatin from './bodoni-italic-latin.woff2?url&no-inline'
import bodoniItalicLatinExt from './bodoni-italic-latin-ext.woff2?url&no-inline'
import bodoniLatin from './bodoni-latin.woff2?url&no-inline'
import bodoniLatinExt from './bodoni-latin-ext.woff2?url&no-inline'
import bodoniOtherCyrillic from './bodoni-other-cyrillic.woff2?url&no-inline'
import bodoniOtherCyrillicExt from './bodoni-other-cyrillic-ext.woff2?url&no-inline'
import bodoniOtherFallback from './bodoni-other-fallback.css?inline'
import bodoniOtherGreek from './bodoni-other-greek.woff2?url&no-inline'
import bodoniOtherItalicCyrillic from './bodoni-other-italic-cyrillic.woff2?url&no-inline'
import bodoniOtherItalicCyrillicExt from './bodoni-other-italic-cyrillic-ext.woff2?url&no-inline'
import bodoniOtherItalicGreek from './bodoni-other-italic-greek.woff2?url&no-inline'
import bodoniOtherItalicLatin from './bodoni-other-italic-latin.woff2?url&no-inline'
import bodoniOtherItalicLatinExt from './bodoni-other-italic-latin-ext.woff2?url&no-inline'
import bodoniOtherItalicVietnamese from './bodoni-other-italic-vietnamese.woff2?url&no-inline'
import bodoniOtherLatin from './bodoni-other-latin.woff2?url&no-inline'
import bodoniOtherLatinExt from './bodoni-other-latin-ext.woff2?url&no-inline'
import bodoniOtherVietnamese from './bodoni-other-vietnamese.woff2?url&no-inline'
import jostCyrillic from './jost-cyrillic.woff2?url&no-inline'
import jostLatin from './jost-latin.woff2?url&no-inline'
import jostLatinExt from './jost-latin-ext.woff2?url&no-inline'
import jostOtherCyrillic from './jost-other-cyrillic.woff2?url&no-inline'
import jostOtherCyrillicExt from './jost-other-cyrillic-ext.woff2?url&no-inline'
import jostOtherFallback from './jost-other-fallback.css?inline'
import jostOtherGreek from './jost-other-greek.woff2?url&no-inline'
import jostOtherGreekExt from './jost-other-greek-ext.woff2?url&no-inline'
import jostOtherLatin from './jost-other-latin.woff2?url&no-inline'
import jostOtherLatinExt from './jost-other-latin-ext.woff2?url&no-inline'
import jostOtherVietnamese from './jost-other-vietnamese.woff2?url&no-inline'

export const fonts: ThemeFont[] = [
  { family: 'Bodoni', src: bodoniLatin, weight: '400', range: 'latin' },
  { family: 'Bodoni', src: bodoniLatinExt, weight: '400', range: 'latin-ext' },
  { family: 'Bodoni', src: bodoniItalicLatin, weight: '400', style: 'italic', range: 'latin' },
  { family: 'Bodoni', src: bodoniItalicLatinExt, weight: '400', style: 'italic', range: 'latin-ext' },
  { family: 'Jost', src: jostLatin, weight: '400 500', range: 'latin' },
  { family: 'Jost', src: jostLatinExt, weight: '400 500', range: 'latin-ext' },
  { family: 'Jost', src: jostCyrillic, weight: '400 500', range: 'cyrillic' },
]

export const substitutes: SubstituteFont[] = [
  {
    replaces: 'Bodoni',
    tokens: ['display'],
    missing:
      /[\u018f\u01a0-\u01a1\u01af-\u01b0\u01cd-\u01dc\u01e6-\u01e7\u01f8-\u01f9\u0251\u0259\u0261\u02b0\u02b2-\u02b3\u02b7-\u02b8\u02bb-\u02bc\u02be-\u02bf\u02c8-\u02cc\u02e1-\u02e3\u0374\u0386-\u03ce\u03d7\u03d9\u03db\u03dd\u03e1\u0400-\u045f\u0462-\u0463\u0472-\u0475\u0490-\u0493\u0496-\u049b\u04a0-\u04a3\u04aa-\u04ab\u04ae-\u04b3\u04b6-\u04b7\u04ba-\u04bb\u04c0-\u04c2\u04cf-\u04d1\u04d4-\u04d9\u04e2-\u04e3\u04e6-\u04e9\u04ee-\u04ef\u04f2-\u04f3\u1d43\u1d47-\u1d49\u1d4d\u1d4f-\u1d50\u1d52\u1d56-\u1d58\u1d5b\u1d9c\u1da0\u1dbb\u1e0c-\u1e0f\u1e20-\u1e21\u1e24-\u1e25\u1e2a-\u1e2b\u1e36-\u1e3b\u1e3e-\u1e3f\u1e42-\u1e49\u1e5a-\u1e63\u1e6c-\u1e6f\u1e8e-\u1e8f\u1e92-\u1e93\u1e97\u1ea0-\u1ef1\u1ef4-\u1ef9\u2113]/,
    css: bodoniOtherFallback,
    fonts: [
      { family: 'Bodoni Other', src: bodoniOtherLatin, weight: '400', range: 'latin' },
      { family: 'Bodoni Other', src: bodoniOtherLatinExt, weight: '400', range: 'latin-ext' },
      { family: 'Bodoni Other', src: bodoniOtherVietnamese, weight: '400', range: 'vietnamese' },
      { family: 'Bodoni Other', src: bodoniOtherGreek, weight: '400', range: 'greek' },
      { family: 'Bodoni Other', src: bodoniOtherCyrillic, weight: '400', range: 'cyrillic' },
      { family: 'Bodoni Other', src: bodoniOtherCyrillicExt, weight: '400', range: 'cyrillic-ext' },
      { family: 'Bodoni Other', src: bodoniOtherItalicLatin, weight: '400', style: 'italic', range: 'latin' },
      { family: 'Bodoni Other', src: bodoniOtherItalicLatinExt, weight: '400', style: 'italic', range: 'latin-ext' },
      { family: 'Bodoni Other', src: bodoniOtherItalicVietnamese, weight: '400', style: 'italic', range: 'vietnamese' },
      { family: 'Bodoni Other', src: bodoniOtherItalicGreek, weight: '400', style: 'italic', range: 'greek' },
      { family: 'Bodoni Other', src: bodoniOtherItalicCyrillic, weight: '400', style: 'italic', range: 'cyrillic' },
      { family: 'Bodoni Other', src: bodoniOtherItalicCyrillicExt, weight: '400', style: 'italic', range: 'cyrillic-ext' },
    ],
  },
  {
    replaces: 'Jost',
    tokens: ['face'],
    missing:
      /[\u017f-\u0191\u0193-\u0211\u0214-\u0217\u021c-\u0236\u0238-\u02c1\u02c8-\u02cc\u02ce-\u02ee\u0370-\u03e1\u03f0-\u03ff\u0402\u0404-\u040b\u040f\u0452\u0454-\u045b\u045f-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1e7f\u1e8a-\u1e9d\u1e9f-\u1ef1\u1ef4-\u1ffc\u2113\u2c60-\u2c7f\ua640-\ua69d\ua722-\ua7ca\ua7d0-\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff]/,
    css: jostOtherFallback,
    fonts: [
      { family: 'Jost Other', src: jostOtherLatin, weight: '400 500', range: 'latin' },
      { family: 'Jost Other', src: jostOtherLatinExt, weight: '400 500', range: 'latin-ext' },
      { family: 'Jost Other', src: jostOtherVietnamese, weight: '400 500', range: 'vietnamese' },
      { family: 'Jost Other', src: jostOtherGreek, weight: '400 500', range: 'greek' },
      { family: 'Jost Other', src: jostOtherGreekExt, weight: '400 500', range: 'greek-ext' },
      { family: 'Jost Other', src: jostOtherCyrillic, weight: '400 500', range: 'cyrillic' },
      { family: 'Jost Other', src: jostOtherCyrillicExt, weight: '400 500', range: 'cyrillic-ext' },
    ],
  },
]
