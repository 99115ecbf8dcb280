import { PARTICLES, SMALL_PARTICLES } from './name-lists.ts'

/** A word as the lists have it: lower case, no dots. */
export const plain = (word: string) => word.toLowerCase().replace(/[.’]/g, (sign) => (sign === '’' ? "'" : ''))
/** The same without accents. */
export const bare = (word: string) => plain(word).normalize('NFD').replace(/\p{M}/gu, '')
export const isCapitals = (word: string) => /\p{Lu}\P{Lu}*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word.replace(/^(?:Mc|Mac|d['’])/, ''))
export const hasVowel = (word: string) => /[AEIOUY]/.test(word.normalize('NFD'))
export const isInitial = (word: string) => /^(?:\p{Lu}\.?-?)+$/u.test(word) && (word.length === 1 || word.includes('.'))

export function isParticle(word: string): boolean {
  const key = plain(word)
  if (!PARTICLES.has(key)) return false
  return word === word.toLowerCase() || !SMALL_PARTICLES.has(key) || key === 'o'
}
