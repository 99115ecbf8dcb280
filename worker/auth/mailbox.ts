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
 * The mailbox that an address reaches, as far as it can be told: `+tags` lead to the same one nearly everywhere (RFC 5233),
 * dots at Gmail too. Without this a limit for an address would be none for whom it protects.
 */
export function mailboxOf(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1)
  const local = key.slice(0, at).replace(/(?!^)\+.*$/, '')
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

/** True while the link that gives a mailbox its account back still waits for room in the mailbox's limit. */
async function isRestoreWaiting(db: Db, mailbox: string, now: number): Promise<boolean> {
  for await (const { email } of waitingLinks(db, now)) if (mailboxOf(email) === mailbox) return true
  return false
}

/**
 * Whom a mail is for, which decides how many of a mailbox's mails of the hour there may be before it: `restore` gives an
 * owner their account back and goes ahead of all others; `owner` goes to an address of which an account is known to be its
 * holder's; `anybody` is for an account that a stranger may have made with the address.
 */
type Claim = 'restore' | 'owner' | 'anybody'

/**
 * Sends what `write` makes to an address, unless its mailbox had its mails of the hour or `write` has nothing to say;
 * returns whether it was sent. Checking and counting are one statement, so parallel calls cannot pass together. A mail
 * that the service refuses does not count; its error is thrown.
 */
export async function mailWithin(
  db: Db,
  env: MailEnv,
  to: string,
  write: () => Promise<Mail | null>,
  { claim = 'anybody' as Claim, now = Date.now() } = {},
): Promise<boolean> {
  const box = mailboxOf(to)
  const most = claim === 'anybody' ? UNCONFIRMED_MAILS_AN_HOUR : MAILS_AN_HOUR
  if (claim !== 'restore' && (await isRestoreWaiting(db, box, now))) return false
  const sentMail = await insertSentMail(db, keyedHash(env, 'mailbox', box), most, now - HOUR, now)
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
