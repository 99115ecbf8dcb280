// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { ThemeFont } from '../../../theme.ts'
import hankenLatin from './hanken-latin.woff2?url&no-inline'
import hankenLatinExt from './hanken-latin-ext.woff2?url&no-inline'
import hankenVietnamese from './hanken-vietnamese.woff2?url&no-inline'

export const fonts: ThemeFont[] = [
  { family: 'Hanken', src: hankenLatin, weight: '300 500', range: 'latin' },
  { family: 'Hanken', src: hankenLatinExt, weight: '300 500', range: 'latin-ext' },
  { family: 'Hanken', src: hankenVietnamese, weight: '300 500', range: 'vietnamese' },
]
