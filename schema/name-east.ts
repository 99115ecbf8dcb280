import { CHINESE_DOUBLE, JAPANESE_FAMILY, KOREAN_DOUBLE, KOREAN_FAMILY } from './name-lists.ts'

const HAN = /^\p{Script=Han}+$/u
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u
const HANGUL = /^\p{Script=Hangul}+$/u
const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

interface Name {
  given: string
  family: string
}

/** How many characters of a name without spaces are its family name; 0 where there is none to tell. */
function familyLength(name: string): number {
  const length = Array.from(name).length
  if (HANGUL.test(name)) {
    if (length > 2 && length < 6 && KOREAN_DOUBLE.has(name.slice(0, 2))) return 2
    return length > 1 && length < 5 && KOREAN_FAMILY.has(name[0]!) ? 1 : 0
  }
  const characters = Array.from(name)
  const listed = [3, 2].find((count) => count < length && JAPANESE_FAMILY.has(characters.slice(0, count).join('')))
  if (listed) return listed
  if (!HAN.test(name)) {
    // Behind a family name in characters, a given name in kana: 山田さくら.
    const kana = characters.findIndex((character) => KANA.test(character))
    return kana > 0 && KANA.test(characters.slice(kana).join('')) ? kana : 0
  }
  if (length > 2 && CHINESE_DOUBLE.has(characters.slice(0, 2).join(''))) return 2
  // Two characters and two are Japanese far more often than Chinese.
  return length < 2 ? 0 : length < 4 ? 1 : length < 6 ? 2 : 0
}

function split(name: string): Name {
  const characters = Array.from(name)
  const count = familyLength(name)
  return { family: characters.slice(0, count).join(''), given: characters.slice(count).join('') }
}

/**
 * A Chinese, Japanese or Korean name, family name first; null for any other. Where the same name stands in Latin letters
 * too, in two words or more, those are left to be read as they are.
 */
export function eastAsianName(words: string[]): Name | null {
  const eastern = words.filter((word) => EASTERN.test(word))
  if (eastern.length === 0 || eastern.length < words.length) {
    const latin = words.length - eastern.length
    if (eastern.length > 0 && latin > 1) words.splice(0, words.length, ...words.filter((word) => !eastern.includes(word)))
    return null
  }
  // A foreign name: 安娜·史密斯, アンナ・スミス.
  const foreign = words.join(' ').split(/[·・‧]/u)
  if (foreign.length > 1) return { given: foreign.slice(0, -1).join(' ').trim(), family: foreign.at(-1)!.trim() }
  const [first = '', ...rest] = words
  const last = rest.at(-1)
  if (last === undefined) return split(first)
  const western = words.every((word) => HANGUL.test(word)) && first.length > 1 && !KOREAN_DOUBLE.has(first)
  return western ? { given: words.slice(0, -1).join(' '), family: last } : { family: first, given: rest.join(' ') }
}
