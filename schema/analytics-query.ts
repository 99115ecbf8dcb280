import { z } from 'zod'
import { CHART_INTERVALS, EVENT_LIST_NAMES, PAGED_BREAKDOWN_NAMES } from './analytics.ts'
import { findPeriodError, isIsoDate } from './analytics-period.ts'

// These schemas are not in analytics.ts, because the analytics page loads that file and must not load zod.

const IsoDateSchema = z.string().max(10).refine(isIsoDate, 'Expected a date such as 2026-11-23')

export const AnalyticsQuerySchema = z
  .object({
    range: z.enum(CHART_INTERVALS).default('daily'),
    /** First day of the period. By default, the first day with an event. */
    from: IsoDateSchema.optional(),
    to: IsoDateSchema.optional(),
    /** IANA name of the time zone for days and hours. UTC if absent or unknown. */
    tz: z.string().max(64).optional(),
    kind: z.union([z.enum(EVENT_LIST_NAMES), z.enum(PAGED_BREAKDOWN_NAMES)]).optional(),
    /** Cursor for event records: `next` of the previous page, or a time in ms or ISO 8601. */
    before: z.union([z.string().regex(/^\d{1,16}(\.\d{1,16})?$/), z.iso.datetime()], 'Invalid cursor').optional(),
    after: z.string().max(200).optional(),
  })
  .superRefine(({ from, to }, context) => {
    const message = from === undefined ? null : to === undefined ? 'A first day needs a last day.' : findPeriodError(from, to)
    if (message) context.addIssue({ code: 'custom', path: ['from'], message })
  })

export const DashboardActivityQuery = z.object({
  /** IANA name of the time zone for days. UTC if absent or unknown. */
  tz: z.string().max(64).optional(),
})
