import type { CardWords } from './words.ts'

/** The words that scripts use. English refusals come with the server's answers. */
export type ScriptWords = Pick<CardWords, 'card' | 'chat' | 'form' | 'saveDialog' | 'viewer'> & Partial<Pick<CardWords, 'refusals'>>

const WORD_LOADERS: Record<string, () => Promise<ScriptWords>> = {
  // Only these groups are needed, and the bundler then leaves out the others.
  en: () => import('./en.ts').then(({ card, chat, form, saveDialog, viewer }) => ({ card, chat, form, saveDialog, viewer })),
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
export async function loadCardWords(language: string): Promise<ScriptWords> {
  const load = WORD_LOADERS[language]
  if (!load) return WORD_LOADERS['en']!()
  return load().catch(() => WORD_LOADERS['en']!())
}
