/** Letters that Unicode does not decompose into a base letter and an accent. */
const LETTERS_WITHOUT_ACCENT: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}

/** Folds letters that differ only in case or accents into one, so that "jose" finds "José", and "lukasz" finds "Łukasz". */
const toSearchKey = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþħı]/g, (letter) => LETTERS_WITHOUT_ACCENT[letter]!)

export const searchWordsOf = (query: string): string[] => toSearchKey(query).split(/\s+/).filter(Boolean)

export function createSearchWordMatcher(text: string): (word: string) => boolean {
  const key = toSearchKey(text)
  return (word) => key.includes(word)
}
