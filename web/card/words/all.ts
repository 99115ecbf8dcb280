import { type CardLanguage, isCardLanguage } from '../../../schema/card-language.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import type { CardWords } from './words.ts'

/** The words of the offered languages, for the server. Scripts load only one language (load.ts). */
const WORDS_BY_LANGUAGE: { en: CardWords } & Partial<Record<CardLanguage, CardWords>> = { en, de }

export const OFFERED_CARD_LANGUAGES = Object.keys(WORDS_BY_LANGUAGE) as CardLanguage[]

/** Returns the language if cards are offered in it, or else null. */
export function offeredLanguageOf(tag: string | null | undefined): CardLanguage | null {
  return tag && isCardLanguage(tag) && WORDS_BY_LANGUAGE[tag] ? tag : null
}

/** Returns a language's words, or the English ones if cards are not offered in it. */
export const cardWordsOf = (language: CardLanguage | null | undefined): CardWords => (language && WORDS_BY_LANGUAGE[language]) || en
