// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import { buildThemeFonts } from '../../../theme-fonts.ts'

const files = import.meta.glob<string>('./*.woff2', { eager: true, query: '?url&no-inline', import: 'default' })

export const themeFonts = buildThemeFonts(
  files,
  [
    {
      family: 'Atkinson',
      weight: '400 700',
      like: 'sans',
      regular: { Fallback: [98.94, 99.45, 31.94, 0], Droid: [99.45, 98.94, 31.77, 0] },
      bold: { Fallback: [97.12, 101.32, 32.54, 0], Droid: [103.56, 95.02, 30.51, 0] },
    },
  ],
  [
    {
      replaces: 'Atkinson',
      tokens: ['face', 'display'],
      missing:
        /[\u00b5\u0108-\u0109\u0114-\u0115\u011c-\u011d\u0124-\u0125\u0128-\u0129\u012c-\u012d\u0134-\u0135\u0138\u013f-\u0140\u0149-\u014f\u0156-\u0157\u015c-\u015d\u0166-\u0169\u016c-\u016d\u017f-\u0191\u0193-\u0217\u021c-\u0236\u0238-\u02c1\u02c8\u02ca-\u02cc\u02ce-\u02ee\u0370-\u03e1\u03f0-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1e7f\u1e86-\u1e9d\u1e9f-\u1ef1\u1ef4-\u1ffc\u2c60-\u2c7f\ua640-\ua69d\ua722-\ua7ca\ua7d0-\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff]/,
      faces: [
        {
          family: 'Atkinson Other',
          weight: '400 700',
          like: 'sans',
          regular: { Fallback: [105.39, 101.44, 27.8, 0], Droid: [105.93, 100.92, 27.66, 0] },
          bold: { Fallback: [101.83, 104.98, 28.77, 0], Droid: [108.58, 98.45, 26.99, 0] },
        },
      ],
    },
  ],
)
