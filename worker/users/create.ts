import type { CreateUser } from '../../schema/user-management.ts'
import { hashPassword } from '../auth/password.ts'
import { insertUser } from '../auth/queries.ts'
import { createCard } from '../cards/create.ts'
import { audit } from '../platform/audit-queries.ts'
import type { Viewer } from '../platform/context.ts'
import { type CardRow, type Db, type UserRow, isGuarded, isUniqueViolation } from '../platform/db.ts'
import { conflict, forbidden } from '../platform/errors.ts'
import { viewerUnchanged } from '../platform/queries.ts'
import { isNameTaken, deleteNewUser } from './queries.ts'

/**
 * Creates a user and their first card, or neither, on behalf of `actor`. The caller publishes the card, and sends an invitation
 * when there is no password. Throws 409 when the name or the slug is taken, 403 when the actor lost the right to create users
 * while the password was hashed.
 */
export async function createUser(db: Db, actor: Viewer, fields: CreateUser): Promise<{ user: UserRow; card: CardRow }> {
  const { cardSlug, password, ...account } = fields
  // Checked before the expensive hash.
  if (await isNameTaken(db, account.username, 0)) throw conflict('usernameTaken')
  const hash = password === undefined ? null : await hashPassword(password)
  const user = await insertUser(db, { ...account, password: hash }, viewerUnchanged(actor)).catch((error: unknown) => {
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
    await deleteNewUser(db, user.id)
    throw error
  }
}
