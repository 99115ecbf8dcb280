import { type SQL, and, count, eq, sql } from 'drizzle-orm'
import { businessCardsTable, cardSlugsTable, slugChangesTable } from '../../schema/tables/cards.ts'
import { usersTable } from '../../schema/tables/users.ts'
import type { VideoPoster } from '../../schema/video.ts'
import type { CardRow, Db } from '../platform/db.ts'
import { toSelectFieldsOfInsert } from '../platform/inserted-fields-queries.ts'
import type { CardPatch } from './fields.ts'

export type NewCardFields = CardPatch & { slug: string }

/** SQL condition: no card has or had this slug. */
export const buildFreeSlugCondition = (slug: string) => sql`not exists (select 1 from card_slugs where slug = ${slug})`

/**
 * Returns statements that create a card with its slug, or nothing if `allowed` does not hold. `ownerId` may be SQL that finds a user whom
 * an earlier statement of the transaction creates.
 */
export function buildCardInserts(db: Db, ownerId: number | SQL<number>, card: NewCardFields, allowed: SQL | undefined) {
  const now = Date.now()
  const fields = toSelectFieldsOfInsert(businessCardsTable, { ...card, createdAt: now, updatedAt: now })
  return [
    db
      .insert(businessCardsTable)
      .select((qb) =>
        qb
          .select({ ...fields, userId: usersTable.id } as never)
          .from(usersTable)
          .where(and(eq(usersTable.id, ownerId), allowed)),
      )
      .returning(),
    // Adds the new card's slug. Inserts nothing if no card was created.
    db
      .insert(cardSlugsTable)
      .select(sql`select slug, id, created_at, null from business_cards where slug = ${card.slug}`)
      .onConflictDoNothing(),
  ] as const
}

/**
 * Creates a card with its slug. Creates nothing if the owner has `limit` cards or the slug is or was used. The INSERT itself checks both,
 * so that concurrent calls cannot both succeed.
 */
export async function createCardRow(
  db: Db,
  ownerId: number,
  card: NewCardFields,
  limit: number,
): Promise<{ card: CardRow | null; slugTaken: boolean }> {
  const owned = sql`(select count(*) from business_cards where user_id = ${ownerId})`
  const isFree = buildFreeSlugCondition(card.slug)
  const allowed = Number.isFinite(limit) ? sql`${isFree} and ${owned} < ${limit}` : isFree
  const [before, inserted] = await db.batch([
    db.select({ n: count() }).from(cardSlugsTable).where(eq(cardSlugsTable.slug, card.slug)),
    ...buildCardInserts(db, ownerId, card, allowed),
  ])
  return { card: inserted[0] ?? null, slugTaken: before[0]!.n > 0 }
}

type CardWriteResult = { card: CardRow } | { card: null; reason: 'changed' | 'taken' } | { card: null; reason: 'often'; oldest: number }

/**
 * Updates a card and its slug. Writes nothing if the card changed since `stored` was read, if the slug is taken, or if the slug changed
 * `changesMax` times since `since`. `updatedAt` always increases, even if the clock is set back.
 */
export async function updateCardFields(
  db: Db,
  stored: CardRow,
  patch: CardPatch,
  slug: string | null,
  limits: { now: number; since: number; changesMax: number },
): Promise<CardWriteResult> {
  const updatedAt = Math.max(limits.now, stored.updatedAt + 1)
  const isStored = and(eq(businessCardsTable.id, stored.id), eq(businessCardsTable.updatedAt, stored.updatedAt))
  const update = (where: SQL | undefined) =>
    db
      .update(businessCardsTable)
      .set({ ...patch, ...(slug !== null && { slug, slugVersion: sql`version + 1` }), updatedAt, version: sql`version + 1` })
      .where(where)
      .returning()
  if (slug === null) {
    const [card] = await update(isStored)
    return card ? { card } : { card: null, reason: 'changed' }
  }
  const taken = sql`exists (select 1 from card_slugs where slug = ${slug} and card_id <> ${stored.id})`
  const recent = sql`from slug_changes where card_id = ${stored.id} and at > ${limits.since}`
  const changed = sql`exists (select 1 from business_cards where id = ${stored.id} and slug = ${slug} and updated_at = ${updatedAt})`
  const [before, rows] = await db.batch([
    db
      .select({
        same: sql<number>`updated_at = ${stored.updatedAt}`,
        taken: sql<number>`${taken}`,
        changes: sql<number>`(select count(*) ${recent})`,
        oldest: sql<number | null>`(select min(at) ${recent})`,
      })
      .from(businessCardsTable)
      .where(eq(businessCardsTable.id, stored.id)),
    update(and(isStored, sql`not ${taken}`, sql`(select count(*) ${recent}) < ${limits.changesMax}`)),
    db
      .insert(cardSlugsTable)
      .select(sql`select ${slug}, ${stored.id}, ${updatedAt}, null where ${changed}`)
      .onConflictDoUpdate({ target: cardSlugsTable.slug, set: { createdAt: updatedAt }, setWhere: eq(cardSlugsTable.cardId, stored.id) }),
    db.insert(slugChangesTable).select(sql`select null, ${stored.id}, ${updatedAt}
      where ${changed} and not exists (select 1 from slug_changes where card_id = ${stored.id} and at = ${updatedAt})`),
  ])
  if (rows[0]) return { card: rows[0] }
  const state = before[0]
  if (!state || !state.same) return { card: null, reason: 'changed' }
  if (state.taken) return { card: null, reason: 'taken' }
  return { card: null, reason: 'often', oldest: state.oldest ?? limits.now }
}

/**
 * Sets the poster of a card's video, or removes it. Changes nothing and returns false if the card has another video by now. The card's
 * version increases with a new poster, which visitors see, but not its time of change: an editor that is open must still be able to save.
 */
export async function updateVideoPoster(db: Db, { id, videoUrl }: CardRow, videoPoster: VideoPoster | null): Promise<boolean> {
  const rows = await db
    .update(businessCardsTable)
    .set({ videoPoster, ...(videoPoster && { version: sql`version + 1` }) })
    .where(and(eq(businessCardsTable.id, id), sql`${businessCardsTable.videoUrl} is ${videoUrl}`))
    .returning({ id: businessCardsTable.id })
  return rows.length > 0
}
