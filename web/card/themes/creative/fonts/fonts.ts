// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import { buildThemeFonts } from '../../../theme-fonts.ts'

const files = import.meta.glob<string>('./*.woff2', { eager: true, query: '?url&no-inline', import: 'default' })

export const themeFonts = buildThemeFonts(
  files,
  [
    {
      family: 'Bricolage',
      weight: '200 800',
      like: 'sans',
      regular: { Fallback: [104.93, 88.63, 25.73, 0], Droid: [105.47, 88.18, 25.6, 0] },
      bold: { Fallback: [102.55, 90.69, 26.33, 0], Droid: [109.35, 85.05, 24.69, 0] },
    },
    {
      family: 'Bricolage Poster',
      weight: '800',
      like: 'sans',
      bold: { Fallback: [96.84, 96.04, 27.88, 0], Droid: [103.03, 90.27, 26.21, 0] },
    },
  ],
  [
    {
      replaces: 'Bricolage',
      tokens: ['face'],
      missing:
        /[\u0108-\u0109\u0114-\u0115\u011c-\u011d\u0124-\u0125\u012c-\u012d\u0134-\u0135\u0138\u013f-\u0140\u0149\u014e-\u014f\u015c-\u015d\u0162-\u0163\u0166-\u0167\u017f-\u019f\u01a2-\u01ae\u01b1-\u01cc\u01cf-\u0217\u021c-\u0236\u0238-\u02c1\u02c8-\u02cc\u02ce-\u02ee\u0370-\u03e1\u03f0-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1e7f\u1e86-\u1e9d\u1e9f\u1efa-\u1ffc\u2c60-\u2c7f\ua640-\ua69d\ua722-\ua7ca\ua7d0-\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff]/,
      faces: [
        {
          family: 'Bricolage Other',
          weight: '400 800',
          like: 'sans',
          regular: { Fallback: [105.39, 101.44, 27.8, 0], Droid: [105.93, 100.92, 27.66, 0] },
          bold: { Fallback: [105.93, 100.92, 27.66, 0], Droid: [112.95, 94.64, 25.94, 0] },
        },
      ],
    },
    {
      replaces: 'Bricolage Poster',
      tokens: ['display'],
      missing:
        /[\u0108-\u0109\u0114-\u0115\u011c-\u011d\u0124-\u0125\u012c-\u012d\u0134-\u0135\u0138\u013f-\u0140\u0149\u014e-\u014f\u015c-\u015d\u0162-\u0163\u0166-\u0167\u017f-\u019f\u01a2-\u01ae\u01b1-\u01cc\u01cf-\u0217\u021c-\u0236\u0238-\u02c1\u02c8-\u02cc\u02ce-\u02ee\u0370-\u03e1\u03f0-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1e7f\u1e86-\u1e9d\u1e9f\u1efa-\u1ffc\u2c60-\u2c7f\ua640-\ua69d\ua722-\ua7ca\ua7d0-\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff]/,
      faces: [
        {
          family: 'Bricolage Poster Other',
          weight: '800',
          like: 'sans',
          bold: { Fallback: [91.8, 116.45, 31.92, 0], Droid: [97.67, 109.45, 30, 0] },
        },
      ],
    },
  ],
)
