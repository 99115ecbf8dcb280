import type { API_ERROR_MESSAGES } from './error.ts'
import { ACCESS_LEVELS } from './level.ts'
import type { User } from './user.ts'
import { SITE_USER_ID } from './user-rules.ts'

type UserRightsErrorCode = Extract<keyof typeof API_ERROR_MESSAGES, 'siteUser' | 'siteUserStays' | 'adminOnly' | 'ownDeletion'>
type UserAndLevel = Pick<User, 'id' | 'accessLevel'>

/** Returns why `editor`, of access level 4 or above or the same user, may not change `target`; null if they may. */
export function explainEditRefusal(editor: UserAndLevel, target: UserAndLevel): UserRightsErrorCode | null {
  if (editor.id === target.id) return null
  if (target.id === SITE_USER_ID) return 'siteUser'
  return target.accessLevel >= ACCESS_LEVELS.admin && editor.accessLevel < ACCESS_LEVELS.admin ? 'adminOnly' : null
}

/** Returns why `editor` may not delete `target` in User Management; null if they may. */
export function explainDeletionRefusal(editor: UserAndLevel, target: UserAndLevel): UserRightsErrorCode | null {
  if (target.id === SITE_USER_ID) return 'siteUserStays'
  return editor.id === target.id ? 'ownDeletion' : explainEditRefusal(editor, target)
}
