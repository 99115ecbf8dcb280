import { expect, it } from 'vitest'
import { CARD_LANGUAGES } from '../../schema/card-language.ts'
import { ASSISTANT_LANGUAGE_RULES } from './languages.ts'

const paths = Object.keys(import.meta.glob(['./languages/*.ts', '!./languages/language-rules.ts']))

it('each language has a file in languages/, and each file is a language', () => {
  expect(paths.toSorted()).toEqual(CARD_LANGUAGES.map((language) => `./languages/${language}.ts`).toSorted())
})

it.each(CARD_LANGUAGES)('languages/%s.ts exports LANGUAGE_RULES', (language) => {
  expect(ASSISTANT_LANGUAGE_RULES[language]).toBeDefined()
})

it.each(CARD_LANGUAGES)('what visitors read in the language %s contains no name from the code, such as "ReplyBuilder"', (language) => {
  const shown = JSON.stringify(ASSISTANT_LANGUAGE_RULES[language].texts).replaceAll(/"\w+":|\{\w+\}|WhatsApp/g, '')
  expect(shown.match(/\p{L}*\p{Ll}\p{Lu}\p{L}*/gu)).toBeNull()
})
