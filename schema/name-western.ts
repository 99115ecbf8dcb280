import * as lists from './name-lists.ts'
import { unaccentedKey, hasCapitalVowel, isAnd, isCapitals, isInitial, isParticle, listKey } from './name-words.ts'

/** The parts of a name without titles and suffixes. */
export interface CoreName {
  given: string
  additional: string
  family: string
}

/** Joins words that form one name: `Abu Bakr`, `عبد الرحمن`, `María del Carmen`. */
function joinWords(name: string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < name.length; at++) {
    const key = listKey(name[at]!)
    const remaining = name.length - at - 1
    let joinedCount = 0
    if (remaining > 0 && lists.WORDS_JOINED_TO_NEXT.has(key)) joinedCount = 1
    else if (lists.ARABIC_SERVANT_WORDS.has(key) && name.length > 2 && remaining > 0)
      joinedCount = remaining > 1 && /^[ea]l$/i.test(name[at + 1]!) ? 2 : 1
    else if (/^mar[ií]a$/.test(key) && remaining > 1) {
      const last = [1, 2, 3].find((step) => lists.NAMES_AFTER_MARIA.has(unaccentedKey(name[at + step] ?? '')))
      const between = name.slice(at + 1, at + (last ?? 0))
      if (last && last > 1 && between.every((word) => /^(?:de|del|la|los|las|da|do|das|dos)$/i.test(word))) joinedCount = last
    } else if (at > 0 && lists.WORDS_JOINED_TO_PREVIOUS.has(key)) {
      joined[joined.length - 1] += ` ${name[at]!}`
      continue
    }
    joined.push(name.slice(at, at + joinedCount + 1).join(' '))
    at += joinedCount
  }
  return joined
}

export const isIberianFamily = (word: string) => lists.IBERIAN_FAMILY.has(unaccentedKey(word)) || /^\p{L}{3,}ez$/u.test(unaccentedKey(word))

const isIberianGiven = (word: string) => lists.IBERIAN_GIVEN.has(unaccentedKey(word))
const isHungarianGiven = (word: string) => lists.HUNGARIAN_GIVEN.has(unaccentedKey(word)) || lists.HUNGARIAN_SPELLING.has(listKey(word))
const isGiven = (word: string) => isIberianGiven(word) || isHungarianGiven(word) || lists.OTHER_GIVEN.has(unaccentedKey(word))

/** A Korean syllable in any common romanization. */
const KOREAN_SYLLABLE = /^(?:kk|tt|pp|ss|jj|ch|sh|[bdghjklmnprst])?[yw]?(?:ae|eo|eui?|oo|ou|oi|oe|ee|ui|[aeiou])(?:ng|[bghklmnpt])?$/i
/** True for a romanized Korean given name with a hyphen: `Min-jun`. */
function isKoreanGiven(word: string): boolean {
  const syllables = word.split('-')
  return syllables.length === 2 && syllables.every((syllable) => KOREAN_SYLLABLE.test(syllable))
}

/** True if the last two words are both family names, as in Spanish and Portuguese. `name` has three words or more. */
function hasTwoFamilyNames(name: string[]): boolean {
  const [first = '', middle = ''] = name
  const second = name.at(-2)!
  if (isIberianFamily(second)) return true
  if (!isIberianGiven(first) || isInitial(second)) return false
  const lastIsListed = isIberianFamily(name.at(-1)!)
  if (lastIsListed && name.length === 3 && lists.GIVEN_AND_FAMILY.has(unaccentedKey(middle))) return true
  if (isIberianGiven(second) || lists.OTHER_GIVEN.has(unaccentedKey(second))) return false
  const isSpanish = lists.SPANISH_GIVEN.has(unaccentedKey(first)) || lists.SPANISH_GIVEN.has(listKey(first))
  return lastIsListed || (isSpanish && name.length === 3)
}

/** True for an unlisted family name followed by one or two given names in Hungarian spelling. */
function endsInHungarianGiven([first = '', ...rest]: string[]): boolean {
  if (rest.length === 0 || rest.length > 2 || isInitial(first) || first.split('-').some(isGiven)) return false
  return rest.every((word) => lists.HUNGARIAN_SPELLING.has(listKey(word)))
}

/** Index of the first word of the family name, in a name that starts with the given name. */
function familyStart(name: string[]): number {
  const last = name.length - 1
  const and = name.findIndex((word, at) => at > 1 && at < last && /^[yi]$/.test(word))
  if (and > 0) return and - 1
  let particle = name.findIndex(
    (word, at) =>
      at < last &&
      ((at > 0 && isParticle(word, name[at + 1]) && !isAnd(name[at - 1]!)) || /-(?:van|von|de|der|den|ter|ten|da)$/.test(word)),
  )
  while (particle > 0 && lists.PATRONYMIC_WORDS.has(listKey(name[particle]!))) {
    // The father's name may have an article: `ibn al Khattab`.
    const afterFather = particle + (/^[ea]l$/i.test(name[particle + 1] ?? '') ? 3 : 2)
    if (afterFather > last) break
    particle = afterFather
  }
  if (particle > 0) return particle > 1 && isIberianFamily(name[particle - 1]!) ? particle - 1 : particle
  const capitals = name.findIndex(isCapitals)
  if (capitals > 0 && name.slice(capitals).every(isCapitals)) return capitals
  return last - (last > 1 && hasTwoFamilyNames(name) ? 1 : 0)
}

/** Number of words of the family name, if the name starts with it; 0 if it starts with the given name. */
function leadingFamilyWords(name: string[]): number {
  const [first = '', ...others] = name
  const [second = ''] = others
  // `بن` at the start is the English given name Ben.
  if (isParticle(first, second) && first === first.toLowerCase() && first !== 'بن') return name.length
  if (lists.VIETNAMESE_FAMILY.has(listKey(first)) && /[^\x00-\x7fâîûçèéëïàöüäóíúáñœ]/iu.test(name.join(''))) return 1
  if (name.length === 2 && lists.KOREAN_LATIN.has(listKey(first)) && isKoreanGiven(second)) return 1
  // `Иванов И. И.`, `Petrov A.V.` A single initial may be the family name instead: `Anna S.`
  if (!isInitial(first) && others.every(isInitial) && /\p{Lu}.*\p{Lu}/u.test(others.join(''))) return 1
  if (!name.some((word) => /\p{Ll}/u.test(word))) return 0
  const end = name.findIndex((word) => !isCapitals(word) && !(word.length === 1 && /\p{Lu}/u.test(word)))
  const isPronounceable = (word: string) => hasCapitalVowel(word) || /[^\x00-\x7f]/.test(word)
  const isCapitalFamily = (word: string) =>
    word.length > 2 ? !word.includes('.') && isPronounceable(word) : lists.TWO_LETTER_FAMILY.has(word)
  if (end > 0 && name.slice(0, end).some(isCapitalFamily)) return end
  const isHungarianFamily = first.split('-').every((word) => lists.HUNGARIAN_FAMILY.has(unaccentedKey(word)))
  if ((isHungarianFamily && isHungarianGiven(second)) || endsInHungarianGiven(name)) return 1
  // Formal Russian order: family name, given name, patronymic.
  const patronymic = (word = '') => /(?:вич|ич|вна|чна)$/iu.test(word) && /^\p{Script=Cyrillic}/u.test(word)
  if (name.length === 3 && patronymic(name[2]) && !patronymic(second)) return 1
  return 0
}

/**
 * Splits given names into given and additional names. Additional are all words after a leading initial (`J. Edgar`), or the
 * trailing words that satisfy `isAdditional` (initials, a patronymic). The given names of two people are not split.
 */
export function splitGiven(name: string[], isAdditional: (word: string) => boolean) {
  if (name.some(isAnd)) return { given: name, additional: [] }
  const at = isInitial(name[0] ?? '') ? 1 : name.findIndex((_, index) => index > 0 && name.slice(index).every(isAdditional))
  return at > 0 ? { given: name.slice(0, at), additional: name.slice(at) } : { given: name, additional: [] }
}

/** Splits a name in Latin, Cyrillic, Arabic or Hebrew script, without titles and suffixes. */
export function westernName(words: string[]): CoreName {
  const name = joinWords(words)
  const text = (words: string[]) => words.join(' ')
  if (name.length < 2) return { given: text(name), additional: '', family: '' }
  const familyWords = leadingFamilyWords(name)
  const start = familyStart(name)
  const [family, rest] = familyWords > 0 ? [name.slice(0, familyWords), name.slice(familyWords)] : [name.slice(start), name.slice(0, start)]
  const isAdditional = (word: string) => isInitial(word) || /^\p{Script=Cyrillic}{3,}(?:вич|вна|ична|ич)$/iu.test(word)
  const { given, additional } = splitGiven(rest, isAdditional)
  return { given: text(given), additional: text(additional), family: text(family) }
}
