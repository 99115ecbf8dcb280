import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { imageUrl } from '../../schema/image.ts'
import { businessCards, images } from '../../schema/tables/cards.ts'
import type { Db } from '../platform/db.ts'

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

// Whether a row of images is named anywhere: first by what its owner has, through indexes, then by anybody's cards.
const USED = sql`(
  exists (
    select 1 from pwa_settings s
    where s.user_id = images.user_id and (s.splash_image = ${imageUrl('')} || images.key or instr(s.icons, images.key) > 0))
  or exists (
    select 1 from salesbot_configs b join business_cards c on c.id = b.card_id
    where c.user_id = images.user_id and instr(b.avatar_url, images.key) > 0)
  or exists (select 1 from business_cards c where c.user_id = images.user_id and ${namedBy('c')})
  or exists (select 1 from business_cards c where c.user_id <> images.user_id and ${namedBy('c')})
  or exists (select 1 from salesbot_configs b where instr(b.avatar_url, images.key) > 0)
)`

function namedBy(card: string) {
  const columns = ['profile_picture', 'cover_photo', 'logo_url', 'favicon_url', 'video_url', 'website', 'about', 'custom_css']
  const json = ['gallery', 'custom_buttons', 'social_links', 'embed_codes', 'form_config', 'customizations']
  return sql.raw(`(${[...columns, ...json].map((column) => `instr(${card}.${column}, images.key) > 0`).join(' or ')})`)
}

/** Keys of pictures older than `before` (ms) that nothing uses, oldest first. */
export async function listUnused(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: images.key })
    .from(images)
    .where(and(lt(images.createdAt, before), sql`not ${USED}`))
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
