import { inArray, sql } from 'drizzle-orm'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import type { Db } from '../platform/db.ts'

/** Returns those of the given card ids whose cards exist in the database. */
export async function listExistingCardIds(db: Db, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: businessCardsTable.id })
    .from(businessCardsTable)
    .where(inArray(businessCardsTable.id, sql`(select value from json_each(${JSON.stringify(ids)}))`))
  return rows.map(({ id }) => id)
}
