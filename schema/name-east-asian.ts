const HAN_ONLY_PATTERN = /^\p{Script=Han}+$/u
const KANA_ONLY_PATTERN = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u
const HANGUL_ONLY_PATTERN = /^\p{Script=Hangul}+$/u
const EAST_ASIAN_CHARACTER_PATTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

interface GivenAndFamilyName {
  given: string
  family: string
}

function familyNameLengthOf(name: string): number {
  const characters = Array.from(name)
  const { length } = characters
  if (HANGUL_ONLY_PATTERN.test(name)) return length > 1 && length < 5 ? 1 : 0
  if (!HAN_ONLY_PATTERN.test(name)) {
    // Some Japanese names have the family name in kanji and the given name in kana: 山田さくら.
    const kanaStart = characters.findIndex((character) => KANA_ONLY_PATTERN.test(character))
    return kanaStart > 0 && KANA_ONLY_PATTERN.test(characters.slice(kanaStart).join('')) ? kanaStart : 0
  }
  // A name of four Chinese characters is usually Japanese, and its family name usually has two characters.
  return length < 2 ? 0 : length < 4 ? 1 : length < 6 ? 2 : 0
}

function splitUnspacedName(name: string): GivenAndFamilyName {
  const characters = Array.from(name)
  const count = familyNameLengthOf(name)
  return { family: characters.slice(0, count).join(''), given: characters.slice(count).join('') }
}

/** Splits a Chinese, Japanese or Korean name, which begins with the family name. Returns null if the name has words in other scripts. */
export function parseEastAsianName(words: string[]): GivenAndFamilyName | null {
  if (!words.length || !words.every((word) => EAST_ASIAN_CHARACTER_PATTERN.test(word))) return null
  // A transcribed foreign name has a middle dot before the family name: 安娜·史密斯.
  const transcribed = words.join(' ').split(/[·・‧]/u)
  if (transcribed.length > 1) return { given: transcribed.slice(0, -1).join(' ').trim(), family: transcribed.at(-1)!.trim() }
  const [first = '', ...rest] = words
  const last = rest.at(-1)
  if (last === undefined) return splitUnspacedName(first)
  const isGivenFirst = words.every((word) => HANGUL_ONLY_PATTERN.test(word)) && first.length > 1
  return isGivenFirst ? { given: words.slice(0, -1).join(' '), family: last } : { family: first, given: rest.join(' ') }
}
