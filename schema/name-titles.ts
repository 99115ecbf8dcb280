import * as lists from './name-lists.ts'
import { hasVowel, isCapitals, isInitial, isParticle, plain } from './name-words.ts'

function isPrefix(word: string, rest: string[]): boolean {
  const key = plain(word)
  const next = rest[0]
  if (next === undefined) return false
  if (key === 'don') return rest.length > 1 && !isParticle(next)
  if (word === 'RA') return rest.length > 1
  if (lists.DOTTED_PREFIXES.has(key) && /[.:]$/.test(word)) return !isInitial(next)
  return lists.PREFIXES.has(key)
}

/** Takes the titles off the front of a name. */
export function takePrefix(name: string[]): string[] {
  let count = 0
  while (count < name.length - 1) {
    const follows = count > 0 && lists.DEGREE_FIELDS.has(plain(name[count]!)) && name[count]!.endsWith('.')
    if (!follows && !isPrefix(name[count]!, name.slice(count + 1))) break
    count++
  }
  return name.splice(0, count)
}

/** True for a word behind a comma that is a suffix; with `acronyms`, anything in capitals is one. */
export function isSuffix(word: string, acronyms: boolean): boolean {
  const key = plain(word)
  return lists.SUFFIXES.has(key) || lists.CAPITAL_SUFFIXES.has(key) || (acronyms && isCapitals(word))
}

/** Takes suffixes off the end of a name, two words of which stay. */
export function takeSuffix(name: string[]): string[] {
  const shouted = name.every((word) => !/\p{Ll}/u.test(word))
  let start = name.length
  while (start > 1) {
    const word = name[start - 1]!
    const key = plain(word)
    const short = lists.CAPITAL_SUFFIXES.has(key)
    const known = short ? word.includes('.') || (!shouted && start > 2 && word === word.toUpperCase()) : lists.SUFFIXES.has(key)
    const letters = !shouted && start > 2 && isCapitals(word) && !hasVowel(word)
    if (!known && !letters) break
    // `Ana Neto` has a family name; `Ada III` has none.
    if (start === 2 && /^(?:neto|filho|sobrinho|fils|junior|júnior|med|bed)$/.test(key)) break
    start--
  }
  return name.splice(start)
}
