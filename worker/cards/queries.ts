import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { businessCardsTable, cardSlugsTable } from '../../schema/tables/cards.ts'
import { salesbotConfigsTable } from '../../schema/tables/salesbot.ts'
import { usersTable } from '../../schema/tables/users.ts'
import type { CardRow, Db, UserRow } from '../platform/db.ts'

/** Lists a user's cards, oldest first, because the dashboard features the first one. */
export async function listCardsOfOwner(db: Db, ownerId: number): Promise<CardRow[]> {
  return db.select().from(businessCardsTable).where(eq(businessCardsTable.userId, ownerId)).orderBy(asc(businessCardsTable.id))
}

export async function getCardById(db: Db, cardId: number): Promise<CardRow | null> {
  const [row] = await db.select().from(businessCardsTable).where(eq(businessCardsTable.id, cardId))
  return row ?? null
}

export async function getCardOwner(db: Db, userId: number): Promise<UserRow | null> {
  const [row] = await db.select().from(usersTable).where(eq(usersTable.id, userId))
  return row ?? null
}

/** Join condition for the configuration of a card's assistant, if it is enabled. */
const HAS_ENABLED_ASSISTANT = and(eq(salesbotConfigsTable.cardId, businessCardsTable.id), eq(salesbotConfigsTable.isEnabled, true))

export interface CardFoundBySlug {
  cardId: number
  /** The card's row; null once the card is deleted. */
  card: CardRow | null
  ownerLevel: number
  /** Name of the card's assistant; null unless it is enabled. */
  botName: string | null
}

/** Finds the card of a current or former slug; null if no card ever had the slug. */
export async function findCardBySlug(db: Db, slug: string): Promise<CardFoundBySlug | null> {
  const [row] = await db
    .select({
      cardId: cardSlugsTable.cardId,
      card: businessCardsTable,
      ownerLevel: usersTable.accessLevel,
      botName: salesbotConfigsTable.botName,
    })
    .from(cardSlugsTable)
    .leftJoin(businessCardsTable, eq(businessCardsTable.id, cardSlugsTable.cardId))
    .leftJoin(usersTable, eq(usersTable.id, businessCardsTable.userId))
    .leftJoin(salesbotConfigsTable, HAS_ENABLED_ASSISTANT)
    .where(eq(cardSlugsTable.slug, slug))
  return row ? { ...row, ownerLevel: row.ownerLevel ?? 0 } : null
}

/** Reads in one transaction what publishing a card needs: the card (null if deleted), owner's level, assistant and all slugs. */
export async function readCardForPublishing(db: Db, cardId: number) {
  const [cards, slugs] = await db.batch([
    db
      .select({ card: businessCardsTable, ownerLevel: usersTable.accessLevel, botName: salesbotConfigsTable.botName })
      .from(businessCardsTable)
      .innerJoin(usersTable, eq(usersTable.id, businessCardsTable.userId))
      .leftJoin(salesbotConfigsTable, HAS_ENABLED_ASSISTANT)
      .where(eq(businessCardsTable.id, cardId)),
    db.select({ slug: cardSlugsTable.slug }).from(cardSlugsTable).where(eq(cardSlugsTable.cardId, cardId)),
  ])
  return { current: cards[0] ?? null, slugs: slugs.map(({ slug }) => slug) }
}

/** Records that `version` of a card is in KV. Returns the card's current version in D1, or null if the card is deleted. */
export async function markCardPublished(db: Db, cardId: number, version: number): Promise<number | null> {
  const [, rows] = await db.batch([
    db
      .update(businessCardsTable)
      .set({ publishedVersion: version })
      .where(
        and(eq(businessCardsTable.id, cardId), eq(businessCardsTable.version, version), lt(businessCardsTable.publishedVersion, version)),
      ),
    db.select({ version: businessCardsTable.version }).from(businessCardsTable).where(eq(businessCardsTable.id, cardId)),
  ])
  return rows[0]?.version ?? null
}

export async function listUnpublishedCardIds(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: businessCardsTable.id })
    .from(businessCardsTable)
    .where(sql`published_version < version`)
    .orderBy(asc(businessCardsTable.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
