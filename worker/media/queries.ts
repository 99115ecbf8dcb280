import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { businessCardsTable, imagesTable } from '../../schema/tables/cards.ts'
import type { Db } from '../platform/db.ts'
import { IMAGE_USED_BY_OTHERS_SQL, buildImageUsedByOwnerSql } from './image-use-queries.ts'

/** Returns the user id of a card's owner, or null when the card does not exist. */
export async function getCardOwnerId(db: Db, cardId: number): Promise<number | null> {
  const [row] = await db.select({ userId: businessCardsTable.userId }).from(businessCardsTable).where(eq(businessCardsTable.id, cardId))
  return row?.userId ?? null
}

/** Inserts the row of an uploaded image before its bytes are stored. A repeated upload restarts its grace period. */
export async function createImageRow(db: Db, ownerId: number, image: Omit<typeof imagesTable.$inferInsert, 'userId'>): Promise<void> {
  await db
    .insert(imagesTable)
    .values({ ...image, userId: ownerId })
    .onConflictDoUpdate({
      target: imagesTable.key,
      set: { createdAt: image.createdAt, cardId: image.cardId ?? null, purpose: image.purpose },
    })
}

/** True while the row of an uploaded image exists. */
export async function hasImageRow(db: Db, key: string): Promise<boolean> {
  const rows = await db.select({ key: imagesTable.key }).from(imagesTable).where(eq(imagesTable.key, key))
  return rows.length > 0
}

/** Returns the storage keys of images that nothing uses and that were uploaded before the time `before`, oldest first. */
export async function listUnusedImageKeys(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: imagesTable.key })
    .from(imagesTable)
    .where(and(lt(imagesTable.createdAt, before), sql`not (${buildImageUsedByOwnerSql()} or ${IMAGE_USED_BY_OTHERS_SQL})`))
    .orderBy(asc(imagesTable.createdAt))
    .limit(limit)
  return rows.map((row) => row.key)
}

export async function listImageKeysOfUser(db: Db, ownerId: number, limit: number): Promise<string[]> {
  const rows = await db.select({ key: imagesTable.key }).from(imagesTable).where(eq(imagesTable.userId, ownerId)).limit(limit)
  return rows.map((row) => row.key)
}

/** Deletes the database rows of images. Accepts at most 90 keys per call, because D1 allows 100 parameters per statement. */
export async function deleteImageRows(db: Db, keys: string[]): Promise<void> {
  await db.delete(imagesTable).where(inArray(imagesTable.key, keys))
}
