// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { ThemeFont } from '../../../theme.ts'
import jetbrainsCyrillic from './jetbrains-cyrillic.woff2?url&no-inline'
import jetbrainsCyrillicExt from './jetbrains-cyrillic-ext.woff2?url&no-inline'
import jetbrainsGreek from './jetbrains-greek.woff2?url&no-inline'
import jetbrainsLatin from './jetbrains-latin.woff2?url&no-inline'
import jetbrainsLatinExt from './jetbrains-latin-ext.woff2?url&no-inline'
import jetbrainsVietnamese from './jetbrains-vietnamese.woff2?url&no-inline'

export const fonts: ThemeFont[] = [
  { family: 'JetBrains', src: jetbrainsLatin, weight: '400 700', range: 'latin' },
  { family: 'JetBrains', src: jetbrainsLatinExt, weight: '400 700', range: 'latin-ext' },
  { family: 'JetBrains', src: jetbrainsVietnamese, weight: '400 700', range: 'vietnamese' },
  { family: 'JetBrains', src: jetbrainsGreek, weight: '400 700', range: 'greek' },
  { family: 'JetBrains', src: jetbrainsCyrillic, weight: '400 700', range: 'cyrillic' },
  { family: 'JetBrains', src: jetbrainsCyrillicExt, weight: '400 700', range: 'cyrillic-ext' },
]
