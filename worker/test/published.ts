import { businessCardsTable, cardSlugsTable } from '../../schema/tables/cards.ts'
import { publishCard } from '../cards/publish.ts'
import type { CardRow } from '../platform/db.ts'
import { createTestUser, db, env, type TestUser } from './client.ts'

let createdCardCount = 0

/** Creates a published card in the database, with a new owner unless one is given. `fields` override the default values. */
export async function createPublishedCard(
  fields: Partial<typeof businessCardsTable.$inferInsert> = {},
  owner?: TestUser,
): Promise<{ card: CardRow; owner: TestUser }> {
  const of = owner ?? (await createTestUser())
  const slug = fields.slug ?? `card-${Date.now().toString(36)}-${++createdCardCount}`
  const now = Date.now()
  const [card] = await db
    .insert(businessCardsTable)
    .values({ name: 'Ada Lovelace', createdAt: now, updatedAt: now, ...fields, userId: of.id, slug })
    .returning()
  await db.insert(cardSlugsTable).values({ slug, cardId: card!.id, createdAt: now })
  await publishCard(env, card!.id)
  return { card: card!, owner: of }
}
