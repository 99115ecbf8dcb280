import { createOneTimeLinks, deleteOneTimeLink } from '../auth/link-queries.ts'
import { renderInvitationMail } from '../auth/mail.ts'
import { sendRateLimitedMail } from '../auth/mailbox.ts'
import type { Db, UserRow } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { conflictError } from '../platform/errors.ts'

/** True for a user who has never had a password. A user whose password a link removed is no stranger who waits for an invitation. */
export const isInvited = ({ password, passwordRemovedAt }: UserRow): boolean => password === null && passwordRemovedAt === null

/**
 * Mails a user a link for choosing a password. Returns when it was made, in ms, or null if the mailbox reached its hourly limit.
 * Earlier links stay valid: they went to the same address, and using one of them voids the others. Throws the mail service's
 * error, without leaving a link that nobody received, and 409 if the user's address changed meanwhile.
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
