import { Hono } from 'hono'
import { type CardAnalytics, type ChartInterval, isPagedBreakdownName } from '../../schema/analytics.ts'
import { addDays, PERIOD_VIEWS_READ_MAX } from '../../schema/analytics-period.ts'
import { AnalyticsQuerySchema, DashboardActivityQuery } from '../../schema/analytics-query.ts'
import { levelAllows } from '../../schema/capabilities.ts'
import { requireCardAccess, requireSignIn } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type Db, openDatabase } from '../platform/db.ts'
import { toIsoTime } from '../platform/time.ts'
import { limitCalls } from '../platform/usage.ts'
import { validateQueryString } from '../platform/validation.ts'
import { toCardAnalytics } from './answer.ts'
import { getDashboardActivity } from './dashboard.ts'
import { updateDashboardVisit } from './dashboard-queries.ts'
import { parseEventRecordCursor, listEventRecordsPage, listBreakdownPage } from './history.ts'
import { toPeriodOrigins } from './origins.ts'
import { toAnalyticsPeriod, toBestDay } from './period.ts'
import { listChatLeads, listPeriodViewOrigins, listViewOrigins, getCardAnalytics } from './queries.ts'
import { getAnalyticsSummary } from './summary-queries.ts'
import { createZoneOffsetLookup, startOfLocalDay, toLocalDate, toTimeZoneOrUtc } from './zone.ts'

async function readPeriod(
  db: Db,
  cardId: number,
  stored: Awaited<ReturnType<typeof getCardAnalytics>>,
  asked: { from: string | undefined; to: string; range: ChartInterval; timeZone: string; now: number; withChats: boolean },
): Promise<Pick<CardAnalytics, 'period' | 'chatLeads'>> {
  const offsetAt = createZoneOffsetLookup(asked.timeZone)
  const today = toLocalDate(asked.now, offsetAt(asked.now))
  const { period, bestDay } = toAnalyticsPeriod(stored.days, asked, asked.range, asked.timeZone, today)
  const startOf = (day: string) => startOfLocalDay(day, offsetAt)
  const times = period.before && {
    before: startOf(period.before.from),
    start: startOf(period.from),
    end: startOf(addDays(period.to, 1)),
  }
  const [bestDayOrigins, origins, leads] = await Promise.all([
    bestDay && listViewOrigins(db, cardId, startOf(bestDay.day), startOf(addDays(bestDay.day, 1))),
    times && listPeriodViewOrigins(db, cardId, times, PERIOD_VIEWS_READ_MAX),
    asked.withChats ? listChatLeads(db, cardId) : [],
  ])
  return {
    period: { ...period, bestDay: bestDay && toBestDay(bestDay, bestDayOrigins ?? []), ...toPeriodOrigins(period, origins ?? []) },
    chatLeads: leads.map(({ id, visitorName: name, visitorEmail: email, visitorPhone: phone, leadScore, leadAt }) => ({
      conversationId: id,
      name,
      email,
      phone,
      leadScore,
      timestamp: toIsoTime(leadAt),
    })),
  }
}

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
    await updateDashboardVisit(openDatabase(c.env.DB), c.get('viewer').user.id, Date.now())
    return c.body(null, 204)
  })
  .get(
    '/analytics/:id',
    requireCardAccess('id', 'analytics-read'),
    limitCalls('analytics'),
    validateQueryString(AnalyticsQuerySchema),
    async (c) => {
      const { range, tz, kind, before, after, from, to } = c.req.valid('query')
      const { id } = c.get('card')
      const db = openDatabase(c.env.DB)
      if (kind && isPagedBreakdownName(kind)) return c.json(await listBreakdownPage(db, id, kind, after))
      if (kind) return c.json(await listEventRecordsPage(db, id, kind, parseEventRecordCursor(before)))
      const timeZone = toTimeZoneOrUtc(tz)
      const now = Date.now()
      const stored = await getCardAnalytics(db, id)
      const answer = toCardAnalytics(stored, range, timeZone, now)
      if (to === undefined) return c.json(answer)
      const withChats = levelAllows(c.get('viewer').user.accessLevel, 'useAssistant')
      return c.json({ ...answer, ...(await readPeriod(db, id, stored, { from, to, range, timeZone, now, withChats })) })
    },
  )
