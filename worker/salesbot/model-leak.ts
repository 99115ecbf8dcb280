import { foldCharacters } from './model-fold.ts'
import { MODEL_RULES, PUBLIC_RULES } from './model-prompt.ts'

/** A reply that shares this many words in a row with instructions repeats them. */
const LEAK_WORDS = 8
/** A sentence of the owner's notes that is shorter than LEAK_WORDS counts as a whole from this many words on. */
const LEAK_SENTENCE_WORDS_MIN = 4
/** In scripts without spaces each character is counted as a word, so that as many of them say less. */
const SPACELESS_FACTOR = 2
/** Names that only our own instructions and the structure of the answer contain. */
const INTERNAL_NAMES_PATTERN =
  /OWNER[_ ]NOTES|leadScore|priceRanges|customInstructions|leadQualification|salesPersonality|primaryGoal|\{\s*"/i
/** Text in an encoding that hides its words: no word of a language is that long. */
const ENCODED_TEXT_PATTERN = /[A-Za-z0-9+/=]{60}/
const SPACELESS_SCRIPTS = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}ー]'
const SPACELESS_PATTERN = new RegExp(SPACELESS_SCRIPTS, 'u')
const WORD_PATTERN = new RegExp(`${SPACELESS_SCRIPTS}|(?:(?!${SPACELESS_SCRIPTS})[\\p{L}\\p{N}])+`, 'gu')

const splitWords = (text: string): string[] => foldCharacters(text).toLowerCase().match(WORD_PATTERN) ?? []

/** Lists all sequences of `length` words in a row, each as one text. */
const listSequences = (words: string[], length: number): string[] =>
  Array.from({ length: Math.max(0, words.length - length + 1) }, (_, start) => words.slice(start, start + length).join(' '))

/**
 * Returns a function that finds passages of the owner's notes or of the model's rules in a reply. Passages that card or
 * configuration contain too are public and do not count.
 */
export function createLeakFinder(customInstructions: string | null, publicTexts: string[]): (reply: string) => boolean {
  const publicWords = [...publicTexts, ...PUBLIC_RULES].map(splitWords)
  const secretsByLength = new Map<number, Set<string>>()
  const addSecret = (words: string[], length: number) => {
    const secrets = secretsByLength.get(length) ?? new Set()
    secretsByLength.set(length, secrets)
    for (const sequence of listSequences(words, length)) secrets.add(sequence)
  }
  for (const line of [...(customInstructions ?? '').split(/\n+/), ...MODEL_RULES]) {
    const factor = SPACELESS_PATTERN.test(line) ? SPACELESS_FACTOR : 1
    addSecret(splitWords(line), LEAK_WORDS * factor)
    for (const words of line.split(/[.!?;。！？]+/).map(splitWords))
      if (words.length >= LEAK_SENTENCE_WORDS_MIN * factor && words.length < LEAK_WORDS * factor) addSecret(words, words.length)
  }
  for (const [length, secrets] of secretsByLength)
    for (const words of publicWords) for (const sequence of listSequences(words, length)) secrets.delete(sequence)

  return (reply) => {
    if (INTERNAL_NAMES_PATTERN.test(reply) || ENCODED_TEXT_PATTERN.test(reply)) return true
    const words = splitWords(reply)
    return [...secretsByLength].some(([length, secrets]) => listSequences(words, length).some((sequence) => secrets.has(sequence)))
  }
}
