import { eq } from 'drizzle-orm'
import { businessCards } from '../../schema/tables/cards.ts'
import { formSubmissions } from '../../schema/tables/events.ts'
import type { Db } from '../platform/db.ts'

/** The lead form of a card and the address it is shown at; null for no such card. */
export async function getForm(db: Db, cardId: number) {
  const [form] = await db
    .select({ slug: businessCards.slug, config: businessCards.formConfig })
    .from(businessCards)
    .where(eq(businessCards.id, cardId))
  return form ?? null
}

/** Stores a submission once per card and submission id. */
export async function createSubmission(db: Db, submission: typeof formSubmissions.$inferInsert): Promise<void> {
  await db
    .insert(formSubmissions)
    .values(submission)
    .onConflictDoNothing({ target: [formSubmissions.cardId, formSubmissions.submissionId] })
}
