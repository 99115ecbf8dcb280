import { type SQL, and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import { salesbotConversationsTable } from '../../schema/tables/salesbot.ts'
import type { Db } from '../platform/db.ts'

/** Unsent mails are dropped after this time. */
const NOTICE_LIFETIME_MS = 24 * 3_600_000
const CONTACT_WAIT_MS = 3 * 60_000
const NOTICE_CLAIM_MS = 5 * 60_000

const conversations = salesbotConversationsTable

export interface NoticeRecipient {
  ownerId: number
  email: string
}

/**
 * SQL condition: the conversation `s` has a mail that is due. It equals the condition of the partial index of pending mails. Mails about
 * questions are no longer due when the questions are answered.
 */
function buildDueSql(now: number): SQL {
  return sql`s.pending_notice is not null and s.updated_at >= ${now - NOTICE_LIFETIME_MS}
    and (s.notice_claimed_at is null or s.notice_claimed_at < ${now - NOTICE_CLAIM_MS})
    and (s.pending_notice <> 'question' or exists (select 1 from salesbot_question_askers a where a.conversation_id = s.id))
    and (s.visitor_email is not null or s.visitor_phone is not null
      or coalesce(s.handed_over_at, s.qualified_at, s.updated_at) <= ${now - CONTACT_WAIT_MS})`
}

/** Lists owners with due mails, oldest mail first. With `cardId`, only the owner of that card. */
export async function listNoticeRecipients(db: Db, now: number, limit: number, cardId?: number): Promise<NoticeRecipient[]> {
  const ofCard = cardId === undefined ? sql`` : sql`and s.card_id = ${cardId}`
  return db.all<NoticeRecipient>(
    sql`select u.id as ownerId, u.email from salesbot_conversations s cross join business_cards c on c.id = s.card_id
        cross join users u on u.id = c.user_id
        where ${buildDueSql(now)} ${ofCard} and u.email_confirmed_at is not null and u.suspended_at is null
        group by u.id order by min(s.updated_at) limit ${limit}`,
  )
}

/** Claims all due mails of an owner, and returns the ids of their conversations. `now` identifies the claim until it expires. */
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

const QUESTIONS_PER_CONVERSATION_MAX = 3

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

/** Marks mails as sent. Skips conversations that got a new mail meanwhile. */
export async function markNoticesSent(db: Db, ids: number[], claimedAt: number): Promise<void> {
  await db.update(conversations).set({ pendingNotice: null, noticeClaimedAt: null }).where(isClaimed(ids, claimedAt))
}

export async function releaseNotices(db: Db, ids: number[], claimedAt: number): Promise<void> {
  await db.update(conversations).set({ noticeClaimedAt: null }).where(isClaimed(ids, claimedAt))
}

export async function deleteExpiredNotices(db: Db, now: number): Promise<void> {
  await db
    .update(conversations)
    .set({ pendingNotice: null, noticeClaimedAt: null })
    .where(and(isNotNull(conversations.pendingNotice), lt(conversations.updatedAt, now - NOTICE_LIFETIME_MS)))
}
