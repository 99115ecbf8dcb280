import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { HonoEnv } from './context.ts'
import { logFailure } from './log.ts'
import { requestIdOf } from './request-id.ts'

/** Continues `work` after the response and logs a failure. Without an execution context, as in tests, waits for `work`. */
export async function runInBackground(c: Context<HonoEnv>, work: Promise<unknown>): Promise<void> {
  const requestId = requestIdOf(c)
  const logged = work.catch((error: unknown) => {
    logFailure('background-failed', { requestId, route: routePath(c) }, error)
  })
  let context: { waitUntil(promise: Promise<unknown>): void } | null
  try {
    context = c.executionCtx
  } catch {
    context = null
  }
  if (context) context.waitUntil(logged)
  else await logged
}

/**
 * Waits until all jobs have ended, even if one of them fails. Then throws an error without details, because the platform logs errors that
 * are thrown here with their texts, such as the values of an SQL statement.
 */
export async function waitForAllJobs(jobs: Promise<unknown>[]): Promise<void> {
  const failures = (await Promise.allSettled(jobs)).filter((job) => job.status === 'rejected')
  for (const { reason } of failures) logFailure('job-failed', {}, reason)
  if (failures.length > 0) throw new Error(`${failures.length} of ${jobs.length} jobs failed`)
}
