import { app } from './app.ts'
import type { Env } from './env.ts'
import { consume } from './events/consumer.ts'

export default {
  fetch: app.fetch,
  queue: (batch, env) => consume(batch, env),
} satisfies ExportedHandler<Env>
