import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

/**
 * Lets `work` continue after the response was sent. A failure is logged under the request's id. Without an execution context, as in tests,
 * the work is awaited.
 */
export async function background(c: Context<AppEnv>, work: Promise<unknown>): Promise<void> {
  const requestId = c.get('requestId')
  const logged = work.catch((error: unknown) => {
    console.error(JSON.stringify({ requestId, path: c.req.path, background: String(error instanceof Error ? error.stack : error) }))
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
