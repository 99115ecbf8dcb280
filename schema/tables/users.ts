import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Times in every table are whole milliseconds since 1970, UTC. */
export const users = sqliteTable(
  'users',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    username: text().notNull(),
    /** Case- and width-folded username: what uniqueness and log-in look at. */
    usernameKey: text('username_key').notNull(),
    /** `scrypt$N$r$p$salt$hash`; null until the owner of an invited account sets one. */
    password: text(),
    email: text().notNull(),
    /** Lower-cased address: what a password reset looks up. */
    emailKey: text('email_key').notNull(),
    phone: text(),
    fullName: text('full_name'),
    accessLevel: integer('access_level').notNull().default(1),
    suspendedAt: integer('suspended_at'),
    /** When a link mailed to the present address was opened; null for an address that nobody has proved to read. */
    emailConfirmedAt: integer('email_confirmed_at'),
    /** Password resets reach the address from this time on, when somebody else changed it. */
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
    /** Moved at most once an hour; a session unused for 30 days is over. */
    lastUsedAt: integer('last_used_at').notNull(),
    /** The absolute end, 180 days after sign-in. */
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_last_used').on(t.lastUsedAt)],
)

export const resetTokens = sqliteTable(
  'reset_tokens',
  {
    /** SHA-256 of the token in the mail; the token itself is stored nowhere. */
    hash: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: ['reset', 'invitation', 'confirmation', 'restore'] }).notNull(),
    /** The address that the link is mailed to; null for a link that is printed. A `restore` link puts this address back. */
    email: text(),
    /** Of a `restore` link: when it was mailed. One that waits for room in the mailbox's limit has none yet. */
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

/** One row a mail that was sent, for the limit an hour that every mailbox has. Erased after a day. */
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

/** Failed log-ins, for the limits a name and an address have. Erased after a day. */
export const loginFailures = sqliteTable(
  'login_failures',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    usernameKey: text('username_key').notNull(),
    /** Keyed hash of the address. */
    address: text().notNull(),
    at: integer().notNull(),
  },
  (t) => [
    index('login_failures_name').on(t.usernameKey, t.at),
    index('login_failures_address').on(t.address, t.at),
    index('login_failures_at').on(t.at),
  ],
)

/** Addresses from which an owner signed in: the lock on a name does not shut these out. */
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

/** Who changed a level, a password, an address or an owner, or deleted something. Ids alone, no personal data; no foreign keys, for it outlives what it names. */
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
