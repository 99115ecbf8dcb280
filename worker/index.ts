import { app } from './app.ts'
import type { Env } from './env.ts'
import { consume } from './events/consumer.ts'
import { storeDeadLetters } from './events/dead-letters.ts'
import { sweepEvents } from './events/sweep.ts'

const DAILY = '17 3 * * *'

export default {
  fetch: app.fetch,
  queue: (batch, env) => (batch.queue.endsWith('-dead') ? storeDeadLetters(batch, env) : consume(batch, env)),
  scheduled: async ({ cron, scheduledTime }, env) => {
    if (cron === DAILY) await sweepEvents(env, scheduledTime)
  },
} satisfies ExportedHandler<Env>
