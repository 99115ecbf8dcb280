import type { CardLanguage } from '../../../schema/card-language.ts'
import * as ar from './ar.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as es from './es.ts'
import * as fr from './fr.ts'
import * as he from './he.ts'
import * as it from './it.ts'
import * as ja from './ja.ts'
import * as ko from './ko.ts'
import * as nl from './nl.ts'
import * as pl from './pl.ts'
import * as pt from './pt.ts'
import * as ru from './ru.ts'
import * as tr from './tr.ts'
import * as zhHans from './zh-Hans.ts'
import * as zhHant from './zh-Hant.ts'
import type { CardWords } from './words.ts'

/** The words of all languages, for the server. Scripts load only one language (load.ts). */
const WORDS_BY_LANGUAGE: Record<CardLanguage, CardWords> = {
  en,
  de,
  fr,
  it,
  es,
  pt,
  nl,
  pl,
  tr,
  ru,
  ar,
  he,
  ja,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ko,
}

/** Returns a language's words, or the English ones without a language. */
export const cardWordsOf = (language: CardLanguage | null | undefined): CardWords => WORDS_BY_LANGUAGE[language ?? 'en']
