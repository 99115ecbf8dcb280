// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { ThemeFont } from '../../../theme.ts'
import monaLatin from './mona-latin.woff2?url&no-inline'
import monaLatinExt from './mona-latin-ext.woff2?url&no-inline'
import monaVietnamese from './mona-vietnamese.woff2?url&no-inline'
import monaWideLatin from './mona-wide-latin.woff2?url&no-inline'
import monaWideLatinExt from './mona-wide-latin-ext.woff2?url&no-inline'
import monaWideVietnamese from './mona-wide-vietnamese.woff2?url&no-inline'

export const fonts: ThemeFont[] = [
  { family: 'Mona', src: monaLatin, weight: '400 700', range: 'latin' },
  { family: 'Mona', src: monaLatinExt, weight: '400 700', range: 'latin-ext' },
  { family: 'Mona', src: monaVietnamese, weight: '400 700', range: 'vietnamese' },
  { family: 'Mona Wide', src: monaWideLatin, weight: '800', range: 'latin' },
  { family: 'Mona Wide', src: monaWideLatinExt, weight: '800', range: 'latin-ext' },
  { family: 'Mona Wide', src: monaWideVietnamese, weight: '800', range: 'vietnamese' },
]
