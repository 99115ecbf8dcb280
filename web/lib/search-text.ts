/** Folds letters that differ only in case or accents into one, so that "jose" finds "José". */
const toSearchKey = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a search, folded for comparison. An empty search has none. */
export const searchWordsOf = (query: string): string[] => toSearchKey(query).split(/\s+/).filter(Boolean)

/** Returns a function that tells whether a text contains a word of `searchWordsOf`. */
export function createWordFinder(text: string): (word: string) => boolean {
  const key = toSearchKey(text)
  return (word) => key.includes(word)
}
