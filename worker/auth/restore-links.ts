import type { Env } from '../platform/env.ts'
import { openDatabase } from '../platform/db.ts'
import { logFailure } from '../platform/log.ts'
import { claimEmailRestoreLink, releaseEmailRestoreLink, listUnmailedEmailRestoreLinks } from './email-queries.ts'
import { buildOneTimeLinkUrl } from './links.ts'
import { renderEmailChangedMail } from './mail.ts'
import { type MailSendingEnv, sendRateLimitedMail, mailboxKeyOf } from './mailbox.ts'

/** With this many mailboxes, one run stays below the limit of 1,000 SQL statements. */
const MAILBOXES_PER_RUN_MAX = 250

/**
 * Mails restore links that were not mailed yet, oldest first. A link waits for the next run if the mailbox has reached its limit or the
 * mail service refuses the mail. Runs every minute and after a change of an address.
 */
export async function mailEmailRestoreLinks(env: MailSendingEnv & Pick<Env, 'DB'>, now = Date.now()): Promise<void> {
  const db = openDatabase(env.DB)
  const full = new Set<string>()
  let tried = 0
  for await (const { hash, email, username } of listUnmailedEmailRestoreLinks(db, now)) {
    const mailbox = mailboxKeyOf(email)
    if (full.has(mailbox)) continue
    if (++tried > MAILBOXES_PER_RUN_MAX) return
    let token: string | null = null
    const write = async () => {
      token = await claimEmailRestoreLink(db, hash, now)
      return token === null ? null : renderEmailChangedMail(username, buildOneTimeLinkUrl(env, 'restore', token))
    }
    try {
      if (!(await sendRateLimitedMail(db, env, email, write, { priority: 'restore', now }))) full.add(mailbox)
    } catch (error) {
      full.add(mailbox)
      if (token) await releaseEmailRestoreLink(db, token).catch(() => {})
      logFailure('restore-link-not-mailed', {}, error)
    }
  }
}
