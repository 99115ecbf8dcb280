import type { CreateUser } from '../../schema/user-management.ts'
import { hashPassword } from '../auth/password.ts'
import { insertUser } from '../auth/queries.ts'
import { createCard } from '../cards/create.ts'
import { audit } from '../platform/audit-queries.ts'
import type { Viewer } from '../platform/context.ts'
import { type CardRow, type Db, type UserRow, isGuarded, isUniqueViolation } from '../platform/db.ts'
import { conflict, forbidden } from '../platform/errors.ts'
import { stillHolds } from '../platform/queries.ts'
import { isNameTaken, withdrawUser } from './queries.ts'

/**
 * Makes a user and their first card, in the name of `actor`: both, or neither. Without a password the caller sends an
 * invitation. The caller publishes the card. Throws 409 when the name or the slug is taken, 403
 * when the actor lost the right to it while the password was hashed.
 */
export async function createUser(db: Db, actor: Viewer, fields: CreateUser): Promise<{ user: UserRow; card: CardRow }> {
  const { cardSlug, password, ...account } = fields
  // Before the hash, which is dear.
  if (await isNameTaken(db, account.username, 0)) throw conflict('usernameTaken')
  const hash = password === undefined ? null : await hashPassword(password)
  const user = await insertUser(db, { ...account, password: hash }, stillHolds(actor)).catch((error: unknown) => {
    if (isGuarded(error)) throw forbidden()
    throw isUniqueViolation(error) ? conflict('usernameTaken') : error
  })
  try {
    const card = await createCard(db, user, { slug: cardSlug })
    await audit(db, {
      actorId: actor.user.id,
      action: 'user-created',
      userId: user.id,
      cardId: card.id,
      detail: { level: user.accessLevel },
    })
    return { user, card }
  } catch (error) {
    await withdrawUser(db, user.id)
    throw error
  }
}
