import type { MiddlewareHandler } from 'hono'
import { MESSAGES } from '../../schema/error.ts'
import type { AppEnv } from './context.ts'
import { forbidden } from './errors.ts'
import { API_HEADERS } from './headers.ts'

/**
 * True for a request that another origin's page makes. Browsers say where a request comes from in Sec-Fetch-Site or,
 * older ones, in Origin; programs send neither and carry no ambient cookie.
 */
function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  return origin !== null && origin !== new URL(request.url).origin
}

/** Refuses state-changing calls that another origin's page makes. */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && isCrossOrigin(c.req.raw)) throw forbidden(MESSAGES.crossOrigin)
  await next()
}

const entries = Object.entries(API_HEADERS)

/** Puts API_HEADERS on the answer; a route that sets its own of them keeps it. */
export const apiHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  for (const [name, value] of entries) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
}
