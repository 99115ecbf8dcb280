import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Times in every table are whole milliseconds since 1970, UTC. */
export const users = sqliteTable(
  'users',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    username: text().notNull(),
    /** `usernameKey()` of the username, for uniqueness and log-in. */
    usernameKey: text('username_key').notNull(),
    /** `scrypt$N$r$p$salt$hash`; null until an invited user chooses a password. */
    password: text(),
    email: text().notNull(),
    /** `emailKey()` of the address, for password resets. */
    emailKey: text('email_key').notNull(),
    phone: text(),
    fullName: text('full_name'),
    accessLevel: integer('access_level').notNull().default(1),
    suspendedAt: integer('suspended_at'),
    /** When a link mailed to the current address was opened; null for an unconfirmed address. */
    emailConfirmedAt: integer('email_confirmed_at'),
    /** Earliest time for password resets by mail; set when somebody else changed the address. */
    resetsFrom: integer('resets_from'),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [uniqueIndex('users_username_key').on(t.usernameKey), index('users_email_key').on(t.emailKey)],
)

export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: integer('created_at').notNull(),
    /** Updated at most once an hour. A session expires after 30 days without use. */
    lastUsedAt: integer('last_used_at').notNull(),
    /** 180 days after sign-in, whatever the use. */
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_last_used').on(t.lastUsedAt)],
)

export const resetTokens = sqliteTable(
  'reset_tokens',
  {
    /** SHA-256 of the mailed token. The token itself is not stored. */
    hash: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: ['reset', 'invitation', 'confirmation', 'restore'] }).notNull(),
    /** The address that the link is mailed to; null for a link printed in the terminal. A `restore` link restores this address. */
    email: text(),
    /** When a `restore` link was mailed; null while it waits for the mailbox's mail limit to allow it. */
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

/** One row per sent mail, for the hourly limit per mailbox. Deleted after a day. */
export const sentMails = sqliteTable(
  'sent_mails',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Keyed hash of the mailbox. */
    mailbox: text().notNull(),
    at: integer().notNull(),
  },
  (t) => [index('sent_mails_mailbox').on(t.mailbox, t.at), index('sent_mails_at').on(t.at)],
)

/** Failed log-ins, for the limits per username and per network address. Deleted after a day. */
export const loginFailures = sqliteTable(
  'login_failures',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    usernameKey: text('username_key').notNull(),
    /** Keyed hash of the network address. */
    address: text().notNull(),
    at: integer().notNull(),
  },
  (t) => [
    index('login_failures_name').on(t.usernameKey, t.at),
    index('login_failures_address').on(t.address, t.at),
    index('login_failures_at').on(t.at),
  ],
)

/** Network addresses from which a user has signed in. A locked username can still sign in from these. */
export const knownAddresses = sqliteTable(
  'known_addresses',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    address: text().notNull(),
    lastUsedAt: integer('last_used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.address] })],
)

/** Audit log of AUDIT_ACTIONS. Contains ids but no personal data, and has no foreign keys, because entries outlive what they refer to. */
export const auditLog = sqliteTable('audit_log', {
  id: integer().primaryKey({ autoIncrement: true }),
  at: integer().notNull(),
  actorId: integer('actor_id').notNull(),
  action: text().notNull(),
  userId: integer('user_id'),
  cardId: integer('card_id'),
  detail: text({ mode: 'json' }).$type<Record<string, number | string | null>>(),
})

export const pwaSettings = sqliteTable('pwa_settings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  appName: text('app_name').notNull(),
  shortName: text('short_name').notNull(),
  description: text().notNull(),
  themeColor: text('theme_color').notNull(),
  backgroundColor: text('background_color').notNull(),
  enableSplashScreen: integer('enable_splash_screen', { mode: 'boolean' }).notNull().default(true),
  splashImage: text('splash_image'),
  icons: text({ mode: 'json' }).$type<{ icon192: string; icon512: string; iconMaskable: string }>().notNull(),
  updatedAt: integer('updated_at').notNull(),
})
