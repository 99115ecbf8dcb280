import { detectAll } from 'tinyld/light'
import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '../../schema/salesbot.ts'
import { ASSISTANT_LANGUAGE_RULES } from './languages.ts'
import { foldCaseAndAccents, listWords } from './phrases.ts'

/** Stop words of the languages that are written with spaces between words. */
const STOP_WORDS = ASSISTANT_LANGUAGES.filter((language) => language !== 'ja').map(
  (language) => [language, new Set(ASSISTANT_LANGUAGE_RULES[language].stopWords.map(foldCaseAndAccents))] as const,
)
const JAPANESE_PATTERN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const EXAMINED_LENGTH = 300
/** If a message is shorter than this, only frequent words tell its language. */
const DETECTED_LENGTH_MIN = 20
/** A language other than the expected one must have this many more frequent words. */
const LEAD_MIN = 2

/** Returns the language of a text. If a short text may belong to several languages, returns `expected`. */
export function detectLanguage(text: string, expected: AssistantLanguage): AssistantLanguage {
  const start = text.slice(0, EXAMINED_LENGTH)
  if (JAPANESE_PATTERN.test(start)) return 'ja'
  const examined = start.replace(/(?<!\S)\S*[@\d]\S*/g, ' ')
  const words = new Set(listWords(foldCaseAndAccents(examined)).filter((word) => word.length > 1))
  const scores = new Map<AssistantLanguage, number>()
  for (const [language, stopWords] of STOP_WORDS) scores.set(language, [...words].filter((word) => stopWords.has(word)).length)
  if (examined.length >= DETECTED_LENGTH_MIN) {
    const [found] = detectAll(examined).filter(({ lang }) => ASSISTANT_LANGUAGES.some((known) => known === lang))
    const language = found?.lang as AssistantLanguage | undefined
    // The language library often errs with badly typed messages, so its result counts only if frequent words confirm it.
    const hits = language ? scores.get(language) : undefined
    if (language && hits && hits >= (scores.get(expected) ?? 0)) scores.set(language, hits + LEAD_MIN - 1)
  }
  const [best] = [...scores].toSorted(([, a], [, b]) => b - a)
  return best![1] - (scores.get(expected) ?? 0) >= LEAD_MIN ? best![0] : expected
}
