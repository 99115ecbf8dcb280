import { and, eq, sql } from 'drizzle-orm'
import { CHAT_LIMITS, LEAD_SCORE_THRESHOLD } from '../../schema/salesbot.ts'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import { salesbotConversationsTable } from '../../schema/tables/salesbot.ts'
import type { Db } from '../platform/db.ts'
import { toSelectFieldsOfInsert } from '../platform/inserted-fields-queries.ts'

export type ConversationRow = typeof salesbotConversationsTable.$inferSelect

const conversations = salesbotConversationsTable
const isOfSession = (cardId: number, sessionId: string) => and(eq(conversations.cardId, cardId), eq(conversations.sessionId, sessionId))

export async function getConversation(db: Db, cardId: number, sessionId: string): Promise<ConversationRow | null> {
  const [row] = await db.select().from(conversations).where(isOfSession(cardId, sessionId))
  return row ?? null
}

export async function getConversationByFirstMessage(db: Db, cardId: number, key: string): Promise<ConversationRow | null> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.cardId, cardId), eq(conversations.firstMessageKey, key)))
  return row ?? null
}

export type NewConversation = Omit<ConversationRow, 'id' | 'buttonInteractions' | 'pendingNotice' | 'noticeClaimedAt'> &
  Partial<Pick<ConversationRow, 'pendingNotice'>>

/** Columns of a conversation that each message changes. */
export type ConversationChange = Omit<
  NewConversation,
  'cardId' | 'sessionId' | 'firstMessageKey' | 'visitorIp' | 'visitorLocation' | 'visitorDevice' | 'createdAt'
>

export async function createConversation(db: Db, conversation: NewConversation): Promise<boolean> {
  const rows = await db
    .insert(conversations)
    .select((qb) =>
      qb
        .select(toSelectFieldsOfInsert(conversations, conversation) as never)
        .from(businessCardsTable)
        .where(eq(businessCardsTable.id, conversation.cardId)),
    )
    .onConflictDoNothing()
    .returning({ id: conversations.id })
  return rows.length > 0
}

/**
 * Updates a conversation. Returns false if the conversation got another message since `before` was read. If the visitor opened an action
 * button, `clickedOutcome` replaces the outcomes `browsing` and `interested`.
 */
export async function updateConversation(
  db: Db,
  before: Pick<ConversationRow, 'id' | 'totalMessages'>,
  change: ConversationChange,
  clickedOutcome: 'scheduled' | null,
): Promise<boolean> {
  const clicked = sql`json_array_length(button_interactions) > 0 and ${change.leadScore} >= ${LEAD_SCORE_THRESHOLD} and ${change.outcome} in ('browsing', 'interested')`
  const { meta } = await db
    .update(conversations)
    .set({
      ...change,
      ...(change.pendingNotice && { noticeClaimedAt: null }),
      ...(clickedOutcome && { outcome: sql`case when ${clicked} then ${clickedOutcome} else ${change.outcome} end` }),
    })
    .where(and(eq(conversations.id, before.id), eq(conversations.totalMessages, before.totalMessages)))
  return meta.changes > 0
}

/**
 * Stores a click on an action button, up to a limit. `clickedOutcome` replaces the outcomes `browsing` and `interested` if the
 * score is high enough for buttons. Returns false if there is no such conversation.
 */
export async function addButtonClick(
  db: Db,
  cardId: number,
  sessionId: string,
  click: { description: string; timestamp: string },
  clickedOutcome: 'scheduled' | null,
): Promise<boolean> {
  const entry = sql`json_object('description', ${click.description}, 'timestamp', ${click.timestamp})`
  const isOffered = sql`lead_score >= ${LEAD_SCORE_THRESHOLD} and outcome in ('browsing', 'interested')`
  const hasRoom = sql`json_array_length(button_interactions) < ${CHAT_LIMITS.buttonClicksPerConversation}`
  const { meta } = await db
    .update(conversations)
    .set({
      buttonInteractions: sql`case when ${hasRoom} then json_insert(button_interactions, '$[#]', ${entry}) else button_interactions end`,
      ...(clickedOutcome && { outcome: sql`case when ${isOffered} then ${clickedOutcome} else outcome end` }),
    })
    .where(isOfSession(cardId, sessionId))
  return meta.changes > 0
}
