import { LEVEL } from '../../schema/level.ts'
import { SITE_USER_ID } from '../../schema/user.ts'
import type { UserRow } from '../platform/db.ts'
import { badRequest, forbidden } from '../platform/errors.ts'

/** Throws 403 unless `editor` (level 4+, or the user in question) may change `target`. */
export function requireEditable(editor: UserRow, target: UserRow): void {
  if (editor.id === target.id) return
  if (target.id === SITE_USER_ID) throw forbidden('siteUser')
  if (target.accessLevel >= LEVEL.admin && editor.accessLevel < LEVEL.admin) throw forbidden('adminOnly')
}

/**
 * Throws unless `editor` may delete `target` in User Management. Users delete their own account in Account Settings, which asks for the
 * password.
 */
export function requireDeletable(editor: UserRow, target: UserRow): void {
  if (target.id === SITE_USER_ID) throw forbidden('siteUserStays')
  if (editor.id === target.id) throw badRequest('ownDeletion')
  requireEditable(editor, target)
}
