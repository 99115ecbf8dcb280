import type { CardWords } from './words.ts'

const WORD_LOADERS: Record<string, () => Promise<CardWords>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
  nl: () => import('./nl.ts'),
  pl: () => import('./pl.ts'),
  tr: () => import('./tr.ts'),
  ru: () => import('./ru.ts'),
  ar: () => import('./ar.ts'),
  he: () => import('./he.ts'),
  ja: () => import('./ja.ts'),
  'zh-Hans': () => import('./zh-Hans.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
  ko: () => import('./ko.ts'),
}

/** Loads our words in one language, or the English ones if they cannot be loaded. */
export async function loadCardWords(language: string): Promise<CardWords> {
  const load = WORD_LOADERS[language]
  if (!load) return WORD_LOADERS['en']!()
  return load().catch(() => WORD_LOADERS['en']!())
}
