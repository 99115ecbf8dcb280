import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { forbidden } from './errors.ts'
import { API_HEADERS } from './headers.ts'

/**
 * True for a request from a page of another origin. Browsers send Sec-Fetch-Site or, older ones, Origin; programs send
 * neither and have no cookies of a user.
 */
function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  return origin !== null && origin !== new URL(request.url).origin
}

/** Refuses state-changing calls from pages of other origins. */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && isCrossOrigin(c.req.raw)) throw forbidden('crossOrigin')
  await next()
}

const entries = Object.entries(API_HEADERS)

/** Adds API_HEADERS to the answer, except those that the route has set. */
export const apiHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  for (const [name, value] of entries) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
}
