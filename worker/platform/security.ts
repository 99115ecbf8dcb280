import type { Context, MiddlewareHandler } from 'hono'
import type { HonoEnv } from './context.ts'
import { forbiddenError } from './errors.ts'
import { API_RESPONSE_HEADERS } from './headers.ts'
import { hasSigningSecret } from './session.ts'

/** True if another origin's page made the request. Browsers send Sec-Fetch-Site or Origin; other programs have no user's cookies. */
export function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  return origin !== null && origin !== new URL(request.url).origin
}

export const answerMissingSecret = (c: Context<HonoEnv>) =>
  c.text('This deployment has no SESSION_SECRET of 32 characters or more. Set it with `wrangler secret put SESSION_SECRET`.', 503)

/** Hono middleware that answers all requests with an error while the deployment has no signing secret. */
export const requireSigningSecret: MiddlewareHandler<HonoEnv> = async (c, next) =>
  hasSigningSecret(c.env) ? next() : answerMissingSecret(c)

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
