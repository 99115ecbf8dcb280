// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { ThemeFont } from '../../../theme.ts'
import alegreyaItalicLatin from './alegreya-italic-latin.woff2?url&no-inline'
import alegreyaItalicLatinExt from './alegreya-italic-latin-ext.woff2?url&no-inline'
import alegreyaItalicVietnamese from './alegreya-italic-vietnamese.woff2?url&no-inline'
import alegreyaLatin from './alegreya-latin.woff2?url&no-inline'
import alegreyaLatinExt from './alegreya-latin-ext.woff2?url&no-inline'
import alegreyaVietnamese from './alegreya-vietnamese.woff2?url&no-inline'

export const fonts: ThemeFont[] = [
  { family: 'Alegreya', src: alegreyaLatin, weight: '400 700', range: 'latin' },
  { family: 'Alegreya', src: alegreyaLatinExt, weight: '400 700', range: 'latin-ext' },
  { family: 'Alegreya', src: alegreyaVietnamese, weight: '400 700', range: 'vietnamese' },
  { family: 'Alegreya', src: alegreyaItalicLatin, weight: '400', style: 'italic', range: 'latin' },
  { family: 'Alegreya', src: alegreyaItalicLatinExt, weight: '400', style: 'italic', range: 'latin-ext' },
  { family: 'Alegreya', src: alegreyaItalicVietnamese, weight: '400', style: 'italic', range: 'vietnamese' },
]
