import type { Context, MiddlewareHandler } from 'hono'
import type { HonoEnv } from './context.ts'
import { forbiddenError } from './errors.ts'
import { API_RESPONSE_HEADERS, SECURITY_HEADERS } from './headers.ts'
import { hasSigningSecret } from './session.ts'

/**
 * True if a page of another origin made the request. Browsers tell this by Sec-Fetch-Site or Origin. Other programs do not have a user's
 * cookies.
 */
export function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  return origin !== null && origin !== new URL(request.url).origin
}

export const respondWithMissingSecret = (c: Context<HonoEnv>) =>
  c.text('This deployment has no SESSION_SECRET of 32 characters or more. Set it with `wrangler secret put SESSION_SECRET`.', 503)

export const requireSigningSecret: MiddlewareHandler<HonoEnv> = async (c, next) =>
  hasSigningSecret(c.env) ? next() : respondWithMissingSecret(c)

export const refuseCrossOriginCalls: MiddlewareHandler<HonoEnv> = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && isCrossOrigin(c.req.raw)) throw forbiddenError('crossOrigin')
  await next()
}

const API_RESPONSE_HEADER_ENTRIES = Object.entries(API_RESPONSE_HEADERS)

export const addApiResponseHeaders: MiddlewareHandler<HonoEnv> = async (c, next) => {
  await next()
  for (const [name, value] of API_RESPONSE_HEADER_ENTRIES) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
}

const SECURITY_HEADER_ENTRIES = Object.entries(SECURITY_HEADERS)

/**
 * Sets the security headers that an answer lacks. An answer with `Cross-Origin-Opener-Policy` has them all: pages and API calls set them
 * when they are made, because looking for each one here would cost more than the rest of an event call.
 */
export function completeSecurityHeaders(response: Response): Response {
  const { headers } = response
  if (headers.has('cross-origin-opener-policy')) return response
  // The browser applies the policy of a redirect to the next request, and a card counts from where its visitors come.
  if (response.headers.has('location')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  for (const [name, value] of SECURITY_HEADER_ENTRIES) if (!headers.has(name)) headers.set(name, value)
  return response
}
