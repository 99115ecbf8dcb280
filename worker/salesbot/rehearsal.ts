import type { RehearsalResponse } from '../../schema/salesbot.ts'
import type { CardWithSalesbot, SalesbotConfigPatch } from './config-queries.ts'
import { type VisitorLocale, toAssistantContext, toTestSalesbotConfig } from './config.ts'
import { loadGuidedAssistant } from './load-assistant.ts'

/**
 * Lets the guided assistant answer likely questions, each as the first of a conversation. `unsaved` are configuration fields that
 * are not stored yet.
 */
export async function rehearseLikelyQuestions(
  found: CardWithSalesbot,
  unsaved: SalesbotConfigPatch,
  locale: VisitorLocale,
): Promise<RehearsalResponse> {
  const { answerVisitor, listLikelyQuestions } = await loadGuidedAssistant()
  const context = toAssistantContext(found.card, toTestSalesbotConfig(found, unsaved), { ...locale, expectedLanguage: null }, Date.now())
  const { language, questions } = listLikelyQuestions(context)
  return {
    questions: questions.map((question) => {
      const { reply, choices, stated } = answerVisitor({ ...context, expectedLanguage: language }, null, { text: question })
      return { question, reply, choices, isAnswered: stated.length > 0 }
    }),
  }
}
