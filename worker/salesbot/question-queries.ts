import { and, desc, eq, sql } from 'drizzle-orm'
import { salesbotQuestionsTable } from '../../schema/tables/salesbot.ts'
import type { Db } from '../platform/db.ts'

/** Most unanswered questions that are stored for one card. */
const QUESTIONS_PER_CARD_MAX = 500
const QUESTION_LENGTH_MAX = 300
/** Most questions of one message that are stored. */
const QUESTIONS_PER_MESSAGE_MAX = 5
/** Number of questions in an analytics answer. */
const LISTED_QUESTIONS_MAX = 100

const questions = salesbotQuestionsTable

/** Returns the form in which equal questions are equal: lower case, without punctuation, at most 300 characters. */
function questionKeyOf(question: string): string {
  return question
    .slice(0, QUESTION_LENGTH_MAX)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, QUESTION_LENGTH_MAX)
    .toWellFormed()
}

/** Replaces e-mail addresses, web addresses and long numbers, because a question may become part of the company information. */
const hideContacts = (question: string): string =>
  question
    .replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '…')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '…')
    .replace(/\+?\d[\d\s()./-]{5,30}\d/g, '…')

/**
 * Stores questions that an assistant could not answer in a conversation. A question that another conversation asked before counts once
 * more. If the list of a card is full, the question that was asked once and longest ago makes room.
 */
export async function storeUnansweredQuestions(
  db: Db,
  { cardId, sessionId }: { cardId: number; sessionId: string },
  asked: string[],
  now: number,
): Promise<void> {
  const byKey = new Map(
    asked
      .slice(0, QUESTIONS_PER_MESSAGE_MAX)
      .map(hideContacts)
      .map((question) => [questionKeyOf(question), question.slice(0, QUESTION_LENGTH_MAX).toWellFormed()]),
  )
  for (const [key, question] of byKey) {
    if (key === '') continue
    await db.run(
      sql`delete from salesbot_questions where id in (select id from salesbot_questions where card_id = ${cardId} and times_asked = 1
          and (select count(*) from salesbot_questions where card_id = ${cardId}) >= ${QUESTIONS_PER_CARD_MAX}
          order by updated_at limit 1)`,
    )
    await db.run(
      sql`insert into salesbot_questions (card_id, conversation_id, question, question_key, times_asked, created_at, updated_at)
          select card_id, id, ${question}, ${key}, 1, ${now}, ${now} from salesbot_conversations
          where card_id = ${cardId} and session_id = ${sessionId}
            and (exists (select 1 from salesbot_questions where card_id = ${cardId} and question_key = ${key})
              or (select count(*) from salesbot_questions where card_id = ${cardId}) < ${QUESTIONS_PER_CARD_MAX})
          on conflict (card_id, question_key) do update set times_asked = times_asked + (conversation_id is not excluded.conversation_id),
            updated_at = max(updated_at, excluded.updated_at)`,
    )
  }
}

/** Statement that lists a card's unanswered questions, newest first. */
export const selectUnansweredQuestions = (db: Db, cardId: number) =>
  db
    .select({ id: questions.id, question: questions.question, timesAsked: questions.timesAsked, lastAskedAt: questions.updatedAt })
    .from(questions)
    .where(eq(questions.cardId, cardId))
    .orderBy(desc(questions.updatedAt), desc(questions.id))
    .limit(LISTED_QUESTIONS_MAX)

const isQuestionOfCard = (cardId: number, id: number) => and(eq(questions.id, id), eq(questions.cardId, cardId))

export async function findQuestion(db: Db, cardId: number, id: number): Promise<{ question: string } | null> {
  const [row] = await db.select({ question: questions.question }).from(questions).where(isQuestionOfCard(cardId, id))
  return row ?? null
}

export async function deleteQuestion(db: Db, cardId: number, id: number): Promise<boolean> {
  const rows = await db.delete(questions).where(isQuestionOfCard(cardId, id)).returning({ id: questions.id })
  return rows.length > 0
}
