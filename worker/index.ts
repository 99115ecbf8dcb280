import { app } from './app.ts'
import { mailPutBackLinks } from './auth/put-back-links.ts'
import { republishStaleCards } from './cards/publish.ts'
import { waitForAllJobs } from './platform/background.ts'
import type { Env } from './platform/env.ts'
import { completeSecurityHeaders } from './platform/security.ts'
import { consumeQueueBatch } from './queue/consumer.ts'
import { storeDeadLetters } from './queue/dead-letters.ts'
import { startSweeps } from './queue/sweeps.ts'
import { mailPendingNotices } from './notices/notices.ts'
import { respondFromPageCache } from './public/page-response.ts'
import { consumeDeadUserUploads, consumeUserUploads } from './users/upload-consumer.ts'
import { recoverOverdueUploads } from './users/uploads.ts'

/** These cron schedules must equal those in wrangler.toml. */
const MINUTELY_CRON = '* * * * *'
const DAILY_CRON = '17 3 * * *'

const answerRequest = async (request: Request, env: Env, ctx: ExecutionContext): Promise<Response> =>
  completeSecurityHeaders(await app.fetch(request, env, ctx))

export default {
  fetch: (request, env, ctx) => respondFromPageCache(request) ?? answerRequest(request, env, ctx),
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
        mailPutBackLinks(env, scheduledTime),
        mailPendingNotices(env, scheduledTime),
        recoverOverdueUploads(env, scheduledTime),
      ])
    if (cron === DAILY_CRON) await startSweeps(env, scheduledTime)
  },
} satisfies ExportedHandler<Env>
