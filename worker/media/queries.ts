import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { COUNTED_IMAGE_BYTES_MIN, STORED_IMAGE_BYTES_MAX_BY_LEVEL, UNUSED_IMAGES_MAX } from '../../schema/bounds.ts'
import { imagesTable } from '../../schema/tables/cards.ts'
import type { Db } from '../platform/db.ts'
import { IMAGE_USED_BY_OTHERS_SQL, buildImageUsedByOwnerSql, isAnyImageUsedByOthers } from './image-use-queries.ts'

export type NewImageRow = Omit<typeof imagesTable.$inferInsert, 'userId'>

const UNUSED_BY_OWNER_SQL = sql`not ${buildImageUsedByOwnerSql()}`
/** Older unused pictures are not counted, because the daily job deletes them. So most pictures need not be looked for in the cards. */
const UNUSED_IMAGES_COUNTED_MS = 2 * 86_400_000

const buildCountedBytesSql = (ownerId: number) =>
  sql`select coalesce(sum(max(bytes, ${COUNTED_IMAGE_BYTES_MIN})), 0) from images where user_id = ${ownerId}`
const buildUnusedCountSql = (ownerId: number, now: number) =>
  sql`select count(*) from images where user_id = ${ownerId} and created_at > ${now - UNUSED_IMAGES_COUNTED_MS} and ${UNUSED_BY_OWNER_SQL}`

/**
 * Inserts the row of an uploaded image before its bytes are stored. Returns false if the owner's pictures leave no room for it: the
 * statement itself counts them, so that concurrent uploads cannot exceed a limit. If the image was uploaded before, its grace period
 * starts again.
 */
export async function createImageRow(db: Db, ownerId: number, image: NewImageRow): Promise<boolean> {
  const { key, cardId = null, purpose, width, height, bytes, createdAt } = image
  const bytesMax = sql`(${JSON.stringify(STORED_IMAGE_BYTES_MAX_BY_LEVEL)} ->> u.access_level)`
  const rows = await db.all(
    sql`insert into images (key, user_id, card_id, purpose, width, height, bytes, created_at)
        select ${key}, u.id, ${cardId}, ${purpose}, ${width}, ${height}, ${bytes}, ${createdAt} from users u where u.id = ${ownerId}
          and (${buildCountedBytesSql(ownerId)} and key <> ${key}) + ${Math.max(bytes, COUNTED_IMAGE_BYTES_MIN)} <= ${bytesMax}
          and (${buildUnusedCountSql(ownerId, createdAt)} and key <> ${key}) < ${UNUSED_IMAGES_MAX}
        on conflict (key) do update set created_at = excluded.created_at, card_id = excluded.card_id, purpose = excluded.purpose,
          bytes = excluded.bytes
        returning key`,
  )
  return rows.length > 0
}

/** Returns an owner's level and how many of the owner's pictures are unused. Null if the user does not exist. */
export async function getImageRoom(db: Db, ownerId: number, now: number): Promise<{ level: number; unused: number } | null> {
  const rows = await db.all<{ level: number; unused: number }>(
    sql`select u.access_level as level, (${buildUnusedCountSql(ownerId, now)}) as unused from users u where u.id = ${ownerId}`,
  )
  return rows[0] ?? null
}

export async function hasImageRow(db: Db, key: string): Promise<boolean> {
  const rows = await db.select({ key: imagesTable.key }).from(imagesTable).where(eq(imagesTable.key, key))
  return rows.length > 0
}

/** While the account can still be given back to an earlier holder, nothing of it is deleted for good. */
const MAY_BE_PUT_BACK_SQL = sql`exists (select 1 from reset_tokens r where r.user_id = images.user_id and r.purpose in ('restore', 'undo')
  and r.used_at is null and r.expires_at > unixepoch() * 1000)`

/** Lists the keys of unused images that were uploaded before `before` (ms), oldest first. */
export async function listUnusedImageKeys(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: imagesTable.key })
    .from(imagesTable)
    .where(
      and(
        lt(imagesTable.createdAt, before),
        sql`not (${MAY_BE_PUT_BACK_SQL} or ${buildImageUsedByOwnerSql()} or ${IMAGE_USED_BY_OTHERS_SQL})`,
      ),
    )
    .orderBy(asc(imagesTable.createdAt))
    .limit(limit)
  return rows.map((row) => row.key)
}

/** The same for the images of one owner. It scans the data of all users once. */
export async function listUnusedImageKeysOfOwner(db: Db, ownerId: number, before: number, limit: number): Promise<string[]> {
  const isShared = await isAnyImageUsedByOthers(db, ownerId)
  const rows = await db
    .select({ key: imagesTable.key })
    .from(imagesTable)
    .where(
      and(
        eq(imagesTable.userId, ownerId),
        lt(imagesTable.createdAt, before),
        sql`not ${MAY_BE_PUT_BACK_SQL}`,
        UNUSED_BY_OWNER_SQL,
        isShared ? sql`not ${IMAGE_USED_BY_OTHERS_SQL}` : undefined,
      ),
    )
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
