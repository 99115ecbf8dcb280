import { levelAllows, capabilityRefusalMessageOf } from './capabilities.ts'
import type { User } from './user.ts'
import { SITE_USER_ID } from './user-rules.ts'

export const USER_RIGHTS_MESSAGES = {
  siteUser: 'Only its owner can edit this account',
  siteUserStays: 'This account belongs to the site and cannot be deleted',
  adminOnly: /* @__PURE__ */ capabilityRefusalMessageOf('changeAdmins'),
  levelTooHigh: 'You cannot give a higher access level than your own',
  ownLevel: 'You cannot change your own access level',
  ownPassword: 'Change your own password in Account Settings',
  ownFactors: 'Change your own second factors in Account Settings',
  ownCardReports: 'Another administrator must decide about your own card',
  siteUserCards: 'Only the administrator of this site can decide about this card',
  ownDeletion: 'Delete your own account in Account Settings',
} as const

const PUT_BACK_END_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

const PUT_BACK_REFUSALS = {
  deletion: { what: 'nothing can be deleted for good', whose: 'your account' },
  proxy: { what: 'you can make nobody an administrator, nor set the password or email of another user', whose: 'your account' },
  target: { what: "only the site's own account can delete this user", whose: 'their account' },
} as const
export type PutBackRefusal = keyof typeof PUT_BACK_REFUSALS

/** Says what somebody cannot do while a link is open that gives an account back. `end` is in ms since 1970. */
export function explainOpenPutBack(end: number, refusal: PutBackRefusal): string {
  const { what, whose } = PUT_BACK_REFUSALS[refusal]
  return `Until ${PUT_BACK_END_FORMAT.format(end)} UTC, ${what}, because the address or password of ${whose} was changed and the mailed link that undoes this is still open.`
}

export type UserRightsErrorCode = Exclude<keyof typeof USER_RIGHTS_MESSAGES, 'ownLevel' | 'ownPassword' | 'ownFactors'>
type UserAndLevel = Pick<User, 'id' | 'accessLevel'>

/** Returns why `editor` may not change the user `target`; null if they may. `editor` manages users or is the same user. */
export function explainUserEditRefusal(editor: UserAndLevel, target: UserAndLevel): UserRightsErrorCode | null {
  if (editor.id === target.id) return null
  if (target.id === SITE_USER_ID) return 'siteUser'
  return levelAllows(target.accessLevel, 'changeAdmins') && !levelAllows(editor.accessLevel, 'changeAdmins') ? 'adminOnly' : null
}

export function explainUserDeletionRefusal(editor: UserAndLevel, target: UserAndLevel): UserRightsErrorCode | null {
  if (target.id === SITE_USER_ID) return 'siteUserStays'
  return editor.id === target.id ? 'ownDeletion' : explainUserEditRefusal(editor, target)
}

/** Returns why `viewer` may not suspend a card of `owner` or close its reports; null if they may. `viewer` moderates cards. */
export function explainModerationRefusal(viewer: UserAndLevel, owner: UserAndLevel): UserRightsErrorCode | null {
  if (viewer.id !== owner.id) return owner.id === SITE_USER_ID ? 'siteUserCards' : explainUserEditRefusal(viewer, owner)
  return levelAllows(viewer.accessLevel, 'changeAdmins') ? null : 'ownCardReports'
}
