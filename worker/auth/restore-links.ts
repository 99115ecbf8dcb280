import type { Env } from '../platform/env.ts'
import { openDatabase } from '../platform/db.ts'
import { claimRestoreLink, releaseRestoreLink, listUnmailedRestoreLinks } from './email-queries.ts'
import { buildOneTimeLinkUrl } from './links.ts'
import { renderEmailChangedMail } from './mail.ts'
import { sendRateLimitedMail, mailboxOf } from './mailbox.ts'

/** Maximum number of mailboxes that one run handles. Each takes a few SQL statements, and one run may execute 1,000. */
const MAILBOXES_PER_RUN_MAX = 250

/**
 * Mails the address-restore links that are not mailed yet, oldest first. If a mailbox reached its hourly limit or the mail
 * service refuses a mail, the link waits for the next run. It runs when an e-mail address changes, and every minute by cron.
 */
export async function mailRestoreLinks(
  env: Pick<Env, 'DB' | 'EMAIL' | 'MAIL_FROM' | 'SESSION_SECRET' | 'APP_ORIGIN'>,
  now = Date.now(),
): Promise<void> {
  const db = openDatabase(env.DB)
  // Mailboxes whose mail failed are skipped for the rest of the run, so that they do not delay the others.
  const full = new Set<string>()
  let tried = 0
  for await (const { hash, email, username } of listUnmailedRestoreLinks(db, now)) {
    const mailbox = mailboxOf(email)
    if (full.has(mailbox)) continue
    if (++tried > MAILBOXES_PER_RUN_MAX) return
    let token: string | null = null
    const write = async () => {
      token = await claimRestoreLink(db, hash, now)
      return token === null ? null : renderEmailChangedMail(username, buildOneTimeLinkUrl(env, 'restore', token))
    }
    try {
      if (!(await sendRateLimitedMail(db, env, email, write, { priority: 'restore', now }))) full.add(mailbox)
    } catch (error) {
      full.add(mailbox)
      if (token) await releaseRestoreLink(db, token).catch(() => {})
      console.error(JSON.stringify({ restoreLink: 'not sent', error: String(error) }))
    }
  }
}
