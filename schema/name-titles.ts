import * as lists from './name-lists.ts'
import { unaccentedKey, hasCapitalVowel, isAnd, isCapitals, isInitial, isParticle, listKey } from './name-words.ts'

/** True if `M.` in front of these words means Monsieur instead of being an initial. */
const isMonsieurName = (name: string[]) =>
  name.length === 1 || isAnd(name[0]!) || isParticle(name[0]!, name[1]) || lists.FRENCH_GIVEN.has(unaccentedKey(name[0]!.split('-')[0]!))

function isPrefix(word: string, rest: string[]): boolean {
  const key = listKey(word)
  const next = rest[0]
  if (next === undefined) return false
  if (key === 'don') return rest.length > 1 && !isParticle(next)
  if (word === 'RA') return rest.length > 1
  if (key === 'm' && !isMonsieurName(rest) && !isPrefix(next, rest.slice(1))) return false
  // `M.S.` in `M.S. Dhoni` is two initials, not a title.
  if (!isInitial(word) || !/\..*\./.test(word)) {
    if (lists.LEADING_TITLES.has(key)) return true
    if (lists.DOTTED_LEADING_TITLES.has(key) && /[.:]$/.test(word) && !isInitial(next)) return true
  }
  // An abbreviation before a title is a title too: `Yrd. Doç. Dr.`, `P.D. Dr.`
  return key.length > 1 && word.endsWith('.') && isPrefix(next, rest.slice(1))
}

/** True for the field of a doctorate (`rer.`, `nat.`). A single letter must be lower case: `H.` in `Dr. H. Smith` is an initial. */
const isDegreeField = (word: string) =>
  lists.DEGREE_FIELDS.has(listKey(word)) && word.endsWith('.') && (word.length > 2 || word === word.toLowerCase())

/** Removes the titles from the front of `name` and returns them. */
export function extractPrefix(name: string[]): string[] {
  let count = 0
  while (count < name.length - 1) {
    const [word = '', next = '', ...rest] = name.slice(count)
    const follows = count > 0 && (isDegreeField(word) || (isAnd(word) && isPrefix(next, rest)))
    if (!follows && !isPrefix(word, [next, ...rest])) break
    count++
  }
  return name.splice(0, count)
}

/** Initials that look like Roman numerals: `V.I.` and `V.`, unlike the numerals `VI`, `V` and `II.` */
const NUMERAL_LIKE_INITIALS = /^[ivx]\./i
/** True for a listed suffix, whatever its case. */
const isListedSuffix = (word: string) =>
  lists.SUFFIXES.has(listKey(word)) || (lists.DOTTED_SUFFIXES.has(listKey(word)) && word.endsWith('.'))

/** True if a word after a comma is a suffix. With `acronyms`, every word in capitals counts as one. */
export function isSuffix(word: string, acronyms: boolean): boolean {
  const listed = isListedSuffix(word) || lists.CAPITAL_SUFFIXES.has(listKey(word))
  return (listed && !NUMERAL_LIKE_INITIALS.test(word)) || (acronyms && isCapitals(word))
}

/** Removes the suffixes from the end of `name` and returns them. Keeps at least one word, and two when the second may be a family name. */
export function extractSuffix(name: string[]): string[] {
  const allCapitals = name.every((word) => !/\p{Ll}/u.test(word))
  let start = name.length
  while (start > 1) {
    const word = name[start - 1]!
    const key = listKey(word)
    const needsCapitals = lists.CAPITAL_SUFFIXES.has(key)
    const isKnown = needsCapitals ? word.includes('.') || (!allCapitals && start > 2 && word === word.toUpperCase()) : isListedSuffix(word)
    const isAcronym = !allCapitals && start > 2 && isCapitals(word)
    // A university after a degree is part of the suffix: `MSc ETH`.
    const university = start > 3 && isListedSuffix(name[start - 2]!)
    if (NUMERAL_LIKE_INITIALS.test(word) || !(isKnown || (isAcronym && (!hasCapitalVowel(word) || university)))) break
    // After a single name these are family names: `Ana Neto`.
    if (start === 2 && /^(?:neto|filho|sobrinho|fils|junior|júnior|med|bed)$/.test(key)) break
    start--
  }
  return name.splice(start)
}
