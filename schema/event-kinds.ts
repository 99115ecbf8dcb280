interface EventKindConfig {
  /** Name of the list of these events, such as `views`, in analytics answers, in the query `?kind=` and in exports. */
  list: string
  /** Names of the counters that an event of this kind adds to. If there are several, the event's fields decide which one. */
  counts: readonly string[]
  /** Path below /api to which a card's page reports such an event; null if only the server creates such events. */
  call: `/${string}` | null
  /** If true, the event goes through the queue. If false, the server stores it before it responds. */
  queued: boolean
  /** Name of the event's idempotency key, in the request body and in the table. */
  id: string
  /** Prefix of the table columns for the visitor's address, location and device, such as `viewer`. */
  actor: string
  /** Fields of the event that are stored in a table column of the same name. */
  columns: readonly string[]
  /** Event fields in an analytics answer, besides the time. Paged lists and exports add the visitor's address and device. */
  listed: readonly string[]
}

/** Start of the names of queued jobs. The queue carries events too, so an event kind with this start does not compile. */
export const JOB_PREFIX = 'job:'

/**
 * All kinds of events. Insert statements, counters, analytics lists and exports are derived from this registry. The validation of
 * events is separate (schema/event.ts), because the analytics page does not need it.
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
  /** A visitor's first message to the card's sales assistant. Its idempotency key is the session id of the conversation. */
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
   * A conversation with the sales assistant that became a lead: its score reached 70, or the visitor left a contact. The
   * idempotency key is the session id, so a conversation is one lead at most.
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
} as const satisfies { [kind: string]: EventKindConfig; [job: `${typeof JOB_PREFIX}${string}`]: never }

export type EventKind = keyof typeof EVENT_KINDS
export type EventConfigOf<K extends EventKind> = (typeof EVENT_KINDS)[K]
type EventKindWith<Property> = { [K in EventKind]: EventConfigOf<K> extends Property ? K : never }[EventKind]
export type QueuedEventKind = EventKindWith<{ queued: true }>
/** Kinds of events that a visitor's page reports and that go through the queue. */
export type PageReportedEventKind = EventKindWith<{ queued: true; call: string }>
export type EventCountName = EventConfigOf<EventKind>['counts'][number]
export type EventCounts = Record<EventCountName, number>

export const EVENT_KIND_NAMES = Object.keys(EVENT_KINDS) as EventKind[]
export const QUEUED_EVENT_KINDS = EVENT_KIND_NAMES.filter((kind): kind is QueuedEventKind => EVENT_KINDS[kind].queued)
export const PAGE_REPORTED_EVENT_KINDS = QUEUED_EVENT_KINDS.filter((kind): kind is PageReportedEventKind => EVENT_KINDS[kind].call !== null)
export const EVENT_COUNT_NAMES = EVENT_KIND_NAMES.flatMap((kind): readonly EventCountName[] => EVENT_KINDS[kind].counts)
export const ZERO_EVENT_COUNTS = Object.fromEntries(EVENT_COUNT_NAMES.map((name) => [name, 0])) as EventCounts
