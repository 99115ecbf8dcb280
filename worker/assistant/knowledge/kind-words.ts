import type { AssistantLanguage } from '../../../schema/salesbot.ts'
import { isUnimportantWord } from './text.ts'
import { ASKING_WORDS, WEAK_WORDS } from './weak-words.ts'

/** Words that may stand between a thing and the word that says which: "groom a rabbit", "location de vélos". */
const LINKING_WORDS = new Set(
  `a an the my our your his her their ein eine einen einem einer der die das den dem meine meinen unser unsere un una unos unas el la los las le les l
  du des de del d do da dos das o os as um uma mi mon ma mes meu minha notre nosso nossa`.split(/\s+/),
)
/** Words before a verb: "do you lay turf". */
const VERB_SIGNS = new Set('you to we i u ihr sie vous ustedes'.split(' '))
const LINKS_MAX = 2
const KIND_LENGTH_MIN = 3

/**
 * For each word of a message those beside it that say which kind of it is meant: "nose" of "a nose piercing", "rabbit" of "groom a
 * rabbit". `ignored` are words that only describe, such as "cheap".
 */
export function readKindWords(
  words: readonly string[],
  language: AssistantLanguage,
  ignored: (word: string) => boolean,
): Map<string, Set<string>> {
  const isKind = (word: string | undefined): word is string =>
    word !== undefined &&
    word.length >= KIND_LENGTH_MIN &&
    /^[a-z]+$/.test(word) &&
    !isUnimportantWord(word, language) &&
    !ASKING_WORDS.has(word) &&
    !WEAK_WORDS.has(word) &&
    !ignored(word)
  const isModifierFirst = language === 'en' || language === 'de'
  const kinds = new Map<string, Set<string>>()
  for (const [position, word] of words.entries()) {
    let next = position + 1
    while (next - position <= LINKS_MAX && LINKING_WORDS.has(words[next] ?? '')) next++
    const isLinked = next > position + 1 || VERB_SIGNS.has(words[position - 1] ?? '')
    const found = [isModifierFirst ? words[position - 1] : undefined, isLinked ? words[next] : undefined].filter(isKind)
    if (found.length > 0) kinds.set(word, new Set([...(kinds.get(word) ?? []), ...found]))
  }
  return kinds
}
