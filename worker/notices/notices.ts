import { type MailSendingEnv, sendRateLimitedMail, withoutFullMailboxes } from '../auth/mailbox.ts'
import { type Db, openDatabase } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { logFailure } from '../platform/log.ts'
import { NOTICES_PER_MAIL_MAX, renderNoticeMail } from './mail.ts'
import {
  type NoticeClaim,
  type NoticeRecipient,
  claimNotices,
  deleteExpiredNotices,
  listClaimedConversations,
  listClaimedForms,
  listNoticeRecipients,
  markNoticesSent,
  releaseNotices,
} from './queries.ts'

const OWNERS_PER_RUN_MAX = 100
/** More than a run mails, because those whose limits are used up are skipped. */
const OWNERS_LISTED_MAX = 1000

type NoticeEnv = MailSendingEnv & Pick<Env, 'DB'>

/**
 * Sends all due mails of an owner as one mail. They stay pending if the mailbox has reached its limits or the mail service refuses the
 * mail. If the job is interrupted, the mail may be sent twice, but is never lost.
 */
async function mailNoticesTo(db: Db, env: NoticeEnv, { ownerId, email, priorities, cause }: NoticeRecipient, now: number): Promise<void> {
  let claim = null as NoticeClaim | null
  const write = async () => {
    claim = await claimNotices(db, ownerId, now)
    const total = claim.conversationIds.length + claim.formIds.length
    if (total === 0) return null
    const claimed = [
      ...(await listClaimedConversations(db, claim, NOTICES_PER_MAIL_MAX)),
      ...(await listClaimedForms(db, claim, NOTICES_PER_MAIL_MAX)),
    ]
    return claimed.length > 0 ? renderNoticeMail(claimed, total, env.APP_ORIGIN) : null
  }
  try {
    let isSent = false
    for (const priority of priorities) isSent ||= await sendRateLimitedMail(db, env, email, write, { priority, now, cause })
    if (claim) await (isSent ? markNoticesSent : releaseNotices)(db, claim)
  } catch (error) {
    logFailure('notice-not-mailed', { ownerId }, error)
    if (claim) await releaseNotices(db, claim).catch(() => {})
  }
}

export async function mailNoticesOfCard(env: NoticeEnv, cardId: number, now = Date.now()): Promise<void> {
  const db = openDatabase(env.DB)
  for (const recipient of await listNoticeRecipients(db, now, 1, cardId)) await mailNoticesTo(db, env, recipient, now)
}

/** Sends due mails, urgent ones first, and discards mails older than a day. The cron job calls this every minute. */
export async function mailPendingNotices(env: NoticeEnv, now = Date.now()): Promise<void> {
  const db = openDatabase(env.DB)
  await deleteExpiredNotices(db, now)
  const due = await listNoticeRecipients(db, now, OWNERS_LISTED_MAX)
  const recipients = (await withoutFullMailboxes(db, env, due, now)).slice(0, OWNERS_PER_RUN_MAX)
  for (const recipient of recipients) await mailNoticesTo(db, env, recipient, now)
}
