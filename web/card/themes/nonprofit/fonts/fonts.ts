// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import { buildThemeFonts } from '../../../theme-fonts.ts'

const files = import.meta.glob<string>('./*.woff2', { eager: true, query: '?url&no-inline', import: 'default' })

export const themeFonts = buildThemeFonts(
  files,
  [
    {
      family: 'Nunito',
      weight: '400 800',
      like: 'sans',
      regular: { Fallback: [101.55, 99.56, 34.76, 0], Droid: [102.07, 99.05, 34.58, 0] },
      bold: { Fallback: [98.06, 103.1, 36, 0], Droid: [104.57, 96.68, 33.76, 0] },
    },
  ],
  [
    {
      replaces: 'Nunito',
      tokens: ['face', 'display'],
      missing:
        /[\u0133\u017f-\u0180\u0182-\u0189\u018b-\u018e\u0190-\u0191\u0193-\u019f\u01a2-\u01ae\u01b1-\u01b2\u01b5-\u01c3\u01cf-\u01d3\u01d5-\u01e4\u01e8\u01ec-\u01ee\u01f0-\u01f9\u021c-\u021e\u0220-\u0225\u0229\u022e-\u022f\u0234-\u0236\u0238-\u0252\u0254-\u0256\u0258\u025a-\u0291\u0293-\u02b8\u02bd\u02c0-\u02c1\u02ce-\u02ee\u0370-\u03e1\u03f0-\u03ff\u0460-\u0461\u0464-\u0469\u046c-\u0471\u0476-\u0481\u04a6-\u04a7\u0500-\u050f\u0514-\u0519\u051e-\u0523\u052a-\u052d\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1e07\u1e0a-\u1e0b\u1e10-\u1e13\u1e18-\u1e1b\u1e1e-\u1e1f\u1e22-\u1e23\u1e26-\u1e29\u1e2c-\u1e2d\u1e30-\u1e35\u1e38-\u1e39\u1e3c-\u1e41\u1e4a-\u1e4b\u1e54-\u1e59\u1e5c-\u1e5d\u1e6a-\u1e6b\u1e70-\u1e77\u1e7c-\u1e7f\u1e86-\u1e8d\u1e90-\u1e91\u1e94-\u1e96\u1e98-\u1e9d\u1e9f\u1efa-\u1ffc\u2c60-\u2c7f\ua640-\ua69d\ua722-\ua7ca\ua7d0-\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff]/,
      faces: [
        {
          family: 'Nunito Other',
          weight: '400 800',
          like: 'sans',
          regular: { Fallback: [105.39, 101.44, 27.8, 0], Droid: [105.93, 100.92, 27.66, 0] },
          bold: { Fallback: [104.18, 102.61, 28.12, 0], Droid: [111.09, 96.23, 26.38, 0] },
        },
      ],
    },
  ],
)
