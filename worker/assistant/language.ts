import { deu, eng, fra, por, spa } from 'stopword'
import { detectAll } from 'tinyld/light'
import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '../../schema/salesbot.ts'
import { foldText, listWords } from './phrases.ts'

type WordLanguage = Exclude<AssistantLanguage, 'ja'>
const STOP_WORDS: Record<WordLanguage, Set<string>> = {
  en: new Set(eng.map(foldText)),
  es: new Set(spa.map(foldText)),
  de: new Set(deu.map(foldText)),
  fr: new Set(fra.map(foldText)),
  pt: new Set(por.map(foldText)),
}
const JAPANESE_PATTERN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
/** Longest part of a text that is examined: more does not change the result, but takes longer. */
const EXAMINED_LENGTH = 300
/** Least text for the library, in characters. Shorter messages are judged by their frequent words alone. */
const DETECTED_LENGTH_MIN = 20
/** How many frequent words more another language needs than the one that is expected. */
const LEAD_MIN = 2

/**
 * Returns the language of a text. Short messages are often words of several languages: then `expected` stays, which is the language of
 * the conversation, the browser or the business.
 */
export function detectLanguage(text: string, expected: AssistantLanguage): AssistantLanguage {
  const start = text.slice(0, EXAMINED_LENGTH)
  if (JAPANESE_PATTERN.test(start)) return 'ja'
  // E-mail addresses and numbers are of no language.
  const examined = start.replace(/\S*[@\d]\S*/g, ' ')
  const words = new Set(listWords(foldText(examined)).filter((word) => word.length > 1))
  const scores = new Map<AssistantLanguage, number>()
  for (const [language, stopWords] of Object.entries(STOP_WORDS) as [WordLanguage, Set<string>][])
    scores.set(language, [...words].filter((word) => stopWords.has(word)).length)
  if (examined.length >= DETECTED_LENGTH_MIN) {
    const [found] = detectAll(examined).filter(({ lang }) => ASSISTANT_LANGUAGES.some((known) => known === lang))
    const language = found?.lang as AssistantLanguage | undefined
    // Badly typed messages mislead the library, so frequent words have to speak for its language as well.
    const hits = language ? scores.get(language) : undefined
    if (language && hits && hits >= (scores.get(expected) ?? 0)) scores.set(language, hits + LEAD_MIN - 1)
  }
  const [best] = [...scores].toSorted(([, a], [, b]) => b - a)
  return best![1] - (scores.get(expected) ?? 0) >= LEAD_MIN ? best![0] : expected
}
