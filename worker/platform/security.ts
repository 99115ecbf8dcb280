import type { MiddlewareHandler } from 'hono'
import { MESSAGES } from '../../schema/error.ts'
import type { AppEnv } from './context.ts'
import { forbidden } from './errors.ts'

/**
 * Refuses state-changing calls that another origin's page makes (decisions, section 4). Browsers say where a request
 * comes from in Sec-Fetch-Site or, older ones, in Origin; programs send neither and carry no ambient cookie.
 */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    if (site ? site !== 'same-origin' && site !== 'none' : origin !== undefined && origin !== new URL(c.req.url).origin)
      throw forbidden(MESSAGES.crossOrigin)
    if (site && origin !== undefined && origin !== new URL(c.req.url).origin) throw forbidden(MESSAGES.crossOrigin)
  }
  await next()
}

const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
}

/** Headers of every API answer; a route that sets its own Cache-Control keeps it. */
export const apiHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(API_HEADERS)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
}
