import { CHINESE_TWO_CHARACTER_FAMILY, JAPANESE_FAMILY, KOREAN_TWO_SYLLABLE_FAMILY, KOREAN_FAMILY } from './name-lists.ts'

const HAN = /^\p{Script=Han}+$/u
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u
const HANGUL = /^\p{Script=Hangul}+$/u
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

interface Name {
  given: string
  family: string
}

/** Number of characters of the family name in a name without spaces; 0 when it cannot be told. */
function familyLength(name: string): number {
  const characters = Array.from(name)
  const { length } = characters
  if (HANGUL.test(name)) {
    if (length > 2 && length < 6 && KOREAN_TWO_SYLLABLE_FAMILY.has(name.slice(0, 2))) return 2
    return length > 1 && length < 5 && KOREAN_FAMILY.has(name[0]!) ? 1 : 0
  }
  const listedLength = [3, 2].find((count) => count < length && JAPANESE_FAMILY.has(characters.slice(0, count).join('')))
  if (listedLength) return listedLength
  if (!HAN.test(name)) {
    // Family name in kanji, given name in kana: 山田さくら.
    const kanaStart = characters.findIndex((character) => KANA.test(character))
    return kanaStart > 0 && KANA.test(characters.slice(kanaStart).join('')) ? kanaStart : 0
  }
  if (length > 2 && CHINESE_TWO_CHARACTER_FAMILY.has(characters.slice(0, 2).join(''))) return 2
  // Four characters are usually two and two, because such names are far more often Japanese than Chinese.
  return length < 2 ? 0 : length < 4 ? 1 : length < 6 ? 2 : 0
}

function splitName(name: string): Name {
  const characters = Array.from(name)
  const count = familyLength(name)
  return { family: characters.slice(0, count).join(''), given: characters.slice(count).join('') }
}

/**
 * Splits a Chinese, Japanese or Korean name, which starts with the family name; null for other names. If the name is followed by a Latin
 * version of at least two words, removes the other words from `words` and returns null, so that the caller parses the Latin version.
 */
export function eastAsianName(words: string[]): Name | null {
  const eastern = words.filter((word) => EAST_ASIAN.test(word))
  if (eastern.length === 0 || eastern.length < words.length) {
    const latin = words.length - eastern.length
    if (eastern.length > 0 && latin > 1) words.splice(0, words.length, ...words.filter((word) => !eastern.includes(word)))
    return null
  }
  // A transcribed foreign name, with a middle dot: 安娜·史密斯, アンナ・スミス.
  const transcribed = words.join(' ').split(/[·・‧]/u)
  if (transcribed.length > 1) return { given: transcribed.slice(0, -1).join(' ').trim(), family: transcribed.at(-1)!.trim() }
  const [first = '', ...rest] = words
  const last = rest.at(-1)
  if (last === undefined) return splitName(first)
  const isGivenFirst = words.every((word) => HANGUL.test(word)) && first.length > 1 && !KOREAN_TWO_SYLLABLE_FAMILY.has(first)
  return isGivenFirst ? { given: words.slice(0, -1).join(' '), family: last } : { family: first, given: rest.join(' ') }
}
