import { app } from './app.ts'
import { mailEmailRestoreLinks } from './auth/restore-links.ts'
import { deleteExpiredAccountRows } from './auth/sweep-queries.ts'
import { republishStaleCards } from './cards/publish.ts'
import type { Env } from './platform/env.ts'
import { logFailure } from './platform/log.ts'
import { applyRetentionRules } from './events/sweep-queries.ts'
import { sweepUnusedImages } from './media/sweep.ts'
import { consumeQueueBatch } from './queue/consumer.ts'
import { storeDeadLetters, sweepDeadLetters } from './queue/dead-letters.ts'
import { mailPendingNotices } from './notices/notices.ts'
import { deleteOutdatedShareImages } from './share/sweep.ts'
import { respondFromPageCache } from './public/page-response.ts'
import { consumeDeadUserUploads, consumeUserUploads } from './users/upload-consumer.ts'
import { deleteOldUploads } from './users/upload-queries.ts'
import { recoverOverdueUploads } from './users/uploads.ts'

/** These cron schedules must equal those in wrangler.toml. */
const MINUTELY_CRON = '* * * * *'
const DAILY_CRON = '17 3 * * *'
const DAILY_JOBS = [
  deleteExpiredAccountRows,
  applyRetentionRules,
  sweepDeadLetters,
  sweepUnusedImages,
  deleteOutdatedShareImages,
  deleteOldUploads,
]

/**
 * Waits until all jobs have ended, even if one of them fails. Then throws an error without details, because the platform logs errors that
 * are thrown here with their texts, such as the values of an SQL statement.
 */
async function waitForAllJobs(jobs: Promise<unknown>[]): Promise<void> {
  const failures = (await Promise.allSettled(jobs)).filter((job) => job.status === 'rejected')
  for (const { reason } of failures) logFailure('job-failed', {}, reason)
  if (failures.length > 0) throw new Error(`${failures.length} of ${jobs.length} jobs failed`)
}

export default {
  fetch: (request, env, ctx) => respondFromPageCache(request) ?? app.fetch(request, env, ctx),
  queue: (batch, env) => {
    const isDead = batch.queue.endsWith('-dead')
    if (batch.queue.includes('-uploads'))
      return waitForAllJobs([isDead ? consumeDeadUserUploads(batch, env) : consumeUserUploads(batch, env)])
    return waitForAllJobs([isDead ? storeDeadLetters(batch, env) : consumeQueueBatch(batch, env)])
  },
  scheduled: async ({ cron, scheduledTime }, env) => {
    if (cron === MINUTELY_CRON)
      await waitForAllJobs([
        republishStaleCards(env),
        mailEmailRestoreLinks(env, scheduledTime),
        mailPendingNotices(env, scheduledTime),
        recoverOverdueUploads(env, scheduledTime),
      ])
    if (cron === DAILY_CRON) await waitForAllJobs(DAILY_JOBS.map((sweep) => sweep(env, scheduledTime)))
  },
} satisfies ExportedHandler<Env>
