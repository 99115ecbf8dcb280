import type { AssistantLanguage } from '../../../schema/salesbot.ts'
import { EXCLUSIVE_MEANINGS, findMeanings, isWeakMeaning, type Meaning } from './glossary.ts'
import { hasJapanese, isUnimportantWord, readWords, stemWord } from './text.ts'
import { GENERIC_MEANINGS, GENERIC_NOUNS, WEAK_WORDS } from './weak-words.ts'

/** A word of a name, or a meaning within a German compound or within a Japanese name. */
export interface NameWord {
  /** Folded; null for a meaning without a word of its own. */
  word: string | null
  meanings: Set<Meaning>
  /** By which of these words of other names are the same. */
  keys: string[]
  isStrong: boolean
  isHead: boolean
}

export interface NamedThing {
  name: string
  compact: string
  words: NameWord[]
  /** Of all of its words, also the unimportant ones. */
  stems: Set<string>
  meanings: Set<Meaning>
  pairs: string[]
}

/** Languages whose names begin with the thing itself: "corte de pelo". */
const FIRST_WORD_IS_HEAD = new Set<AssistantLanguage>(['es', 'fr', 'pt'])

export function toMeaningWord(meaning: Meaning): NameWord {
  return { word: null, meanings: new Set([meaning]), keys: [`~${meaning}`], isStrong: !isWeakMeaning(meaning), isHead: false }
}

/** Important words of a name; of a compound its parts. */
export function readNameWords(name: string, language: AssistantLanguage, languages: readonly AssistantLanguage[]): NameWord[] {
  const all = readWords(name, language)
  const found = findMeanings(all, languages)
  const words = new Map<string, NameWord[]>()
  for (const [position, word] of all.entries()) {
    const own = found.filter(({ start, end }) => start <= position && position < end)
    const meanings = new Set(own.map(({ meaning }) => meaning))
    const isUnimportant =
      isUnimportantWord(word, language) && !EXCLUSIVE_MEANINGS.some((group) => [...meanings].some((meaning) => group.has(meaning)))
    if (words.has(word) || hasJapanese(word) || isUnimportant || /^\d+$/.test(word)) continue
    const isCompound = language === 'de' && meanings.size > 1 && own.every(({ start, end }) => end === start + 1) && word.length > 8
    const isStrong =
      !WEAK_WORDS.has(word) && word.length > 2 && ![...meanings].every((meaning) => meanings.size > 0 && isWeakMeaning(meaning))
    if (isCompound)
      words.set(
        word,
        Array.from(meanings, (meaning) => ({ ...toMeaningWord(meaning), word })),
      )
    else
      words.set(word, [
        {
          word,
          meanings,
          keys: [stemWord(word, language), ...Array.from(meanings, (meaning) => `~${meaning}`)],
          isStrong: isStrong || (meanings.size === 0 && !WEAK_WORDS.has(word) && word.length > 2),
          isHead: false,
        },
      ])
  }
  const list = [...words.values()].flat()
  const nouns = list.filter(
    ({ word, isStrong, meanings }) =>
      isStrong || GENERIC_NOUNS.has(word ?? '') || [...meanings].some((meaning) => GENERIC_MEANINGS.has(meaning)),
  )
  const head = FIRST_WORD_IS_HEAD.has(language) ? nouns[0] : nouns.at(-1)
  return list.map((one) => ({ ...one, isHead: one === head }))
}
