import type { EventFieldsOf } from './event.ts'
import { type EventCountName, type EventCounts, type EventConfigOf, EVENT_KINDS, type EventKind, EVENT_KIND_NAMES } from './event-kinds.ts'

export const CHART_INTERVALS = ['daily', 'weekly', 'monthly', 'yearly'] as const
export type ChartInterval = (typeof CHART_INTERVALS)[number]
export const CHART_INTERVAL_LABELS = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' } as const

export const EVENT_RECORDS_PER_PAGE = 500
export type EventListName = EventConfigOf<EventKind>['list']
export const EVENT_LIST_NAMES = EVENT_KIND_NAMES.map((kind): EventListName => EVENT_KINDS[kind].list)
export const EVENT_KIND_BY_LIST_NAME = Object.fromEntries(EVENT_KIND_NAMES.map((kind) => [EVENT_KINDS[kind].list, kind])) as {
  [K in EventKind as EventConfigOf<K>['list']]: K
}
export const PAGED_BREAKDOWN_NAMES = ['devices', 'locations', 'linkTypes'] as const
export type PagedBreakdownName = (typeof PAGED_BREAKDOWN_NAMES)[number]
export const isPagedBreakdownName = (kind: EventListName | PagedBreakdownName): kind is PagedBreakdownName =>
  (PAGED_BREAKDOWN_NAMES as readonly string[]).includes(kind)
export const BREAKDOWN_PAGE_SIZE = 2000

export const BREAKDOWN_ROWS_MAX = 200
export const OTHER_BREAKDOWN_VALUE = 'Other'

export const UNKNOWN_VISITOR_ORIGIN_LABEL = 'Unknown'

export const VISITOR_ORIGIN_PARTS = ['ip', 'location', 'device'] as const
type VisitorOriginPart = (typeof VISITOR_ORIGIN_PARTS)[number]
type VisitorOriginFieldName<K extends EventKind, P extends VisitorOriginPart> = `${EventConfigOf<K>['actor']}${Capitalize<P>}`
export const visitorOriginFieldNameOf = (actor: string, part: string) => `${actor}${part[0]!.toUpperCase()}${part.slice(1)}`
type ListedEventFieldNameOf<K extends EventKind> = EventConfigOf<K>['listed'][number]
export type EventSpecificFieldName<K extends EventKind> = Extract<keyof EventFieldsOf<K>, ListedEventFieldNameOf<K>>

export type EventRecordOf<K extends EventKind> = { timestamp: string } & Pick<EventFieldsOf<K>, EventSpecificFieldName<K>> & {
    [Field in VisitorOriginFieldName<K, Extract<VisitorOriginPart, ListedEventFieldNameOf<K>>>]: string
  } & { [Field in VisitorOriginFieldName<K, VisitorOriginPart>]?: string }
export type EventRecordByListName = { [K in EventKind as EventConfigOf<K>['list']]: EventRecordOf<K> }
export type EventRecordLists = { [L in EventListName]: EventRecordByListName[L][] }

export interface TimeBucketCounts extends EventCounts {
  start: string
  /**
   * Number of unique visitors in one day. Absent for longer intervals: visitors get a new key each day, so a sum would count returning
   * visitors twice.
   */
  visitors?: number
}
export interface BreakdownRow {
  value: string
  views: number
  clicks: number
  saves: number
}
export type TotalEventCounts = Record<`total${Capitalize<EventCountName>}`, number>
export const toTotalEventCounts = (counts: EventCounts) =>
  Object.fromEntries(Object.entries(counts).map(([name, n]) => [`total${name[0]!.toUpperCase()}${name.slice(1)}`, n])) as TotalEventCounts

export interface AnalyticsPeriodCounts {
  from: string
  to: string
  totals: EventCounts
  series: TimeBucketCounts[]
}
export interface BestDay {
  day: string
  views: number
  saves: number
  read: number
  source: { value: string; views: number } | null
  location: { value: string; views: number } | null
  device: { value: string; views: number } | null
  sourceAndLocation: number
}
/** Views from one source or place, in a period and in the period before. */
export interface ViewOriginCounts {
  value: string
  views: number
  viewsBefore: number
}
export interface AnalyticsPeriod extends AnalyticsPeriodCounts {
  range: ChartInterval
  /** The period of the same length before this one; null for all time. */
  before: AnalyticsPeriodCounts | null
  timing: CardAnalytics['breakdowns']['timing']
  bestDay: BestDay | null
  /**
   * Where the views of this period and of the one before came from, the largest first. Absent for all time, and if the periods have more
   * views than are read.
   */
  origins?: { sources: ViewOriginCounts[]; locations: ViewOriginCounts[] }
}
export const CHAT_LEADS_MAX = 20
interface ChatLead {
  conversationId: number
  name: string | null
  email: string | null
  phone: string | null
  leadScore: number
  timestamp: string
}

export interface CardAnalytics extends EventRecordLists {
  timeZone: string
  /**
   * All-time counts. `totalClicks` and all rates leave out video plays. `totalLeads` is the number of form submissions and chat leads.
   * `excluded` events (bots, previews, owners, floods) are in no other count.
   */
  summary: TotalEventCounts & { excluded: number }
  excluded: {
    bots: number
    previews: number
    ownVisits: number
    /** Events that exceed the limits of one visitor address, or of the card and its owner in a day. Not counted exactly. */
    floods: number
  }
  series: TimeBucketCounts[]
  breakdowns: {
    /** Each breakdown begins with its largest values. Values after `BREAKDOWN_ROWS_MAX` are summed up as `OTHER_BREAKDOWN_VALUE`. */
    devices: BreakdownRow[]
    locations: BreakdownRow[]
    /** Where visitors came from: `tag:` with a key of `VISIT_SOURCES`, `ref:` with the host name of the linking site, or `direct`. */
    sources: BreakdownRow[]
    linkTypes: BreakdownRow[]
    timing: { weekday: number; hour: number; views: number; clicks: number; saves: number }[]
  }
  period?: AnalyticsPeriod
  /** Newest leads from chats. Absent if the query names no period; empty for users below level 2. */
  chatLeads?: ChatLead[]
}
export interface CursorPage<T> {
  items: T[]
  next: string | null
}
export interface OwnerAnalyticsSummary {
  viewsThisMonth: number
  saves: number
}
