// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import { buildThemeFonts } from '../../../theme-fonts.ts'

const files = import.meta.glob<string>('./*.woff2', { eager: true, query: '?url&no-inline', import: 'default' })

export const themeFonts = buildThemeFonts(
  files,
  [
    {
      family: 'JetBrains',
      weight: '400 700',
      like: 'mono',
      regular: { Fallback: [99.98, 102.02, 30, 0] },
      bold: { Fallback: [99.98, 102.02, 30, 0] },
    },
  ],
  [],
)
