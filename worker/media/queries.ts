import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { imagesTable } from '../../schema/tables/cards.ts'
import type { Db } from '../platform/db.ts'
import { IMAGE_USED_BY_OTHERS_SQL, buildImageUsedByOwnerSql } from './image-use-queries.ts'

/** Inserts the row of an uploaded image before its bytes are stored. If the image was uploaded before, its grace period starts again. */
export async function createImageRow(db: Db, ownerId: number, image: Omit<typeof imagesTable.$inferInsert, 'userId'>): Promise<void> {
  await db
    .insert(imagesTable)
    .values({ ...image, userId: ownerId })
    .onConflictDoUpdate({
      target: imagesTable.key,
      set: { createdAt: image.createdAt, cardId: image.cardId ?? null, purpose: image.purpose },
    })
}

export async function hasImageRow(db: Db, key: string): Promise<boolean> {
  const rows = await db.select({ key: imagesTable.key }).from(imagesTable).where(eq(imagesTable.key, key))
  return rows.length > 0
}

/** Lists the keys of unused images that were uploaded before `before` (ms), oldest first. */
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

export async function deleteImageRows(db: Db, keys: string[]): Promise<void> {
  await db.run(sql`delete from images where key in (select value from json_each(${JSON.stringify(keys)}))`)
}
