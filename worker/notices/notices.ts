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

const OWNERS_PER_RUN_MAX = 100

type NoticeEnv = Pick<Env, 'DB' | 'EMAIL' | 'MAIL_FROM' | 'SESSION_SECRET' | 'APP_ORIGIN'>

/**
 * Sends all due mails of an owner as one mail. They stay pending if the mailbox has reached its limit or the mail service refuses the mail.
 * If the job is interrupted, the mail may be sent twice, but is never lost.
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

export async function mailNoticesOfCard(env: NoticeEnv, cardId: number, now = Date.now()): Promise<void> {
  const db = openDatabase(env.DB)
  for (const recipient of await listNoticeRecipients(db, now, 1, cardId)) await mailNoticesTo(db, env, recipient, now)
}

/** Sends due mails, oldest first, and discards mails older than a day. The cron job calls this every minute. */
export async function mailPendingNotices(env: NoticeEnv, now = Date.now()): Promise<void> {
  const db = openDatabase(env.DB)
  await deleteExpiredNotices(db, now)
  for (const recipient of await listNoticeRecipients(db, now, OWNERS_PER_RUN_MAX)) await mailNoticesTo(db, env, recipient, now)
}
