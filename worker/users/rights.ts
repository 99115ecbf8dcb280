import { levelAllows } from '../../schema/capabilities.ts'
import { SITE_USER_ID } from '../../schema/user-rules.ts'
import { explainUserDeletionRefusal, explainUserEditRefusal } from '../../schema/user-rights.ts'
import { emailLookupKeyOf } from '../../schema/email.ts'
import { listOpenPutBackLinks } from '../auth/email-queries.ts'
import { requireNoOpenPutBack } from '../auth/put-back.ts'
import type { Db, UserRow } from '../platform/db.ts'
import { badRequestError, conflictError, forbiddenError } from '../platform/errors.ts'

export function requireEditableUser(editor: UserRow, target: UserRow): void {
  const refusal = explainUserEditRefusal(editor, target)
  if (refusal) throw forbiddenError(refusal)
}

/** A stolen account that can still be given back is deleted by nobody but the site's own account: not by the thief's other one either. */
export async function requireDeletableUser(db: Db, editor: UserRow, target: UserRow): Promise<void> {
  const refusal = explainUserDeletionRefusal(editor, target)
  if (refusal === 'ownDeletion') throw badRequestError(refusal)
  if (refusal) throw forbiddenError(refusal)
  if (editor.id !== SITE_USER_ID) await requireNoOpenPutBack(db, target.id, 'target')
}

/**
 * Whoever may have stolen the account of `editor` must not go on with another account after it was given back. So meanwhile the editor
 * gives nobody an administrator's level, and no password or address to others. `level` is the given level; undefined if none is raised.
 */
export async function requireNoProxy(
  db: Db,
  editor: Pick<UserRow, 'id'>,
  { level, hasNewSignIn }: { level: number | undefined; hasNewSignIn: boolean },
): Promise<void> {
  if (hasNewSignIn || (level !== undefined && levelAllows(level, 'manageUsers'))) await requireNoOpenPutBack(db, editor.id, 'proxy')
}

/**
 * The link that removes all second factors goes to the mailbox of the holder alone: never to an unconfirmed address, nor to one that
 * somebody may have put in the holder's place.
 */
export async function requireFactorsResettable(db: Db, editor: UserRow, target: UserRow, now = Date.now()): Promise<void> {
  requireEditableUser(editor, target)
  if (editor.id === target.id) throw badRequestError('ownFactors')
  if (target.secondFactorAt === null) throw conflictError('noSecondFactor')
  if (target.emailConfirmedAt === null) throw conflictError('emailNotConfirmed')
  const earlier = (await listOpenPutBackLinks(db, target.id, now)).some(({ email }) => emailLookupKeyOf(email) !== target.emailKey)
  if (earlier || (target.resetsFrom !== null && target.resetsFrom > now)) throw conflictError('emailChangedLately')
}
