import { type SQL, and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { salesbotConversationsTable } from '../../schema/tables/salesbot.ts'
import type { Db } from '../platform/db.ts'
import type { ConversationRow } from './conversation-queries.ts'
import { listUnansweredQuestions, deleteQuestionsOfConversation } from './question-queries.ts'

export const CONVERSATIONS_PER_PAGE = 50
/** A search reads at most this many conversations, the newest ones. */
const SEARCHED_CONVERSATIONS_MAX = 2000
const EXPORTED_LEADS_MAX = 5000

const conversations = salesbotConversationsTable
const { id, createdAt, outcome } = conversations
const SUMMARY_COLUMNS = {
  id,
  visitorName: conversations.visitorName,
  visitorEmail: conversations.visitorEmail,
  visitorPhone: conversations.visitorPhone,
  createdAt,
  leadScore: conversations.leadScore,
  outcome,
  totalMessages: conversations.totalMessages,
  conversationDuration: conversations.conversationDuration,
  buttonInteractions: conversations.buttonInteractions,
  handedOverAt: conversations.handedOverAt,
  language: conversations.language,
}
export type ConversationSummaryRow = Pick<ConversationRow, keyof typeof SUMMARY_COLUMNS>

export interface ConversationCursor {
  createdAt: number
  id: number
}

const ofVisitors = (cardId: number) => and(eq(conversations.cardId, cardId), eq(conversations.isOwn, false))
const newestFirst = [desc(createdAt), desc(id)]
const isBefore = (before: ConversationCursor | null): SQL | undefined =>
  before ? sql`(${createdAt}, ${id}) < (${before.createdAt}, ${before.id})` : undefined

/**
 * SQLite's `lower` converts only A to Z, so other letters are searched in several spellings. Texts are compared with `instr`, because D1
 * refuses LIKE patterns above 50 bytes.
 */
function searchedSpellingsOf(text: string): string[] {
  const lowerAscii = (s: string) => s.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  const lower = text.toLowerCase()
  const capitalized = Array.from(lower, (letter, i) => (i === 0 ? letter.toUpperCase() : letter)).join('')
  return [...new Set([text, lower, text.toUpperCase(), capitalized].map(lowerAscii))]
}

function buildSearchCondition(text: string): SQL {
  const spellings = searchedSpellingsOf(text)
  const isIn = (value: SQL) =>
    sql.join(
      spellings.map((spelling) => sql`instr(lower(${value}), ${spelling})`),
      sql` or `,
    )
  const isInMessage = sql`exists (select 1 from json_each(conversation_data) m where ${isIn(sql`m.value ->> 'content'`)})`
  return sql`(${isIn(sql`visitor_name`)} or ${isIn(sql`visitor_email`)} or ${isIn(sql`visitor_phone`)} or ${isInMessage})`
}

function selectConversations(db: Db, cardId: number, before: ConversationCursor | null, search: string | undefined) {
  const newest = db
    .select({ newestId: id })
    .from(conversations)
    .where(ofVisitors(cardId))
    .orderBy(...newestFirst)
  const found = search ? and(sql`${id} in ${newest.limit(SEARCHED_CONVERSATIONS_MAX)}`, buildSearchCondition(search)) : undefined
  return db
    .select(SUMMARY_COLUMNS)
    .from(conversations)
    .where(and(ofVisitors(cardId), isBefore(before), found))
    .orderBy(...newestFirst)
    .limit(CONVERSATIONS_PER_PAGE + 1)
}

export async function getSalesbotAnalytics(
  db: Db,
  cardId: number,
  page: { before: ConversationCursor | null; search: string | undefined },
  now: number,
) {
  const ofCard = ofVisitors(cardId)
  const day = sql<string>`date(created_at / 1000, 'unixepoch')`
  const [list, outcomes, days, unanswered] = await db.batch([
    selectConversations(db, cardId, page.before, page.search),
    db
      .select({
        outcome,
        conversations: sql<number>`count(*)`,
        leads: sql<number>`count(lead_at)`,
        leadScores: sql<number>`sum(lead_score)`,
        seconds: sql<number>`sum(conversation_duration)`,
        clicks: sql<number>`sum(json_array_length(button_interactions))`,
      })
      .from(conversations)
      .where(ofCard)
      .groupBy(outcome),
    db
      .select({ day, conversations: sql<number>`count(*)` })
      .from(conversations)
      .where(and(ofCard, sql`created_at >= ${now - 31 * 86_400_000}`))
      .groupBy(day),
    listUnansweredQuestions(db, cardId),
  ])
  return { list, outcomes, days, questions: unanswered }
}
export type StoredSalesbotAnalytics = Awaited<ReturnType<typeof getSalesbotAnalytics>>

export async function getConversationById(db: Db, cardId: number, conversationId: number): Promise<ConversationRow | null> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(id, conversationId), eq(conversations.cardId, cardId)))
  return row ?? null
}

/** Deletes a conversation and the unanswered questions that only it asked. Returns false if the card has no such conversation. */
export async function deleteConversation(db: Db, cardId: number, conversationId: number): Promise<boolean> {
  const [, , rows] = await db.batch([
    ...deleteQuestionsOfConversation(db, cardId, conversationId),
    db
      .delete(conversations)
      .where(and(eq(id, conversationId), eq(conversations.cardId, cardId)))
      .returning({ id }),
  ])
  return rows.length > 0
}

export async function listLeads(db: Db, cardId: number): Promise<ConversationSummaryRow[]> {
  return db
    .select(SUMMARY_COLUMNS)
    .from(conversations)
    .where(and(eq(conversations.cardId, cardId), isNotNull(conversations.leadAt)))
    .orderBy(...newestFirst)
    .limit(EXPORTED_LEADS_MAX)
}
