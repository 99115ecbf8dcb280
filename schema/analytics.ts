import { z } from 'zod'

export const RANGES = ['daily', 'weekly', 'monthly', 'yearly'] as const
export type Range = (typeof RANGES)[number]
export const RANGE_LABELS: Record<Range, string> = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' }

/** How many of the newest records of each kind an answer lists. */
export const LIST_MAX = 500
/** Plays of the video are listed among the clicks, as link type `video`. */
const HISTORY_KINDS = ['views', 'clicks', 'saves', 'submissions'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]
/** The breakdowns that can be read to the end, past the values that an answer names. */
const SHARE_KINDS = ['devices', 'locations', 'linkTypes'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]
export const isShareKind = (kind: HistoryKind | ShareKind): kind is ShareKind => (SHARE_KINDS as readonly string[]).includes(kind)
/** How many values a page of them holds. */
export const SHARES_PAGE = 2000

export const AnalyticsQuery = z.object({
  range: z.enum(RANGES).default('daily'),
  /** IANA name of the time zone in which days begin and hours are told; UTC where none of that name is known. */
  tz: z.string().max(64).optional(),
  kind: z.union([z.enum(HISTORY_KINDS), z.enum(SHARE_KINDS)]).optional(),
  /** Where the next page of records begins: `next` of the page before, or a time, in ms or as the records tell it. */
  before: z.union([z.string().regex(/^\d{1,16}(\.\d{1,16})?$/), z.iso.datetime()], 'Invalid cursor').optional(),
  /** Cursor of the next page of a breakdown: the value that the page before ended with. */
  after: z.string().max(200).optional(),
})

/** How many values of a dimension an answer lists by name. */
export const SHARES_MAX = 200
export const OTHER = 'Other'

/** Stated wherever an address, a place or a device is not known. */
export const UNKNOWN = 'Unknown'

export interface ViewRecord {
  timestamp: string
  viewerLocation: string
  viewerDevice: string
  viewerIp?: string
}
interface ClickRecord {
  timestamp: string
  linkType: string
  linkId: string
  clickerDevice: string
  clickerLocation?: string
  clickerIp?: string
}
interface SaveRecord {
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
/** A record of each kind of history. */
export interface HistoryRecords {
  views: ViewRecord
  clicks: ClickRecord
  saves: SaveRecord
  submissions: SubmissionRecord
}
export interface Bucket {
  /** First day of the bucket, `YYYY-MM-DD` in the answer's time zone. */
  start: string
  views: number
  clicks: number
  saves: number
  /** Plays of the video, which are no clicks. */
  plays: number
  submissions: number
  /**
   * Unique visitors of a day, at the daily grain alone: a visitor's key changes at midnight in UTC, so days cannot be added
   * up. Whoever comes before and after it on one day of another time zone is counted twice.
   */
  visitors?: number
}
/** One value of a dimension with what was counted for it. */
export interface Share {
  value: string
  views: number
  clicks: number
  saves: number
}
export interface Analytics {
  /** The time zone of `series` and `breakdowns.timing`, an IANA name. */
  timeZone: string
  views: ViewRecord[]
  clicks: ClickRecord[]
  saves: SaveRecord[]
  submissions: SubmissionRecord[]
  /** Of all time. `excluded` is what was kept out of every other number here, and the sum of its four kinds. */
  summary: {
    totalViews: number
    totalClicks: number
    totalSaves: number
    /** Plays of the video: no clicks, so no part of `totalClicks` nor of any rate made of it. */
    totalPlays: number
    totalSubmissions: number
    /** Conversations with the assistant. */
    totalChats: number
    /** Visitors who left their details: form submissions and conversations with an e-mail address or a phone number. */
    totalLeads: number
    excluded: number
  }
  excluded: {
    bots: number
    previews: number
    ownVisits: number
    /** Events past the limit a minute of one address on the card. */
    floods: number
  }
  series: Bucket[]
  breakdowns: {
    /** Largest first; past the first `SHARES_MAX` values the rest is one share, `OTHER`. */
    devices: Share[]
    locations: Share[]
    /** `tag:` and a key of SOURCES, `ref:` and a host name, or `direct`. */
    sources: Share[]
    linkTypes: Share[]
    /** By weekday (0 Sunday … 6) and hour, in the answer's time zone. */
    timing: { weekday: number; hour: number; views: number; clicks: number; saves: number }[]
  }
}
/** One page of records with the truncated address, or of a breakdown; `next` is null at the end. */
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
