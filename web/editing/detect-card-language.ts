import { detectAll } from 'tinyld/light'
import { type CardLanguage, isCardLanguage } from '../../schema/card-language.ts'
import { findLanguageOfScript } from '../../schema/script-language.ts'

/** If a text in Latin letters is shorter than this, or the detector less sure, nothing is proposed. */
const LATIN_LENGTH_MIN = 40
const ACCURACY_MIN = 0.5
const EXAMINED_LENGTH = 1000

/** Returns the language in which a card's texts are written, or null if that is not clear. */
export function detectCardLanguage(texts: string): CardLanguage | null {
  const text = texts.slice(0, EXAMINED_LENGTH)
  const { script, language } = findLanguageOfScript(text)
  if (script !== 'other') return language
  if ((text.match(/\p{L}/gu)?.length ?? 0) < LATIN_LENGTH_MIN) return null
  const words = text.split(/\s+/).filter((word) => !/[@\d]/.test(word))
  const [best] = detectAll(words.join(' '))
  return best && best.accuracy >= ACCURACY_MIN && isCardLanguage(best.lang) ? best.lang : null
}
