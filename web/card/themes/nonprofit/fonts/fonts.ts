// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.
import type { SubstituteFont, ThemeFont } from '../../../theme.ts'
import nunitoCyrillic from './nunito-cyrillic.woff2?url&no-inline'
import nunitoCyrillicExt from './nunito-cyrillic-ext.woff2?url&no-inline'
import nunitoLatin from './nunito-latin.woff2?url&no-inline'
import nunitoLatinExt from './nunito-latin-ext.woff2?url&no-inline'
import nunitoOtherCyrillic from './nunito-other-cyrillic.woff2?url&no-inline'
import nunitoOtherCyrillicExt from './nunito-other-cyrillic-ext.woff2?url&no-inline'
import nunitoOtherFallback from './nunito-other-fallback.css?inline'
import nunitoOtherGreek from './nunito-other-greek.woff2?url&no-inline'
import nunitoOtherGreekExt from './nunito-other-greek-ext.woff2?url&no-inline'
import nunitoOtherLatin from './nunito-other-latin.woff2?url&no-inline'
import nunitoOtherLatinExt from './nunito-other-latin-ext.woff2?url&no-inline'
import nunitoOtherVietnamese from './nunito-other-vietnamese.woff2?url&no-inline'
import nunitoVietnamese from './nunito-vietnamese.woff2?url&no-inline'

export const fonts: ThemeFont[] = [
  { family: 'Nunito', src: nunitoLatin, weight: '400 800', range: 'latin' },
  { family: 'Nunito', src: nunitoLatinExt, weight: '400 800', range: 'latin-ext' },
  { family: 'Nunito', src: nunitoVietnamese, weight: '400 800', range: 'vietnamese' },
  { family: 'Nunito', src: nunitoCyrillic, weight: '400 800', range: 'cyrillic' },
  { family: 'Nunito', src: nunitoCyrillicExt, weight: '400 800', range: 'cyrillic-ext' },
]

export const substitutes: SubstituteFont[] = [
  {
    replaces: 'Nunito',
    tokens: ['face', 'display'],
    missing:
      /[\u0133\u017f-\u0180\u0182-\u0189\u018b-\u018e\u0190-\u0191\u0193-\u019f\u01a2-\u01ae\u01b1-\u01b2\u01b5-\u01c3\u01cf-\u01d3\u01d5-\u01e4\u01e8\u01ec-\u01ee\u01f0-\u01f9\u021c-\u021e\u0220-\u0225\u0229\u022e-\u022f\u0234-\u0236\u0238-\u0252\u0254-\u0256\u0258\u025a-\u0291\u0293-\u02b8\u02bd\u02c0-\u02c1\u02ce-\u02ee\u0370-\u03e1\u03f0-\u03ff\u0460-\u0461\u0464-\u0469\u046c-\u0471\u0476-\u0481\u04a6-\u04a7\u0500-\u050f\u0514-\u0519\u051e-\u0523\u052a-\u052d\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1e07\u1e0a-\u1e0b\u1e10-\u1e13\u1e18-\u1e1b\u1e1e-\u1e1f\u1e22-\u1e23\u1e26-\u1e29\u1e2c-\u1e2d\u1e30-\u1e35\u1e38-\u1e39\u1e3c-\u1e41\u1e4a-\u1e4b\u1e54-\u1e59\u1e5c-\u1e5d\u1e6a-\u1e6b\u1e70-\u1e77\u1e7c-\u1e7f\u1e86-\u1e8d\u1e90-\u1e91\u1e94-\u1e96\u1e98-\u1e9d\u1e9f\u1efa-\u1ffc\u2c60-\u2c7f\ua640-\ua69d\ua722-\ua7ca\ua7d0-\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff]/,
    css: nunitoOtherFallback,
    fonts: [
      { family: 'Nunito Other', src: nunitoOtherLatin, weight: '400 800', range: 'latin' },
      { family: 'Nunito Other', src: nunitoOtherLatinExt, weight: '400 800', range: 'latin-ext' },
      { family: 'Nunito Other', src: nunitoOtherVietnamese, weight: '400 800', range: 'vietnamese' },
      { family: 'Nunito Other', src: nunitoOtherGreek, weight: '400 800', range: 'greek' },
      { family: 'Nunito Other', src: nunitoOtherGreekExt, weight: '400 800', range: 'greek-ext' },
      { family: 'Nunito Other', src: nunitoOtherCyrillic, weight: '400 800', range: 'cyrillic' },
      { family: 'Nunito Other', src: nunitoOtherCyrillicExt, weight: '400 800', range: 'cyrillic-ext' },
    ],
  },
]
