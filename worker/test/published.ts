import { businessCards, cardSlugs } from '../../schema/tables/cards.ts'
import { publish } from '../cards/publish.ts'
import type { CardRow } from '../platform/db.ts'
import { createUser, db, env, type TestUser } from './client.ts'

let made = 0

/** Creates and publishes a card with a new owner. `fields` override the default fields. */
export async function createPublishedCard(
  fields: Partial<typeof businessCards.$inferInsert> = {},
  owner?: TestUser,
): Promise<{ card: CardRow; owner: TestUser }> {
  const of = owner ?? (await createUser())
  const slug = fields.slug ?? `card-${Date.now().toString(36)}-${++made}`
  const now = Date.now()
  const [card] = await db
    .insert(businessCards)
    .values({ name: 'Ada Lovelace', createdAt: now, updatedAt: now, ...fields, userId: of.id, slug })
    .returning()
  await db.insert(cardSlugs).values({ slug, cardId: card!.id, createdAt: now })
  await publish(env, card!.id)
  return { card: card!, owner: of }
}
