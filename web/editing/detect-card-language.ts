import { detectAll } from 'tinyld/light'
import { type CardLanguage, isCardLanguage } from '../../schema/card-language.ts'

/** Scripts that only one of our languages is written in. Arabic and Cyrillic letters that only other languages have are looked for below. */
const LANGUAGES_BY_SCRIPT: [RegExp, CardLanguage][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
]
/** Letters of Persian, Urdu, Ukrainian, Belarusian, Serbian and other languages that cards do not speak. */
const OTHER_LANGUAGES_LETTERS = /[پچژگٹڈڑےیکіїєґўђјљњћџѓќ]/iu
/** Common characters that are written only in traditional or only in simplified Chinese. */
const TRADITIONAL = /[們個國學會來對說時這為業電車開關門書東華師長張陳黃劉吳鄭謝師設計與務體灣區樓號經營專網頁]/gu
const SIMPLIFIED = /[们个国学会来对说时这为业电车开关门书东华师长张陈黄刘吴郑谢设计与务体湾区楼号经营专网页]/gu
/** If a text in Latin letters is shorter than this, or the detector less sure, nothing is proposed. */
const LATIN_LENGTH_MIN = 40
const ACCURACY_MIN = 0.5
const EXAMINED_LENGTH = 1000

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Returns the language in which a card's texts are written, or null if that is not clear. */
export function detectCardLanguage(texts: string): CardLanguage | null {
  const text = texts.slice(0, EXAMINED_LENGTH)
  const letters = count(text, /\p{L}/gu)
  // A name or word in another script does not make the texts that language.
  const isMost = (found: number) => found > letters / 2
  const han = count(text, /\p{Script=Han}/gu)
  for (const [script, language] of LANGUAGES_BY_SCRIPT) {
    const found = count(text, script)
    // Japanese and Korean texts may have more Chinese characters than signs of their own.
    if (found > 0 && isMost(found + (language === 'ja' || language === 'ko' ? han : 0)))
      return OTHER_LANGUAGES_LETTERS.test(text) ? null : language
  }
  if (isMost(han)) return detectChinese(text)
  if (letters < LATIN_LENGTH_MIN) return null
  const words = text.split(/\s+/).filter((word) => !/[@\d]/.test(word))
  const [best] = detectAll(words.join(' '))
  return best && best.accuracy >= ACCURACY_MIN && isCardLanguage(best.lang) ? best.lang : null
}

/** A name in Chinese characters alone may be Japanese, so that characters of only one of the two scripts are needed. */
function detectChinese(text: string): CardLanguage | null {
  const only = (own: RegExp, other: RegExp) => [...text].filter((sign) => count(sign, own) > 0 && count(sign, other) === 0).length
  const traditional = only(TRADITIONAL, SIMPLIFIED)
  const simplified = only(SIMPLIFIED, TRADITIONAL)
  if (traditional === simplified) return null
  return traditional > simplified ? 'zh-Hant' : 'zh-Hans'
}
