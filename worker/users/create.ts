import type { CreateUserBody } from '../../schema/user-management.ts'
import { hashNewPassword } from '../auth/new-password.ts'
import { buildNewCardContent, createWithFreeSlug } from '../cards/create.ts'
import type { SignedInViewer } from '../platform/context.ts'
import { type Db, type SqlCondition, type SqlStatement, type UserRow, isConditionNotMetError, isUniqueViolation } from '../platform/db.ts'
import { conflictError, forbiddenError } from '../platform/errors.ts'
import { buildViewerUnchangedCondition } from '../platform/queries.ts'
import { type CreatedAccount, createUserWithCard } from './create-queries.ts'
import { isUsernameTaken } from './queries.ts'
import { requireNoProxy } from './rights.ts'

/**
 * Creates a user and their first card, or neither. The caller publishes the card and sends an invitation. Throws 409 if the
 * username or slug is taken, 403 if the actor lost the right meanwhile.
 */
export const createUserAccount = (db: Db, actor: SignedInViewer, fields: CreateUserBody): Promise<CreatedAccount> =>
  createAccountIf(db, actor.user, fields, buildViewerUnchangedCondition(actor))

/** The same, if the condition `only` holds, otherwise it throws 403. `also` are more statements of the same transaction. */
export async function createAccountIf(
  db: Db,
  actor: Pick<UserRow, 'id' | 'accessLevel'>,
  { cardSlug, password, ...account }: CreateUserBody,
  only: SqlCondition,
  also: SqlStatement[] = [],
): Promise<CreatedAccount> {
  if (account.accessLevel > actor.accessLevel) throw forbiddenError('levelTooHigh')
  await requireNoProxy(db, actor, { level: account.accessLevel, hasNewSignIn: false })
  if (await isUsernameTaken(db, account.username, 0)) throw conflictError('usernameTaken')
  const user = { ...account, password: password === undefined ? null : await hashNewPassword(password, account, 'password') }
  const content = buildNewCardContent(account, {})
  return createWithFreeSlug(user.username, cardSlug, async (slug) => {
    try {
      return await createUserWithCard(db, user, { ...content, slug }, { only, actorId: actor.id, also })
    } catch (error) {
      if (isConditionNotMetError(error)) throw forbiddenError()
      throw isUniqueViolation(error) ? conflictError('usernameTaken') : error
    }
  })
}
