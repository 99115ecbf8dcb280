import { ARTICLES, PARTICLES, PREPOSITIONS, SMALL_PARTICLES } from './name-lists.ts'

/** A word as the lists have it: lower case, no dots. */
export const plain = (word: string) => word.toLowerCase().replace(/[.’]/g, (sign) => (sign === '’' ? "'" : ''))
/** The same without accents. */
export const bare = (word: string) => plain(word).normalize('NFD').replace(/\p{M}/gu, '')
export const isCapitals = (word: string) => /\p{Lu}\P{Lu}*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word.replace(/^(?:Mc|Mac|d['’])/, ''))
export const hasVowel = (word: string) => /[AEIOUY]/.test(word.normalize('NFD'))
/** True for the word between the names or titles of two people. */
export const isAnd = (word: string) => /^(?:&|and|und|et|y|e)$/.test(word)
export const isInitial = (word: string) => /^(?:\p{Lu}\.?-?)+$/u.test(word) && (word.length === 1 || word.includes('.'))

/** True for a word that belongs to the family name behind it; `next` is the word that follows. */
export function isParticle(word: string, next = ''): boolean {
  const key = plain(word)
  const small = word === word.toLowerCase()
  if (small && PREPOSITIONS.has(key) && next === next.toLowerCase() && ARTICLES.has(plain(next))) return true
  if (!PARTICLES.has(key)) return false
  return small || !SMALL_PARTICLES.has(key) || key === 'o'
}
