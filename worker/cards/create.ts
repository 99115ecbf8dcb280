import type { CardFieldsInput } from '../../schema/card.ts'
import { createSlugFromName } from '../../schema/slug.ts'
import { cardLimitOfLevel, cardLimitHintOf } from '../../schema/capabilities.ts'
import type { CardRow, Db, UserRow } from '../platform/db.ts'
import { AppError, conflictError } from '../platform/errors.ts'
import { refuseBlockedHosts } from './blocked-hosts.ts'
import { type CardPatch, toNewCardPatch } from './fields.ts'
import { createCardRow } from './write-queries.ts'

const RANDOM_SLUG_TRIES_MAX = 20

type CardOwner = Pick<UserRow, 'username'> & Partial<Pick<UserRow, 'fullName' | 'email' | 'phone'>>

/** Returns the content of a new card. Name, e-mail and phone default to the owner's. */
export function buildNewCardContent(owner: CardOwner, fields: CardFieldsInput): CardPatch {
  return { name: owner.fullName ?? owner.username, email: owner.email ?? null, phone: owner.phone ?? null, ...toNewCardPatch(fields) }
}

/**
 * Calls `create` with the given slug, or else with random ones made from the username, until it returns anything but null, which means that
 * the slug is or was taken. Throws 409 if no slug is free.
 */
export async function createWithFreeSlug<Created>(
  username: string,
  slug: string | undefined,
  create: (slug: string) => Promise<Created | null>,
): Promise<Created> {
  for (let draw = 0; draw < (slug === undefined ? RANDOM_SLUG_TRIES_MAX : 1); draw++) {
    const created = await create(slug ?? createSlugFromName(username, Math.floor(Math.random() * 10_000)))
    if (created !== null) return created
  }
  throw conflictError('slugTaken')
}

/**
 * Creates a card with the given slug, or else a random one made from the username. The caller must publish the
 * card. Throws 400 for a link to a blocked host, 403 above the owner's card limit, 409 if the slug is or was taken.
 */
export async function createCard(
  db: Db,
  owner: CardOwner & Pick<UserRow, 'id' | 'accessLevel'>,
  fields: CardFieldsInput,
): Promise<CardRow> {
  const content = buildNewCardContent(owner, fields)
  refuseBlockedHosts(content)
  return createWithFreeSlug(owner.username, fields.slug, async (slug) => {
    const { card, slugTaken } = await createCardRow(db, owner.id, { ...content, slug }, cardLimitOfLevel(owner.accessLevel))
    if (!card && !slugTaken) throw new AppError(403, cardLimitHintOf(owner.accessLevel), { code: 'cardLimit' })
    return card
  })
}
