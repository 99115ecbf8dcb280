interface EventDefinition {
  /** The name of this kind's records in analytics answers, in `?kind=` and in exports. */
  list: string
  /** The roll-up counts that an event of this kind adds to. If there are several, the event's fields decide which one. */
  counts: readonly string[]
  /** Path below /api of the public call that reports the event. Null: only the server creates such events. */
  call: `/${string}` | null
  /** True: the event goes through the queue. False: it is stored before the call is answered. */
  queued: boolean
  /** Name of the idempotency key in the call's body and in the table. */
  id: string
  /** Prefix of the visitor's address, location and device in the table and in records. */
  actor: string
  /** Those of its fields that have a column of the same name. */
  columns: readonly string[]
  /** The fields of a row in an analytics answer, besides the time. Pages and exports add address, location and device. */
  listed: readonly string[]
}

/**
 * Every kind of event. Insert statements, roll-up checks, analytics lists and exports are derived from this registry or keyed
 * by it; its contracts are in schema/event.ts, because the analytics page needs no validator.
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
  /** A visitor's first message to the assistant. The idempotency key is the conversation's session id. */
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
   * A conversation that became a lead: its score reached 70, or the visitor left a contact. The idempotency
   * key is the session id, so a conversation is one lead at most.
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
} as const satisfies Record<string, EventDefinition>

export type EventKind = keyof typeof EVENT_KINDS
export type DefinitionOf<K extends EventKind> = (typeof EVENT_KINDS)[K]
type KindWith<Property> = { [K in EventKind]: DefinitionOf<K> extends Property ? K : never }[EventKind]
/** Kinds that the queue carries. */
export type QueuedKind = KindWith<{ queued: true }>
/** Kinds that a visitor's page reports and the queue carries. */
export type ReportedKind = KindWith<{ queued: true; call: string }>
export type CountName = DefinitionOf<EventKind>['counts'][number]
/** The counts of events, by roll-up. */
export type Counts = Record<CountName, number>

export const KINDS = Object.keys(EVENT_KINDS) as EventKind[]
export const QUEUED_KINDS = KINDS.filter((kind): kind is QueuedKind => EVENT_KINDS[kind].queued)
export const REPORTED_KINDS = QUEUED_KINDS.filter((kind): kind is ReportedKind => EVENT_KINDS[kind].call !== null)
export const COUNT_NAMES = KINDS.flatMap((kind): readonly CountName[] => EVENT_KINDS[kind].counts)
export const NO_COUNTS = Object.fromEntries(COUNT_NAMES.map((name) => [name, 0])) as Counts
