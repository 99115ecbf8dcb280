import { Hono } from 'hono'
import { AnalyticsQuery, isShareKind } from '../../schema/analytics.ts'
import { card, signedIn } from '../platform/access.ts'
import type { AppEnv } from '../platform/context.ts'
import { openDb } from '../platform/db.ts'
import { queryValidator } from '../platform/validation.ts'
import { toAnalytics } from './answer.ts'
import { readCursor, readHistory, readShares } from './history.ts'
import { readAnalytics } from './queries.ts'
import { getAnalyticsSummary } from './summary-queries.ts'
import { knownZone } from './zone.ts'

export const analyticsRoutes = new Hono<AppEnv>()
  .get('/analytics-summary', signedIn(), async (c) =>
    c.json(await getAnalyticsSummary(openDb(c.env.DB), c.get('viewer').user.id, Date.now())),
  )
  .get('/analytics/:id', card('id'), queryValidator(AnalyticsQuery), async (c) => {
    const { range, tz, kind, before, after } = c.req.valid('query')
    const { id } = c.get('card')
    const db = openDb(c.env.DB)
    if (kind && isShareKind(kind)) return c.json(await readShares(db, id, kind, after))
    if (kind) return c.json(await readHistory(db, id, kind, readCursor(before)))
    return c.json(toAnalytics(await readAnalytics(db, id), range, knownZone(tz), Date.now()))
  })
