import type { CardFieldsInput } from '../../schema/card.ts'
import { createSlugFromName } from '../../schema/slug.ts'
import { cardLimitOfLevel, cardLimitHintOf } from '../../schema/capabilities.ts'
import type { CardRow, Db, UserRow } from '../platform/db.ts'
import { AppError, conflictError } from '../platform/errors.ts'
import { type CardPatch, toNewCardPatch } from './fields.ts'
import { createCardRow } from './write-queries.ts'

const RANDOM_SLUG_TRIES_MAX = 20

type CardOwner = Pick<UserRow, 'username'> & Partial<Pick<UserRow, 'fullName' | 'email' | 'phone'>>

/** Returns the content of a new card. Name, e-mail and phone default to the owner's. */
export function buildNewCardContent(owner: CardOwner, fields: CardFieldsInput): CardPatch {
  return { name: owner.fullName ?? owner.username, email: owner.email ?? null, phone: owner.phone ?? null, ...toNewCardPatch(fields) }
}

/**
 * Creates a card with the given slug, or else a random one made from the username. The caller must publish the
 * card. Throws 403 above the owner's card limit, 409 if the slug is or was taken.
 */
export async function createCard(
  db: Db,
  owner: CardOwner & Pick<UserRow, 'id' | 'accessLevel'>,
  fields: CardFieldsInput,
): Promise<CardRow> {
  const content = buildNewCardContent(owner, fields)
  for (let draw = 0; draw < RANDOM_SLUG_TRIES_MAX; draw++) {
    const slug = fields.slug ?? createSlugFromName(owner.username, Math.floor(Math.random() * 10_000))
    const { card, slugTaken } = await createCardRow(db, owner.id, { ...content, slug }, cardLimitOfLevel(owner.accessLevel))
    if (card) return card
    if (!slugTaken) throw new AppError(403, cardLimitHintOf(owner.accessLevel), { code: 'cardLimit' })
    if (fields.slug) throw conflictError('slugTaken')
  }
  throw conflictError('slugTaken')
}
