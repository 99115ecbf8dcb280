// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { ThemeFont } from '../../../theme.ts'
import atkinsonLatin from './atkinson-latin.woff2?url&no-inline'
import atkinsonLatinExt from './atkinson-latin-ext.woff2?url&no-inline'

export const fonts: ThemeFont[] = [
  { family: 'Atkinson', src: atkinsonLatin, weight: '400 700', range: 'latin' },
  { family: 'Atkinson', src: atkinsonLatinExt, weight: '400 700', range: 'latin-ext' },
]
