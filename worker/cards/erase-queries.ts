import { type SQL, eq, sql } from 'drizzle-orm'
import { businessCards, cardSlugs, images, slugChanges } from '../../schema/tables/cards.ts'
import { cardBreakdowns, cardDays, cardTotals, EVENT_TABLES } from '../../schema/tables/events.ts'
import { salesbotConfigs, salesbotConversations } from '../../schema/tables/salesbot.ts'
import { USED_BY_OTHERS, anyUsedByOthers, usedByOwner } from '../media/image-use-queries.ts'
import type { AuditFact } from '../platform/audit-queries.ts'
import { audit } from '../platform/audit-queries.ts'
import type { Db } from '../platform/db.ts'

/** Maximum rows per delete statement, because a long statement blocks the whole database. */
const CHUNK = 2000

/** Tables with any number of rows per card. */
const LARGE_TABLES = [...Object.values(EVENT_TABLES), salesbotConversations]
/** Tables with few rows per card. */
const SMALL_TABLES = [cardTotals, cardDays, cardBreakdowns, salesbotConfigs, slugChanges] as const

async function deleteAll(db: Db, chunk: SQL): Promise<void> {
  for (let deleted = CHUNK; deleted >= CHUNK;) deleted = (await db.run(chunk)).meta.changes
}

/** Deletes all events, submissions and conversations of a card, in chunks. */
export async function eraseEvents(db: Db, cardId: number): Promise<void> {
  for (const table of LARGE_TABLES) {
    await deleteAll(db, sql`delete from ${table} where id in (select id from ${table} where card_id = ${cardId} limit ${CHUNK})`)
  }
}

/** Keys of at most `limit` images that were uploaded for a card and are not used elsewhere. */
export async function listOwnImages(db: Db, cardId: number, limit: number): Promise<string[]> {
  const [card] = await db.select({ userId: businessCards.userId }).from(businessCards).where(eq(businessCards.id, cardId))
  const shared = await anyUsedByOthers(db, card?.userId ?? 0)
  const named = shared ? sql`(${usedByOwner(cardId)} or ${USED_BY_OTHERS})` : usedByOwner(cardId)
  const rows = await db
    .select({ key: images.key })
    .from(images)
    .where(sql`card_id = ${cardId} and not ${named}`)
    .limit(limit)
  return rows.map(({ key }) => key)
}

export async function detachImages(db: Db, keys: string[]): Promise<void> {
  await db.run(sql`delete from images where key in (select value from json_each(${JSON.stringify(keys)}))`)
}

/**
 * Deletes a card's row and its rows in small tables, retires its slugs and writes the audit log, in one transaction. Images
 * that another card uses are kept and no longer belong to a card.
 */
export async function eraseCard(db: Db, cardId: number, fact: AuditFact): Promise<void> {
  const now = Date.now()
  await db.batch([
    db.update(cardSlugs).set({ deletedAt: now }).where(eq(cardSlugs.cardId, cardId)),
    db.update(images).set({ cardId: null }).where(eq(images.cardId, cardId)),
    ...SMALL_TABLES.map((table) => db.delete(table).where(eq(table.cardId, cardId))),
    db.delete(businessCards).where(eq(businessCards.id, cardId)),
    audit(db, fact),
  ])
}
