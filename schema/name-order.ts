import * as lists from './name-lists.ts'
import { bare, hasVowel, isAnd, isCapitals, isInitial, isParticle, plain } from './name-words.ts'

/** A name without its titles. */
export interface OrderedName {
  given: string
  additional: string
  family: string
}

/** Joins words that are one name: `Abu Bakr`, `عبد الرحمن`, `María del Carmen`. */
function joinWords(name: string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < name.length; at++) {
    const key = plain(name[at]!)
    const left = name.length - at - 1
    let more = 0
    if (left > 0 && lists.JOINING.has(key)) more = 1
    else if (lists.SERVANT_OF.has(key) && name.length > 2 && left > 0) more = left > 1 && /^[ea]l$/i.test(name[at + 1]!) ? 2 : 1
    else if (/^mar[ií]a$/.test(key) && left > 1) {
      const last = [1, 2, 3].find((step) => lists.MARIAN.has(bare(name[at + step] ?? '')))
      const between = name.slice(at + 1, at + (last ?? 0))
      if (last && last > 1 && between.every((word) => /^(?:de|del|la|los|las|da|do|das|dos)$/i.test(word))) more = last
    } else if (at > 0 && lists.JOINED.has(key)) {
      joined[joined.length - 1] += ` ${name[at]!}`
      continue
    }
    joined.push(name.slice(at, at + more + 1).join(' '))
    at += more
  }
  return joined
}

export const isIberianFamily = (word: string) => lists.IBERIAN_FAMILY.has(bare(word)) || /^\p{L}{3,}ez$/u.test(bare(word))

const isIberianGiven = (word: string) => lists.IBERIAN_GIVEN.has(bare(word))
const isHungarianGiven = (word: string) => lists.HUNGARIAN_GIVEN.has(bare(word)) || lists.HUNGARIAN_SPELLING.has(plain(word))
const isGiven = (word: string) => isIberianGiven(word) || isHungarianGiven(word) || lists.OTHER_GIVEN.has(bare(word))

/** A Korean syllable in Latin letters, in any of the spellings that people use. */
const KOREAN_SYLLABLE = /^(?:kk|tt|pp|ss|jj|ch|sh|[bdghjklmnprst])?[yw]?(?:ae|eo|eui?|oo|ou|oi|oe|ee|ui|[aeiou])(?:ng|[bghklmnpt])?$/i
/** True for a Korean given name with a hyphen: `Min-jun`. */
function isKoreanGiven(word: string): boolean {
  const syllables = word.split('-')
  return syllables.length === 2 && syllables.every((syllable) => KOREAN_SYLLABLE.test(syllable))
}

/** True where the last two of three words or more are both family names, as in Spanish and Portuguese. */
function hasTwoFamilyNames(name: string[]): boolean {
  const [first = '', middle = ''] = name
  const second = name.at(-2)!
  if (isIberianFamily(second)) return true
  if (!isIberianGiven(first) || isInitial(second)) return false
  const listed = isIberianFamily(name.at(-1)!)
  if (listed && name.length === 3 && lists.GIVEN_AND_FAMILY.has(bare(middle))) return true
  if (isIberianGiven(second) || lists.OTHER_GIVEN.has(bare(second))) return false
  const spanish = lists.SPANISH_GIVEN.has(bare(first)) || lists.SPANISH_GIVEN.has(plain(first))
  return listed || (spanish && name.length === 3)
}

/** True for a Hungarian name, family name first, of which the given names alone are known. */
function endsInHungarianGiven([first = '', ...rest]: string[]): boolean {
  if (rest.length === 0 || rest.length > 2 || isInitial(first) || first.split('-').some(isGiven)) return false
  return rest.every((word) => lists.HUNGARIAN_SPELLING.has(plain(word)))
}

/** Where the family name begins in a name whose given name comes first. */
function familyStart(name: string[]): number {
  const last = name.length - 1
  const and = name.findIndex((word, at) => at > 1 && at < last && /^[yi]$/.test(word))
  if (and > 0) return and - 1
  let particle = name.findIndex(
    (word, at) =>
      at < last &&
      ((at > 0 && isParticle(word, name[at + 1]) && !isAnd(name[at - 1]!)) || /-(?:van|von|de|der|den|ter|ten|da)$/.test(word)),
  )
  while (particle > 0 && lists.PATRONYMS.has(plain(name[particle]!))) {
    // `ibn al Khattab`: the father's name takes its article along.
    const behind = particle + (/^[ea]l$/i.test(name[particle + 1] ?? '') ? 3 : 2)
    if (behind > last) break
    particle = behind
  }
  if (particle > 0) return particle > 1 && isIberianFamily(name[particle - 1]!) ? particle - 1 : particle
  const capitals = name.findIndex(isCapitals)
  if (capitals > 0 && name.slice(capitals).every(isCapitals)) return capitals
  return last - (last > 1 && hasTwoFamilyNames(name) ? 1 : 0)
}

/** How many words at the front are the family name, by what can be told of the name; 0 where the given name comes first. */
function familyFirst(name: string[]): number {
  const [first = '', ...behind] = name
  const [second = ''] = behind
  // `بن` in front of a name is the English Ben.
  if (isParticle(first, second) && first === first.toLowerCase() && first !== 'بن') return name.length
  if (lists.VIETNAMESE_FAMILY.has(plain(first)) && /[^\x00-\x7fâîûçèéëïàöüäóíúáñœ]/iu.test(name.join(''))) return 1
  if (name.length === 2 && lists.KOREAN_LATIN.has(plain(first)) && isKoreanGiven(second)) return 1
  // `Иванов И. И.`, `Petrov A.V.`; one initial alone may stand for the family name: `Anna S.`
  if (!isInitial(first) && behind.every(isInitial) && /\p{Lu}.*\p{Lu}/u.test(behind.join(''))) return 1
  if (!name.some((word) => /\p{Ll}/u.test(word))) return 0
  const end = name.findIndex((word) => !isCapitals(word) && !(word.length === 1 && /\p{Lu}/u.test(word)))
  const speakable = (word: string) => hasVowel(word) || /[^\x00-\x7f]/.test(word)
  const inCapitals = (word: string) => (word.length > 2 ? !word.includes('.') && speakable(word) : lists.SHORT_CAPITALS.has(word))
  if (end > 0 && name.slice(0, end).some(inCapitals)) return end
  const hungarian = first.split('-').every((word) => lists.HUNGARIAN_FAMILY.has(bare(word)))
  if ((hungarian && isHungarianGiven(second)) || endsInHungarianGiven(name)) return 1
  // Russian lists people by family name, given name and patronymic.
  const patronymic = (word = '') => /(?:вич|ич|вна|чна)$/iu.test(word) && /^\p{Script=Cyrillic}/u.test(word)
  if (name.length === 3 && patronymic(name[2]) && !patronymic(second)) return 1
  return 0
}

/**
 * Splits given names from what is filed as additional: the initials or the patronymic at their end, or whatever stands
 * behind an initial (`J. Edgar`). The given names of two people are not split.
 */
export function splitGiven(name: string[], middle: (word: string) => boolean) {
  if (name.some(isAnd)) return { given: name, additional: [] }
  const at = isInitial(name[0] ?? '') ? 1 : name.findIndex((_, index) => index > 0 && name.slice(index).every(middle))
  return at > 0 ? { given: name.slice(0, at), additional: name.slice(at) } : { given: name, additional: [] }
}

export function westernName(words: string[]): OrderedName {
  const name = joinWords(words)
  const text = (part: string[]) => part.join(' ')
  if (name.length < 2) return { given: text(name), additional: '', family: '' }
  const front = familyFirst(name)
  const start = front > 0 ? 0 : familyStart(name)
  const family = front > 0 ? name.slice(0, front) : name.slice(start)
  const rest = front > 0 ? name.slice(front) : name.slice(0, start)
  const middle = (word: string) => isInitial(word) || /^\p{Script=Cyrillic}{3,}(?:вич|вна|ична|ич)$/iu.test(word)
  const { given, additional } = splitGiven(rest, middle)
  return { given: text(given), additional: text(additional), family: text(family) }
}
