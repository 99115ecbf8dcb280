import type { Env } from '../env.ts'
import { openDb } from '../platform/db.ts'
import { claimWaitingLink, listWaitingLinks, releaseLink } from './email-queries.ts'
import { linkUrl } from './links.ts'
import { emailChangedMail } from './mail.ts'
import { mailWithin } from './mailbox.ts'

/** How many links one run sends. */
const RUN_MAX = 50

/**
 * Mails the links that wait to put a changed address back, oldest first. One whose mailbox had its mails of the hour, or
 * that the mail service refuses, waits for the next run, a minute later. Runs after a change of an address and by cron.
 */
export async function sendRestoreLinks(
  env: Pick<Env, 'DB' | 'EMAIL' | 'MAIL_FROM' | 'SESSION_SECRET' | 'APP_ORIGIN'>,
  now = Date.now(),
): Promise<void> {
  const db = openDb(env.DB)
  for (const { hash, email, username } of await listWaitingLinks(db, now, RUN_MAX)) {
    let token: string | null = null
    const write = async () => {
      token = await claimWaitingLink(db, hash, now)
      return token === null ? null : emailChangedMail(username, linkUrl(env, 'restore', token))
    }
    try {
      await mailWithin(db, env, email!, write, { first: true, now })
    } catch (error) {
      if (token) await releaseLink(db, token)
      console.error(JSON.stringify({ restoreLink: 'not sent', error: String(error) }))
    }
  }
}
