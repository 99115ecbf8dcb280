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

// Event tables have no foreign keys: events may be stored after their card was deleted, and they are erased in chunks.

const baseEventColumns = {
  id: integer().primaryKey({ autoIncrement: true }),
  cardId: integer('card_id').notNull(),
  timestamp: integer().notNull(),
}
/** Why the event is not counted: bot, preview, owner or flood. Null for a counted event. */
const exclusionReasonColumn = text()

/**
 * Creates the indexes of an event table: one that prevents storing an event twice, one for the newest events, and one of the rows
 * that still have a visitor address, for the job that erases addresses.
 */
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
    /** Time that the visitor spent on the page, in whole seconds. */
    duration: integer(),
    excluded: exclusionReasonColumn,
    /** Key of the visitor for one day. When the row is stored, a trigger moves the key to the table card_visitors. */
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
    /** Keyed hash of the sender's IP network, for the hourly limit on form submissions. Erased after a day. */
    submitterNetwork: text('submitter_network'),
  },
  (t) => [
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

/** The table of each kind of event. It has a column for everything that is stored about such an event. */
export const EVENT_TABLES = {
  view: cardViewsTable,
  click: cardClicksTable,
  save: cardSavesTable,
  submission: formSubmissionsTable,
  chat: cardChatsTable,
  lead: cardLeadsTable,
} satisfies { [K in EventKind]: SQLiteTable & Record<EventColumnNameOf<K>, SQLiteColumn> }

// The tables of counts, such as card_totals, are only written by database triggers, in the statement that stores the events.

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
  floods: createCountColumn(),
})

/**
 * Creates a column with counts for the 96 quarters of an hour of a day in UTC, as a JSON list; null if nothing was counted. The
 * day of any time zone can be added up from them, as time zones differ by multiples of a quarter of an hour.
 */
const createQuarterHourCountsColumn = (name: string) => text(name, { mode: 'json' }).$type<number[]>()

/** Counts of each card by day. A day on which nothing was counted has no row. */
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
    /** Numbers of unique visitors by quarter of an hour. A visitor is counted at the first view of the day. */
    visitorQuarters: createQuarterHourCountsColumn('visitor_quarters'),
  },
  (t) => [primaryKey({ columns: [t.cardId, t.day] })],
)

/** Keys of a card's unique visitors of each day. Rows are erased after two days; the numbers of visitors are kept. */
export const cardDailyVisitorsTable = sqliteTable(
  'card_visitors',
  {
    day: text().notNull(),
    cardId: integer('card_id').notNull(),
    visitor: text().notNull(),
    /** Quarter of an hour (0 to 95) of the visitor's first view of the day. A trigger counts the visitor in that quarter. */
    quarter: integer().notNull().default(48),
  },
  (t) => [primaryKey({ columns: [t.day, t.cardId, t.visitor] })],
)

/** All-time numbers of views, clicks and saves of a card, by device, location, source or link type. */
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
