import * as lists from './name-lists.ts'
import { bare, hasVowel, isAnd, isCapitals, isInitial, isParticle, plain } from './name-words.ts'

/** True for a name behind `M.` that makes it Monsieur. */
const isFrench = (name: string[]) =>
  name.length === 1 || isAnd(name[0]!) || isParticle(name[0]!, name[1]) || lists.FRENCH_GIVEN.has(bare(name[0]!.split('-')[0]!))

function isPrefix(word: string, rest: string[]): boolean {
  const key = plain(word)
  const next = rest[0]
  if (next === undefined) return false
  if (key === 'don') return rest.length > 1 && !isParticle(next)
  if (word === 'RA') return rest.length > 1
  if (key === 'm' && !isFrench(rest) && !isPrefix(next, rest.slice(1))) return false
  // `M.S. Dhoni` has two initials.
  if (!isInitial(word) || !/\..*\./.test(word)) {
    if (lists.PREFIXES.has(key)) return true
    if (lists.DOTTED_PREFIXES.has(key) && /[.:]$/.test(word) && !isInitial(next)) return true
  }
  // An abbreviation in front of a title is a title too: `Yrd. Doç. Dr.`, `P.D. Dr.`
  return key.length > 1 && word.endsWith('.') && isPrefix(next, rest.slice(1))
}

/** True for what stands behind a doctor's title; one letter is in lower case, where `Dr. H. Smith` has an initial. */
const isDegreeField = (word: string) =>
  lists.DEGREE_FIELDS.has(plain(word)) && word.endsWith('.') && (word.length > 2 || word === word.toLowerCase())

/** Takes the titles off the front of a name. */
export function takePrefix(name: string[]): string[] {
  let count = 0
  while (count < name.length - 1) {
    const [word = '', next = '', ...rest] = name.slice(count)
    const follows = count > 0 && (isDegreeField(word) || (isAnd(word) && isPrefix(next, rest)))
    if (!follows && !isPrefix(word, [next, ...rest])) break
    count++
  }
  return name.splice(0, count)
}

/** `V.I.` and `V.` are initials; `VI`, `V` and `II.` are numerals. */
const NUMERAL_INITIALS = /^[ivx]\./i
/** True for a suffix in any letters. */
const isListed = (word: string) => lists.SUFFIXES.has(plain(word)) || (lists.DOTTED_SUFFIXES.has(plain(word)) && word.endsWith('.'))

/** True for a word behind a comma that is a suffix; with `acronyms`, anything in capitals is one. */
export function isSuffix(word: string, acronyms: boolean): boolean {
  const listed = isListed(word) || lists.CAPITAL_SUFFIXES.has(plain(word))
  return (listed && !NUMERAL_INITIALS.test(word)) || (acronyms && isCapitals(word))
}

/** Takes suffixes off the end of a name, two words of which stay. */
export function takeSuffix(name: string[]): string[] {
  const shouted = name.every((word) => !/\p{Ll}/u.test(word))
  let start = name.length
  while (start > 1) {
    const word = name[start - 1]!
    const key = plain(word)
    const short = lists.CAPITAL_SUFFIXES.has(key)
    const known = short ? word.includes('.') || (!shouted && start > 2 && word === word.toUpperCase()) : isListed(word)
    const capitals = !shouted && start > 2 && isCapitals(word)
    // Behind a degree, the university that gave it: `MSc ETH`.
    const university = start > 3 && isListed(name[start - 2]!)
    if (NUMERAL_INITIALS.test(word) || !(known || (capitals && (!hasVowel(word) || university)))) break
    // `Ana Neto` has a family name; `Ada III` has none.
    if (start === 2 && /^(?:neto|filho|sobrinho|fils|junior|júnior|med|bed)$/.test(key)) break
    start--
  }
  return name.splice(start)
}
