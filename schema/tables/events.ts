import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

// The `…_address` indexes hold the rows that still have an address, for the sweep that erases them.
// Events carry no foreign keys: they are written in bulk for cards that may be deleted meanwhile, and erased in chunks.

export const cardViews = sqliteTable(
  'card_views',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    cardId: integer('card_id').notNull(),
    viewId: text('view_id').notNull(),
    viewerIp: text('viewer_ip'),
    viewerLocation: text('viewer_location'),
    viewerDevice: text('viewer_device'),
    /** `tag:qr`, `ref:example.com` or `direct`. */
    source: text().notNull(),
    /** Whole seconds, from the post on leaving. */
    duration: integer(),
    /** bot, preview, owner or flood: kept, but out of every count. */
    excluded: text(),
    /** The day's key of the visitor on its way into card_visitors: a trigger takes it out as the row is stored. */
    visitor: text(),
    timestamp: integer().notNull(),
  },
  (t) => [
    uniqueIndex('card_views_once').on(t.cardId, t.viewId),
    index('card_views_newest').on(t.cardId, t.excluded, t.timestamp, t.id),
    index('card_views_address')
      .on(t.timestamp)
      .where(sql`viewer_ip IS NOT NULL`),
  ],
)

export const cardClicks = sqliteTable(
  'card_clicks',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    cardId: integer('card_id').notNull(),
    eventId: text('event_id').notNull(),
    linkType: text('link_type').notNull(),
    linkId: text('link_id').notNull(),
    clickerIp: text('clicker_ip'),
    clickerLocation: text('clicker_location'),
    clickerDevice: text('clicker_device'),
    excluded: text(),
    timestamp: integer().notNull(),
  },
  (t) => [
    uniqueIndex('card_clicks_once').on(t.cardId, t.eventId),
    index('card_clicks_newest').on(t.cardId, t.excluded, t.timestamp, t.id),
    index('card_clicks_address')
      .on(t.timestamp)
      .where(sql`clicker_ip IS NOT NULL`),
  ],
)

export const cardSaves = sqliteTable(
  'card_saves',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    cardId: integer('card_id').notNull(),
    eventId: text('event_id').notNull(),
    saverIp: text('saver_ip'),
    saverLocation: text('saver_location'),
    saverDevice: text('saver_device'),
    excluded: text(),
    timestamp: integer().notNull(),
  },
  (t) => [
    uniqueIndex('card_saves_once').on(t.cardId, t.eventId),
    index('card_saves_newest').on(t.cardId, t.excluded, t.timestamp, t.id),
    index('card_saves_address')
      .on(t.timestamp)
      .where(sql`saver_ip IS NOT NULL`),
  ],
)

export const formSubmissions = sqliteTable(
  'form_submissions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    cardId: integer('card_id').notNull(),
    submissionId: text('submission_id').notNull(),
    formData: text('form_data', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    submitterIp: text('submitter_ip'),
    submitterLocation: text('submitter_location'),
    submitterDevice: text('submitter_device'),
    /** Keyed hash of the sender's network, for the limit an hour. Erased after a day. */
    submitterNetwork: text('submitter_network'),
    timestamp: integer().notNull(),
  },
  (t) => [
    uniqueIndex('form_submissions_once').on(t.cardId, t.submissionId),
    index('form_submissions_newest').on(t.cardId, t.timestamp, t.id),
    index('form_submissions_address')
      .on(t.timestamp)
      .where(sql`submitter_ip IS NOT NULL`),
    index('form_submissions_network')
      .on(t.timestamp)
      .where(sql`submitter_network IS NOT NULL`),
  ],
)

// The roll-ups below are written by triggers alone (migrations/*_triggers.sql), in the statement that stores the events.

export const cardTotals = sqliteTable('card_totals', {
  cardId: integer('card_id').primaryKey(),
  views: integer().notNull().default(0),
  clicks: integer().notNull().default(0),
  saves: integer().notNull().default(0),
  /** Plays of the video, which are no clicks. */
  plays: integer().notNull().default(0),
  submissions: integer().notNull().default(0),
  bots: integer().notNull().default(0),
  previews: integer().notNull().default(0),
  ownVisits: integer('own_visits').notNull().default(0),
  /** Events past the limit a minute of one address on one card. */
  floods: integer().notNull().default(0),
  chats: integer().notNull().default(0),
  /** Conversations in which the visitor left an e-mail address or a phone number. */
  chatLeads: integer('chat_leads').notNull().default(0),
})

/**
 * What was counted in each of the 96 quarters of an hour of a day in UTC, as a JSON list; null where nothing was. Offsets of
 * time zones are multiples of a quarter, so a day of any of them is put together from these.
 */
const quarters = (name: string) => text(name, { mode: 'json' }).$type<number[]>()

/** A row for each day on which anything was counted. */
export const cardDays = sqliteTable(
  'card_days',
  {
    cardId: integer('card_id').notNull(),
    /** `YYYY-MM-DD`, UTC. */
    day: text().notNull(),
    views: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    saves: integer().notNull().default(0),
    plays: integer().notNull().default(0),
    submissions: integer().notNull().default(0),
    /** Unique visitors of that day. */
    visitors: integer().notNull().default(0),
    viewQuarters: quarters('view_quarters'),
    clickQuarters: quarters('click_quarters'),
    saveQuarters: quarters('save_quarters'),
    playQuarters: quarters('play_quarters'),
    submissionQuarters: quarters('submission_quarters'),
    /** By each visitor's first view of the day. */
    visitorQuarters: quarters('visitor_quarters'),
  },
  (t) => [primaryKey({ columns: [t.cardId, t.day] })],
)

/** Who was counted as a visitor today. Rows go after two days; the counts in card_days stay. */
export const cardVisitors = sqliteTable(
  'card_visitors',
  {
    day: text().notNull(),
    cardId: integer('card_id').notNull(),
    visitor: text().notNull(),
    /** The quarter of an hour of their first view, 0 to 95, on its way into card_days. */
    quarter: integer().notNull().default(48),
  },
  (t) => [primaryKey({ columns: [t.day, t.cardId, t.visitor] })],
)

/** All-time counts by one dimension: device, location, source or link type. Plays of the video are in none. */
export const cardBreakdowns = sqliteTable(
  'card_breakdowns',
  {
    cardId: integer('card_id').notNull(),
    dimension: text({ enum: ['device', 'location', 'source', 'linkType'] }).notNull(),
    value: text().notNull(),
    views: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    saves: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.cardId, t.dimension, t.value] }),
    index('card_breakdowns_largest').on(t.cardId, t.dimension, sql`views + clicks + saves`),
  ],
)
