import { SALESBOT_CONFIG_LIMITS as LIMITS } from '../../schema/salesbot.ts'
import type { AnswerQuestionBody } from '../../schema/salesbot-body.ts'
import type { Db } from '../platform/db.ts'
import { AppError, conflictError, notFoundError } from '../platform/errors.ts'
import type { AnswerForVisitors } from './answer-mail.ts'
import { type SalesbotConfigRow, getCardWithSalesbot, storeAnswerAndDeleteQuestion } from './config-queries.ts'
import { getQuestion } from './question-queries.ts'

const ANSWER_TRIES_MAX = 5

/**
 * Adds a visitor's question with the owner's answer to the configuration. The question is marked as the visitor's unless the owner
 * reworded it. Throws 404 for an unknown question and 400 if the configuration is full. Returns the configuration and the answer to
 * mail.
 */
export async function answerQuestion(
  db: Db,
  cardId: number,
  id: number,
  { answer, question: wording }: AnswerQuestionBody,
): Promise<{ config: SalesbotConfigRow; toMail: AnswerForVisitors }> {
  for (let attempt = 0; attempt < ANSWER_TRIES_MAX; attempt++) {
    const [asked, found] = await Promise.all([getQuestion(db, cardId, id), getCardWithSalesbot(db, cardId)])
    if (!asked || !found?.config) throw notFoundError('questionNotFound')
    const { questionsAndAnswers, updatedAt } = found.config
    if (questionsAndAnswers.length >= LIMITS.questionsAndAnswers)
      throw new AppError(
        400,
        `Your assistant already has ${LIMITS.questionsAndAnswers} questions with answers. Remove one of them first, then answer this question.`,
      )
    const visitors = asked.question.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
    const added = { question: wording || visitors, answer, isVisitors: !wording || wording === visitors }
    const stored = await storeAnswerAndDeleteQuestion(db, cardId, id, [...questionsAndAnswers, added], updatedAt, Date.now())
    if (stored) {
      const { card, ownerLevel } = found
      return { config: stored.config, toMail: { card, ownerLevel, question: visitors, answer, askerEmails: stored.askerEmails } }
    }
  }
  throw conflictError('configChanged')
}
