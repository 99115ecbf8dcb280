import { AUTH } from '../../schema/user.ts'
import type { CreateUser } from '../../schema/user-management.ts'
import { hashPassword } from '../auth/password.ts'
import { insertUser } from '../auth/queries.ts'
import { createCard } from '../cards/create.ts'
import { audit } from '../platform/audit.ts'
import { type CardRow, type Db, type UserRow, isUniqueViolation } from '../platform/db.ts'
import { conflict } from '../platform/errors.ts'
import { isNameTaken, withdrawUser } from './queries.ts'

/**
 * Makes a user and their first card, in the name of `actorId`: both, or neither. Without a password the caller sends an
 * invitation. The caller publishes the card. Throws 409 when the name or the slug is taken.
 */
export async function createUser(db: Db, actorId: number, fields: CreateUser): Promise<{ user: UserRow; card: CardRow }> {
  const { cardSlug, password, ...account } = fields
  // Before the hash, which is dear.
  if (await isNameTaken(db, account.username, 0)) throw conflict(AUTH.usernameTaken)
  const hash = password === undefined ? null : await hashPassword(password)
  const user = await insertUser(db, { ...account, password: hash }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? conflict(AUTH.usernameTaken) : error
  })
  try {
    const card = await createCard(db, user, { slug: cardSlug })
    await audit(db, { actorId, action: 'user-created', userId: user.id, cardId: card.id, detail: { level: user.accessLevel } })
    return { user, card }
  } catch (error) {
    await withdrawUser(db, user.id)
    throw error
  }
}
