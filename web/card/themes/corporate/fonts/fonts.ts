// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { ThemeFont } from '../../../theme.ts'
import baskervvilleLatin from './baskervville-latin.woff2?url&no-inline'
import baskervvilleLatinExt from './baskervville-latin-ext.woff2?url&no-inline'
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
  { family: 'Source Serif', src: sourceSerifItalicLatin, weight: '400', style: 'italic', range: 'latin' },
  { family: 'Source Serif', src: sourceSerifItalicLatinExt, weight: '400', style: 'italic', range: 'latin-ext' },
  { family: 'Source Serif', src: sourceSerifItalicVietnamese, weight: '400', style: 'italic', range: 'vietnamese' },
]
