import { explainUserDeletionRefusal, explainUserEditRefusal } from '../../schema/user-rights.ts'
import type { UserRow } from '../platform/db.ts'
import { badRequestError, forbiddenError } from '../platform/errors.ts'

export function requireEditableUser(editor: UserRow, target: UserRow): void {
  const refusal = explainUserEditRefusal(editor, target)
  if (refusal) throw forbiddenError(refusal)
}

export function requireDeletableUser(editor: UserRow, target: UserRow): void {
  const refusal = explainUserDeletionRefusal(editor, target)
  if (refusal === 'ownDeletion') throw badRequestError(refusal)
  if (refusal) throw forbiddenError(refusal)
}
