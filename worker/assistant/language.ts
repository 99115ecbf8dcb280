import { detectAll } from 'tinyld/light'
import { CARD_LANGUAGES, type CardLanguage } from '../../schema/card-language.ts'
import { findLanguageOfScript } from '../../schema/script-language.ts'
import { ASSISTANT_LANGUAGE_RULES } from './languages.ts'
import { foldCaseAndAccents, listWords } from './phrases.ts'

/** The words that are frequent in each language in Latin letters. The script tells the other languages. */
const FREQUENT_WORDS = CARD_LANGUAGES.filter((language) => new Intl.Locale(language).maximize().script === 'Latn').map(
  (language) => [language, new Set(ASSISTANT_LANGUAGE_RULES[language].stopWords.map(foldCaseAndAccents))] as const,
)
/** `Ludwig van Beethoven` beside an e-mail address does not make a message Dutch. */
const NAME_WITH_PARTICLES_PATTERN = /(?<!\S)\p{Lu}[\p{L}'’-]{0,30}(?:\s\p{Ll}{1,5}){1,3}\s\p{Lu}[\p{L}'’-]{0,30}/gu
const EXAMINED_LENGTH = 300
/** If a message is shorter than this, only frequent words tell its language. */
const DETECTED_LENGTH_MIN = 20
/** A language other than the expected one must have this many more frequent words. */
const LEAD_MIN = 2

/** Returns the language of a text. If a short text may belong to several languages, returns `expected`. */
export function detectLanguage(text: string, expected: CardLanguage): CardLanguage {
  const start = text.slice(0, EXAMINED_LENGTH)
  const { script, language: own } = findLanguageOfScript(start)
  if (script === 'own') return own ?? expected
  // Japanese texts may have Chinese characters alone, some of which only traditional or only simplified Chinese has otherwise.
  if (script === 'han') return expected === 'ja' ? expected : (own ?? (expected === 'zh-Hant' ? expected : 'zh-Hans'))
  const withoutContact = start.replace(/(?<!\S)\S*[@\d]\S*/g, ' ')
  const examined = withoutContact === start ? start : withoutContact.replace(NAME_WITH_PARTICLES_PATTERN, ' ')
  const words = new Set(listWords(foldCaseAndAccents(examined)).filter((word) => word.length > 1))
  const scores = new Map<CardLanguage, number>()
  for (const [language, frequentWords] of FREQUENT_WORDS) scores.set(language, [...words].filter((word) => frequentWords.has(word)).length)
  if (examined.length >= DETECTED_LENGTH_MIN) {
    const [found] = detectAll(examined).filter(({ lang }) => scores.has(lang as CardLanguage))
    const language = found?.lang as CardLanguage | undefined
    // The language library often errs with badly typed messages, so its result counts only if frequent words confirm it.
    const hits = language ? scores.get(language) : undefined
    if (language && hits && hits >= (scores.get(expected) ?? 0)) scores.set(language, hits + LEAD_MIN - 1)
  }
  const [best] = [...scores].toSorted(([, a], [, b]) => b - a)
  return best![1] - (scores.get(expected) ?? 0) >= LEAD_MIN ? best![0] : expected
}
