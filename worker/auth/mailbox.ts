import { emailKey } from '../../schema/email.ts'
import { MAILS_AN_HOUR, UNCONFIRMED_MAILS_AN_HOUR } from '../../schema/user.ts'
import type { Env } from '../platform/env.ts'
import { keyedHash } from '../platform/address.ts'
import type { Db } from '../platform/db.ts'
import { deleteSentMail, insertSentMail, waitingLinks } from './email-queries.ts'
import { type Mail, sendMail } from './mail.ts'

const HOUR = 3_600_000

type MailEnv = Pick<Env, 'EMAIL' | 'MAIL_FROM' | 'SESSION_SECRET'>

/**
 * The mailbox that an address most likely delivers to: nearly every service ignores a `+tag` (RFC 5233), and Gmail ignores
 * dots. Limits count mailboxes, so that nobody gets past them by spelling an address differently.
 */
export function mailboxOf(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1)
  const local = key.slice(0, at).replace(/(?!^)\+.*$/, '')
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

/** True while a restore link to this mailbox is not mailed yet. */
async function isRestoreWaiting(db: Db, mailbox: string, now: number): Promise<boolean> {
  for await (const { email } of waitingLinks(db, now)) if (mailboxOf(email) === mailbox) return true
  return false
}

/**
 * The priority of a mail within the mailbox's hourly limit. `restore` mails give an owner their account back and go ahead of
 * all others. `owner` mails go to an address that is known to belong to the account's holder. `anybody` mails are for accounts
 * that a stranger may have created with the address.
 */
type Priority = 'restore' | 'owner' | 'anybody'

/**
 * Sends the mail that `write` returns, unless the mailbox reached its hourly limit or `write` returns null. Returns whether
 * it was sent. One statement checks and counts, so parallel calls cannot exceed the limit. A mail that the service refuses is
 * not counted; its error is thrown.
 */
export async function mailWithin(
  db: Db,
  env: MailEnv,
  to: string,
  write: () => Promise<Mail | null>,
  { priority = 'anybody' as Priority, now = Date.now() } = {},
): Promise<boolean> {
  const mailbox = mailboxOf(to)
  const max = priority === 'anybody' ? UNCONFIRMED_MAILS_AN_HOUR : MAILS_AN_HOUR
  if (priority !== 'restore' && (await isRestoreWaiting(db, mailbox, now))) return false
  const sentMail = await insertSentMail(db, keyedHash(env, 'mailbox', mailbox), max, now - HOUR, now)
  if (sentMail === null) return false
  const release = () => deleteSentMail(db, sentMail)
  try {
    const mail = await write()
    if (mail) await sendMail(env, to, mail)
    else await release()
    return mail !== null
  } catch (error) {
    await release()
    throw error
  }
}
