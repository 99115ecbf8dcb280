import { explainUserDeletionRefusal, explainUserEditRefusal } from '../../schema/user-rights.ts'
import { emailLookupKeyOf } from '../../schema/email.ts'
import { listOpenPutBackLinks } from '../auth/email-queries.ts'
import type { Db, UserRow } from '../platform/db.ts'
import { badRequestError, conflictError, forbiddenError } from '../platform/errors.ts'

export function requireEditableUser(editor: UserRow, target: UserRow): void {
  const refusal = explainUserEditRefusal(editor, target)
  if (refusal) throw forbiddenError(refusal)
}

export function requireDeletableUser(editor: UserRow, target: UserRow): void {
  const refusal = explainUserDeletionRefusal(editor, target)
  if (refusal === 'ownDeletion') throw badRequestError(refusal)
  if (refusal) throw forbiddenError(refusal)
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
