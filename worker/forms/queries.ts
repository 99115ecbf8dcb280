import { eq, sql } from 'drizzle-orm'
import { FORM_DAY_MAX, FORM_HOUR_MAX } from '../../schema/lead-form.ts'
import { businessCards } from '../../schema/tables/cards.ts'
import type { formSubmissions } from '../../schema/tables/events.ts'
import type { Db } from '../platform/db.ts'

/** The lead form of a card and the card's slug; null if there is no such card. */
export async function getForm(db: Db, cardId: number) {
  const [form] = await db
    .select({ slug: businessCards.slug, config: businessCards.formConfig })
    .from(businessCards)
    .where(eq(businessCards.id, cardId))
  return form ?? null
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A submission as it is stored; `timestamp` in ms. */
export type NewSubmission = Omit<Required<typeof formSubmissions.$inferInsert>, 'id'>

/** SQL that selects a card's submissions since a time in ms; with `network`, only those of one network. */
function recentSubmissions(cardId: number, since: number, network?: string | null) {
  return sql`from form_submissions where card_id = ${cardId} and timestamp > ${since} ${network ? sql`and submitter_network = ${network}` : sql``}`
}

/**
 * Stores a submission once per card and submission id, unless the card's form has taken `FORM_DAY_MAX` in 24 hours or
 * `FORM_HOUR_MAX` from this network in one hour. One statement counts and stores, so that concurrent submissions cannot
 * exceed a limit. True if the submission is stored, now or by an earlier call.
 */
export async function createSubmission(db: Db, row: NewSubmission): Promise<boolean> {
  const { cardId, submissionId, timestamp: now } = row
  const stored = await db.all(
    sql`insert into form_submissions (card_id, submission_id, form_data, submitter_ip, submitter_location, submitter_device, submitter_network, timestamp)
        select ${cardId}, ${submissionId}, ${JSON.stringify(row.formData)}, ${row.submitterIp}, ${row.submitterLocation}, ${row.submitterDevice}, ${row.submitterNetwork}, ${now}
        where (select count(*) ${recentSubmissions(cardId, now - DAY)}) < ${FORM_DAY_MAX}
          and (select count(*) ${recentSubmissions(cardId, now - HOUR, row.submitterNetwork)}) < ${FORM_HOUR_MAX}
        on conflict (card_id, submission_id) do nothing returning id`,
  )
  if (stored.length > 0) return true
  const before = await db.all(sql`select 1 from form_submissions where card_id = ${cardId} and submission_id = ${submissionId}`)
  return before.length > 0
}

/** Time in ms until the limits allow a submission of this network again. */
export async function waitForSubmission(db: Db, { cardId, submitterNetwork, timestamp: now }: NewSubmission): Promise<number> {
  const waits = await Promise.all(
    [
      { window: DAY, max: FORM_DAY_MAX, network: null },
      { window: HOUR, max: FORM_HOUR_MAX, network: submitterNetwork },
    ].map(async ({ window, max, network }) => {
      const [oldest] = await db.all<{ timestamp: number }>(
        sql`select timestamp ${recentSubmissions(cardId, now - window, network)} order by timestamp desc limit 1 offset ${max - 1}`,
      )
      return oldest ? oldest.timestamp + window - now : 0
    }),
  )
  return Math.max(...waits)
}
