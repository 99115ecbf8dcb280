import { MAILS_PER_DAY_MAX } from '../../schema/bounds.ts'
import { emailLookupKeyOf } from '../../schema/email.ts'
import { MAILBOX_MAILS_PER_HOUR_MAX, MAILBOX_LEAD_MAILS_PER_DAY_MAX, UNCONFIRMED_ADDRESS_MAILS_PER_HOUR_MAX } from '../../schema/user.ts'
import type { Env } from '../platform/env.ts'
import { computeKeyedHash } from '../platform/address.ts'
import type { Db } from '../platform/db.ts'
import { claimUsage, listFullUsageKeys, releaseUsage } from '../platform/usage-queries.ts'
import { deleteSentMail, createSentMailWithinLimit, listFullMailCounters, listUnmailedPutBackLinks } from './email-queries.ts'
import { type MailCause, mailBudgetOf } from './mail-budget.ts'
import { type MailEnv, type MailMessage, sendMail } from './mail.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
export const MAIL_LIMIT_RETRY_SECONDS = HOUR_MS / 1000

export type MailSendingEnv = MailEnv & Pick<Env, 'SESSION_SECRET'>

/**
 * Returns the mailbox that probably receives an address's mails: most mail services ignore a `+tag` (RFC 5233), and Gmail ignores dots.
 * Limits count mailboxes, so that other spellings of an address do not evade them.
 */
export function mailboxKeyOf(email: string): string {
  const key = emailLookupKeyOf(email)
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1)
  const tag = key.indexOf('+', 1)
  const local = key.slice(0, tag > 0 && tag < at ? tag : at)
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

async function hasUnmailedRestoreLink(db: Db, mailbox: string, now: number): Promise<boolean> {
  for await (const { email } of listUnmailedPutBackLinks(db, now)) if (mailboxKeyOf(email) === mailbox) return true
  return false
}

interface MailLimit {
  /** Mails with the same name are counted together. */
  counter: string
  max: number
  periodMs: number
}

const hourlyLimitOf = (max: number): MailLimit => ({ counter: 'mailbox', max, periodMs: HOUR_MS })

/**
 * Limits of a mailbox by priority. `restore` mails go first, because they give an owner the account back. `owner` mails go to an address
 * that belongs to the account. `anybody` mails may be caused by a stranger. `lead` mails tell an owner about an urgent lead and have a
 * limit of their own, so that no other mail can hold them back. So have `form` mails, because whoever sends contact forms must not use up
 * the leads' limit. `security` mails tell a holder what was done in the account: whoever breaks in must not use up their limit before.
 */
const MAIL_LIMITS = {
  restore: hourlyLimitOf(MAILBOX_MAILS_PER_HOUR_MAX),
  owner: hourlyLimitOf(MAILBOX_MAILS_PER_HOUR_MAX),
  anybody: hourlyLimitOf(UNCONFIRMED_ADDRESS_MAILS_PER_HOUR_MAX),
  lead: { counter: 'mailbox leads', max: MAILBOX_LEAD_MAILS_PER_DAY_MAX, periodMs: DAY_MS },
  security: { counter: 'mailbox security', max: MAILS_PER_DAY_MAX.securityOfOwner, periodMs: DAY_MS },
  form: { counter: 'mailbox forms', max: MAILBOX_LEAD_MAILS_PER_DAY_MAX, periodMs: DAY_MS },
} satisfies Record<string, MailLimit>
export type MailPriority = keyof typeof MAIL_LIMITS

function toMailCounter(env: MailSendingEnv, mailbox: string, priority: MailPriority, now: number) {
  const { counter, max, periodMs } = MAIL_LIMITS[priority]
  return { mailbox: computeKeyedHash(env, counter, mailbox), max, since: now - periodMs }
}

/** Leaves out recipients whose mailbox has reached the limit of each of their priorities, or whose cause has used up its mails. */
export async function withoutFullMailboxes<T extends { email: string; priorities: MailPriority[]; cause: MailCause }>(
  db: Db,
  env: MailSendingEnv,
  recipients: T[],
  now: number,
): Promise<T[]> {
  const counted = recipients.map((recipient) => ({
    recipient,
    budget: mailBudgetOf(recipient.cause, now),
    counters: recipient.priorities.map((priority) => toMailCounter(env, mailboxKeyOf(recipient.email), priority, now)),
  }))
  const full = await listFullMailCounters(
    db,
    counted.flatMap(({ counters }) => counters),
  )
  const used = await listFullUsageKeys(
    db,
    counted.flatMap(({ budget }) => budget),
  )
  const isFull = ({ counters, budget }: (typeof counted)[number]) =>
    counters.every(({ mailbox }) => full.has(mailbox)) || budget.some(({ key }) => used.has(key))
  return counted.filter((one) => !isFull(one)).map(({ recipient }) => recipient)
}

interface MailOptions {
  priority?: MailPriority | undefined
  now?: number
  /** Whose share of the day's mails the mail uses. Without it, only the mailbox limits the mail. */
  cause?: MailCause | undefined
}

/**
 * Sends the mail that `write` returns. Returns false above a limit of the mailbox or of the mail's cause, or if `write` returns null. SQL
 * statements check and count, so that parallel calls cannot exceed a limit. If the mail service refuses the mail, it is not counted and the
 * error is thrown.
 */
export async function sendRateLimitedMail(
  db: Db,
  env: MailSendingEnv,
  to: string,
  write: () => Promise<MailMessage | null>,
  { priority = 'anybody', now = Date.now(), cause }: MailOptions = {},
): Promise<boolean> {
  const mailbox = mailboxKeyOf(to)
  const counter = toMailCounter(env, mailbox, priority, now)
  if ((priority === 'owner' || priority === 'anybody') && (await hasUnmailedRestoreLink(db, mailbox, now))) return false
  const sentMail = await createSentMailWithinLimit(db, counter, now)
  if (sentMail === null) return false
  const budget = cause ? mailBudgetOf(cause, now) : []
  if (budget.length > 0 && !(await claimUsage(db, budget))) {
    await deleteSentMail(db, sentMail)
    return false
  }
  const release = async () => {
    await deleteSentMail(db, sentMail)
    if (budget.length > 0) await releaseUsage(db, budget)
  }
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
