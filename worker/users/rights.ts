import { ACCESS_LEVELS } from '../../schema/level.ts'
import { SITE_USER_ID } from '../../schema/user.ts'
import type { UserRow } from '../platform/db.ts'
import { badRequestError, forbiddenError } from '../platform/errors.ts'

/** Throws 403 unless `editor` (of access level 4 or above, or the same user) may change the user `target`. */
export function requireEditableUser(editor: UserRow, target: UserRow): void {
  if (editor.id === target.id) return
  if (target.id === SITE_USER_ID) throw forbiddenError('siteUser')
  if (target.accessLevel >= ACCESS_LEVELS.admin && editor.accessLevel < ACCESS_LEVELS.admin) throw forbiddenError('adminOnly')
}

/** Throws unless `editor` may delete `target` in User Management. Users delete their own account in Account Settings. */
export function requireDeletableUser(editor: UserRow, target: UserRow): void {
  if (target.id === SITE_USER_ID) throw forbiddenError('siteUserStays')
  if (editor.id === target.id) throw badRequestError('ownDeletion')
  requireEditableUser(editor, target)
}
