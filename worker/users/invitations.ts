import { renderInvitationMail } from '../auth/mail.ts'
import { mailOneTimeLink } from '../auth/one-time-link-mail.ts'
import type { Db, UserRow } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'

/** True if an invited user has not chosen a password yet. Restoring an e-mail address removes the password too, but is no invitation. */
export const isInvitationPending = ({ password, passwordRemovedAt }: UserRow): boolean => password === null && passwordRemovedAt === null

export const mailInvitation = (db: Db, env: Env, user: UserRow) => mailOneTimeLink(db, env, user, 'invitation', renderInvitationMail)
