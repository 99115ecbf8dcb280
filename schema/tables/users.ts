import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { PwaSettings } from '../pwa.ts'

/** User accounts. Times in every table are whole milliseconds since 1970, in UTC. */
export const usersTable = sqliteTable(
  'users',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    username: text().notNull(),
    /** Username in the form that `usernameLookupKeyOf` returns. It must be unique and is compared on log-in. */
    usernameKey: text('username_key').notNull(),
    /** Password hash `scrypt$N$r$p$salt$hash`; null until an invited user has chosen one, and after `passwordRemovedAt`. */
    password: text(),
    email: text().notNull(),
    /** E-mail address in the form that `emailLookupKeyOf` returns, for finding the account on a password reset. */
    emailKey: text('email_key').notNull(),
    phone: text(),
    fullName: text('full_name'),
    accessLevel: integer('access_level').notNull().default(1),
    /**
     * Username, full name and e-mail address as `toUserSearchText` returns them, one per line, for searching and sorting in User
     * Management: SQLite lowers only ASCII letters. Null in rows older than this column and, by a trigger, after a change of
     * one of these texts, until the next list fills it.
     */
    searchKey: text('search_key'),
    /** Time when a link that restored the e-mail address removed the password; null if none ever did. */
    passwordRemovedAt: integer('password_removed_at'),
    suspendedAt: integer('suspended_at'),
    /** Time when a link mailed to the current e-mail address was opened; null for an unconfirmed address. */
    emailConfirmedAt: integer('email_confirmed_at'),
    /** Earliest time for password resets by mail. It is set when somebody else changes the user's e-mail address. */
    resetsFrom: integer('resets_from'),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_username_key').on(t.usernameKey),
    index('users_email_key').on(t.emailKey),
    index('users_without_search_key')
      .on(t.id)
      .where(sql`search_key IS NULL`),
  ],
)

export const sessionsTable = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id),
    createdAt: integer('created_at').notNull(),
    /** Time when the session was last used, updated at most once an hour. A session expires after 30 days without use. */
    lastUsedAt: integer('last_used_at').notNull(),
    /** Time when the session ends even if it is in use: 180 days after sign-in. */
    expiresAt: integer('expires_at').notNull(),
    /** Browser, operating system, kind of device, city and two-letter country code of the last use; null if unknown. */
    browser: text(),
    os: text(),
    deviceType: text('device_type'),
    city: text(),
    country: text(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_last_used').on(t.lastUsedAt)],
)

export const oneTimeLinkTokensTable = sqliteTable(
  'reset_tokens',
  {
    /** SHA-256 hash of the token in a mailed link. The token itself is not stored. */
    hash: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id),
    purpose: text({ enum: ['reset', 'invitation', 'confirmation', 'restore'] }).notNull(),
    /** E-mail address that the link is sent to and that a `restore` link restores; null for a link printed in the terminal. */
    email: text(),
    /** Time when a `restore` link was mailed; null while the mail waits because of the hourly limit on mails. */
    mailedAt: integer('mailed_at'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (t) => [
    index('reset_tokens_user').on(t.userId, t.createdAt),
    index('reset_tokens_unmailed')
      .on(t.createdAt)
      .where(sql`purpose = 'restore' AND mailed_at IS NULL`),
  ],
)

/** One row for each sent mail, for the hourly limit per mailbox. Rows are deleted after a day. */
export const sentMailsTable = sqliteTable(
  'sent_mails',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Keyed hash of the mailbox that the mail was sent to. */
    mailbox: text().notNull(),
    at: integer().notNull(),
  },
  (t) => [index('sent_mails_mailbox').on(t.mailbox, t.at), index('sent_mails_at').on(t.at)],
)

/** Counted attempts to log in, register, confirm a password or download all data, for limits on these. Kept for one day. */
export const loginFailuresTable = sqliteTable(
  'login_failures',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    usernameKey: text('username_key').notNull(),
    /** Keyed hash of the IP network from which the attempt came; for what signed-in users do, of the user id. */
    address: text().notNull(),
    at: integer().notNull(),
  },
  (t) => [
    index('login_failures_name').on(t.usernameKey, t.at),
    index('login_failures_address').on(t.address, t.at),
    index('login_failures_at').on(t.at),
  ],
)

/** Network addresses from which a user has signed in. If failed log-ins lock the username, these addresses can still sign in. */
export const knownLoginAddressesTable = sqliteTable(
  'known_addresses',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id),
    address: text().notNull(),
    lastUsedAt: integer('last_used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.address] })],
)

/** Audit log with ids but no personal data. It has no foreign keys, because entries outlive deleted users and cards. */
export const auditLogTable = sqliteTable('audit_log', {
  id: integer().primaryKey({ autoIncrement: true }),
  at: integer().notNull(),
  actorId: integer('actor_id').notNull(),
  action: text().notNull(),
  userId: integer('user_id'),
  cardId: integer('card_id'),
  detail: text({ mode: 'json' }).$type<Record<string, number | string | null>>(),
})

export const pwaSettingsTable = sqliteTable('pwa_settings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => usersTable.id),
  appName: text('app_name').notNull(),
  shortName: text('short_name').notNull(),
  description: text().notNull(),
  themeColor: text('theme_color').notNull(),
  backgroundColor: text('background_color').notNull(),
  enableSplashScreen: integer('enable_splash_screen', { mode: 'boolean' }).notNull().default(true),
  splashImage: text('splash_image'),
  icons: text({ mode: 'json' }).$type<PwaSettings['icons']>().notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/**
 * When users looked at their dashboards, for what it says has happened since the last visit. Loads less than half an hour apart are one
 * visit. For each of the last two visits, the table holds the all-time sums of the user's cards at that time: the difference to the
 * current sums is what came since. Deleting a card subtracts its counts here too.
 */
export const dashboardVisitsTable = sqliteTable('dashboard_visits', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => usersTable.id),
  /** Time when the dashboard was last loaded. */
  seenAt: integer('seen_at').notNull(),
  seenViews: integer('seen_views').notNull(),
  seenSaves: integer('seen_saves').notNull(),
  /** Chats that became leads, and form submissions. */
  seenLeads: integer('seen_leads').notNull(),
  /** Time of the last load of the visit before; null during the user's first visit. */
  beforeAt: integer('before_at'),
  beforeViews: integer('before_views').notNull().default(0),
  beforeSaves: integer('before_saves').notNull().default(0),
  beforeLeads: integer('before_leads').notNull().default(0),
})
