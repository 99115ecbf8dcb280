import * as lists from './name-lists.ts'
import { isNameParticle } from './name-particles.ts'
import { hasCapitalVowel, isConjunction, isInCapitals, isNameInitial, toNameKey } from './name-words.ts'

export interface NameWithoutTitles {
  given: string
  additional: string
  family: string
}

function joinCompoundGivenNames(name: string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < name.length; at++) {
    const key = toNameKey(name[at]!)
    const remaining = name.length - at - 1
    let joinedCount = 0
    if (remaining > 0 && lists.ARABIC_WORDS_JOINED_TO_NEXT.has(key)) joinedCount = 1
    else if (lists.ARABIC_SERVANT_OF_WORDS.has(key) && name.length > 2 && remaining > 0)
      joinedCount = remaining > 1 && /^[ea]l$/i.test(name[at + 1]!) ? 2 : 1
    else if (at > 0 && lists.ARABIC_WORDS_JOINED_TO_PREVIOUS.has(key)) {
      joined[joined.length - 1] += ` ${name[at]!}`
      continue
    }
    joined.push(name.slice(at, at + joinedCount + 1).join(' '))
    at += joinedCount
  }
  return joined
}

function findFamilyNameStart(name: string[]): number {
  const last = name.length - 1
  const and = name.findIndex((word, at) => at > 1 && at < last && /^[yi]$/.test(word))
  if (and > 0) return and - 1
  let particle = name.findIndex(
    (word, at) =>
      at < last &&
      ((at > 0 && isNameParticle(word, name[at + 1]) && !isConjunction(name[at - 1]!)) || /-(?:van|von|de|der|den|ter|ten|da)$/.test(word)),
  )
  while (particle > 0 && lists.SON_OR_DAUGHTER_OF_WORDS.has(toNameKey(name[particle]!))) {
    const afterFather = particle + (/^[ea]l$/i.test(name[particle + 1] ?? '') ? 3 : 2)
    if (afterFather > last) break
    particle = afterFather
  }
  if (particle > 0) return particle
  const capitals = name.findIndex(isInCapitals)
  if (capitals > 0 && name.slice(capitals).every(isInCapitals)) return capitals
  // Family names ending in -ez are Spanish, and Spanish people have two family names.
  return last > 1 && /^\p{L}{3,}ez$/u.test(name[last - 1]!) ? last - 1 : last
}

/** Returns how many words at the start form a family name; 0 if the name starts with the given name. */
function countLeadingFamilyWords(name: string[]): number {
  const [first = '', ...others] = name
  const [second = ''] = others
  // The Arabic word `بن` usually means "son of". At the start of a name, it is the English given name Ben in Arabic letters.
  if (isNameParticle(first, second) && first === first.toLowerCase() && first !== 'بن') return name.length
  // If only initials follow the first word, this word is the family name: `Petrov A.V.`
  if (!isNameInitial(first) && others.every(isNameInitial) && /\p{Lu}.*\p{Lu}/u.test(others.join(''))) return 1
  if (!name.some((word) => /\p{Ll}/u.test(word))) return 0
  const end = name.findIndex((word) => !isInCapitals(word) && !(word.length === 1 && /\p{Lu}/u.test(word)))
  const isPronounceable = (word: string) => hasCapitalVowel(word) || /[^\x00-\x7f]/.test(word)
  // Two letters are a name if they are a consonant and a vowel (`LI Wei`). Otherwise they are initials.
  const isCapitalFamily = (word: string) =>
    word.length > 2 ? !word.includes('.') && isPronounceable(word) : /^[^AEIOUY][AEIOUY]$/.test(word)
  if (end > 0 && name.slice(0, end).some(isCapitalFamily)) return end
  // Formal Russian names have this order: family name, given name, patronymic.
  const patronymic = (word = '') => /(?:вич|ич|вна|чна)$/iu.test(word) && /^\p{Script=Cyrillic}/u.test(word)
  if (name.length === 3 && patronymic(name[2]) && !patronymic(second)) return 1
  return 0
}

/**
 * Separates given names from additional names. After a leading initial (`J. Edgar`), all words are additional. Otherwise, the last words
 * for which `isAdditional` is true are additional. The given names of two people (`Ann and Bob`) are not separated.
 */
export function splitGivenNames(name: string[], isAdditional: (word: string) => boolean) {
  if (name.some(isConjunction)) return { given: name, additional: [] }
  const at = isNameInitial(name[0] ?? '') ? 1 : name.findIndex((_, index) => index > 0 && name.slice(index).every(isAdditional))
  return at > 0 ? { given: name.slice(0, at), additional: name.slice(at) } : { given: name, additional: [] }
}

export function parseAlphabeticName(words: string[]): NameWithoutTitles {
  const name = joinCompoundGivenNames(words)
  const text = (words: string[]) => words.join(' ')
  if (name.length < 2) return { given: text(name), additional: '', family: '' }
  const familyWords = countLeadingFamilyWords(name)
  const start = findFamilyNameStart(name)
  const [family, rest] = familyWords > 0 ? [name.slice(0, familyWords), name.slice(familyWords)] : [name.slice(start), name.slice(0, start)]
  const isAdditional = (word: string) => isNameInitial(word) || /^\p{Script=Cyrillic}{3,}(?:вич|вна|ична|ич)$/iu.test(word)
  const { given, additional } = splitGivenNames(rest, isAdditional)
  return { given: text(given), additional: text(additional), family: text(family) }
}
