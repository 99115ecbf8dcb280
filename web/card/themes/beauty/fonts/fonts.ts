// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { ThemeFont } from '../../../theme.ts'
import bodoniItalicLatin from './bodoni-italic-latin.woff2?url&no-inline'
import bodoniItalicLatinExt from './bodoni-italic-latin-ext.woff2?url&no-inline'
import bodoniLatin from './bodoni-latin.woff2?url&no-inline'
import bodoniLatinExt from './bodoni-latin-ext.woff2?url&no-inline'
import jostLatin from './jost-latin.woff2?url&no-inline'
import jostLatinExt from './jost-latin-ext.woff2?url&no-inline'

export const fonts: ThemeFont[] = [
  { family: 'Bodoni', src: bodoniLatin, weight: '400', range: 'latin' },
  { family: 'Bodoni', src: bodoniLatinExt, weight: '400', range: 'latin-ext' },
  { family: 'Bodoni', src: bodoniItalicLatin, weight: '400', style: 'italic', range: 'latin' },
  { family: 'Bodoni', src: bodoniItalicLatinExt, weight: '400', style: 'italic', range: 'latin-ext' },
  { family: 'Jost', src: jostLatin, weight: '400 500', range: 'latin' },
  { family: 'Jost', src: jostLatinExt, weight: '400 500', range: 'latin-ext' },
]
