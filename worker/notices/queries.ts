import { type SQL, and, desc, eq, lt, sql } from 'drizzle-orm'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import { formSubmissionsTable } from '../../schema/tables/events.ts'
import { salesbotConversationsTable } from '../../schema/tables/salesbot.ts'
import type { MailCause } from '../auth/mail-budget.ts'
import type { MailPriority } from '../auth/mailbox.ts'
import type { Db } from '../platform/db.ts'

/** Unsent mails are dropped after this time. */
const NOTICE_LIFETIME_MS = 24 * 3_600_000
const CONTACT_WAIT_MS = 3 * 60_000
/** A lead that is not urgent waits until its chat has been quiet for this long, so that its mail has all of it. */
const QUIET_WAIT_MS = 10 * 60_000
const NOTICE_CLAIM_MS = 5 * 60_000

const conversations = salesbotConversationsTable
const forms = formSubmissionsTable

export interface NoticeRecipient {
  ownerId: number
  email: string
  /** The limits that the owner's due mails may use, one after the other. */
  priorities: MailPriority[]
  cause: MailCause
}

/**
 * SQL condition: the conversation `s` wants an appointment or a person, for more than a question that was passed on, or it is a lead of 70
 * points or more or with a date within three days.
 */
const URGENT_SQL = sql`(s.pending_notice in ('appointment', 'complaint') or (s.pending_notice <> 'question' and (s.qualified_at is not null
  or s.handed_over_at is not null or s.assistant_state ->> '$.time.horizon' is 'days'
  or (s.pending_notice = 'handover' and s.assistant_state ->> '$.passOn' is not 'done'))))`

/**
 * SQL condition: the conversation `s` has a mail that is due. It contains the condition of the partial index of pending mails. Mails about
 * questions are no longer due when the questions are answered.
 */
function buildDueSql(now: number): SQL {
  return sql`s.pending_notice is not null and s.updated_at >= ${now - NOTICE_LIFETIME_MS}
    and (s.notice_claimed_at is null or s.notice_claimed_at < ${now - NOTICE_CLAIM_MS})
    and (s.pending_notice <> 'question' or exists (select 1 from salesbot_question_askers a where a.conversation_id = s.id))
    and case when s.pending_notice = 'lead' and not ${URGENT_SQL} then s.updated_at <= ${now - QUIET_WAIT_MS}
      else s.visitor_email is not null or s.visitor_phone is not null
        or coalesce(s.handed_over_at, s.qualified_at, s.updated_at) <= ${now - CONTACT_WAIT_MS} end`
}

/** The same for the form submission `f`. */
function buildDueFormSql(now: number): SQL {
  return sql`f.notice_pending = 1 and f.timestamp >= ${now - NOTICE_LIFETIME_MS}
    and (f.notice_claimed_at is null or f.notice_claimed_at < ${now - NOTICE_CLAIM_MS})`
}

/** Lists owners with due mails, urgent ones first, then the oldest mail first. With `cardId`, only the owner of that card. */
export async function listNoticeRecipients(db: Db, now: number, limit: number, cardId?: number): Promise<NoticeRecipient[]> {
  // The plus keeps SQLite from reading all conversations of the card instead of the pending ones.
  const ofCard = cardId === undefined ? sql`` : sql`and +c.id = ${cardId}`
  const rows = await db.all<{ ownerId: number; level: number; email: string; isUrgent: number; hasForm: number }>(
    sql`select u.id as ownerId, u.access_level as level, u.email, max(is_urgent) as isUrgent, max(is_form) as hasForm from (
          select s.card_id as due_card_id, s.updated_at as at, ${URGENT_SQL} as is_urgent, 0 as is_form
            from salesbot_conversations s where ${buildDueSql(now)}
          union all select f.card_id, f.timestamp, 0, 1 from form_submissions f where ${buildDueFormSql(now)}
        ) cross join business_cards c on c.id = due_card_id cross join users u on u.id = c.user_id
        where u.email_confirmed_at is not null and u.suspended_at is null ${ofCard}
        group by u.id order by isUrgent desc, hasForm desc, min(at) limit ${limit}`,
  )
  return rows.map(({ ownerId, level, email, isUrgent, hasForm }) => {
    const priorities = [...(isUrgent ? ['lead' as const] : []), ...(hasForm ? ['form' as const] : []), 'anybody' as const]
    return { ownerId, email, priorities, cause: { kind: 'owner' as const, ownerId, level } }
  })
}

export interface NoticeClaim {
  conversationIds: number[]
  formIds: number[]
  claimedAt: number
}

/** Claims all due mails of an owner. The time of the claim identifies it until it expires. */
export async function claimNotices(db: Db, ownerId: number, now: number): Promise<NoticeClaim> {
  const [claimedConversations, claimedForms] = [
    await db.all<{ id: number }>(
      sql`update salesbot_conversations set notice_claimed_at = ${now} where id in (
            select s.id from salesbot_conversations s cross join business_cards c on c.id = s.card_id
            where ${buildDueSql(now)} and c.user_id = ${ownerId}) returning id`,
    ),
    await db.all<{ id: number }>(
      sql`update form_submissions set notice_claimed_at = ${now} where id in (
            select f.id from form_submissions f cross join business_cards c on c.id = f.card_id
            where ${buildDueFormSql(now)} and c.user_id = ${ownerId}) returning id`,
    ),
  ]
  return { conversationIds: claimedConversations.map(({ id }) => id), formIds: claimedForms.map(({ id }) => id), claimedAt: now }
}

const isIn = (id: typeof conversations.id | typeof forms.id, ids: number[]) =>
  sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`
const isClaimedConversation = ({ conversationIds, claimedAt }: NoticeClaim) =>
  and(isIn(conversations.id, conversationIds), eq(conversations.noticeClaimedAt, claimedAt))
const isClaimedForm = ({ formIds, claimedAt }: NoticeClaim) => and(isIn(forms.id, formIds), eq(forms.noticeClaimedAt, claimedAt))

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

const CARD_COLUMNS = {
  name: businessCardsTable.name,
  slug: businessCardsTable.slug,
  profilePicture: businessCardsTable.profilePicture,
  formConfig: businessCardsTable.formConfig,
}

export async function listClaimedConversations(db: Db, claim: NoticeClaim, limit: number) {
  const rows = await db
    .select({ conversation: conversations, card: CARD_COLUMNS })
    .from(conversations)
    .innerJoin(businessCardsTable, eq(businessCardsTable.id, conversations.cardId))
    .where(isClaimedConversation(claim))
    .orderBy(
      sql`${conversations.pendingNotice} = 'question'`,
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

export function listClaimedForms(db: Db, claim: NoticeClaim, limit: number) {
  return db
    .select({ form: { cardId: forms.cardId, formData: forms.formData, timestamp: forms.timestamp }, card: CARD_COLUMNS })
    .from(forms)
    .innerJoin(businessCardsTable, eq(businessCardsTable.id, forms.cardId))
    .where(isClaimedForm(claim))
    .orderBy(desc(forms.timestamp), desc(forms.id))
    .limit(limit)
}
export type ClaimedForm = Awaited<ReturnType<typeof listClaimedForms>>[number]

/** Marks mails as sent. Skips conversations that got a new mail meanwhile. */
export async function markNoticesSent(db: Db, claim: NoticeClaim): Promise<void> {
  await db.batch([
    db.update(conversations).set({ pendingNotice: null, noticeClaimedAt: null }).where(isClaimedConversation(claim)),
    db.update(forms).set({ isNoticePending: false, noticeClaimedAt: null }).where(isClaimedForm(claim)),
  ])
}

export async function releaseNotices(db: Db, claim: NoticeClaim): Promise<void> {
  await db.batch([
    db.update(conversations).set({ noticeClaimedAt: null }).where(isClaimedConversation(claim)),
    db.update(forms).set({ noticeClaimedAt: null }).where(isClaimedForm(claim)),
  ])
}

export async function deleteExpiredNotices(db: Db, now: number): Promise<void> {
  const until = now - NOTICE_LIFETIME_MS
  await db.batch([
    db
      .update(conversations)
      .set({ pendingNotice: null, noticeClaimedAt: null })
      .where(and(sql`pending_notice is not null`, lt(conversations.updatedAt, until))),
    db
      .update(forms)
      .set({ isNoticePending: false, noticeClaimedAt: null })
      .where(and(sql`notice_pending = 1`, lt(forms.timestamp, until))),
  ])
}
