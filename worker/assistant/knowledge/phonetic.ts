import { BoundedCache } from '../reading/bounded-cache.ts'

/** Keys that are remembered, because a message looks its words up in several ways. */
const REMEMBERED_MAX = 3000
const remembered = new BoundedCache<string>(REMEMBERED_MAX)

/**
 * A key that words share which sound alike in the European languages of the assistant, for folded words: "kuanto" and "cuanto",
 * "biernes" and "viernes", "crowne" and "crown". Shorter than the word, and no transcription of its sound.
 */
export const phoneticKey = (word: string): string => remembered.get(word, () => createKey(word))

function createKey(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/qu?/g, 'k')
    .replace(/sch|ch|sh/g, 'x')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c/g, 'k')
    .replace(/z/g, 's')
    .replace(/[vw]/g, 'b')
    .replace(/h/g, '')
    .replace(/ll|y/g, 'i')
    .replace(/j/g, 'g')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.{3})e$/, '')
}
