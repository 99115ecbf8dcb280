import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { EXCLUSIVE_MEANINGS, findMeanings } from './knowledge/glossary.ts'
import { hasJapanese, isUnimportantWord, readJapanesePairs, readWords, stemWord } from './knowledge/text.ts'
import { BoundedCache } from './reading/bounded-cache.ts'

/** What people put before the name of something that is offered. */
const KIND_WORDS = ['service', 'servicio', 'servico', 'leistung', 'prestation', 'tratamiento', 'treatment', 'behandlung']

/** A name without what stands in brackets, such as a duration. */
const withoutBrackets = (name: string) => name.replace(/[(（[][^)）\]]*[)）\]]/gu, ' ').trim() || name

/** True for "big" and the like, which people put around a question, but which tell "Big service" from "Small service". */
const isDistinguishing = (word: string, language: AssistantLanguage) =>
  findMeanings([word], [language]).some(({ meaning }) => EXCLUSIVE_MEANINGS.some((group) => group.has(meaning)))

/** Texts of which the stems are remembered, because each name is compared with each question. */
const STEMMED_TEXTS_MAX = 600
const stemmedTexts = new BoundedCache<readonly string[]>(STEMMED_TEXTS_MAX)

/** Stems of the words of a name or a text that say something. */
const stemsOf = (text: string, language: AssistantLanguage): readonly string[] =>
  stemmedTexts.get(`${language} ${text}`, () =>
    readWords(text, language).flatMap((word) =>
      (isUnimportantWord(word, language) && !isDistinguishing(word, language)) || /^\d+$/.test(word) ? [] : [stemWord(word, language)],
    ),
  )

/** True if all words of a name are in a text, or the whole of a Japanese name is. */
export function isNamedInFull(name: string, text: string, language: AssistantLanguage): boolean {
  const short = withoutBrackets(name)
  if (language === 'ja') return text.includes(short)
  const said = new Set(stemsOf(text, language))
  const stems = stemsOf(short, language)
  return stems.length > 0 && stems.every((stem) => said.has(stem))
}

/**
 * Of the names that were found in a text, those that it says in full and those that it means by other words of its own: "the evening
 * course" does not mean "Intensive course", but "the evening course and books" means both. `all` are the names that there are.
 */
export function preferFullNames(found: string[], all: string[], text: string, language: AssistantLanguage): string[] {
  const isShorter = (name: string, other: string) => other.length > name.length && isNamedInFull(name, other, language)
  // "Cut" is only a part of what "cut and color" means.
  const full = all
    .filter((name) => isNamedInFull(name, text, language))
    .filter((name) => found.includes(name) || !found.some((other) => isShorter(name, other)))
  if (full.length === 0) return found
  if (language === 'ja') {
    const rest = full.reduce((left, name) => left.replaceAll(withoutBrackets(name), '、'), text)
    const isInRest = (name: string) => readJapanesePairs(name).some((pair) => rest.includes(pair))
    return [...new Set([...full, ...found.filter((name) => isInRest(name))])]
  }
  const stemsByName = new Map([...full, ...found].map((name) => [name, stemsOf(withoutBrackets(name), language)]))
  // Of "Haircut" and "Men's haircut" the longer one was meant.
  const longest = full.filter(
    (name) =>
      !full.some((other) => {
        const [own, others] = [stemsByName.get(name)!, stemsByName.get(other)!]
        return others.length > own.length && own.every((stem) => others.includes(stem))
      }),
  )
  // "The service Brake repair" does not mean "Full service" too.
  const kinds = KIND_WORDS.map((word) => stemWord(word, language))
  const covered = new Set([...longest.flatMap((name) => stemsByName.get(name)!), ...kinds])
  const said = stemsOf(text, language)
  const isMeantToo = (name: string) => {
    const own = stemsByName.get(name)!.filter((stem) => said.includes(stem))
    // A name of which no word is said was found by its meaning.
    return !full.includes(name) && own.some((stem) => !covered.has(stem))
  }
  return [...new Set([...longest, ...found.filter(isMeantToo)])]
}

/** True if a text has a word of a name, or a pair of its characters in Japanese. */
export function sharesWord(name: string, text: string, language: AssistantLanguage): boolean {
  if (hasJapanese(name)) return readJapanesePairs(name).some((pair) => text.includes(pair))
  const said = new Set(stemsOf(text, language))
  return stemsOf(withoutBrackets(name), language).some((stem) => said.has(stem))
}

/** True if a text has a word of a name that none of the others has, or the whole name. */
export function sharesOwnWord(name: string, others: string[], text: string, language: AssistantLanguage): boolean {
  if (hasJapanese(name)) return sharesWord(name, text, language)
  const otherStems = new Set(others.flatMap((other) => stemsOf(other, language)))
  const said = new Set(stemsOf(text, language))
  const own = stemsOf(withoutBrackets(name), language)
  return own.some((stem) => said.has(stem) && !otherStems.has(stem)) || own.every((stem) => said.has(stem))
}
