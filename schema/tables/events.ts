import { sql } from 'drizzle-orm'
import {
  type IndexColumn,
  type SQLiteColumn,
  type SQLiteTable,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { EventCountName, EventConfigOf, EventKind } from '../event-kinds.ts'

// Event tables have no foreign keys, because events may arrive after their card was deleted, and a deleted card's events are deleted in
// several steps.

const baseEventColumns = {
  id: integer().primaryKey({ autoIncrement: true }),
  cardId: integer('card_id').notNull(),
  timestamp: integer().notNull(),
}
/** Reason why the event is not counted; null for a counted event. */
const exclusionReasonColumn = text()

const createEventIndexes = (
  table: string,
  columns: { cardId: IndexColumn; timestamp: IndexColumn; id: IndexColumn; excluded?: IndexColumn },
  once: IndexColumn,
  address: string,
) => [
  uniqueIndex(`${table}_once`).on(columns.cardId, once),
  index(`${table}_newest`).on(columns.cardId, ...(columns.excluded ? [columns.excluded] : []), columns.timestamp, columns.id),
  index(`${table}_address`)
    .on(columns.timestamp)
    .where(sql.raw(`${address} IS NOT NULL`)),
]

export const cardViewsTable = sqliteTable(
  'card_views',
  {
    ...baseEventColumns,
    viewId: text('view_id').notNull(),
    viewerIp: text('viewer_ip'),
    viewerLocation: text('viewer_location'),
    viewerDevice: text('viewer_device'),
    /** How the visitor came to the card: `tag:qr`, `ref:example.com` or `direct`. */
    source: text().notNull(),
    duration: integer(),
    excluded: exclusionReasonColumn,
    /** Key that identifies the visitor for one day. A trigger moves it to the table card_visitors. */
    visitor: text(),
  },
  (t) => createEventIndexes('card_views', t, t.viewId, 'viewer_ip'),
)

export const cardClicksTable = sqliteTable(
  'card_clicks',
  {
    ...baseEventColumns,
    eventId: text('event_id').notNull(),
    linkType: text('link_type').notNull(),
    linkId: text('link_id').notNull(),
    clickerIp: text('clicker_ip'),
    clickerLocation: text('clicker_location'),
    clickerDevice: text('clicker_device'),
    excluded: exclusionReasonColumn,
  },
  (t) => createEventIndexes('card_clicks', t, t.eventId, 'clicker_ip'),
)

export const cardSavesTable = sqliteTable(
  'card_saves',
  {
    ...baseEventColumns,
    eventId: text('event_id').notNull(),
    saverIp: text('saver_ip'),
    saverLocation: text('saver_location'),
    saverDevice: text('saver_device'),
    excluded: exclusionReasonColumn,
  },
  (t) => createEventIndexes('card_saves', t, t.eventId, 'saver_ip'),
)

export const formSubmissionsTable = sqliteTable(
  'form_submissions',
  {
    ...baseEventColumns,
    submissionId: text('submission_id').notNull(),
    formData: text('form_data', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    submitterIp: text('submitter_ip'),
    submitterLocation: text('submitter_location'),
    submitterDevice: text('submitter_device'),
    /** Keyed hash of the sender's network, for the hourly limit. Erased after a day. */
    submitterNetwork: text('submitter_network'),
    /** True until the owner was told about the form. */
    isNoticePending: integer('notice_pending', { mode: 'boolean' }).notNull().default(false),
    noticeClaimedAt: integer('notice_claimed_at'),
  },
  (t) => [
    index('form_submissions_notice')
      .on(t.timestamp)
      .where(sql`notice_pending = 1`),
    ...createEventIndexes('form_submissions', t, t.submissionId, 'submitter_ip'),
    index('form_submissions_network')
      .on(t.timestamp)
      .where(sql`submitter_network IS NOT NULL`),
  ],
)

const chatEventColumns = {
  eventId: text('event_id').notNull(),
  visitorIp: text('visitor_ip'),
  visitorLocation: text('visitor_location'),
  visitorDevice: text('visitor_device'),
  excluded: exclusionReasonColumn,
}

export const cardChatsTable = sqliteTable('card_chats', { ...baseEventColumns, ...chatEventColumns }, (t) =>
  createEventIndexes('card_chats', t, t.eventId, 'visitor_ip'),
)

export const cardLeadsTable = sqliteTable(
  'card_leads',
  { ...baseEventColumns, ...chatEventColumns, leadScore: integer('lead_score').notNull() },
  (t) => createEventIndexes('card_leads', t, t.eventId, 'visitor_ip'),
)

type EventColumnNameOf<K extends EventKind> =
  | keyof typeof baseEventColumns
  | EventConfigOf<K>['id']
  | EventConfigOf<K>['columns'][number]
  | `${EventConfigOf<K>['actor']}${'Ip' | 'Location' | 'Device'}`

export const EVENT_TABLES = {
  view: cardViewsTable,
  click: cardClicksTable,
  save: cardSavesTable,
  submission: formSubmissionsTable,
  chat: cardChatsTable,
  lead: cardLeadsTable,
} satisfies { [K in EventKind]: SQLiteTable & Record<EventColumnNameOf<K>, SQLiteColumn> }

// Only triggers write these tables of counts, in the same statement that stores the events.

const createCountColumn = () => integer().notNull().default(0)
const eventCountColumns = {
  views: createCountColumn(),
  clicks: createCountColumn(),
  saves: createCountColumn(),
  plays: createCountColumn(),
  submissions: createCountColumn(),
  chats: createCountColumn(),
  leads: createCountColumn(),
} satisfies Record<EventCountName, unknown>

export const cardTotalCountsTable = sqliteTable('card_totals', {
  cardId: integer('card_id').primaryKey(),
  ...eventCountColumns,
  bots: createCountColumn(),
  previews: createCountColumn(),
  ownVisits: integer('own_visits').notNull().default(0),
  /** Stored events of older versions that exceeded the rate limit. */
  floods: createCountColumn(),
  /** Events that exceeded a limit and were not stored. The queue consumer counts them, not exactly. */
  leftOut: integer('left_out').notNull().default(0),
  /** The newest UTC day with an event, and the number of events stored since it began, for the limits per day. */
  storedDay: text('stored_day').notNull().default(''),
  storedThatDay: integer('stored_that_day').notNull().default(0),
})

/**
 * Counts for the 96 quarter hours of a UTC day, as a JSON list; null if all are zero. Time zones differ by whole quarter hours, so these
 * counts can be added up to a day in any time zone.
 */
const createQuarterHourCountsColumn = (name: string) => text(name, { mode: 'json' }).$type<number[]>()

export const cardDailyCountsTable = sqliteTable(
  'card_days',
  {
    cardId: integer('card_id').notNull(),
    day: text().notNull(),
    ...eventCountColumns,
    visitors: createCountColumn(),
    viewQuarters: createQuarterHourCountsColumn('view_quarters'),
    clickQuarters: createQuarterHourCountsColumn('click_quarters'),
    saveQuarters: createQuarterHourCountsColumn('save_quarters'),
    playQuarters: createQuarterHourCountsColumn('play_quarters'),
    submissionQuarters: createQuarterHourCountsColumn('submission_quarters'),
    chatQuarters: createQuarterHourCountsColumn('chat_quarters'),
    leadQuarters: createQuarterHourCountsColumn('lead_quarters'),
    visitorQuarters: createQuarterHourCountsColumn('visitor_quarters'),
  },
  (t) => [primaryKey({ columns: [t.cardId, t.day] })],
)

/** Keys of each day's unique visitors. A row is deleted after two days. */
export const cardDailyVisitorsTable = sqliteTable(
  'card_visitors',
  {
    day: text().notNull(),
    cardId: integer('card_id').notNull(),
    visitor: text().notNull(),
    /** Quarter hour (0 to 95) of the visitor's first view. A trigger counts the visitor in this quarter hour. */
    quarter: integer().notNull().default(48),
  },
  (t) => [primaryKey({ columns: [t.day, t.cardId, t.visitor] })],
)

export const cardBreakdownsTable = sqliteTable(
  'card_breakdowns',
  {
    cardId: integer('card_id').notNull(),
    dimension: text({ enum: ['device', 'location', 'source', 'linkType'] }).notNull(),
    value: text().notNull(),
    views: createCountColumn(),
    clicks: createCountColumn(),
    saves: createCountColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.cardId, t.dimension, t.value] }),
    index('card_breakdowns_largest').on(t.cardId, t.dimension, sql`views + clicks + saves`),
  ],
)
