import { z } from 'zod'

export const RANGES = ['daily', 'weekly', 'monthly', 'yearly'] as const
export type Range = (typeof RANGES)[number]
export const RANGE_LABELS: Record<Range, string> = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' }

/** How many of the newest records of each kind an answer lists. */
export const LIST_MAX = 500
export const HISTORY_KINDS = ['views', 'clicks', 'saves', 'submissions'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

export const AnalyticsQuery = z.object({
  range: z.enum(RANGES).default('daily'),
  kind: z.enum(HISTORY_KINDS).optional(),
  /** Cursor of the next page: `next` of the page before. */
  before: z.string().max(40).regex(/^\d{1,16}(\.\d{1,16})?$/, 'Invalid cursor').optional(),
})

/** Stated wherever an address, a place or a device is not known. */
export const UNKNOWN = 'Unknown'

export interface ViewRecord {
  timestamp: string
  viewerLocation: string
  viewerDevice: string
  viewerIp?: string
}
export interface ClickRecord {
  timestamp: string
  linkType: string
  linkId: string
  clickerDevice: string
  clickerLocation?: string
  clickerIp?: string
}
export interface SaveRecord {
  timestamp: string
  saverLocation: string
  saverDevice: string
  saverIp?: string
}
export interface SubmissionRecord {
  timestamp: string
  formData: Record<string, string>
  submitterLocation?: string
  submitterDevice?: string
  submitterIp?: string
}
export interface Bucket {
  /** First day of the bucket, `YYYY-MM-DD` in UTC. */
  start: string
  views: number
  clicks: number
  saves: number
}
/** One value of a dimension with what was counted for it. */
export interface Share {
  value: string
  views: number
  clicks: number
  saves: number
}
export interface Analytics {
  views: ViewRecord[]
  clicks: ClickRecord[]
  saves: SaveRecord[]
  submissions: SubmissionRecord[]
  summary: { totalViews: number; totalClicks: number; totalSaves: number; totalSubmissions: number; excluded: number }
  series: Bucket[]
  breakdowns: {
    devices: Share[]
    locations: Share[]
    sources: Share[]
    linkTypes: Share[]
    /** By weekday (0 Sunday … 6) and hour, in UTC. */
    timing: { weekday: number; hour: number; views: number; clicks: number; saves: number }[]
  }
}
/** One page of records with the truncated address; `next` is null at the end. */
export interface HistoryPage<T> {
  items: T[]
  next: string | null
}
/** What the signed-in owner's cards have gathered together. */
export interface AnalyticsSummary {
  /** Views of the calendar month that now is in UTC. */
  viewsThisMonth: number
  /** Saves of all time. */
  saves: number
}
