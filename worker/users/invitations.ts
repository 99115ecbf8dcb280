import { createOneTimeLinks, deleteOneTimeLink } from '../auth/link-queries.ts'
import { renderInvitationMail } from '../auth/mail.ts'
import { sendRateLimitedMail } from '../auth/mailbox.ts'
import type { Db, UserRow } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { conflictError } from '../platform/errors.ts'

/** True if an invited user has not chosen a password yet. Restoring an e-mail address removes the password too, but is no invitation. */
export const isInvitationPending = ({ password, passwordRemovedAt }: UserRow): boolean => password === null && passwordRemovedAt === null

/**
 * Mails a link for choosing a password. Returns its time in ms; null above the mailbox's hourly limit. Earlier links stay valid. If the
 * mail service fails, deletes the link and throws the error. Throws 409 if the address changed meanwhile.
 */
export async function mailInvitation(db: Db, env: Env, user: UserRow): Promise<number | null> {
  const now = Date.now()
  let url: string | undefined
  const write = async () => {
    url = (await createOneTimeLinks(db, env, [user], 'invitation', now)).get(user.id)
    if (url === undefined) throw conflictError('userChanged')
    return renderInvitationMail(user.username, url)
  }
  try {
    return (await sendRateLimitedMail(db, env, user.email, write)) ? now : null
  } catch (error) {
    if (url !== undefined) await deleteOneTimeLink(db, url)
    throw error
  }
}
