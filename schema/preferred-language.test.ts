import { expect, it } from 'vitest'
import { CARD_LANGUAGES } from './card-language.ts'
import { findPreferredLanguage } from './preferred-language.ts'

it.each([
  [['de-CH', 'en'], 'de'],
  [['gsw', 'fr-CH', 'en'], 'fr'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-Hant-HK'], 'zh-Hant'],
  [['zh-CN', 'en'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['iw-IL'], 'he'],
  [['fi', 'sv'], null],
  [[], null],
])('finds the offered language of a browser that prefers %j', (preferred, language) => {
  expect(findPreferredLanguage(preferred, CARD_LANGUAGES)).toBe(language)
})
