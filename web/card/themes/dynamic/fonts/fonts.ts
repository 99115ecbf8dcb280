// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import { buildThemeFonts } from '../../../theme-fonts.ts'

const files = import.meta.glob<string>('./*.woff2', { eager: true, query: '?url&no-inline', import: 'default' })

export const themeFonts = buildThemeFonts(
  files,
  [
    {
      family: 'Mona',
      weight: '400 700',
      like: 'sans',
      regular: { Fallback: [103.16, 105.66, 31.02, 0], Droid: [103.69, 105.12, 30.86, 0] },
      bold: { Fallback: [100.82, 108.11, 31.74, 0], Droid: [107.5, 101.39, 29.77, 0] },
    },
    { family: 'Mona Wide', weight: '800', like: 'sans', bold: { Fallback: [113.46, 96.07, 28.2, 0], Droid: [120.71, 90.3, 26.51, 0] } },
  ],
  [
    {
      replaces: 'Mona',
      tokens: ['face'],
      missing:
        /[\u00b5\u0138\u0149\u014e-\u014f\u017f-\u0191\u0193-\u019f\u01a2-\u01ae\u01b1-\u01e5\u01e8-\u0217\u021c-\u0236\u0238-\u02c1\u02c8-\u02cc\u02ce-\u02ee\u0370-\u03e1\u03f0-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1e7f\u1e86-\u1e9d\u1e9f\u1efa-\u1ffc\u2c60-\u2c7f\ua640-\ua69d\ua722-\ua7ca\ua7d0-\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff]/,
      faces: [
        {
          family: 'Mona Other',
          weight: '400 700',
          like: 'sans',
          regular: { Fallback: [105.39, 101.44, 27.8, 0], Droid: [105.93, 100.92, 27.66, 0] },
          bold: { Fallback: [104.18, 102.61, 28.12, 0], Droid: [111.09, 96.23, 26.38, 0] },
        },
      ],
    },
    {
      replaces: 'Mona Wide',
      tokens: ['display'],
      missing:
        /[\u00b5\u0138\u0149\u014e-\u014f\u017f-\u0191\u0193-\u019f\u01a2-\u01ae\u01b1-\u01e5\u01e8-\u0217\u021c-\u0236\u0238-\u02c1\u02c8-\u02cc\u02ce-\u02ee\u0370-\u03e1\u03f0-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1e7f\u1e86-\u1e9d\u1e9f\u1efa-\u1ffc\u2c60-\u2c7f\ua640-\ua69d\ua722-\ua7ca\ua7d0-\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff]/,
      faces: [
        {
          family: 'Mona Wide Other',
          weight: '800',
          like: 'sans',
          bold: { Fallback: [105.03, 101.78, 27.9, 0], Droid: [111.74, 95.67, 26.22, 0] },
        },
      ],
    },
  ],
)
