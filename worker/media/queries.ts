import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { businessCards, images } from '../../schema/tables/cards.ts'
import type { Db } from '../platform/db.ts'
import { NAMED_BY_OTHERS, namedByOwner } from './naming-queries.ts'

/** Who owns a card; null when there is no such card. */
export async function findCardOwner(db: Db, cardId: number): Promise<number | null> {
  const [row] = await db.select({ userId: businessCards.userId }).from(businessCards).where(eq(businessCards.id, cardId))
  return row?.userId ?? null
}

/** Records a picture before its bytes are stored, so that none is ever stored untraceably. The same picture again starts its grace anew. */
export async function recordImage(db: Db, ownerId: number, image: Omit<typeof images.$inferInsert, 'userId'>): Promise<void> {
  await db
    .insert(images)
    .values({ ...image, userId: ownerId })
    .onConflictDoUpdate({ target: images.key, set: { createdAt: image.createdAt, cardId: image.cardId ?? null, purpose: image.purpose } })
}

/** Keys of pictures older than `before` (ms) that nothing uses, oldest first. */
export async function listUnused(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: images.key })
    .from(images)
    .where(and(lt(images.createdAt, before), sql`not (${namedByOwner()} or ${NAMED_BY_OTHERS})`))
    .orderBy(asc(images.createdAt))
    .limit(limit)
  return rows.map((row) => row.key)
}

export async function listImagesOf(db: Db, ownerId: number, limit: number): Promise<string[]> {
  const rows = await db.select({ key: images.key }).from(images).where(eq(images.userId, ownerId)).limit(limit)
  return rows.map((row) => row.key)
}

/** Forgets pictures; at most 90 keys a call (a statement takes 100 parameters). */
export async function deleteImageRows(db: Db, keys: string[]): Promise<void> {
  await db.delete(images).where(inArray(images.key, keys))
}
