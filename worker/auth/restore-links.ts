import type { Env } from '../platform/env.ts'
import { openDb } from '../platform/db.ts'
import { claimWaitingLink, unclaimLink, waitingLinks } from './email-queries.ts'
import { linkUrl } from './links.ts'
import { emailChangedMail } from './mail.ts'
import { mailWithin, mailboxOf } from './mailbox.ts'

/** Most mailboxes that one run handles. Each takes a few statements, and an invocation may run 1,000. */
const MAILBOXES_A_RUN = 250

/**
 * Mails the waiting restore links, oldest first. A link whose mailbox reached its hourly limit, or that the mail service
 * refuses, waits for the next run. Runs when an address changes, and every minute by cron.
 */
export async function sendRestoreLinks(
  env: Pick<Env, 'DB' | 'EMAIL' | 'MAIL_FROM' | 'SESSION_SECRET' | 'APP_ORIGIN'>,
  now = Date.now(),
): Promise<void> {
  const db = openDb(env.DB)
  // Mailboxes to skip for the rest of the run, so that they do not delay the others.
  const full = new Set<string>()
  let tried = 0
  for await (const { hash, email, username } of waitingLinks(db, now)) {
    const mailbox = mailboxOf(email)
    if (full.has(mailbox)) continue
    if (++tried > MAILBOXES_A_RUN) return
    let token: string | null = null
    const write = async () => {
      token = await claimWaitingLink(db, hash, now)
      return token === null ? null : emailChangedMail(username, linkUrl(env, 'restore', token))
    }
    try {
      if (!(await mailWithin(db, env, email, write, { priority: 'restore', now }))) full.add(mailbox)
    } catch (error) {
      full.add(mailbox)
      if (token) await unclaimLink(db, token).catch(() => {})
      console.error(JSON.stringify({ restoreLink: 'not sent', error: String(error) }))
    }
  }
}
