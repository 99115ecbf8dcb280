import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '../../schema/salesbot.ts'
import type { AssistantLanguageRules } from './languages/language-rules.ts'

const rulesByPath = import.meta.glob<AssistantLanguageRules>(['./languages/*.ts', '!./languages/language-rules.ts'], {
  eager: true,
  import: 'LANGUAGE_RULES',
})

export const ASSISTANT_LANGUAGE_RULES = Object.fromEntries(
  ASSISTANT_LANGUAGES.map((language) => [language, rulesByPath[`./languages/${language}.ts`]]),
) as Record<AssistantLanguage, AssistantLanguageRules>
