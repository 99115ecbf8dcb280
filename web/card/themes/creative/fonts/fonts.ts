// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { ThemeFont } from '../../../theme.ts'
import bricolageLatin from './bricolage-latin.woff2?url&no-inline'
import bricolageLatinExt from './bricolage-latin-ext.woff2?url&no-inline'
import bricolagePosterLatin from './bricolage-poster-latin.woff2?url&no-inline'
import bricolagePosterLatinExt from './bricolage-poster-latin-ext.woff2?url&no-inline'
import bricolagePosterVietnamese from './bricolage-poster-vietnamese.woff2?url&no-inline'
import bricolageVietnamese from './bricolage-vietnamese.woff2?url&no-inline'

export const fonts: ThemeFont[] = [
  { family: 'Bricolage', src: bricolageLatin, weight: '200 800', range: 'latin' },
  { family: 'Bricolage', src: bricolageLatinExt, weight: '200 800', range: 'latin-ext' },
  { family: 'Bricolage', src: bricolageVietnamese, weight: '200 800', range: 'vietnamese' },
  { family: 'Bricolage Poster', src: bricolagePosterLatin, weight: '800', range: 'latin' },
  { family: 'Bricolage Poster', src: bricolagePosterLatinExt, weight: '800', range: 'latin-ext' },
  { family: 'Bricolage Poster', src: bricolagePosterVietnamese, weight: '800', range: 'vietnamese' },
]
