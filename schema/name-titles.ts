import * as lists from './name-lists.ts'
import { isNameParticle } from './name-particles.ts'
import { hasCapitalVowel, isConjunction, isInCapitals, isNameInitial, toNameKey } from './name-words.ts'

const isNameAfterMonsieur = (name: string[]) => name.length === 1 || isConjunction(name[0]!) || isNameParticle(name[0]!, name[1])

function isTitleBeforeName(word: string, rest: string[]): boolean {
  const key = toNameKey(word)
  const next = rest[0]
  if (next === undefined) return false
  if (key === 'don') return rest.length > 1 && !isNameParticle(next)
  if (word === 'RA') return rest.length > 1
  if (key === 'm' && !isNameAfterMonsieur(rest) && !isTitleBeforeName(next, rest.slice(1))) return false
  // In the name `M.S. Dhoni`, `M.S.` is two initials and not a title.
  if (!isNameInitial(word) || !/\..*\./.test(word)) {
    if (lists.TITLES_BEFORE_NAME.has(key)) return true
    if (lists.TITLES_REQUIRING_DOT.has(key) && /[.:]$/.test(word) && !isNameInitial(next)) return true
  }
  // An abbreviation before a title belongs to it: `Yrd.` in `Yrd. Doç. Dr.`
  return key.length > 1 && word.endsWith('.') && isTitleBeforeName(next, rest.slice(1))
}

const isDoctorateFieldAbbreviation = (word: string) =>
  lists.DOCTORATE_FIELD_ABBREVIATIONS.has(toNameKey(word)) && word.endsWith('.') && (word.length > 2 || word === word.toLowerCase())

export function extractNameTitles(name: string[]): string[] {
  let count = 0
  while (count < name.length - 1) {
    const [word = '', next = '', ...rest] = name.slice(count)
    const follows = count > 0 && (isDoctorateFieldAbbreviation(word) || (isConjunction(word) && isTitleBeforeName(next, rest)))
    if (!follows && !isTitleBeforeName(word, [next, ...rest])) break
    count++
  }
  return name.splice(0, count)
}

/** Matches initials that look like Roman numerals, such as `V.I.` */
const INITIALS_LIKE_NUMERALS_PATTERN = /^[ivx]\./i
const isListedSuffix = (word: string) =>
  lists.NAME_SUFFIXES.has(toNameKey(word)) || (lists.NAME_SUFFIXES_REQUIRING_DOT.has(toNameKey(word)) && word.endsWith('.'))

export function isNameSuffixAfterComma(word: string, acronyms: boolean): boolean {
  const listed = isListedSuffix(word) || lists.NAME_SUFFIXES_REQUIRING_CAPITALS.has(toNameKey(word))
  return (listed && !INITIALS_LIKE_NUMERALS_PATTERN.test(word)) || (acronyms && isInCapitals(word))
}

export function extractNameSuffixes(name: string[]): string[] {
  const allCapitals = name.every((word) => !/\p{Ll}/u.test(word))
  let start = name.length
  while (start > 1) {
    const word = name[start - 1]!
    const key = toNameKey(word)
    const needsCapitals = lists.NAME_SUFFIXES_REQUIRING_CAPITALS.has(key)
    const isKnown = needsCapitals ? word.includes('.') || (!allCapitals && start > 2 && word === word.toUpperCase()) : isListedSuffix(word)
    const isAcronym = !allCapitals && start > 2 && isInCapitals(word)
    // A university after a degree belongs to the suffix: `ETH` in `Anna Smith MSc ETH`.
    const university = start > 3 && isListedSuffix(name[start - 2]!)
    if (INITIALS_LIKE_NUMERALS_PATTERN.test(word) || !(isKnown || (isAcronym && (!hasCapitalVowel(word) || university)))) break
    // `Neto` is a suffix, but after a single given name it is the family name: `Ana Neto`.
    if (start === 2 && /^(?:neto|filho|sobrinho|fils|junior|júnior|med|bed)$/.test(key)) break
    start--
  }
  return name.splice(start)
}
