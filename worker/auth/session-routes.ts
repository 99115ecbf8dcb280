import { Hono } from 'hono'
import { requireSignIn } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { badRequestError, notFoundError } from '../platform/errors.ts'
import { toSessionSummary } from './present.ts'
import { deleteOtherSessionsOfUser, deleteSessionOfUser, listActiveSessions } from '../platform/queries.ts'

export const sessionRoutes = new Hono<HonoEnv>()
  .get('/sessions', requireSignIn(), async (c) => {
    const { user, sessionId } = c.get('viewer')
    const rows = await listActiveSessions(openDatabase(c.env.DB), user.id, Date.now())
    return c.json(rows.map((row) => toSessionSummary(row, sessionId)))
  })
  .delete('/sessions', requireSignIn(), async (c) => {
    const { user, sessionId } = c.get('viewer')
    await deleteOtherSessionsOfUser(openDatabase(c.env.DB), user.id, sessionId)
    return c.body(null, 204)
  })
  .delete('/sessions/:id', requireSignIn(), async (c) => {
    const { user, sessionId } = c.get('viewer')
    const id = c.req.param('id')
    if (id === sessionId) throw badRequestError('currentSession')
    if (!(await deleteSessionOfUser(openDatabase(c.env.DB), user.id, id))) throw notFoundError('sessionNotFound')
    return c.body(null, 204)
  })
