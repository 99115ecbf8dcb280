import { type SQL, and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import { salesbotConversationsTable } from '../../schema/tables/salesbot.ts'
import type { Db } from '../platform/db.ts'

/** How long a mail to the owner stays pending after the last message of its conversation, in ms. */
const NOTICE_LIFETIME_MS = 24 * 3_600_000
/** A mail waits so long in ms for a contact of the visitor, so that one mail has both. */
const CONTACT_WAIT_MS = 3 * 60_000
/** After this time in ms, a run that claimed a mail counts as broken off, and another run may send the mail. */
const NOTICE_CLAIM_MS = 5 * 60_000

const conversations = salesbotConversationsTable

/** An owner with a confirmed e-mail address to whom mails are pending. */
export interface NoticeRecipient {
  ownerId: number
  email: string
}

/**
 * SQL condition for a conversation `s` with a mail that is due at `now` (ms). It uses the partial index of pending mails. A mail about
 * questions is not due any more once they are answered or deleted.
 */
function buildDueSql(now: number): SQL {
  return sql`s.pending_notice is not null and s.updated_at >= ${now - NOTICE_LIFETIME_MS}
    and (s.notice_claimed_at is null or s.notice_claimed_at < ${now - NOTICE_CLAIM_MS})
    and (s.pending_notice <> 'question' or exists (select 1 from salesbot_question_askers a where a.conversation_id = s.id))
    and (s.visitor_email is not null or s.visitor_phone is not null
      or coalesce(s.handed_over_at, s.qualified_at, s.updated_at) <= ${now - CONTACT_WAIT_MS})`
}

/** Lists owners to whom mails are due, the one whose mail is the oldest first; with `cardId`, at most the owner of that card. */
export async function listNoticeRecipients(db: Db, now: number, limit: number, cardId?: number): Promise<NoticeRecipient[]> {
  const ofCard = cardId === undefined ? sql`` : sql`and s.card_id = ${cardId}`
  return db.all<NoticeRecipient>(
    sql`select u.id as ownerId, u.email from salesbot_conversations s cross join business_cards c on c.id = s.card_id
        cross join users u on u.id = c.user_id
        where ${buildDueSql(now)} ${ofCard} and u.email_confirmed_at is not null and u.suspended_at is null
        group by u.id order by min(s.updated_at) limit ${limit}`,
  )
}

/**
 * Claims all mails that are due to an owner at `now` (ms) and returns the ids of their conversations. `now` then identifies the claim.
 * Nobody else sends a claimed mail, until the claim expires.
 */
export async function claimNotices(db: Db, ownerId: number, now: number): Promise<number[]> {
  const rows = await db.all<{ id: number }>(
    sql`update salesbot_conversations set notice_claimed_at = ${now} where id in (
          select s.id from salesbot_conversations s cross join business_cards c on c.id = s.card_id
          where ${buildDueSql(now)} and c.user_id = ${ownerId}) returning id`,
  )
  return rows.map(({ id }) => id)
}

const isClaimed = (ids: number[], claimedAt: number) =>
  and(sql`${conversations.id} in (select value from json_each(${JSON.stringify(ids)}))`, eq(conversations.noticeClaimedAt, claimedAt))

/** Most questions of one conversation that a mail names. */
const QUESTIONS_PER_CONVERSATION_MAX = 3

/** Lists the newest open questions that were asked in conversations, oldest first. */
async function listOpenQuestions(db: Db, conversationIds: number[]) {
  return db.all<{ conversationId: number; id: number; question: string }>(
    sql`select conversationId, id, question from (
          select a.conversation_id as conversationId, q.id, q.question,
            row_number() over (partition by a.conversation_id order by q.updated_at desc, q.id desc) as place
          from json_each(${JSON.stringify(conversationIds)}) one cross join salesbot_question_askers a on a.conversation_id = one.value
          cross join salesbot_questions q on q.id = a.question_id)
        where place <= ${QUESTIONS_PER_CONVERSATION_MAX} order by place desc`,
  )
}

/**
 * Reads the newest claimed conversations for the mail about them, those with a contact first, each with the name and slug of its card
 * and its open questions.
 */
export async function listClaimedConversations(db: Db, ids: number[], claimedAt: number, limit: number) {
  const rows = await db
    .select({ conversation: conversations, card: { name: businessCardsTable.name, slug: businessCardsTable.slug } })
    .from(conversations)
    .innerJoin(businessCardsTable, eq(businessCardsTable.id, conversations.cardId))
    .where(isClaimed(ids, claimedAt))
    .orderBy(
      sql`${conversations.visitorEmail} is null and ${conversations.visitorPhone} is null`,
      desc(conversations.updatedAt),
      desc(conversations.id),
    )
    .limit(limit)
  const asked = await listOpenQuestions(
    db,
    rows.map(({ conversation }) => conversation.id),
  )
  return rows.map((row) => ({ ...row, questions: asked.filter(({ conversationId }) => conversationId === row.conversation.id) }))
}
export type ClaimedConversation = Awaited<ReturnType<typeof listClaimedConversations>>[number]

/** Marks claimed mails as sent. A conversation that got a new mail meanwhile keeps that one. */
export async function markNoticesSent(db: Db, ids: number[], claimedAt: number): Promise<void> {
  await db.update(conversations).set({ pendingNotice: null, noticeClaimedAt: null }).where(isClaimed(ids, claimedAt))
}

/** Gives up a claim, because its mail could not be sent. */
export async function releaseNotices(db: Db, ids: number[], claimedAt: number): Promise<void> {
  await db.update(conversations).set({ noticeClaimedAt: null }).where(isClaimed(ids, claimedAt))
}

/** Drops mails that could not be sent for a day. */
export async function deleteExpiredNotices(db: Db, now: number): Promise<void> {
  await db
    .update(conversations)
    .set({ pendingNotice: null, noticeClaimedAt: null })
    .where(and(isNotNull(conversations.pendingNotice), lt(conversations.updatedAt, now - NOTICE_LIFETIME_MS)))
}
