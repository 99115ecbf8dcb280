import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { businessCards, images } from '../../schema/tables/cards.ts'
import type { Db } from '../platform/db.ts'
import { USED_BY_OTHERS, usedByOwner } from './image-use-queries.ts'

/** User id of a card's owner; null when there is no such card. */
export async function findCardOwner(db: Db, cardId: number): Promise<number | null> {
  const [row] = await db.select({ userId: businessCards.userId }).from(businessCards).where(eq(businessCards.id, cardId))
  return row?.userId ?? null
}

/**
 * Records an image. Called before its bytes are stored, so that no bytes exist without a row. Recording the same image again
 * restarts its grace period.
 */
export async function recordImage(db: Db, ownerId: number, image: Omit<typeof images.$inferInsert, 'userId'>): Promise<void> {
  await db
    .insert(images)
    .values({ ...image, userId: ownerId })
    .onConflictDoUpdate({ target: images.key, set: { createdAt: image.createdAt, cardId: image.cardId ?? null, purpose: image.purpose } })
}

/** Keys of images that nothing uses and that were stored before `before` (ms since 1970), oldest first. */
export async function listUnused(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: images.key })
    .from(images)
    .where(and(lt(images.createdAt, before), sql`not (${usedByOwner()} or ${USED_BY_OTHERS})`))
    .orderBy(asc(images.createdAt))
    .limit(limit)
  return rows.map((row) => row.key)
}

export async function listImagesOf(db: Db, ownerId: number, limit: number): Promise<string[]> {
  const rows = await db.select({ key: images.key }).from(images).where(eq(images.userId, ownerId)).limit(limit)
  return rows.map((row) => row.key)
}

/** Deletes the rows of images. At most 90 keys per call (D1 allows 100 parameters per statement). */
export async function deleteImageRows(db: Db, keys: string[]): Promise<void> {
  await db.delete(images).where(inArray(images.key, keys))
}
