// This module imports no list of words, because each page that shows initials loads it.

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
