import { z } from 'zod'
import type { FieldsOf } from './event.ts'
import { type CountName, type Counts, type DefinitionOf, EVENT_KINDS, type EventKind, KINDS } from './event-kinds.ts'

export const RANGES = ['daily', 'weekly', 'monthly', 'yearly'] as const
export type Range = (typeof RANGES)[number]
export const RANGE_LABELS: Record<Range, string> = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' }

/** How many of the newest records of each kind an answer lists. */
export const LIST_MAX = 500
/** The lists of records, one for each kind of event. Plays of the video are listed among the clicks, as link type `video`. */
export type HistoryKind = DefinitionOf<EventKind>['list']
export const HISTORY_KINDS = KINDS.map((kind): HistoryKind => EVENT_KINDS[kind].list)
/** The kind of event that a list contains. */
export const KIND_OF_LIST = Object.fromEntries(KINDS.map((kind) => [EVENT_KINDS[kind].list, kind])) as {
  [K in EventKind as DefinitionOf<K>['list']]: K
}
/** Breakdowns that may have more values than an answer lists; the rest is read in pages. */
const SHARE_KINDS = ['devices', 'locations', 'linkTypes'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]
export const isShareKind = (kind: HistoryKind | ShareKind): kind is ShareKind => (SHARE_KINDS as readonly string[]).includes(kind)
/** How many values one page of a breakdown holds. */
export const SHARES_PAGE = 2000

export const AnalyticsQuery = z.object({
  range: z.enum(RANGES).default('daily'),
  /** IANA name of the time zone of days and hours; UTC when it is absent or unknown. */
  tz: z.string().max(64).optional(),
  kind: z.union([z.enum(HISTORY_KINDS), z.enum(SHARE_KINDS)]).optional(),
  /** Cursor of the next page of records: `next` of the page before, or a time in ms or ISO 8601. */
  before: z.union([z.string().regex(/^\d{1,16}(\.\d{1,16})?$/), z.iso.datetime()], 'Invalid cursor').optional(),
  /** Cursor of the next page of a breakdown: the last value of the page before. */
  after: z.string().max(200).optional(),
})

/** How many values of a breakdown an answer lists. */
export const SHARES_MAX = 200
export const OTHER = 'Other'

/** Stands for an address, location or device that is not known. */
export const UNKNOWN = 'Unknown'

/** A visitor's address, location and device, as records hold them. */
export const ORIGIN = ['ip', 'location', 'device'] as const
type Origin = (typeof ORIGIN)[number]
type OriginField<K extends EventKind, Part extends Origin = Origin> = `${DefinitionOf<K>['actor']}${Capitalize<Part>}`
/** The field of a record that holds a part of its origin, such as `viewerDevice`. */
export const originField = (actor: string, part: string) => `${actor}${part[0]!.toUpperCase()}${part.slice(1)}`
type Listed<K extends EventKind> = DefinitionOf<K>['listed'][number]
/** The fields that only records of this kind hold. */
export type OwnField<K extends EventKind> = Extract<keyof FieldsOf<K>, Listed<K>>

export type RecordOf<K extends EventKind> = { timestamp: string } & Pick<FieldsOf<K>, OwnField<K>> & {
    [Field in OriginField<K, Extract<Origin, Listed<K>>>]: string
  } & { [Field in OriginField<K>]?: string }
/** The records of each list. Pages of records contain addresses, answers do not. */
export type Records = { [K in EventKind as DefinitionOf<K>['list']]: RecordOf<K> }
export type Lists = { [L in HistoryKind]: Records[L][] }

export interface Bucket extends Counts {
  /** First day of the bucket, `YYYY-MM-DD` in the answer's time zone. */
  start: string
  /**
   * Unique visitors of a day; absent in larger buckets. A visitor's key changes at midnight in UTC, so days cannot be added up, and in
   * other time zones a visitor on both sides of that midnight counts twice on one day.
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
export type Totals = Record<`total${Capitalize<CountName>}`, number>
/** Counts under the names that they have in a summary, such as `totalViews`. */
export const toTotals = (counts: Counts) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [`total${name[0]!.toUpperCase()}${name.slice(1)}`, count])) as Totals

export interface Analytics extends Lists {
  /** The time zone of `series` and `breakdowns.timing`, an IANA name. */
  timeZone: string
  /**
   * Counts of all time. `totalPlays` is no part of `totalClicks` nor of any rate. `totalLeads` adds form submissions to the
   * conversations that became leads. `excluded` is the sum of the four counts below, which no other number includes.
   */
  summary: Totals & { excluded: number }
  excluded: {
    bots: number
    previews: number
    ownVisits: number
    /** Events above the limit per minute for one address on one card. */
    floods: number
  }
  series: Bucket[]
  breakdowns: {
    /** Largest first. The values past the first `SHARES_MAX` are added up as one share, `OTHER`. */
    devices: Share[]
    locations: Share[]
    /** `tag:` and a key of SOURCES, `ref:` and a host name, or `direct`. */
    sources: Share[]
    linkTypes: Share[]
    /** By weekday (0 Sunday … 6) and hour, in the answer's time zone. */
    timing: { weekday: number; hour: number; views: number; clicks: number; saves: number }[]
  }
}
/** A page of records with truncated addresses, or of a breakdown. `next` is null on the last page. */
export interface HistoryPage<T> {
  items: T[]
  next: string | null
}
/** Counts of all cards of the signed-in owner. */
export interface AnalyticsSummary {
  /** Views of the current calendar month in UTC. */
  viewsThisMonth: number
  /** Saves of all time. */
  saves: number
}
