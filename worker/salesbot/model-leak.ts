import { containsAmount } from './model-numbers.ts'
import { MODEL_RULES } from './model-prompt.ts'

/** A reply repeats instructions if it contains this many consecutive words of them, or a whole sentence of at least `least` words. */
const LEAK_WORDS = { most: 8, least: 4 } as const
/** In Japanese, each character counts as a word, so the numbers are higher. */
const SPACELESS_FACTOR = 2
const INTERNAL_PATTERN = /OWNER[_ ]NOTES|leadScore|salesPersonality|primaryGoal|\{\s*"|[A-Za-z0-9+/=]{60}/i
const WORD_PATTERN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{Sc}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{N}])+/gu

const splitWords = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(WORD_PATTERN) ?? []
const listSequences = (words: string[], length: number): string[] =>
  Array.from({ length: Math.max(0, words.length - length + 1) }, (_, start) => words.slice(start, start + length).join(' '))

/**
 * Returns a function that finds passages of the owner's private notes or of the rules in a reply. It allows passages that are also in the
 * owner's public texts, and amounts of money in the notes.
 */
export function createInstructionLeakFinder(notes: string, ownerTexts: string[]): (reply: string) => boolean {
  const listSecrets = (sentence: string) => {
    const words = splitWords(sentence)
    const factor = /\p{sc=Hiragana}/u.test(sentence) ? SPACELESS_FACTOR : 1
    const isWhole = words.length >= LEAK_WORDS.least * factor
    return listSequences(words, Math.min(LEAK_WORDS.most * factor, isWhole ? words.length : Infinity)).filter((one) => !containsAmount(one))
  }
  const secrets = new Set([...notes.split(/[.!?;。！？]+(?!\d)|\n+/), ...MODEL_RULES].flatMap(listSecrets))
  const lengths = [...Array(LEAK_WORDS.most * SPACELESS_FACTOR + 1).keys()].slice(LEAK_WORDS.least)
  return (reply) => {
    const words = splitWords(reply)
    const found = lengths.flatMap((length) => listSequences(words, length).filter((sequence) => secrets.has(sequence)))
    const isPublic = (sequence: string) => ownerTexts.some((text) => splitWords(text).join(' ').includes(sequence))
    return INTERNAL_PATTERN.test(reply) || found.some((sequence) => !isPublic(sequence))
  }
}
