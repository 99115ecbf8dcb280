import { and, asc, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import { businessCardsTable, cardSlugsTable } from '../../schema/tables/cards.ts'
import { salesbotConfigsTable } from '../../schema/tables/salesbot.ts'
import { usersTable } from '../../schema/tables/users.ts'
import type { CardRow, Db } from '../platform/db.ts'

export async function listCardsOfOwner(db: Db, ownerId: number): Promise<CardRow[]> {
  return db.select().from(businessCardsTable).where(eq(businessCardsTable.userId, ownerId)).orderBy(asc(businessCardsTable.id))
}

export async function getFirstCardSlug(db: Db, ownerId: number): Promise<string | null> {
  const [row] = await selectOneCardOfOwner(db, ownerId, asc(businessCardsTable.id))
  return row?.slug ?? null
}

export interface NeighbourCardSlugs {
  previous: string
  next: string
}

/**
 * Gets the previous and the next card in the dashboard's order. After the last card comes the first. Returns null for the user's only card.
 */
export async function getNeighbourCardSlugs(db: Db, ownerId: number, cardId: number): Promise<NeighbourCardSlugs | null> {
  const { id } = businessCardsTable
  const [[before], [last], [after], [first]] = await db.batch([
    selectOneCardOfOwner(db, ownerId, desc(id), lt(id, cardId)),
    selectOneCardOfOwner(db, ownerId, desc(id)),
    selectOneCardOfOwner(db, ownerId, asc(id), gt(id, cardId)),
    selectOneCardOfOwner(db, ownerId, asc(id)),
  ])
  const previous = before ?? last
  const next = after ?? first
  return previous && next && next.id !== cardId ? { previous: previous.slug, next: next.slug } : null
}

function selectOneCardOfOwner(db: Db, ownerId: number, order: SQL, condition?: SQL) {
  const { id, slug, userId } = businessCardsTable
  return db
    .select({ id, slug })
    .from(businessCardsTable)
    .where(and(eq(userId, ownerId), condition))
    .orderBy(order)
    .limit(1)
}

export async function getCardById(db: Db, cardId: number): Promise<CardRow | null> {
  const [row] = await db.select().from(businessCardsTable).where(eq(businessCardsTable.id, cardId))
  return row ?? null
}

const HAS_ENABLED_ASSISTANT = and(eq(salesbotConfigsTable.cardId, businessCardsTable.id), eq(salesbotConfigsTable.isEnabled, true))

export interface CardOfSlug {
  cardId: number
  card: CardRow | null
  ownerLevel: number
  botName: string | null
}

/** Gets the card with this slug or former slug. Returns null if no card ever had the slug. */
export async function getCardBySlug(db: Db, slug: string): Promise<CardOfSlug | null> {
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

export async function getCardForPublishing(db: Db, cardId: number) {
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

/** Records that the card's version `version` is in KV. Returns the card's current version in D1; null for a deleted card. */
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
