import type { MiddlewareHandler } from 'hono'
import { MESSAGES } from '../../schema/error.ts'
import type { AppEnv } from './context.ts'
import { forbidden } from './errors.ts'
import { API_HEADERS } from './headers.ts'

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

const entries = Object.entries(API_HEADERS)

/** Puts API_HEADERS on the answer; a route that sets its own of them keeps it. */
export const apiHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  for (const [name, value] of entries) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
}
