import { type SQL, and, eq, sql } from 'drizzle-orm'
import { DEFAULT_SALESBOT_CONFIG, type QuestionAndAnswer } from '../../schema/salesbot.ts'
import type { SaveSalesbotConfigBody } from '../../schema/salesbot-body.ts'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import { salesbotConfigsTable, salesbotQuestionsTable } from '../../schema/tables/salesbot.ts'
import { usersTable } from '../../schema/tables/users.ts'
import type { Db } from '../platform/db.ts'
import { toSelectFieldsOfInsert } from '../platform/inserted-fields-queries.ts'
import { listAskerEmails } from './question-queries.ts'

export type SalesbotConfigRow = typeof salesbotConfigsTable.$inferSelect
export type SalesbotConfigPatch = Omit<SaveSalesbotConfigBody, 'updatedAt'>

/** Gets a card with its owner's level and its configuration, which is null if none is stored. Returns null if the card does not exist. */
export async function getCardWithSalesbot(db: Db, cardId: number) {
  const { id, userId, slug, name, title, company, phone, email, website, address, about, socialLinks, profilePicture, language } =
    businessCardsTable
  const [row] = await db
    .select({
      card: { id, userId, slug, name, title, company, phone, email, website, address, about, socialLinks, profilePicture, language },
      ownerLevel: usersTable.accessLevel,
      suspendedAt: businessCardsTable.suspendedAt,
      config: salesbotConfigsTable,
    })
    .from(businessCardsTable)
    .innerJoin(usersTable, eq(usersTable.id, businessCardsTable.userId))
    .leftJoin(salesbotConfigsTable, eq(salesbotConfigsTable.cardId, businessCardsTable.id))
    .where(eq(businessCardsTable.id, cardId))
  return row ?? null
}
export type CardWithSalesbot = NonNullable<Awaited<ReturnType<typeof getCardWithSalesbot>>>

function insertConfig(db: Db, cardId: number, patch: SalesbotConfigPatch, now: number) {
  const fields = toSelectFieldsOfInsert(salesbotConfigsTable, {
    ...DEFAULT_SALESBOT_CONFIG,
    ...patch,
    cardId,
    createdAt: now,
    updatedAt: now,
  })
  return db.insert(salesbotConfigsTable).select((qb) =>
    qb
      .select(fields as never)
      .from(businessCardsTable)
      .where(eq(businessCardsTable.id, cardId)),
  )
}

const nextUpdateTimeSql = (now: number): SQL => sql`max(${now}, ${salesbotConfigsTable.updatedAt} + 1)`

function writeConfig(db: Db, cardId: number, patch: SalesbotConfigPatch, expected: number | null | undefined, now: number) {
  const set = { ...patch, updatedAt: nextUpdateTimeSql(now) }
  if (expected === null) return insertConfig(db, cardId, patch, now).onConflictDoNothing().returning()
  if (expected === undefined)
    return insertConfig(db, cardId, patch, now).onConflictDoUpdate({ target: salesbotConfigsTable.cardId, set }).returning()
  const isExpected = and(eq(salesbotConfigsTable.cardId, cardId), eq(salesbotConfigsTable.updatedAt, expected))
  return db.update(salesbotConfigsTable).set(set).where(isExpected).returning()
}

/** Increments the version of a card, because its page shows parts of the assistant's configuration. */
function raiseVersionOfConfiguredCard(db: Db, cardId: number, now: number) {
  const written = sql`exists (select 1 from salesbot_configs where card_id = ${cardId} and updated_at >= ${now})`
  return db
    .update(businessCardsTable)
    .set({ version: sql`version + 1` })
    .where(and(eq(businessCardsTable.id, cardId), written))
}

/**
 * Writes fields of a configuration and increments the card's version. `expected` is the time (ms) that the stored configuration must have:
 * null if none may be stored, undefined for no check. Returns null if the check failed.
 */
export async function updateSalesbotConfig(
  db: Db,
  cardId: number,
  patch: SalesbotConfigPatch,
  expected: number | null | undefined,
  now: number,
): Promise<SalesbotConfigRow | null> {
  const [rows] = await db.batch([writeConfig(db, cardId, patch, expected, now), raiseVersionOfConfiguredCard(db, cardId, now)])
  return rows[0] ?? null
}

/**
 * Writes a card's questions with answers and deletes the question that is now answered. Returns the configuration and the addresses of the
 * visitors who asked. Returns null if the stored configuration has another time than `expected` (ms) or the question is gone.
 */
export async function storeAnswerAndDeleteQuestion(
  db: Db,
  cardId: number,
  questionId: number,
  questionsAndAnswers: QuestionAndAnswer[],
  expected: number,
  now: number,
): Promise<{ config: SalesbotConfigRow; askerEmails: string[] } | null> {
  const updatedAt = Math.max(now, expected + 1)
  const isOfCard = eq(salesbotConfigsTable.cardId, cardId)
  const isOpen = sql`exists (select 1 from salesbot_questions where id = ${questionId} and card_id = ${cardId})`
  const [askers, [config]] = await db.batch([
    listAskerEmails(db, cardId, questionId),
    db
      .update(salesbotConfigsTable)
      .set({ questionsAndAnswers, updatedAt })
      .where(and(isOfCard, eq(salesbotConfigsTable.updatedAt, expected), isOpen))
      .returning(),
    // `changes()` is the number of rows that the update above changed. Without this check, the question would be deleted even if another
    // answer was stored at the same time.
    db
      .delete(salesbotQuestionsTable)
      .where(and(eq(salesbotQuestionsTable.id, questionId), eq(salesbotQuestionsTable.cardId, cardId), sql`changes() > 0`)),
  ])
  return config ? { config, askerEmails: askers.map(({ email }) => email) } : null
}
