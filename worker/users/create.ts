import type { CreateUserBody } from '../../schema/user-management.ts'
import { hashPassword } from '../auth/password.ts'
import { createUser } from '../auth/queries.ts'
import { createCard } from '../cards/create.ts'
import { createAuditEntry } from '../platform/audit-queries.ts'
import type { SignedInViewer } from '../platform/context.ts'
import { type CardRow, type Db, type UserRow, isConditionNotMetError, isUniqueViolation } from '../platform/db.ts'
import { conflictError, forbiddenError } from '../platform/errors.ts'
import { buildViewerUnchangedCondition } from '../platform/queries.ts'
import { isUsernameTaken, deleteNewUser } from './queries.ts'

/**
 * Creates a user and their first card, or neither. The caller publishes the card and sends an invitation. Throws 409 if the
 * username or slug is taken, 403 if the actor lost the right meanwhile.
 */
export async function createUserAccount(db: Db, actor: SignedInViewer, fields: CreateUserBody): Promise<{ user: UserRow; card: CardRow }> {
  const { cardSlug, password, ...account } = fields
  if (await isUsernameTaken(db, account.username, 0)) throw conflictError('usernameTaken')
  const hash = password === undefined ? null : await hashPassword(password)
  const user = await createUser(db, { ...account, password: hash }, buildViewerUnchangedCondition(actor)).catch((error: unknown) => {
    if (isConditionNotMetError(error)) throw forbiddenError()
    throw isUniqueViolation(error) ? conflictError('usernameTaken') : error
  })
  try {
    const card = await createCard(db, user, { slug: cardSlug })
    await createAuditEntry(db, {
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
