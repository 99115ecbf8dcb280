// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { SubstituteFont, ThemeFont } from '../../../theme.ts'
import baskervvilleLatin from './baskervville-latin.woff2?url&no-inline'
import baskervvilleLatinExt from './baskervville-latin-ext.woff2?url&no-inline'
import sourceSerifCyrillic from './source-serif-cyrillic.woff2?url&no-inline'
import sourceSerifCyrillicExt from './source-serif-cyrillic-ext.woff2?url&no-inline'
import sourceSerifGreek from './source-serif-greek.woff2?url&no-inline'
import sourceSerifItalicCyrillic from './source-serif-italic-cyrillic.woff2?url&no-inline'
import sourceSerifItalicCyrillicExt from './source-serif-italic-cyrillic-ext.woff2?url&no-inline'
import sourceSerifItalicGreek from './source-serif-italic-greek.woff2?url&no-inline'
import sourceSerifItalicLatin from './source-serif-italic-latin.woff2?url&no-inline'
import sourceSerifItalicLatinExt from './source-serif-italic-latin-ext.woff2?url&no-inline'
import sourceSerifItalicVietnamese from './source-serif-italic-vietnamese.woff2?url&no-inline'
import sourceSerifLatin from './source-serif-latin.woff2?url&no-inline'
import sourceSerifLatinExt from './source-serif-latin-ext.woff2?url&no-inline'
import sourceSerifVietnamese from './source-serif-vietnamese.woff2?url&no-inline'

export const fonts: ThemeFont[] = [
  { family: 'Baskervville', src: baskervvilleLatin, weight: '400', range: 'latin' },
  { family: 'Baskervville', src: baskervvilleLatinExt, weight: '400', range: 'latin-ext' },
  { family: 'Source Serif', src: sourceSerifLatin, weight: '400 600', range: 'latin' },
  { family: 'Source Serif', src: sourceSerifLatinExt, weight: '400 600', range: 'latin-ext' },
  { family: 'Source Serif', src: sourceSerifVietnamese, weight: '400 600', range: 'vietnamese' },
  { family: 'Source Serif', src: sourceSerifGreek, weight: '400 600', range: 'greek' },
  { family: 'Source Serif', src: sourceSerifCyrillic, weight: '400 600', range: 'cyrillic' },
  { family: 'Source Serif', src: sourceSerifCyrillicExt, weight: '400 600', range: 'cyrillic-ext' },
  { family: 'Source Serif', src: sourceSerifItalicLatin, weight: '400', style: 'italic', range: 'latin' },
  { family: 'Source Serif', src: sourceSerifItalicLatinExt, weight: '400', style: 'italic', range: 'latin-ext' },
  { family: 'Source Serif', src: sourceSerifItalicVietnamese, weight: '400', style: 'italic', range: 'vietnamese' },
  { family: 'Source Serif', src: sourceSerifItalicGreek, weight: '400', style: 'italic', range: 'greek' },
  { family: 'Source Serif', src: sourceSerifItalicCyrillic, weight: '400', style: 'italic', range: 'cyrillic' },
  { family: 'Source Serif', src: sourceSerifItalicCyrillicExt, weight: '400', style: 'italic', range: 'cyrillic-ext' },
]

export const substitutes: SubstituteFont[] = [
  {
    replaces: 'Baskervville',
    tokens: ['display'],
    missing:
      /[\u0108-\u0109\u0114-\u0115\u011c-\u011d\u0128-\u0129\u0134-\u0135\u0138\u0149\u014e-\u014f\u015c-\u015d\u017f\u018f\u01a0-\u01a1\u01af-\u01b0\u01e6-\u01e7\u01f8-\u01f9\u0251\u0259\u0261\u02b0\u02b2-\u02b3\u02b7-\u02b8\u02bb-\u02bc\u02be-\u02bf\u02c8-\u02cc\u02e1-\u02e3\u0374\u0386-\u03ce\u03d7\u03d9\u03db\u03dd\u03e1\u0400-\u045f\u0462-\u0463\u0472-\u0475\u0490-\u0493\u0496-\u049b\u04a0-\u04a3\u04aa-\u04ab\u04ae-\u04b3\u04b6-\u04b7\u04ba-\u04bb\u04c0-\u04c2\u04cf-\u04d1\u04d4-\u04d9\u04e2-\u04e3\u04e6-\u04e9\u04ee-\u04ef\u04f2-\u04f3\u1d43\u1d47-\u1d49\u1d4d\u1d4f-\u1d50\u1d52\u1d56-\u1d58\u1d5b\u1d9c\u1da0\u1dbb\u1e0c-\u1e0f\u1e20-\u1e21\u1e24-\u1e25\u1e2a-\u1e2b\u1e36-\u1e3b\u1e3e-\u1e3f\u1e42-\u1e49\u1e5a-\u1e63\u1e6c-\u1e6f\u1e8e-\u1e8f\u1e92-\u1e93\u1e97\u1ea0-\u1ef1\u1ef4-\u1ef7\u2113]/,
    css: '.card-container{--display:var(--face)}',
    fonts: [],
  },
]
