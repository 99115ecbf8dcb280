import type { CardFields } from '../../schema/card.ts'
import { slugFrom } from '../../schema/slug.ts'
import { cardLimit, cardLimitHint } from '../../schema/level.ts'
import type { CardRow, Db, UserRow } from '../platform/db.ts'
import { AppError, conflict } from '../platform/errors.ts'
import { newCardPatch } from './fields.ts'
import { insertCard } from './write-queries.ts'

/** How many random slugs are tried. */
const DRAWS_MAX = 20

/**
 * Makes a card for `owner`, with the slug in `fields` or one drawn from the username. Name, e-mail and phone default to
 * the owner's. Throws 403 with the level's hint when the owner is at the limit, 409 when the slug is or was a card's.
 * The caller publishes the card.
 */
export async function createCard(
  db: Db,
  owner: Pick<UserRow, 'id' | 'username' | 'accessLevel'> & Partial<Pick<UserRow, 'fullName' | 'email' | 'phone'>>,
  fields: CardFields,
): Promise<CardRow> {
  const content = {
    name: owner.fullName ?? owner.username,
    email: owner.email ?? null,
    phone: owner.phone ?? null,
    ...newCardPatch(fields),
  }
  for (let draw = 0; draw < DRAWS_MAX; draw++) {
    const slug = fields.slug ?? slugFrom(owner.username, Math.floor(Math.random() * 10_000))
    const { card, slugTaken } = await insertCard(db, { ...content, userId: owner.id, slug }, cardLimit(owner.accessLevel))
    if (card) return card
    if (!slugTaken) throw new AppError(403, cardLimitHint(owner.accessLevel), { code: 'cardLimit' })
    if (fields.slug) throw conflict('slugTaken')
  }
  throw conflict('slugTaken')
}
