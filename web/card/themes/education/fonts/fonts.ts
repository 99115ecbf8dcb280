// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { ThemeFont } from '../../../theme.ts'
import alegreyaCyrillic from './alegreya-cyrillic.woff2?url&no-inline'
import alegreyaCyrillicExt from './alegreya-cyrillic-ext.woff2?url&no-inline'
import alegreyaGreek from './alegreya-greek.woff2?url&no-inline'
import alegreyaGreekExt from './alegreya-greek-ext.woff2?url&no-inline'
import alegreyaItalicCyrillic from './alegreya-italic-cyrillic.woff2?url&no-inline'
import alegreyaItalicCyrillicExt from './alegreya-italic-cyrillic-ext.woff2?url&no-inline'
import alegreyaItalicGreek from './alegreya-italic-greek.woff2?url&no-inline'
import alegreyaItalicGreekExt from './alegreya-italic-greek-ext.woff2?url&no-inline'
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
  { family: 'Alegreya', src: alegreyaGreek, weight: '400 700', range: 'greek' },
  { family: 'Alegreya', src: alegreyaGreekExt, weight: '400 700', range: 'greek-ext' },
  { family: 'Alegreya', src: alegreyaCyrillic, weight: '400 700', range: 'cyrillic' },
  { family: 'Alegreya', src: alegreyaCyrillicExt, weight: '400 700', range: 'cyrillic-ext' },
  { family: 'Alegreya', src: alegreyaItalicLatin, weight: '400', style: 'italic', range: 'latin' },
  { family: 'Alegreya', src: alegreyaItalicLatinExt, weight: '400', style: 'italic', range: 'latin-ext' },
  { family: 'Alegreya', src: alegreyaItalicVietnamese, weight: '400', style: 'italic', range: 'vietnamese' },
  { family: 'Alegreya', src: alegreyaItalicGreek, weight: '400', style: 'italic', range: 'greek' },
  { family: 'Alegreya', src: alegreyaItalicGreekExt, weight: '400', style: 'italic', range: 'greek-ext' },
  { family: 'Alegreya', src: alegreyaItalicCyrillic, weight: '400', style: 'italic', range: 'cyrillic' },
  { family: 'Alegreya', src: alegreyaItalicCyrillicExt, weight: '400', style: 'italic', range: 'cyrillic-ext' },
]
