import type { EventFieldsOf } from './event.ts'
import { type EventCountName, type EventCounts, type EventConfigOf, EVENT_KINDS, type EventKind, EVENT_KIND_NAMES } from './event-kinds.ts'

export const CHART_INTERVALS = ['daily', 'weekly', 'monthly', 'yearly'] as const
export type ChartInterval = (typeof CHART_INTERVALS)[number]
export const CHART_INTERVAL_LABELS = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' } as const

/** Maximum number of event records of one kind in an analytics answer, or on a page of older records. */
export const EVENT_RECORDS_PER_PAGE = 500
/** Name of a list of recorded events, such as `views` or `clicks`. Video plays are listed as clicks with link type `video`. */
export type EventListName = EventConfigOf<EventKind>['list']
export const EVENT_LIST_NAMES = EVENT_KIND_NAMES.map((kind): EventListName => EVENT_KINDS[kind].list)
/** Maps the name of an event list to the kind of its events, such as `views` to `view`. */
export const EVENT_KIND_BY_LIST_NAME = Object.fromEntries(EVENT_KIND_NAMES.map((kind) => [EVENT_KINDS[kind].list, kind])) as {
  [K in EventKind as EventConfigOf<K>['list']]: K
}
/** Names of the analytics breakdowns that can have too many values for one answer. Clients read the rest in pages. */
export const PAGED_BREAKDOWN_NAMES = ['devices', 'locations', 'linkTypes'] as const
export type PagedBreakdownName = (typeof PAGED_BREAKDOWN_NAMES)[number]
export const isPagedBreakdownName = (kind: EventListName | PagedBreakdownName): kind is PagedBreakdownName =>
  (PAGED_BREAKDOWN_NAMES as readonly string[]).includes(kind)
/** Number of values, such as locations, on one page of an analytics breakdown. */
export const BREAKDOWN_PAGE_SIZE = 2000

/** Maximum number of values, such as locations, that an analytics answer lists in one breakdown. */
export const BREAKDOWN_ROWS_MAX = 200
export const OTHER_BREAKDOWN_VALUE = 'Other'

/** Shown in place of a visitor's address, location or device that is not known. */
export const UNKNOWN_VISITOR_ORIGIN_LABEL = 'Unknown'

/** What an event record holds about its visitor: IP address, location and device. */
export const VISITOR_ORIGIN_PARTS = ['ip', 'location', 'device'] as const
type VisitorOriginPart = (typeof VISITOR_ORIGIN_PARTS)[number]
type VisitorOriginFieldName<K extends EventKind, P extends VisitorOriginPart> = `${EventConfigOf<K>['actor']}${Capitalize<P>}`
/** Name of the record field for one part of a visitor's origin: the actor `viewer` and the part `device` give `viewerDevice`. */
export const visitorOriginFieldNameOf = (actor: string, part: string) => `${actor}${part[0]!.toUpperCase()}${part.slice(1)}`
type ListedEventFieldNameOf<K extends EventKind> = EventConfigOf<K>['listed'][number]
/** Names of the fields that only one kind of event has, such as the clicked link, but not the time or the visitor's device. */
export type EventSpecificFieldName<K extends EventKind> = Extract<keyof EventFieldsOf<K>, ListedEventFieldNameOf<K>>

export type EventRecordOf<K extends EventKind> = { timestamp: string } & Pick<EventFieldsOf<K>, EventSpecificFieldName<K>> & {
    [Field in VisitorOriginFieldName<K, Extract<VisitorOriginPart, ListedEventFieldNameOf<K>>>]: string
  } & { [Field in VisitorOriginFieldName<K, VisitorOriginPart>]?: string }
/** Type of the event records in each list. Visitors' IP addresses are only in lists that are read in pages. */
export type EventRecordByListName = { [K in EventKind as EventConfigOf<K>['list']]: EventRecordOf<K> }
export type EventRecordLists = { [L in EventListName]: EventRecordByListName[L][] }

export interface TimeBucketCounts extends EventCounts {
  /** First day of the time bucket, as `YYYY-MM-DD` in the answer's time zone. */
  start: string
  /**
   * Unique visitors of one day; absent in longer time buckets, because visitor keys change daily and days cannot be added up.
   * Keys change at midnight in UTC: in other time zones, a visitor on both sides of that midnight counts twice in one day.
   */
  visitors?: number
}
/** One value of an analytics breakdown, such as one location, with its numbers of views, clicks and saves. */
export interface BreakdownRow {
  value: string
  views: number
  clicks: number
  saves: number
}
export type TotalEventCounts = Record<`total${Capitalize<EventCountName>}`, number>
/** Renames event counts for the analytics summary: `views` becomes `totalViews`. */
export const toTotalEventCounts = (counts: EventCounts) =>
  Object.fromEntries(Object.entries(counts).map(([name, n]) => [`total${name[0]!.toUpperCase()}${name.slice(1)}`, n])) as TotalEventCounts

/** Counts of some days: their sum, and the parts that a chart shows. `from` and `to` are the first and the last day. */
export interface AnalyticsDaysCounts {
  from: string
  to: string
  totals: EventCounts
  series: TimeBucketCounts[]
}
/** The day of a period with the most views, and where these came from. */
export interface BestDay {
  day: string
  views: number
  saves: number
  /** Number of the day's newest views of which the origins below were read, up to `DAY_VIEWS_READ_MAX`. */
  read: number
  /** The most frequent source, place and device of these views, each with its number of views; null if none is known. */
  source: { value: string; views: number } | null
  location: { value: string; views: number } | null
  device: { value: string; views: number } | null
  /** Number of these views that came both from this source and from this place. */
  sourceAndLocation: number
}
export interface AnalyticsPeriod extends AnalyticsDaysCounts {
  range: ChartInterval
  /** The same number of days right before; null for all time. Each part of its series is as long as the same part of the period. */
  before: AnalyticsDaysCounts | null
  timing: CardAnalytics['breakdowns']['timing']
  /** Null if there was no view, or if no single day has the most. */
  bestDay: BestDay | null
}
/** Number of the assistant's newest leads that the analytics name. */
export const CHAT_LEADS_MAX = 20
/** A conversation with the card's assistant that became a lead. */
interface ChatLead {
  conversationId: number
  name: string | null
  email: string | null
  phone: string | null
  leadScore: number
  /** ISO 8601 time when the conversation became a lead. */
  timestamp: string
}

export interface CardAnalytics extends EventRecordLists {
  /** IANA name of the time zone in which `series` and `breakdowns.timing` are counted. */
  timeZone: string
  /**
   * Counts of all time. `totalClicks` and all rates leave out `totalPlays`. `totalLeads` adds form submissions to the chats that
   * became leads. The other counts leave out the `excluded` events, which are those of bots, previews, owners and floods.
   */
  summary: TotalEventCounts & { excluded: number }
  excluded: {
    bots: number
    previews: number
    ownVisits: number
    /** Number of events above the limit per minute for one visitor address on one card. */
    floods: number
  }
  series: TimeBucketCounts[]
  breakdowns: {
    /** Each breakdown has its largest rows first. All rows after `BREAKDOWN_ROWS_MAX` are added up as `OTHER_BREAKDOWN_VALUE`. */
    devices: BreakdownRow[]
    locations: BreakdownRow[]
    /** How visitors came to the card: `tag:` and a key of `VISIT_SOURCES`, `ref:` and the linking host name, or `direct`. */
    sources: BreakdownRow[]
    linkTypes: BreakdownRow[]
    /** Counts by weekday (0 Sunday … 6 Saturday) and hour, in the answer's time zone. */
    timing: { weekday: number; hour: number; views: number; clicks: number; saves: number }[]
  }
  /** Only if the query names a period. */
  period?: AnalyticsPeriod
  /** The newest leads of the assistant, newest first, at most `CHAT_LEADS_MAX`. Only if the query names a period. Users below level 2 get none. */
  chatLeads?: ChatLead[]
}
/** One page of a list that is read in pages. `next` is the cursor for the next page, null on the last one. */
export interface CursorPage<T> {
  items: T[]
  next: string | null
}
/** Total counts over all cards of the signed-in user. */
export interface OwnerAnalyticsSummary {
  viewsThisMonth: number
  saves: number
}
