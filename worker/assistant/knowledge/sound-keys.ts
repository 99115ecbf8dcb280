import { type AssistantLanguage } from '../../../schema/salesbot.ts'
import { isWithinEdits } from '../reading/edit-distance.ts'

/** Spellings that sound alike, in the order in which they are replaced. Words are folded: lower case, without accents. */
const RULES: Record<Exclude<AssistantLanguage, 'ja'>, [RegExp, string][]> = {
  en: [
    [/^(?:wh|w)/, 'w'],
    [/^kn/, 'n'],
    [/^wr/, 'r'],
    [/ph/g, 'f'],
    [/ght?/g, 't'],
    [/ck|qu|q/g, 'k'],
    [/c(?=[eiy])|z/g, 's'],
    [/tch/g, 'ch'],
    [/c(?!h)/g, 'k'],
    [/x/g, 'ks'],
    [/(?!^)[aeiouyh]+/g, ''],
  ],
  es: [
    [/ch/g, 'x'],
    [/h/g, ''],
    [/qu(?=[ei])|q/g, 'k'],
    [/gu(?=[ei])/g, 'g'],
    [/g(?=[ei])/g, 'j'],
    [/c(?=[ei])|z/g, 's'],
    [/c/g, 'k'],
    [/v|w/g, 'b'],
    [/ll/g, 'y'],
    [/y$/, 'i'],
  ],
  pt: [
    [/ch|sh/g, 'x'],
    [/^h/, ''],
    [/qu(?=[ei])|q/g, 'k'],
    [/gu(?=[ei])/g, 'g'],
    [/g(?=[ei])/g, 'j'],
    [/c(?=[ei])|z/g, 's'],
    [/c/g, 'k'],
    [/y/g, 'i'],
    [/u$/, 'o'],
    [/n$/, 'm'],
  ],
  de: [
    [/ae/g, 'a'],
    [/oe/g, 'o'],
    [/(?<![ae])ue/g, 'u'],
    [/ph|v/g, 'f'],
    [/th|dt/g, 't'],
    [/tz/g, 'z'],
    [/ck|c(?!h)/g, 'k'],
    [/ie/g, 'i'],
    [/ai|ay|ey/g, 'ei'],
    [/(?<=[aeiou])h(?![aeiou])/g, ''],
    [/d$/, 't'],
  ],
  fr: [
    [/eau|au/g, 'o'],
    [/ai|ei|ay|ey/g, 'e'],
    [/qu|q/g, 'k'],
    [/ph/g, 'f'],
    [/ch/g, '#'],
    [/h/g, ''],
    [/c(?=[eiy])/g, 's'],
    [/c/g, 'k'],
    [/z(?!$)/g, 's'],
    [/m(?=[bp])/g, 'n'],
    [/y/g, 'i'],
    [/[sxtdp]+$/, ''],
    [/(?:er|ez)$/, 'e'],
    [/e$/, ''],
  ],
}

/** Shortest keys that are compared, because short words sound like many others. */
const KEY_LENGTH_MIN = { en: 4, es: 3, pt: 3, de: 4, fr: 4 }
/** Edits that English words of the same key may differ by: their keys have no vowels. */
const ENGLISH_EDITS_MAX = 2
const WORD_LENGTH_MAX = 25

/** What a folded word sounds like, as people write it by ear: "kiero" and "quiero" have the same key; null for words that have none. */
export function soundKeyOf(word: string, language: AssistantLanguage): string | null {
  if (language === 'ja' || word.length > WORD_LENGTH_MAX || !/^[a-z]{3,}$/.test(word)) return null
  let key = word
  for (const [pattern, replacement] of RULES[language]) key = key.replace(pattern, replacement)
  key = key.replace(/(.)\1+/g, '$1')
  return key.length >= KEY_LENGTH_MIN[language] ? key : null
}

/** True if two words of the same sound key are near enough to be taken for each other. */
export const isSameSound = (word: string, other: string, language: AssistantLanguage) =>
  language !== 'en' || isWithinEdits(word, other, ENGLISH_EDITS_MAX)
