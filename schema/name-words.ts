import { ARTICLES, PARTICLES, PREPOSITIONS, LOWERCASE_PARTICLES } from './name-lists.ts'

/** A word in the form used by name-lists.ts: lower case, without dots. */
export const listKey = (word: string) => word.toLowerCase().replace(/[.’]/g, (sign) => (sign === '’' ? "'" : ''))
/** `listKey` without accents. */
export const unaccentedKey = (word: string) => listKey(word).normalize('NFD').replace(/\p{M}/gu, '')
export const isCapitals = (word: string) => /\p{Lu}\P{Lu}*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word.replace(/^(?:Mc|Mac|d['’])/, ''))
export const hasCapitalVowel = (word: string) => /[AEIOUY]/.test(word.normalize('NFD'))
/** True for a conjunction between the names or titles of two people. */
export const isAnd = (word: string) => /^(?:&|and|und|et|y|e)$/.test(word)
export const isInitial = (word: string) => /^(?:\p{Lu}\.?-?)+$/u.test(word) && (word.length === 1 || word.includes('.'))

/** True for a particle (`van`, `de la`, `bin`) that belongs to the family name after it. `next` is the next word. */
export function isParticle(word: string, next = ''): boolean {
  const key = listKey(word)
  const isLowerCase = word === word.toLowerCase()
  if (isLowerCase && PREPOSITIONS.has(key) && next === next.toLowerCase() && ARTICLES.has(listKey(next))) return true
  if (!PARTICLES.has(key)) return false
  return isLowerCase || !LOWERCASE_PARTICLES.has(key) || key === 'o'
}
