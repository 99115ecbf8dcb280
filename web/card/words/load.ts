import type { CardWords } from './words.ts'

const WORD_LOADERS: Record<string, () => Promise<CardWords>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
}

/** Loads our words in one language, or the English ones if they cannot be loaded. */
export async function loadCardWords(language: string): Promise<CardWords> {
  const load = WORD_LOADERS[language]
  if (!load) return WORD_LOADERS['en']!()
  return load().catch(() => WORD_LOADERS['en']!())
}
