// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import { buildThemeFonts } from '../../../theme-fonts.ts'

const files = import.meta.glob<string>('./*.woff2', { eager: true, query: '?url&no-inline', import: 'default' })

export const themeFonts = buildThemeFonts(
  files,
  [
    {
      family: 'Hanken',
      weight: '300 500',
      like: 'sans',
      regular: { Fallback: [100.78, 99.22, 30.06, 0], Droid: [101.3, 98.72, 29.91, 0] },
    },
  ],
  [
    {
      replaces: 'Hanken',
      tokens: ['face', 'display'],
      missing:
        /[\u017f-\u018e\u0190-\u0191\u0193-\u019c\u019e-\u019f\u01a2-\u01ae\u01b1-\u01cc\u01d5-\u01e5\u01e8-\u01e9\u01ec-\u01f9\u0200-\u0217\u021c-\u0231\u0234-\u0236\u0238-\u0258\u025a-\u0271\u0273-\u02c1\u02c8-\u02cc\u02ce-\u02ee\u0370-\u03e1\u03f0-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1e1f\u1e22-\u1e43\u1e46-\u1e7f\u1e86-\u1e9d\u1e9f\u1efa-\u1ffc\u2113\u2c60-\u2c7f\ua640-\ua69d\ua722-\ua7ca\ua7d0-\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff]/,
      faces: [
        {
          family: 'Hanken Other',
          weight: '300 500',
          like: 'sans',
          regular: { Fallback: [105.39, 101.44, 27.8, 0], Droid: [105.93, 100.92, 27.66, 0] },
        },
      ],
    },
  ],
)
