import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { salesbotConversationsTable, salesbotQuestionAskersTable, salesbotQuestionsTable } from '../../schema/tables/salesbot.ts'
import type { Db } from '../platform/db.ts'

const QUESTIONS_PER_CARD_MAX = 500
const QUESTION_LENGTH_MAX = 300
const QUESTIONS_PER_MESSAGE_MAX = 5
const ASKERS_PER_QUESTION_MAX = 50
export const ANSWER_MAIL_RECIPIENTS_MAX = 20
const LISTED_QUESTIONS_MAX = 100

const questions = salesbotQuestionsTable
const askers = salesbotQuestionAskersTable
const conversations = salesbotConversationsTable

/** Converts a question to lower case without punctuation. Equal questions have equal keys. */
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

/** Replaces contact data, because the question may be published with its answer. */
const hideContacts = (question: string): string =>
  question
    .replace(/(?<![^\s@])[^\s@]+@[^\s@]+/g, '…')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '…')
    .replace(/\+?\d[\d\s()./-]{5,30}\d/g, '…')

/**
 * Stores unanswered questions and who asked. Each conversation counts once per question, up to 50. If the list is full, the oldest question
 * that only one visitor asked is deleted. With `mails`, or if a person must answer, the owner gets a mail about each new question, unless
 * another mail is pending.
 */
export async function createUnansweredQuestions(
  db: Db,
  cardId: number,
  { sessionId, mails }: { sessionId: string; mails: boolean },
  asked: string[],
  now: number,
): Promise<void> {
  const byKey = new Map(
    asked
      .slice(0, QUESTIONS_PER_MESSAGE_MAX)
      .map(hideContacts)
      .map((question) => [questionKeyOf(question), question.slice(0, QUESTION_LENGTH_MAX).toWellFormed()]),
  )
  byKey.delete('')
  for (const [key, question] of byKey) {
    const conversation = sql`card_id = ${cardId} and session_id = ${sessionId}`
    const stored = sql`(select id from salesbot_questions where card_id = ${cardId} and question_key = ${key})`
    const needsPerson = sql`(handed_over_at is not null or outcome = 'follow_up' or assistant_state ->> '$.passOn' is 'done')`
    const hasRoom = sql`(select count(*) from salesbot_question_askers where question_id = ${stored}) < ${ASKERS_PER_QUESTION_MAX}`
    const isAsker = sql`exists (select 1 from salesbot_question_askers where question_id = ${stored} and conversation_id = salesbot_conversations.id)`
    await db.batch([
      db.delete(questions).where(
        sql`id in (select id from salesbot_questions where card_id = ${cardId} and times_asked = 1
          and (select count(*) from salesbot_questions where card_id = ${cardId}) >= ${QUESTIONS_PER_CARD_MAX}
          order by updated_at limit 1)`,
      ),
      db
        .insert(questions)
        .select(
          sql`select null, card_id, id, ${question}, ${key}, 1, ${now}, ${now} from salesbot_conversations
            where ${conversation} and (exists ${stored}
              or (select count(*) from salesbot_questions where card_id = ${cardId}) < ${QUESTIONS_PER_CARD_MAX})`,
        )
        .onConflictDoUpdate({
          target: [questions.cardId, questions.questionKey],
          set: {
            // Only the first 50 askers are stored. A later asker would not be recognized and would count each time, so later askers do not
            // count.
            timesAsked: sql`times_asked + (${hasRoom} and not exists (select 1 from salesbot_question_askers
              where question_id = salesbot_questions.id and conversation_id = excluded.conversation_id))`,
            updatedAt: sql`max(updated_at, excluded.updated_at)`,
          },
        }),
      // A mail that is being sent at this moment may lack this question, so another mail becomes pending.
      db
        .update(conversations)
        .set({ pendingNotice: sql`coalesce(pending_notice, 'question')`, noticeClaimedAt: null })
        .where(sql`${conversation} and (${mails ? sql`true` : needsPerson}) and exists ${stored} and ${hasRoom} and not ${isAsker}`),
      db
        .insert(askers)
        .select(sql`select ${stored}, id from salesbot_conversations where ${conversation} and exists ${stored} and ${hasRoom}`)
        .onConflictDoNothing(),
    ])
  }
}

const reachableVisitors = sql<number>`min(${ANSWER_MAIL_RECIPIENTS_MAX}, (select count(distinct lower(c.visitor_email))
  from salesbot_question_askers a join salesbot_conversations c on c.id = a.conversation_id where a.question_id = "salesbot_questions"."id"))`

export const listUnansweredQuestions = (db: Db, cardId: number) =>
  db
    .select({
      id: questions.id,
      question: questions.question,
      timesAsked: questions.timesAsked,
      lastAskedAt: questions.updatedAt,
      reachableVisitors,
    })
    .from(questions)
    .where(eq(questions.cardId, cardId))
    .orderBy(desc(questions.updatedAt), desc(questions.id))
    .limit(LISTED_QUESTIONS_MAX)

const isQuestionOfCard = (cardId: number, id: number) => and(eq(questions.id, id), eq(questions.cardId, cardId))

export async function getQuestion(db: Db, cardId: number, id: number): Promise<{ question: string } | null> {
  const [row] = await db.select({ question: questions.question }).from(questions).where(isQuestionOfCard(cardId, id))
  return row ?? null
}

export const listAskerEmails = (db: Db, cardId: number, id: number) =>
  db
    .selectDistinct({ email: sql<string>`${conversations.visitorEmail}` })
    .from(askers)
    .innerJoin(questions, eq(questions.id, askers.questionId))
    .innerJoin(conversations, eq(conversations.id, askers.conversationId))
    .where(and(isQuestionOfCard(cardId, id), isNotNull(conversations.visitorEmail)))
    .orderBy(desc(conversations.id))

/** Returns statements that remove a conversation from its questions. A question that nobody else asked is deleted. */
export function deleteQuestionsOfConversation(db: Db, cardId: number, conversationId: number) {
  const wasAsked = sql`card_id = ${cardId} and id in (select question_id from salesbot_question_askers where conversation_id = ${conversationId})`
  return [
    db.delete(questions).where(sql`${wasAsked} and times_asked <= 1`),
    db
      .update(questions)
      .set({ timesAsked: sql`times_asked - 1` })
      .where(wasAsked),
  ] as const
}

export async function deleteQuestion(db: Db, cardId: number, id: number): Promise<boolean> {
  return (await db.delete(questions).where(isQuestionOfCard(cardId, id))).meta.changes > 0
}
