import { type SalesbotConfig, SALESBOT_CONFIG_LIMITS } from '../../schema/salesbot.ts'
import type { Db } from '../platform/db.ts'
import { AppError, conflictError, notFoundError } from '../platform/errors.ts'
import { answerQuestion, findCardWithSalesbot } from './config-queries.ts'
import { toSalesbotConfig } from './config.ts'
import { findQuestion } from './question-queries.ts'

const ANSWER_TRIES_MAX = 5

/** Formats an answered question as a paragraph of the company information. */
function toCompanyInfoParagraph(question: string, answer: string): string {
  const asked = question.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  return `${/[?？]$/.test(asked) ? asked : `${asked}?`}\n${answer}`
}

/**
 * Appends a question and the owner's answer to the company information and removes the question from the list. Throws 404 for an
 * unknown question and 400 if the company information would be too long.
 */
export async function addAnswerToCompanyInfo(db: Db, cardId: number, id: number, answer: string): Promise<SalesbotConfig> {
  for (let attempt = 0; attempt < ANSWER_TRIES_MAX; attempt++) {
    const [question, found] = await Promise.all([findQuestion(db, cardId, id), findCardWithSalesbot(db, cardId)])
    if (!question || !found?.config) throw notFoundError('questionNotFound')
    const { companyInfo, updatedAt } = found.config
    const changed = [companyInfo, toCompanyInfoParagraph(question.question, answer)].filter(Boolean).join('\n\n')
    if (changed.length > SALESBOT_CONFIG_LIMITS.companyInfo)
      throw new AppError(
        400,
        `The company information would be longer than ${SALESBOT_CONFIG_LIMITS.companyInfo} characters. Shorten it first, then answer this question.`,
      )
    const written = await answerQuestion(db, { cardId, id }, changed, updatedAt, Date.now())
    if (written) return toSalesbotConfig(cardId, written)
  }
  throw conflictError('configChanged')
}
