// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import { buildThemeFonts } from '../../../theme-fonts.ts'

const files = import.meta.glob<string>('./*.woff2', { eager: true, query: '?url&no-inline', import: 'default' })

export const themeFonts = buildThemeFonts(
  files,
  [
    {
      family: 'Baskervville',
      weight: '400',
      like: 'serif',
      regular: { Fallback: [109.57, 91.08, 26.92, 0], Droid: [93.79, 106.4, 31.45, 0] },
    },
    {
      family: 'Source Serif',
      weight: '400 600',
      like: 'serif',
      regular: { Fallback: [117.37, 88.27, 28.54, 0], Droid: [99.67, 103.94, 33.61, 0] },
      bold: { Fallback: [112.21, 92.32, 29.85, 0], Droid: [95.34, 108.66, 35.14, 0] },
    },
    {
      family: 'Source Serif',
      weight: '400',
      style: 'italic',
      like: 'serif',
      regular: { Fallback: [108.08, 95.85, 30.99, 0], Droid: [93.85, 110.39, 35.7, 0] },
    },
  ],
  [
    {
      replaces: 'Baskervville',
      tokens: ['display'],
      missing:
        /[\u0108-\u0109\u0114-\u0115\u011c-\u011d\u0128-\u0129\u0134-\u0135\u0138\u0149\u014e-\u014f\u015c-\u015d\u017f\u018f\u01a0-\u01a1\u01af-\u01b0\u01e6-\u01e7\u01f8-\u01f9\u0251\u0259\u0261\u02b0\u02b2-\u02b3\u02b7-\u02b8\u02bb-\u02bc\u02be-\u02bf\u02c8-\u02cc\u02e1-\u02e3\u0374\u0386-\u03ce\u03d7\u03d9\u03db\u03dd\u03e1\u0400-\u045f\u0462-\u0463\u0472-\u0475\u0490-\u0493\u0496-\u049b\u04a0-\u04a3\u04aa-\u04ab\u04ae-\u04b3\u04b6-\u04b7\u04ba-\u04bb\u04c0-\u04c2\u04cf-\u04d1\u04d4-\u04d9\u04e2-\u04e3\u04e6-\u04e9\u04ee-\u04ef\u04f2-\u04f3\u1d43\u1d47-\u1d49\u1d4d\u1d4f-\u1d50\u1d52\u1d56-\u1d58\u1d5b\u1d9c\u1da0\u1dbb\u1e0c-\u1e0f\u1e20-\u1e21\u1e24-\u1e25\u1e2a-\u1e2b\u1e36-\u1e3b\u1e3e-\u1e3f\u1e42-\u1e49\u1e5a-\u1e63\u1e6c-\u1e6f\u1e8e-\u1e8f\u1e92-\u1e93\u1e97\u1ea0-\u1ef1\u1ef4-\u1ef7\u2113]/,
      faces: [],
    },
  ],
)
