// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { ThemeFont } from '../../../theme.ts'
import jetbrainsLatin from './jetbrains-latin.woff2?url&no-inline'
import jetbrainsLatinExt from './jetbrains-latin-ext.woff2?url&no-inline'
import jetbrainsVietnamese from './jetbrains-vietnamese.woff2?url&no-inline'

export const fonts: ThemeFont[] = [
  { family: 'JetBrains', src: jetbrainsLatin, weight: '400 700', range: 'latin' },
  { family: 'JetBrains', src: jetbrainsLatinExt, weight: '400 700', range: 'latin-ext' },
  { family: 'JetBrains', src: jetbrainsVietnamese, weight: '400 700', range: 'vietnamese' },
]
