import { eq, sql } from 'drizzle-orm'
import { CARD_FORM_SUBMISSIONS_PER_DAY_MAX, NETWORK_FORM_SUBMISSIONS_PER_HOUR_MAX } from '../../schema/lead-form.ts'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import type { formSubmissionsTable } from '../../schema/tables/events.ts'
import type { Db } from '../platform/db.ts'

export async function getLeadForm(db: Db, cardId: number) {
  const [form] = await db
    .select({
      name: businessCardsTable.name,
      slug: businessCardsTable.slug,
      language: businessCardsTable.language,
      formConfig: businessCardsTable.formConfig,
      suspendedAt: businessCardsTable.suspendedAt,
    })
    .from(businessCardsTable)
    .where(eq(businessCardsTable.id, cardId))
  return form ?? null
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export type NewFormSubmission = Omit<Required<typeof formSubmissionsTable.$inferInsert>, 'id' | 'noticeClaimedAt'>

function buildRecentSubmissionsSql(cardId: number, since: number, network?: string | null) {
  return sql`from form_submissions where card_id = ${cardId} and timestamp > ${since} ${network ? sql`and submitter_network = ${network}` : sql``}`
}

export async function isFormSubmissionStored(db: Db, cardId: number, submissionId: string): Promise<boolean> {
  const stored = await db.all(sql`select 1 from form_submissions where card_id = ${cardId} and submission_id = ${submissionId}`)
  return stored.length > 0
}

/**
 * Stores a form submission, but only once for each submission id, and not above the card's daily limit or the network's hourly limit. One
 * statement counts and stores, so that concurrent submissions cannot exceed a limit. Returns whether the submission is new or
 * was stored by an earlier call, and null above a limit.
 */
export async function createFormSubmission(db: Db, row: NewFormSubmission): Promise<'new' | 'known' | null> {
  const { cardId, submissionId, timestamp: now } = row
  const stored = await db.all(
    sql`insert into form_submissions (card_id, submission_id, form_data, submitter_ip, submitter_location, submitter_device, submitter_network, notice_pending, timestamp)
        select ${cardId}, ${submissionId}, ${JSON.stringify(row.formData)}, ${row.submitterIp}, ${row.submitterLocation}, ${row.submitterDevice}, ${row.submitterNetwork}, ${Number(row.isNoticePending)}, ${now}
        where (select count(*) ${buildRecentSubmissionsSql(cardId, now - DAY_MS)}) < ${CARD_FORM_SUBMISSIONS_PER_DAY_MAX}
          and (select count(*) ${buildRecentSubmissionsSql(cardId, now - HOUR_MS, row.submitterNetwork)}) < ${NETWORK_FORM_SUBMISSIONS_PER_HOUR_MAX}
        on conflict (card_id, submission_id) do nothing returning id`,
  )
  if (stored.length > 0) return 'new'
  return (await isFormSubmissionStored(db, cardId, submissionId)) ? 'known' : null
}

export async function getSubmissionWaitMs(db: Db, { cardId, submitterNetwork, timestamp: now }: NewFormSubmission): Promise<number> {
  const waits = await Promise.all(
    [
      { window: DAY_MS, max: CARD_FORM_SUBMISSIONS_PER_DAY_MAX, network: null },
      { window: HOUR_MS, max: NETWORK_FORM_SUBMISSIONS_PER_HOUR_MAX, network: submitterNetwork },
    ].map(async ({ window, max, network }) => {
      const [oldest] = await db.all<{ timestamp: number }>(
        sql`select timestamp ${buildRecentSubmissionsSql(cardId, now - window, network)} order by timestamp desc limit 1 offset ${max - 1}`,
      )
      return oldest ? oldest.timestamp + window - now : 0
    }),
  )
  return Math.max(...waits)
}
