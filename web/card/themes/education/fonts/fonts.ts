// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import { buildThemeFonts } from '../../../theme-fonts.ts'

const files = import.meta.glob<string>('./*.woff2', { eager: true, query: '?url&no-inline', import: 'default' })

export const themeFonts = buildThemeFonts(
  files,
  [
    {
      family: 'Alegreya',
      weight: '400 700',
      like: 'serif',
      regular: { Fallback: [100.1, 101.5, 34.47, 0], Droid: [85.01, 119.52, 40.58, 0] },
      bold: { Fallback: [95.68, 106.18, 36.06, 0], Droid: [81.3, 124.98, 42.44, 0] },
    },
    {
      family: 'Alegreya',
      weight: '400',
      style: 'italic',
      like: 'serif',
      regular: { Fallback: [89.2, 113.9, 38.68, 0], Droid: [77.45, 131.18, 44.54, 0] },
    },
  ],
  [],
)
