import { CARD_LANGUAGES, type CardLanguage } from '../../schema/card-language.ts'
import type { AssistantLanguageRules } from './languages/language-rules.ts'

const rulesByPath = import.meta.glob<AssistantLanguageRules>(['./languages/*.ts', '!./languages/language-rules.ts'], {
  eager: true,
  import: 'LANGUAGE_RULES',
})

export const ASSISTANT_LANGUAGE_RULES = Object.fromEntries(
  CARD_LANGUAGES.map((language) => [language, rulesByPath[`./languages/${language}.ts`]]),
) as Record<CardLanguage, AssistantLanguageRules>

/** The languages in which a language model's replies can be checked, with what the check needs. */
export const CHECKED_LANGUAGES = CARD_LANGUAGES.flatMap((language) => {
  const { modelCheck } = ASSISTANT_LANGUAGE_RULES[language]
  return modelCheck ? [[language, modelCheck] as const] : []
})
