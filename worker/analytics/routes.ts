import { Hono } from 'hono'
import { AnalyticsQuerySchema, isPagedBreakdownName } from '../../schema/analytics.ts'
import { DashboardActivityQuery } from '../../schema/dashboard-query.ts'
import { requireCardAccess, requireSignIn } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { validateQueryString } from '../platform/validation.ts'
import { toCardAnalytics } from './answer.ts'
import { getDashboardActivity } from './dashboard.ts'
import { storeDashboardVisit } from './dashboard-queries.ts'
import { parseEventRecordCursor, readEventRecordsPage, readBreakdownPage } from './history.ts'
import { readCardAnalytics } from './queries.ts'
import { getAnalyticsSummary } from './summary-queries.ts'
import { toTimeZoneOrUtc } from './zone.ts'

export const analyticsRoutes = new Hono<HonoEnv>()
  .get('/analytics-summary', requireSignIn(), async (c) =>
    c.json(await getAnalyticsSummary(openDatabase(c.env.DB), c.get('viewer').user.id, Date.now())),
  )
  .get('/dashboard-activity', requireSignIn(), validateQueryString(DashboardActivityQuery), async (c) =>
    c.json(
      await getDashboardActivity(openDatabase(c.env.DB), c.get('viewer').user.id, toTimeZoneOrUtc(c.req.valid('query').tz), Date.now()),
    ),
  )
  .post('/dashboard-visits', requireSignIn(), async (c) => {
    await storeDashboardVisit(openDatabase(c.env.DB), c.get('viewer').user.id, Date.now())
    return c.body(null, 204)
  })
  .get('/analytics/:id', requireCardAccess('id'), validateQueryString(AnalyticsQuerySchema), async (c) => {
    const { range, tz, kind, before, after } = c.req.valid('query')
    const { id } = c.get('card')
    const db = openDatabase(c.env.DB)
    if (kind && isPagedBreakdownName(kind)) return c.json(await readBreakdownPage(db, id, kind, after))
    if (kind) return c.json(await readEventRecordsPage(db, id, kind, parseEventRecordCursor(before)))
    return c.json(toCardAnalytics(await readCardAnalytics(db, id), range, toTimeZoneOrUtc(tz), Date.now()))
  })
