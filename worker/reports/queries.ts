import { and, asc, count, desc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { CARD_REPORTS_MAX } from '../../schema/bounds.ts'
import type { PublicCard } from '../../schema/card.ts'
import { LISTED_REPORTED_CARDS_MAX, LISTED_REPORTS_PER_CARD_MAX, LISTED_SUSPENDED_CARDS_MAX } from '../../schema/report.ts'
import type { CardReportBody, CloseReportsBody, SuspendCardBody } from '../../schema/report-body.ts'
import { businessCardsTable, cardReportCopiesTable, cardReportsTable } from '../../schema/tables/cards.ts'
import { usersTable } from '../../schema/tables/users.ts'
import { createAuditEntry } from '../platform/audit-queries.ts'
import type { Db } from '../platform/db.ts'

const DAY_MS = 86_400_000

/**
 * Stores a report, and the state of the card unless it is stored already. When the card has all its copies, the state replaces the newest
 * one, so that an owner cannot use the copies up with harmless states before publishing something else. The statements themselves check the
 * limits of the card, so that parallel calls cannot exceed them. Returns false above a limit, and if the card was deleted meanwhile.
 */
export async function createCardReport(db: Db, card: PublicCard, version: number, report: CardReportBody, now: number): Promise<boolean> {
  const ofCard = sql`from card_reports where card_id = ${card.id}`
  const hasRoom = sql`exists (select 1 from business_cards where id = ${card.id})
    and (select count(*) ${ofCard} and created_at > ${now - DAY_MS}) < ${CARD_REPORTS_MAX.perDay}
    and (select count(*) ${ofCard} and closed_at is null) < ${CARD_REPORTS_MAX.open}`
  const copies = sql`(select count(distinct copy_id) ${ofCard} and closed_at is null)`
  const [, , stored] = await db.batch([
    db
      .update(cardReportCopiesTable)
      .set({ version, card, createdAt: now })
      .where(
        and(
          sql`${cardReportCopiesTable.id} = (select max(copy_id) ${ofCard} and closed_at is null)`,
          lt(cardReportCopiesTable.version, version),
          sql`not exists (select 1 from card_report_copies where card_id = ${card.id} and version = ${version})`,
          sql`${copies} >= ${CARD_REPORTS_MAX.copies} and ${hasRoom}`,
        ),
      ),
    db
      .insert(cardReportCopiesTable)
      .select(
        sql`select null, ${card.id}, ${version}, ${JSON.stringify(card)}, ${now} where ${hasRoom}
          and ${copies} < ${CARD_REPORTS_MAX.copies}`,
      )
      .onConflictDoNothing(),
    db
      .insert(cardReportsTable)
      .select(
        sql`select null, ${card.id}, copy.id, ${report.reason}, ${report.text}, ${report.email}, ${now}, null, ''
          from card_report_copies copy where copy.card_id = ${card.id} and ${hasRoom}
          order by copy.version = ${version} desc, copy.id desc limit 1`,
      )
      .returning({ id: cardReportsTable.id }),
  ])
  return stored.length > 0
}

const CARD_AND_OWNER = {
  cardId: businessCardsTable.id,
  slug: businessCardsTable.slug,
  name: businessCardsTable.name,
  suspendedAt: businessCardsTable.suspendedAt,
  owner: { id: usersTable.id, username: usersTable.username, accessLevel: usersTable.accessLevel },
}

export async function getCardAndOwner(db: Db, cardId: number) {
  const [row] = await db
    .select({ ...CARD_AND_OWNER, user: usersTable })
    .from(businessCardsTable)
    .innerJoin(usersTable, eq(usersTable.id, businessCardsTable.userId))
    .where(eq(businessCardsTable.id, cardId))
  return row ?? null
}

// The lists are read outside of `db.batch`, whose rows would lose one of two columns with the same name.

/** Lists the cards with open reports, those with the most first, and the newest reports of each. */
export async function listReportedCards(db: Db) {
  const open = db
    .select({ cardId: cardReportsTable.cardId, open: count().as('open') })
    .from(cardReportsTable)
    .where(isNull(cardReportsTable.closedAt))
    .groupBy(cardReportsTable.cardId)
    .as('counted')
  const [cards, [all]] = await Promise.all([
    db
      .select({ ...CARD_AND_OWNER, open: open.open })
      .from(open)
      .innerJoin(businessCardsTable, eq(businessCardsTable.id, open.cardId))
      .innerJoin(usersTable, eq(usersTable.id, businessCardsTable.userId))
      .orderBy(desc(open.open), asc(open.cardId))
      .limit(LISTED_REPORTED_CARDS_MAX),
    db
      .select({ n: sql<number>`count(distinct card_id)` })
      .from(cardReportsTable)
      .where(isNull(cardReportsTable.closedAt)),
  ])
  const reports = await Promise.all(
    cards.map(({ cardId }) =>
      db
        .select()
        .from(cardReportsTable)
        .where(and(eq(cardReportsTable.cardId, cardId), isNull(cardReportsTable.closedAt)))
        .orderBy(desc(cardReportsTable.id))
        .limit(LISTED_REPORTS_PER_CARD_MAX),
    ),
  )
  return { cards: cards.map((card, index) => ({ ...card, reports: reports[index]! })), total: all!.n }
}

export async function listSuspendedCards(db: Db) {
  const { suspendedAt, suspensionReason, suspensionNote } = businessCardsTable
  const [cards, [all]] = await Promise.all([
    db
      .select({ ...CARD_AND_OWNER, suspensionReason, suspensionNote })
      .from(businessCardsTable)
      .innerJoin(usersTable, eq(usersTable.id, businessCardsTable.userId))
      .where(isNotNull(suspendedAt))
      .orderBy(desc(suspendedAt))
      .limit(LISTED_SUSPENDED_CARDS_MAX),
    db.select({ n: count() }).from(businessCardsTable).where(isNotNull(suspendedAt)),
  ])
  return { cards, total: all!.n }
}

export async function getReportedCopy(db: Db, copyId: number): Promise<PublicCard | null> {
  const [row] = await db
    .select({ card: cardReportCopiesTable.card })
    .from(cardReportCopiesTable)
    .where(eq(cardReportCopiesTable.id, copyId))
  return row?.card ?? null
}

interface Decision {
  actorId: number
  userId: number
  cardId: number
}

const closeReports = (db: Db, { cardId }: Decision, through: number | undefined, note: string, now: number) =>
  db
    .update(cardReportsTable)
    .set({ closedAt: now, note })
    .where(
      and(
        eq(cardReportsTable.cardId, cardId),
        isNull(cardReportsTable.closedAt),
        through === undefined ? undefined : lte(cardReportsTable.id, through),
      ),
    )

export async function closeReportsOfCard(db: Db, decision: Decision, { through, note }: CloseReportsBody, now: number): Promise<void> {
  const ofCard = and(eq(cardReportsTable.cardId, decision.cardId), isNull(cardReportsTable.closedAt), lte(cardReportsTable.id, through))
  const reports = await db.$count(cardReportsTable, ofCard)
  if (reports === 0) return
  await db.batch([
    closeReports(db, decision, through, note, now),
    createAuditEntry(db, { ...decision, action: 'reports-closed', detail: { reports } }),
  ])
}

/** Suspends a card and closes its reports. The caller must publish the card. */
export async function suspendCard(db: Db, decision: Decision, { reason, note }: SuspendCardBody, now: number): Promise<void> {
  await db.batch([
    db
      .update(businessCardsTable)
      .set({ suspendedAt: now, suspensionReason: reason, suspensionNote: note, version: sql`version + 1` })
      .where(eq(businessCardsTable.id, decision.cardId)),
    closeReports(db, decision, undefined, note, now),
    createAuditEntry(db, { ...decision, action: 'card-suspended' }),
  ])
}

/** The caller must publish the card. */
export async function liftSuspension(db: Db, decision: Decision): Promise<void> {
  await db.batch([
    db
      .update(businessCardsTable)
      .set({ suspendedAt: null, suspensionReason: null, suspensionNote: null, version: sql`version + 1` })
      .where(eq(businessCardsTable.id, decision.cardId)),
    createAuditEntry(db, { ...decision, action: 'card-suspension-lifted' }),
  ])
}
