import { sendRateLimitedMail } from '../auth/mailbox.ts'
import { type Db, openDatabase } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { CONVERSATIONS_PER_MAIL_MAX, renderNoticeMail } from './notice-mail.ts'
import {
  type NoticeRecipient,
  claimNotices,
  deleteExpiredNotices,
  markNoticesSent,
  listClaimedConversations,
  listNoticeRecipients,
  releaseNotices,
} from './notice-queries.ts'

/** Most owners that one run mails. Each takes a few SQL statements, and one run may execute 1,000. */
const OWNERS_PER_RUN_MAX = 100

type NoticeEnv = Pick<Env, 'DB' | 'EMAIL' | 'MAIL_FROM' | 'SESSION_SECRET' | 'APP_ORIGIN'>

/**
 * Sends all mails that are due to an owner as one. They stay pending if the mailbox has reached its limit or the mail service refuses
 * the mail. A run that breaks off between sending and storing that it sent causes a second mail, never none.
 */
async function mailNoticesTo(db: Db, env: NoticeEnv, { ownerId, email }: NoticeRecipient, now: number): Promise<void> {
  let ids: number[] = []
  const write = async () => {
    ids = await claimNotices(db, ownerId, now)
    if (ids.length === 0) return null
    const claimed = await listClaimedConversations(db, ids, now, CONVERSATIONS_PER_MAIL_MAX)
    return claimed.length > 0 ? renderNoticeMail(claimed, ids.length, env.APP_ORIGIN) : null
  }
  try {
    const isSent = await sendRateLimitedMail(db, env, email, write, { now })
    if (ids.length > 0) await (isSent ? markNoticesSent : releaseNotices)(db, ids, now)
  } catch (error) {
    console.error(JSON.stringify({ salesbotNotice: 'not sent', ownerId, error: String(error) }))
    if (ids.length > 0) await releaseNotices(db, ids, now).catch(() => {})
  }
}

/** Sends the mails that are due to the owner of a card. It runs after the message that caused one. */
export async function mailNoticesOfCard(env: NoticeEnv, cardId: number, now = Date.now()): Promise<void> {
  const db = openDatabase(env.DB)
  for (const recipient of await listNoticeRecipients(db, now, 1, cardId)) await mailNoticesTo(db, env, recipient, now)
}

/** Sends the mails that are still due, the oldest first, and drops those of more than a day ago. It runs every minute by cron. */
export async function mailPendingNotices(env: NoticeEnv, now = Date.now()): Promise<void> {
  const db = openDatabase(env.DB)
  await deleteExpiredNotices(db, now)
  for (const recipient of await listNoticeRecipients(db, now, OWNERS_PER_RUN_MAX)) await mailNoticesTo(db, env, recipient, now)
}
