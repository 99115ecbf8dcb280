import type { MiddlewareHandler } from 'hono'
import { type PutBackRefusal, explainOpenPutBack } from '../../schema/user-rights.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type Db, openDatabase } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { listOpenPutBackLinks } from './email-queries.ts'

/** Throws 403 while a link is open that gives the user's account back to an earlier holder. */
export async function requireNoOpenPutBack(db: Db, userId: number, refusal: PutBackRefusal): Promise<void> {
  const open = await listOpenPutBackLinks(db, userId, Date.now())
  if (open.length > 0)
    throw new AppError(403, explainOpenPutBack(Math.max(...open.map(({ expiresAt }) => expiresAt)), refusal), { code: 'putBackOpen' })
}

/**
 * Refuses what cannot be undone while a link is open that gives the caller's account back to an earlier holder: the caller may have stolen
 * it. Comes after a route's guard.
 */
export const refuseWhilePutBackIsOpen = (): MiddlewareHandler<HonoEnv> => async (c, next) => {
  await requireNoOpenPutBack(openDatabase(c.env.DB), c.get('viewer').user.id, 'deletion')
  await next()
}
