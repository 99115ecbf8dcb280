import type { MiddlewareHandler } from 'hono'
import { explainOpenPutBack } from '../../schema/user-rights.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { listOpenPutBackLinks } from './email-queries.ts'

/**
 * Refuses what cannot be undone while a link is open that gives the caller's account back to an earlier holder: the caller may have stolen it.
 * Comes after a route's guard.
 */
export const refuseWhilePutBackIsOpen = (): MiddlewareHandler<HonoEnv> => async (c, next) => {
  const open = await listOpenPutBackLinks(openDatabase(c.env.DB), c.get('viewer').user.id, Date.now())
  if (open.length > 0)
    throw new AppError(403, explainOpenPutBack(Math.max(...open.map(({ expiresAt }) => expiresAt))), { code: 'putBackOpen' })
  await next()
}
