import { emailLookupKeyOf } from '../../schema/email.ts'
import { MAILBOX_MAILS_PER_HOUR_MAX, UNCONFIRMED_ADDRESS_MAILS_PER_HOUR_MAX } from '../../schema/user.ts'
import type { Env } from '../platform/env.ts'
import { computeKeyedHash } from '../platform/address.ts'
import type { Db } from '../platform/db.ts'
import { deleteSentMail, createSentMailWithinLimit, listUnmailedEmailRestoreLinks } from './email-queries.ts'
import { type MailMessage, sendMail } from './mail.ts'

const HOUR_MS = 3_600_000
export const MAIL_LIMIT_RETRY_SECONDS = HOUR_MS / 1000

type MailSendingEnv = Pick<Env, 'EMAIL' | 'MAIL_FROM' | 'SESSION_SECRET'>

/**
 * Returns the mailbox that probably receives an address's mails: most mail services ignore a `+tag` (RFC 5233), and Gmail ignores dots.
 * Limits count mailboxes, so that other spellings of an address do not evade them.
 */
export function mailboxKeyOf(email: string): string {
  const key = emailLookupKeyOf(email)
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1)
  const local = key.slice(0, at).replace(/(?!^)\+.*$/, '')
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

async function hasUnmailedRestoreLink(db: Db, mailbox: string, now: number): Promise<boolean> {
  for await (const { email } of listUnmailedEmailRestoreLinks(db, now)) if (mailboxKeyOf(email) === mailbox) return true
  return false
}

/**
 * Priority of a mail within its mailbox's hourly limit. `restore` mails go first, because they give an owner the account back. `owner`
 * mails go to an address that belongs to the account. `anybody` mails are for accounts that a stranger may have created.
 */
type MailPriority = 'restore' | 'owner' | 'anybody'

/**
 * Sends the mail that `write` returns. Returns false above the hourly limit, or if `write` returns null. One SQL statement checks and
 * counts, so that parallel calls cannot exceed the limit. If the mail service refuses the mail, it is not counted and the error is thrown.
 */
export async function sendRateLimitedMail(
  db: Db,
  env: MailSendingEnv,
  to: string,
  write: () => Promise<MailMessage | null>,
  { priority = 'anybody' as MailPriority, now = Date.now() } = {},
): Promise<boolean> {
  const mailbox = mailboxKeyOf(to)
  const max = priority === 'anybody' ? UNCONFIRMED_ADDRESS_MAILS_PER_HOUR_MAX : MAILBOX_MAILS_PER_HOUR_MAX
  if (priority !== 'restore' && (await hasUnmailedRestoreLink(db, mailbox, now))) return false
  const sentMail = await createSentMailWithinLimit(db, computeKeyedHash(env, 'mailbox', mailbox), max, now - HOUR_MS, now)
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
