/** The languages that a card can speak, by their BCP 47 tags, each with its own name for itself. */
export const CARD_LANGUAGE_LABELS = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
  pt: 'Português',
  nl: 'Nederlands',
  pl: 'Polski',
  tr: 'Türkçe',
  ru: 'Русский',
  ar: 'العربية',
  he: 'עברית',
  ja: '日本語',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ko: '한국어',
} as const
export type CardLanguage = keyof typeof CARD_LANGUAGE_LABELS
export const CARD_LANGUAGES = Object.keys(CARD_LANGUAGE_LABELS) as [CardLanguage, ...CardLanguage[]]
export const DEFAULT_CARD_LANGUAGE: CardLanguage = 'en'
export const isCardLanguage = (tag: string): tag is CardLanguage => Object.hasOwn(CARD_LANGUAGE_LABELS, tag)

/** Returns the language if cards are offered in it, or else null. Capitals do not matter in tags of languages (RFC 5646, 2.1.1). */
export const offeredLanguageOf = (tag: string | null | undefined): CardLanguage | null =>
  CARD_LANGUAGES.find((language) => language.toLowerCase() === tag?.toLowerCase()) ?? null

/** True for languages in which phrases are found without regard to spaces: they have none between words, or add particles to words. */
export const isSpacelessLanguage = (language: CardLanguage): boolean => /^(?:ja|ko|zh)/.test(language)

/** The query parameter that asks for a card in another language. */
export const LANGUAGE_PARAM = 'lang'

/** The writing direction of a language, as the HTML attribute `dir` names it. */
export const directionOfLanguage = (language: CardLanguage): 'ltr' | 'rtl' => (language === 'ar' || language === 'he' ? 'rtl' : 'ltr')
