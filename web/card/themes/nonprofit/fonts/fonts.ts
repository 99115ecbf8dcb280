// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { ThemeFont } from '../../../theme.ts'
import nunitoLatin from './nunito-latin.woff2?url&no-inline'
import nunitoLatinExt from './nunito-latin-ext.woff2?url&no-inline'
import nunitoVietnamese from './nunito-vietnamese.woff2?url&no-inline'

export const fonts: ThemeFont[] = [
  { family: 'Nunito', src: nunitoLatin, weight: '400 800', range: 'latin' },
  { family: 'Nunito', src: nunitoLatinExt, weight: '400 800', range: 'latin-ext' },
  { family: 'Nunito', src: nunitoVietnamese, weight: '400 800', range: 'vietnamese' },
]
