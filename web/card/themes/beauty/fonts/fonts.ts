// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import { buildThemeFonts } from '../../../theme-fonts.ts'

const files = import.meta.glob<string>('./*.woff2', { eager: true, query: '?url&no-inline', import: 'default' })

export const themeFonts = buildThemeFonts(
  files,
  [
    { family: 'Bodoni', weight: '400', like: 'serif', regular: { Fallback: [102.5, 109.76, 39.03, 0], Droid: [101.01, 111.38, 39.6, 0] } },
    {
      family: 'Bodoni',
      weight: '400',
      style: 'italic',
      like: 'serif',
      regular: { Fallback: [106.28, 105.85, 37.64, 0], Droid: [92.28, 121.91, 43.34, 0] },
    },
    { family: 'Jost', weight: '400 500', like: 'sans', regular: { Fallback: [95.63, 111.89, 39.21, 0], Droid: [96.13, 111.31, 39.01, 0] } },
  ],
  [
    {
      replaces: 'Bodoni',
      tokens: ['display'],
      missing:
        /[\u018f\u01a0-\u01a1\u01af-\u01b0\u01cd-\u01dc\u01e6-\u01e7\u01f8-\u01f9\u0251\u0259\u0261\u02b0\u02b2-\u02b3\u02b7-\u02b8\u02bb-\u02bc\u02be-\u02bf\u02c8-\u02cc\u02e1-\u02e3\u0374\u0386-\u03ce\u03d7\u03d9\u03db\u03dd\u03e1\u0400-\u045f\u0462-\u0463\u0472-\u0475\u0490-\u0493\u0496-\u049b\u04a0-\u04a3\u04aa-\u04ab\u04ae-\u04b3\u04b6-\u04b7\u04ba-\u04bb\u04c0-\u04c2\u04cf-\u04d1\u04d4-\u04d9\u04e2-\u04e3\u04e6-\u04e9\u04ee-\u04ef\u04f2-\u04f3\u1d43\u1d47-\u1d49\u1d4d\u1d4f-\u1d50\u1d52\u1d56-\u1d58\u1d5b\u1d9c\u1da0\u1dbb\u1e0c-\u1e0f\u1e20-\u1e21\u1e24-\u1e25\u1e2a-\u1e2b\u1e36-\u1e3b\u1e3e-\u1e3f\u1e42-\u1e49\u1e5a-\u1e63\u1e6c-\u1e6f\u1e8e-\u1e8f\u1e92-\u1e93\u1e97\u1ea0-\u1ef1\u1ef4-\u1ef9\u2113]/,
      faces: [
        {
          family: 'Bodoni Other',
          weight: '400',
          like: 'serif',
          regular: { Fallback: [93.02, 111.38, 36.01, 0], Droid: [86.02, 120.44, 38.95, 0] },
        },
        {
          family: 'Bodoni Other',
          weight: '400',
          style: 'italic',
          like: 'serif',
          regular: { Fallback: [95.01, 109.04, 35.26, 0], Droid: [82.49, 125.59, 40.61, 0] },
        },
      ],
    },
    {
      replaces: 'Jost',
      tokens: ['face'],
      missing:
        /[\u017f-\u0191\u0193-\u0211\u0214-\u0217\u021c-\u0236\u0238-\u02c1\u02c8-\u02cc\u02ce-\u02ee\u0370-\u03e1\u03f0-\u03ff\u0402\u0404-\u040b\u040f\u0452\u0454-\u045b\u045f-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1e7f\u1e8a-\u1e9d\u1e9f-\u1ef1\u1ef4-\u1ffc\u2113\u2c60-\u2c7f\ua640-\ua69d\ua722-\ua7ca\ua7d0-\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff]/,
      faces: [
        {
          family: 'Jost Other',
          weight: '400 500',
          like: 'sans',
          regular: { Fallback: [105.39, 101.44, 27.8, 0], Droid: [105.93, 100.92, 27.66, 0] },
        },
      ],
    },
  ],
)
