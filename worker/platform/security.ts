import type { MiddlewareHandler } from 'hono'
import type { HonoEnv } from './context.ts'
import { forbiddenError } from './errors.ts'
import { API_RESPONSE_HEADERS } from './headers.ts'

/** True if another origin's page made the request. Browsers send Sec-Fetch-Site or Origin; other programs have no user's cookies. */
function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  return origin !== null && origin !== new URL(request.url).origin
}

/** Hono middleware that refuses POST, PUT, PATCH and DELETE calls made by pages of other origins. */
export const refuseCrossOriginCalls: MiddlewareHandler<HonoEnv> = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && isCrossOrigin(c.req.raw)) throw forbiddenError('crossOrigin')
  await next()
}

const API_RESPONSE_HEADER_ENTRIES = Object.entries(API_RESPONSE_HEADERS)

/** Hono middleware that adds the standard headers of API responses, except those that the route has set. */
export const addApiResponseHeaders: MiddlewareHandler<HonoEnv> = async (c, next) => {
  await next()
  for (const [name, value] of API_RESPONSE_HEADER_ENTRIES) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
}
