import { explainDeletionRefusal, explainEditRefusal } from '../../schema/user-rights.ts'
import type { UserRow } from '../platform/db.ts'
import { badRequestError, forbiddenError } from '../platform/errors.ts'

/** Throws 403 unless `editor` (who manages users, or is the same user) may change the user `target`. */
export function requireEditableUser(editor: UserRow, target: UserRow): void {
  const refusal = explainEditRefusal(editor, target)
  if (refusal) throw forbiddenError(refusal)
}

/** Throws unless `editor` may delete `target` in User Management. Users delete their own account in Account Settings. */
export function requireDeletableUser(editor: UserRow, target: UserRow): void {
  const refusal = explainDeletionRefusal(editor, target)
  if (refusal === 'ownDeletion') throw badRequestError(refusal)
  if (refusal) throw forbiddenError(refusal)
}
