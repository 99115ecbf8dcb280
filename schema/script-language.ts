import type { CardLanguage } from './card-language.ts'

/** Scripts that only one of our languages is written in. Arabic and Cyrillic letters that only other languages have are looked for below. */
const LANGUAGES_BY_SCRIPT: [RegExp, CardLanguage][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
]
/** Letters of Persian, Urdu, Ukrainian, Belarusian, Serbian and other languages that we do not speak. */
const OTHER_LANGUAGES_LETTERS = /[پچژگٹڈڑےیکіїєґўђјљњћџѓќ]/iu
/** Common characters that are written only in traditional or only in simplified Chinese. */
const TRADITIONAL = /[們個國學會來對說時這為業電車開關門書東華師長張陳黃劉吳鄭謝師設計與務體灣區樓號經營專網頁請嗎錢價訂麼還沒]/gu
const SIMPLIFIED = /[们个国学会来对说时这为业电车开关门书东华师长张陈黄刘吴郑谢师设计与务体湾区楼号经营专网页请吗钱价订么还没]/gu

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** A text in Chinese characters alone may be Japanese, so that characters of only one of the two Chinese scripts are needed. */
function findChinese(text: string): CardLanguage | null {
  const only = (own: RegExp, other: RegExp) => [...text].filter((sign) => count(sign, own) > 0 && count(sign, other) === 0).length
  const traditional = only(TRADITIONAL, SIMPLIFIED)
  const simplified = only(SIMPLIFIED, TRADITIONAL)
  if (traditional === simplified) return null
  return traditional > simplified ? 'zh-Hant' : 'zh-Hans'
}

/**
 * Tells the language of a text that is mostly in a script which only one of our languages uses, or in Chinese characters. `script` is
 * `other` for other texts, such as those in Latin letters. `language` is null if the script does not tell it.
 */
export function findLanguageOfScript(text: string): { script: 'own' | 'han' | 'other'; language: CardLanguage | null } {
  const letters = count(text, /\p{L}/gu)
  // A name or word in another script does not make the text that language.
  const isMost = (found: number) => found > letters / 2
  const han = count(text, /\p{Script=Han}/gu)
  for (const [script, language] of LANGUAGES_BY_SCRIPT) {
    const found = count(text, script)
    // Japanese and Korean texts may have more Chinese characters than signs of their own.
    if (found > 0 && isMost(found + (language === 'ja' || language === 'ko' ? han : 0)))
      return { script: 'own', language: OTHER_LANGUAGES_LETTERS.test(text) ? null : language }
  }
  return isMost(han) ? { script: 'han', language: findChinese(text) } : { script: 'other', language: null }
}
