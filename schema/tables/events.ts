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
import type { CountName, DefinitionOf, EventKind } from '../event-kinds.ts'

// Event tables have no foreign keys: events are written in bulk for cards that may be deleted meanwhile, and erased in chunks.

const base = {
  id: integer().primaryKey({ autoIncrement: true }),
  cardId: integer('card_id').notNull(),
  timestamp: integer().notNull(),
}
/** bot, preview, owner or flood: stored, but left out of every count. */
const excluded = text()

/**
 * Indexes of an event table: one for storing an event once, one for the newest records, and one of the rows that still have
 * an address, for the sweep that erases addresses.
 */
const eventIndexes = (
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

export const cardViews = sqliteTable(
  'card_views',
  {
    ...base,
    viewId: text('view_id').notNull(),
    viewerIp: text('viewer_ip'),
    viewerLocation: text('viewer_location'),
    viewerDevice: text('viewer_device'),
    /** `tag:qr`, `ref:example.com` or `direct`. */
    source: text().notNull(),
    /** Whole seconds, from the event sent on leaving. */
    duration: integer(),
    excluded,
    /** The visitor's key of the day. A trigger moves it to card_visitors when the row is stored. */
    visitor: text(),
  },
  (t) => eventIndexes('card_views', t, t.viewId, 'viewer_ip'),
)

export const cardClicks = sqliteTable(
  'card_clicks',
  {
    ...base,
    eventId: text('event_id').notNull(),
    linkType: text('link_type').notNull(),
    linkId: text('link_id').notNull(),
    clickerIp: text('clicker_ip'),
    clickerLocation: text('clicker_location'),
    clickerDevice: text('clicker_device'),
    excluded,
  },
  (t) => eventIndexes('card_clicks', t, t.eventId, 'clicker_ip'),
)

export const cardSaves = sqliteTable(
  'card_saves',
  {
    ...base,
    eventId: text('event_id').notNull(),
    saverIp: text('saver_ip'),
    saverLocation: text('saver_location'),
    saverDevice: text('saver_device'),
    excluded,
  },
  (t) => eventIndexes('card_saves', t, t.eventId, 'saver_ip'),
)

export const formSubmissions = sqliteTable(
  'form_submissions',
  {
    ...base,
    submissionId: text('submission_id').notNull(),
    formData: text('form_data', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    submitterIp: text('submitter_ip'),
    submitterLocation: text('submitter_location'),
    submitterDevice: text('submitter_device'),
    /** Keyed hash of the sender's network, for the hourly limit. Erased after a day. */
    submitterNetwork: text('submitter_network'),
  },
  (t) => [
    ...eventIndexes('form_submissions', t, t.submissionId, 'submitter_ip'),
    index('form_submissions_network')
      .on(t.timestamp)
      .where(sql`submitter_network IS NOT NULL`),
  ],
)

const visitor = {
  eventId: text('event_id').notNull(),
  visitorIp: text('visitor_ip'),
  visitorLocation: text('visitor_location'),
  visitorDevice: text('visitor_device'),
  excluded,
}

export const cardChats = sqliteTable('card_chats', { ...base, ...visitor }, (t) => eventIndexes('card_chats', t, t.eventId, 'visitor_ip'))

export const cardLeads = sqliteTable('card_leads', { ...base, ...visitor, leadScore: integer('lead_score').notNull() }, (t) =>
  eventIndexes('card_leads', t, t.eventId, 'visitor_ip'),
)

type ColumnsOf<K extends EventKind> =
  | keyof typeof base
  | DefinitionOf<K>['id']
  | DefinitionOf<K>['columns'][number]
  | `${DefinitionOf<K>['actor']}${'Ip' | 'Location' | 'Device'}`

/** The table of each kind of event, with a column for all that the kind stores. */
export const EVENT_TABLES = {
  view: cardViews,
  click: cardClicks,
  save: cardSaves,
  submission: formSubmissions,
  chat: cardChats,
  lead: cardLeads,
} satisfies { [K in EventKind]: SQLiteTable & Record<ColumnsOf<K>, SQLiteColumn> }

// Only triggers (migrations/*.sql) write the roll-ups below, in the statement that stores the events.

const count = () => integer().notNull().default(0)
const counts = {
  views: count(),
  clicks: count(),
  saves: count(),
  plays: count(),
  submissions: count(),
  chats: count(),
  leads: count(),
} satisfies Record<CountName, unknown>

export const cardTotals = sqliteTable('card_totals', {
  cardId: integer('card_id').primaryKey(),
  ...counts,
  bots: count(),
  previews: count(),
  ownVisits: integer('own_visits').notNull().default(0),
  floods: count(),
})

/**
 * Counts of the 96 quarters of an hour of a day in UTC, as a JSON list; null where there are none. Offsets of time zones are
 * multiples of a quarter of an hour, so days of any time zone can be added up from these.
 */
const quarters = (name: string) => text(name, { mode: 'json' }).$type<number[]>()

/** A row for each day on which anything was counted. */
export const cardDays = sqliteTable(
  'card_days',
  {
    cardId: integer('card_id').notNull(),
    /** `YYYY-MM-DD`, UTC. */
    day: text().notNull(),
    ...counts,
    /** Unique visitors of that day. */
    visitors: count(),
    viewQuarters: quarters('view_quarters'),
    clickQuarters: quarters('click_quarters'),
    saveQuarters: quarters('save_quarters'),
    playQuarters: quarters('play_quarters'),
    submissionQuarters: quarters('submission_quarters'),
    chatQuarters: quarters('chat_quarters'),
    leadQuarters: quarters('lead_quarters'),
    /** Each visitor is counted at the first view of the day. */
    visitorQuarters: quarters('visitor_quarters'),
  },
  (t) => [primaryKey({ columns: [t.cardId, t.day] })],
)

/** The keys of a day's unique visitors. Rows are erased after two days; the counts in card_days stay. */
export const cardVisitors = sqliteTable(
  'card_visitors',
  {
    day: text().notNull(),
    cardId: integer('card_id').notNull(),
    visitor: text().notNull(),
    /** Quarter of an hour of the visitor's first view, 0 to 95, for the trigger that counts it in card_days. */
    quarter: integer().notNull().default(48),
  },
  (t) => [primaryKey({ columns: [t.day, t.cardId, t.visitor] })],
)

/** All-time counts by device, location, source or link type. Only views, clicks and saves are counted here. */
export const cardBreakdowns = sqliteTable(
  'card_breakdowns',
  {
    cardId: integer('card_id').notNull(),
    dimension: text({ enum: ['device', 'location', 'source', 'linkType'] }).notNull(),
    value: text().notNull(),
    views: count(),
    clicks: count(),
    saves: count(),
  },
  (t) => [
    primaryKey({ columns: [t.cardId, t.dimension, t.value] }),
    index('card_breakdowns_largest').on(t.cardId, t.dimension, sql`views + clicks + saves`),
  ],
)
