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
    purpose: text({ enum: ['reset', 'invitation'] }).notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (t) => [index('reset_tokens_user').on(t.userId, t.createdAt)],
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

/** Who changed a level, a password or an owner, or deleted something. Ids alone, no personal data; no foreign keys, for it outlives what it names. */
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
