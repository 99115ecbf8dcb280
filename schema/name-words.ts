import { ARTICLES_IN_NAMES, NAME_PARTICLES, NAME_PREPOSITIONS, LOWERCASE_NAME_PARTICLES } from './name-lists.ts'

/** Converts a word to lower case without dots, which is the form of the lists in name-lists.ts. */
export const toNameKey = (word: string) =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.’]/g, (sign) => (sign === '’' ? "'" : ''))
export const toUnaccentedKey = (word: string) => toNameKey(word).normalize('NFD').replace(/\p{M}/gu, '')
export const isInCapitals = (word: string) => /\p{Lu}\P{Lu}*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word.replace(/^(?:Mc|Mac|d['’])/, ''))
export const hasCapitalVowel = (word: string) => /[AEIOUY]/.test(word.normalize('NFD'))
export const isConjunction = (word: string) => /^(?:&|and|und|et|y|e)$/.test(word)
export const isNameInitial = (word: string) => /^(?:\p{Lu}\.?-?)+$/u.test(word) && (word.length === 1 || word.includes('.'))

export function isNameParticle(word: string, next = ''): boolean {
  const key = toNameKey(word)
  const isLowerCase = word === word.toLowerCase()
  if (isLowerCase && NAME_PREPOSITIONS.has(key) && next === next.toLowerCase() && ARTICLES_IN_NAMES.has(toNameKey(next))) return true
  if (!NAME_PARTICLES.has(key)) return false
  return isLowerCase || !LOWERCASE_NAME_PARTICLES.has(key) || key === 'o'
}
