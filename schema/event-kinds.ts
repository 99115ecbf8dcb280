interface EventKindConfig {
  list: string
  /** Counters that an event of this kind can increment. If there are several, the event's fields decide which. */
  counts: readonly string[]
  /** Path below /api to which a card's page reports the event; null if only the server creates it. */
  call: `/${string}` | null
  /** If false, the server stores the event before it responds, without the queue. */
  queued: boolean
  /** Name of the idempotency key, in the request body and in the table. */
  id: string
  /** Prefix of the table columns for the visitor's address, location and device. */
  actor: string
  columns: readonly string[]
  listed: readonly string[]
}

/** Jobs and events share one queue. This prefix tells them apart: every job's name starts with it, and no event kind does. */
export const QUEUED_JOB_PREFIX = 'job:'

/**
 * All kinds of events. Insert statements, counters, triggers, analytics lists and exports are derived from this table. The
 * validation needs zod, so it is in event.ts: the analytics page loads this table, but not zod.
 */
export const EVENT_KINDS = {
  view: {
    list: 'views',
    counts: ['views'],
    call: '/card-views',
    queued: true,
    id: 'viewId',
    actor: 'viewer',
    columns: ['source', 'duration', 'visitor'],
    listed: ['location', 'device'],
  },
  click: {
    list: 'clicks',
    counts: ['clicks', 'plays'],
    call: '/card-clicks',
    queued: true,
    id: 'eventId',
    actor: 'clicker',
    columns: ['linkType', 'linkId'],
    listed: ['linkType', 'linkId', 'device'],
  },
  save: {
    list: 'saves',
    counts: ['saves'],
    call: '/card-saves',
    queued: true,
    id: 'eventId',
    actor: 'saver',
    columns: [],
    listed: ['location', 'device'],
  },
  submission: {
    list: 'submissions',
    counts: ['submissions'],
    call: '/card-forms',
    queued: false,
    id: 'submissionId',
    actor: 'submitter',
    columns: ['formData'],
    listed: ['formData'],
  },
  chat: {
    list: 'chats',
    counts: ['chats'],
    call: null,
    queued: true,
    id: 'eventId',
    actor: 'visitor',
    columns: [],
    listed: ['location', 'device'],
  },
  /**
   * A conversation that became a lead: its score reached 70, or the visitor left contact data. The idempotency key is the session id, so
   * each conversation counts as one lead at most.
   */
  lead: {
    list: 'leads',
    counts: ['leads'],
    call: null,
    queued: true,
    id: 'eventId',
    actor: 'visitor',
    columns: ['leadScore'],
    listed: ['leadScore', 'location', 'device'],
  },
} as const satisfies { [kind: string]: EventKindConfig; [job: `${typeof QUEUED_JOB_PREFIX}${string}`]: never }

export type EventKind = keyof typeof EVENT_KINDS
export type EventConfigOf<K extends EventKind> = (typeof EVENT_KINDS)[K]
type EventKindWith<Property> = { [K in EventKind]: EventConfigOf<K> extends Property ? K : never }[EventKind]
export type QueuedEventKind = EventKindWith<{ queued: true }>
export type PageReportedEventKind = EventKindWith<{ queued: true; call: string }>
export type EventCountName = EventConfigOf<EventKind>['counts'][number]
export type EventCounts = Record<EventCountName, number>

export const EVENT_KIND_NAMES = Object.keys(EVENT_KINDS) as EventKind[]
export const QUEUED_EVENT_KINDS = EVENT_KIND_NAMES.filter((kind): kind is QueuedEventKind => EVENT_KINDS[kind].queued)
export const PAGE_REPORTED_EVENT_KINDS = QUEUED_EVENT_KINDS.filter((kind): kind is PageReportedEventKind => EVENT_KINDS[kind].call !== null)
export const EVENT_COUNT_NAMES = EVENT_KIND_NAMES.flatMap((kind): readonly EventCountName[] => EVENT_KINDS[kind].counts)
export const ZERO_EVENT_COUNTS = Object.fromEntries(EVENT_COUNT_NAMES.map((name) => [name, 0])) as EventCounts
