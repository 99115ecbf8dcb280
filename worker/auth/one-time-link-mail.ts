import type { Db, UserRow } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { conflictError } from '../platform/errors.ts'
import { createOneTimeLinks, deleteOneTimeLink } from './link-queries.ts'
import type { MailMessage } from './mail.ts'
import { type MailPriority, sendRateLimitedMail } from './mailbox.ts'

/**
 * Mails a one-time link that somebody else has asked for. Returns its time in ms; null above the mailbox's hourly limit. Earlier links stay
 * valid. If the mail service fails, deletes the link and throws the error. Throws 409 if the address changed meanwhile.
 */
export async function mailOneTimeLink(
  db: Db,
  env: Env,
  user: UserRow,
  purpose: 'invitation' | 'factors',
  render: (username: string, url: string) => MailMessage,
  priority?: MailPriority,
): Promise<number | null> {
  const now = Date.now()
  let url: string | undefined
  const write = async () => {
    url = (await createOneTimeLinks(db, env, [user], purpose, now)).get(user.id)
    if (url === undefined) throw conflictError('userChanged')
    return render(user.username, url)
  }
  try {
    return (await sendRateLimitedMail(db, env, user.email, write, { priority, now })) ? now : null
  } catch (error) {
    if (url !== undefined) await deleteOneTimeLink(db, url)
    throw error
  }
}
