import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { businessCards, cardSlugs } from '../../schema/tables/cards.ts'
import { users } from '../../schema/tables/users.ts'
import type { CardRow, Db, UserRow } from '../platform/db.ts'

/** A user's cards, oldest first: the dashboard features the first one. */
export async function listCards(db: Db, ownerId: number): Promise<CardRow[]> {
  return db.select().from(businessCards).where(eq(businessCards.userId, ownerId)).orderBy(asc(businessCards.id))
}

export async function getCard(db: Db, cardId: number): Promise<CardRow | null> {
  const [row] = await db.select().from(businessCards).where(eq(businessCards.id, cardId))
  return row ?? null
}

export async function getOwner(db: Db, userId: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row ?? null
}

export interface PublishedCard {
  cardId: number
  /** Null once the card is deleted. */
  card: CardRow | null
  ownerLevel: number
}

/** The card of a current or former slug; null if no card ever had the slug. */
export async function findPublished(db: Db, slug: string): Promise<PublishedCard | null> {
  const [row] = await db
    .select({ cardId: cardSlugs.cardId, card: businessCards, ownerLevel: users.accessLevel })
    .from(cardSlugs)
    .leftJoin(businessCards, eq(businessCards.id, cardSlugs.cardId))
    .leftJoin(users, eq(users.id, businessCards.userId))
    .where(eq(cardSlugs.slug, slug))
  return row ? { ...row, ownerLevel: row.ownerLevel ?? 0 } : null
}

/** Reads in one transaction what publishing needs: the card (null if deleted), its owner's level and all its slugs. */
export async function readForPublishing(db: Db, cardId: number) {
  const [cards, slugs] = await db.batch([
    db
      .select({ card: businessCards, ownerLevel: users.accessLevel })
      .from(businessCards)
      .innerJoin(users, eq(users.id, businessCards.userId))
      .where(eq(businessCards.id, cardId)),
    db.select({ slug: cardSlugs.slug }).from(cardSlugs).where(eq(cardSlugs.cardId, cardId)),
  ])
  return { current: cards[0] ?? null, slugs: slugs.map(({ slug }) => slug) }
}

/** Records that `version` is in KV. Returns the version that D1 has now, null if the card is deleted. */
export async function markPublished(db: Db, cardId: number, version: number): Promise<number | null> {
  const [, rows] = await db.batch([
    db
      .update(businessCards)
      .set({ publishedVersion: version })
      .where(and(eq(businessCards.id, cardId), eq(businessCards.version, version), lt(businessCards.publishedVersion, version))),
    db.select({ version: businessCards.version }).from(businessCards).where(eq(businessCards.id, cardId)),
  ])
  return rows[0]?.version ?? null
}

/** Ids of cards whose newest version is not in KV. */
export async function listUnpublished(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: businessCards.id })
    .from(businessCards)
    .where(sql`published_version < version`)
    .orderBy(asc(businessCards.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
