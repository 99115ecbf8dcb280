import { app } from './app.ts'
import { sendRestoreLinks } from './auth/restore-links.ts'
import { sweepAccounts } from './auth/sweep-queries.ts'
import { republishStale } from './cards/publish.ts'
import type { Env } from './platform/env.ts'
import { sweepEvents } from './events/sweep-queries.ts'
import { sweepImages } from './media/sweep.ts'
import { consume } from './queue/consumer.ts'
import { storeDeadLetters, sweepDeadLetters } from './queue/dead-letters.ts'
import { sweepShareImages } from './share/sweep.ts'
import { cachedResponse } from './public/page-response.ts'

/** The crons of wrangler.toml. */
const EACH_MINUTE = '* * * * *'
const DAILY = '17 3 * * *'
const DAILY_SWEEPS = [sweepAccounts, sweepEvents, sweepDeadLetters, sweepImages, sweepShareImages]

/** Waits for every run, even if one fails, then throws the first failure. */
async function runAll(runs: Promise<unknown>[]): Promise<void> {
  for (const run of await Promise.allSettled(runs)) if (run.status === 'rejected') throw run.reason
}

export default {
  fetch: (request, env, ctx) => cachedResponse(request) ?? app.fetch(request, env, ctx),
  queue: (batch, env) => (batch.queue.endsWith('-dead') ? storeDeadLetters(batch, env) : consume(batch, env)),
  scheduled: async ({ cron, scheduledTime }, env) => {
    if (cron === EACH_MINUTE) await runAll([republishStale(env), sendRestoreLinks(env, scheduledTime)])
    if (cron === DAILY) await runAll(DAILY_SWEEPS.map((sweep) => sweep(env, scheduledTime)))
  },
} satisfies ExportedHandler<Env>
