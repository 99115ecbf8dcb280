import type { Env } from '../platform/env.ts'
import { openDb } from '../platform/db.ts'
import { claimWaitingLink, releaseLink, waitingLinks } from './email-queries.ts'
import { linkUrl } from './links.ts'
import { emailChangedMail } from './mail.ts'
import { mailWithin, mailboxOf } from './mailbox.ts'

/** Mailboxes that one run writes to or finds full: each takes a few statements, of which a run has a thousand. */
const MAILBOXES_A_RUN = 250

/**
 * Mails the links that wait to put a changed address back, oldest first. One whose mailbox had its mails of the hour, or
 * that the mail service refuses, waits for the next run, a minute later. Runs after a change of an address and by cron.
 */
export async function sendRestoreLinks(
  env: Pick<Env, 'DB' | 'EMAIL' | 'MAIL_FROM' | 'SESSION_SECRET' | 'APP_ORIGIN'>,
  now = Date.now(),
): Promise<void> {
  const db = openDb(env.DB)
  // What waits for one mailbox holds up no other.
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
      if (!(await mailWithin(db, env, email, write, { claim: 'restore', now }))) full.add(mailbox)
    } catch (error) {
      full.add(mailbox)
      if (token) await releaseLink(db, token).catch(() => {})
      console.error(JSON.stringify({ restoreLink: 'not sent', error: String(error) }))
    }
  }
}
