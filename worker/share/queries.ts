import { inArray, sql } from 'drizzle-orm'
import { businessCards } from '../../schema/tables/cards.ts'
import type { Db } from '../platform/db.ts'

/** The ids of those of these cards that exist. */
export async function listExistingCards(db: Db, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: businessCards.id })
    .from(businessCards)
    .where(inArray(businessCards.id, sql`(select value from json_each(${JSON.stringify(ids)}))`))
  return rows.map(({ id }) => id)
}
