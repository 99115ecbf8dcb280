import type { Env } from '../platform/env.ts'
import { openDatabase } from '../platform/db.ts'
import { logFailure } from '../platform/log.ts'
import { claimPutBackLink, releasePutBackLink, listUnmailedPutBackLinks } from './email-queries.ts'
import { buildOneTimeLinkUrl } from './links.ts'
import { renderEmailChangedMail, renderPasswordSetMail } from './mail.ts'
import { type MailSendingEnv, sendRateLimitedMail, mailboxKeyOf } from './mailbox.ts'

/** With this many mailboxes, one run stays below the limit of 1,000 SQL statements. */
const MAILBOXES_PER_RUN_MAX = 250

/**
 * Mails links that give an account back and were not mailed yet, oldest first. A link waits for the next run if the mailbox has reached its
 * limit or the mail service refuses the mail. Runs every minute and after each change that such a link undoes.
 */
export async function mailPutBackLinks(env: MailSendingEnv & Pick<Env, 'DB'>, now = Date.now()): Promise<void> {
  const db = openDatabase(env.DB)
  const full = new Set<string>()
  let tried = 0
  for await (const { hash, purpose, email, username } of listUnmailedPutBackLinks(db, now)) {
    const mailbox = mailboxKeyOf(email)
    if (full.has(mailbox)) continue
    if (++tried > MAILBOXES_PER_RUN_MAX) return
    let token: string | null = null
    const write = async () => {
      token = await claimPutBackLink(db, hash, now)
      if (token === null) return null
      const render = purpose === 'undo' ? renderPasswordSetMail : renderEmailChangedMail
      return render(username, buildOneTimeLinkUrl(env, purpose, token))
    }
    try {
      if (!(await sendRateLimitedMail(db, env, email, write, { priority: 'restore', now }))) full.add(mailbox)
    } catch (error) {
      full.add(mailbox)
      if (token) await releasePutBackLink(db, token).catch(() => {})
      logFailure('restore-link-not-mailed', {}, error)
    }
  }
}
