import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { PwaSettings } from '../pwa.ts'
import type { StopSwitchName } from '../stop-switch.ts'
import type { StoredUploadFields } from '../user-upload.ts'

/** Times in every table are whole milliseconds since 1970, in UTC. */
export const usersTable = sqliteTable(
  'users',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    username: text().notNull(),
    usernameKey: text('username_key').notNull(),
    /**
     * What all look-alikes of the username have in common (`usernameSkeletonOf`). Null until the next call that names a user, which fills
     * it, and for older users with the same one as another user, who both keep their names.
     */
    usernameSkeleton: text('username_skeleton'),
    /** `scrypt$N$r$p$salt$hash`. Null until an invited user chooses a password, and after `passwordRemovedAt`. */
    password: text(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    phone: text(),
    fullName: text('full_name'),
    accessLevel: integer('access_level').notNull().default(1),
    /**
     * Username, full name and e-mail address for searches (`toUserSearchText`), one per line. Needed because SQLite lower-cases only ASCII
     * letters. When one of them changes, a trigger sets this column to null. The next request for the user list fills it.
     */
    searchKey: text('search_key'),
    passwordRemovedAt: integer('password_removed_at'),
    /** When somebody else set the present password. Whoever signs in with it can only replace it. Null for a password of the user's own. */
    temporaryPasswordAt: integer('temporary_password_at'),
    suspendedAt: integer('suspended_at'),
    /** When the first of the present second factors was added. Null without one. */
    secondFactorAt: integer('second_factor_at'),
    /** From when on a user who needs a second factor, and has none, can do nothing but add one. */
    secondFactorDueAt: integer('second_factor_due_at'),
    emailConfirmedAt: integer('email_confirmed_at'),
    /** No password reset is mailed before this time. Set when somebody else has changed the user's address. */
    resetsFrom: integer('resets_from'),
    /** Access level of the plan that the user has asked for. Null once the user has the level. */
    requestedLevel: integer('requested_level'),
    requestedAt: integer('requested_at'),
    /** Access level of the plan that was declined last. Null from the next request on. */
    declinedLevel: integer('declined_level'),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_username_key').on(t.usernameKey),
    uniqueIndex('users_username_skeleton').on(t.usernameSkeleton),
    index('users_email_key').on(t.emailKey),
    index('users_without_search_key')
      .on(t.id)
      .where(sql`search_key IS NULL`),
    index('users_with_plan_request')
      .on(t.id)
      .where(sql`requested_level IS NOT NULL`),
    index('users_administrators')
      .on(t.id)
      .where(sql`access_level >= 4`),
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
    lastUsedAt: integer('last_used_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When the user last proved in this session to be the account's holder. Signing in does not count. */
    verifiedAt: integer('verified_at'),
    browser: text(),
    os: text(),
    deviceType: text('device_type'),
    city: text(),
    country: text(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_last_used').on(t.lastUsedAt)],
)

/** Passkeys (WebAuthn credentials). Binary values are base64url. */
export const passkeysTable = sqliteTable(
  'passkeys',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id),
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** Signatures that the authenticator has counted. A smaller number than this comes from a copy of the key. */
    signatureCount: integer('signature_count').notNull(),
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at'),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
)

/** Authenticator apps (RFC 6238), one for each user. */
export const authenticatorAppsTable = sqliteTable('authenticator_apps', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => usersTable.id),
  /** Encrypted with a key that comes from SESSION_SECRET. */
  secret: text().notNull(),
  createdAt: integer('created_at').notNull(),
  /** Null until the user has typed a code of it. */
  confirmedAt: integer('confirmed_at'),
  /** Time step of the last code that was accepted, so that no code is accepted twice. */
  lastStep: integer('last_step').notNull().default(0),
})

/** Codes that stand in for a lost second factor, as keyed hashes. A used code is deleted. */
export const recoveryCodesTable = sqliteTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id),
    hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
)

/** Browsers that are notified about leads (Web Push). A trigger deletes the row when its session ends. */
export const pushSubscriptionsTable = sqliteTable(
  'push_subscriptions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.endpoint),
    index('push_subscriptions_user').on(t.userId),
    index('push_subscriptions_session').on(t.sessionId),
  ],
)

export const oneTimeLinkTokensTable = sqliteTable(
  'reset_tokens',
  {
    hash: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id),
    purpose: text({ enum: ['reset', 'invitation', 'confirmation', 'restore', 'undo', 'factors'] }).notNull(),
    /** Address to which the link is mailed, or which the link restores. Null for a link printed in the terminal. */
    email: text(),
    mailedAt: integer('mailed_at'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (t) => [
    index('reset_tokens_user').on(t.userId, t.createdAt),
    index('reset_tokens_unmailed')
      .on(t.createdAt)
      .where(sql`purpose IN ('restore', 'undo') AND mailed_at IS NULL`),
  ],
)

/** Sent mails and notifications, for the limits per mailbox and per user. Rows are deleted after a day. */
export const sentMailsTable = sqliteTable(
  'sent_mails',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    mailbox: text().notNull(),
    at: integer().notNull(),
  },
  (t) => [index('sent_mails_mailbox').on(t.mailbox, t.at), index('sent_mails_at').on(t.at)],
)

/** Attempts to log in, register, confirm a password or download all data. Rows are deleted after a day. */
export const loginFailuresTable = sqliteTable(
  'login_failures',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    usernameKey: text('username_key').notNull(),
    /** Keyed hash of the IP network, or of the user id if the user is signed in. */
    address: text().notNull(),
    /** Keyed hash of the /48 network of an IPv6 address, otherwise null. */
    network: text(),
    at: integer().notNull(),
  },
  (t) => [
    index('login_failures_name').on(t.usernameKey, t.at),
    index('login_failures_address').on(t.address, t.at),
    index('login_failures_network')
      .on(t.network, t.at)
      .where(sql`network IS NOT NULL`),
    index('login_failures_at').on(t.at),
  ],
)

/**
 * Networks from which a user has signed in, and devices with their country, as keyed hashes. From these networks, the user can still sign
 * in while failed attempts lock the username.
 */
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

/** Parts of the site that an administrator has stopped. */
export const stopSwitchesTable = sqliteTable('stop_switches', {
  name: text().$type<StopSwitchName>().primaryKey(),
  stoppedAt: integer('stopped_at').notNull(),
})

export const auditLogTable = sqliteTable(
  'audit_log',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    actorId: integer('actor_id').notNull(),
    action: text().notNull(),
    userId: integer('user_id'),
    cardId: integer('card_id'),
    detail: text({ mode: 'json' }).$type<Record<string, number | string | null>>(),
    /** The same for equal calls of one hour, which are counted in one row. Null for what is never counted together. */
    repeatKey: text('repeat_key'),
    count: integer().notNull().default(1),
    lastAt: integer('last_at'),
  },
  (t) => [uniqueIndex('audit_log_repeat_key').on(t.repeatKey), index('audit_log_user').on(t.userId), index('audit_log_at').on(t.at)],
)

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
 * All-time counts at a user's last two visits to the dashboard, which shows what is new since the last visit. Loading the dashboard again
 * within half an hour is not a new visit. When a card is deleted, its counts are subtracted here too.
 */
export const dashboardVisitsTable = sqliteTable('dashboard_visits', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => usersTable.id),
  seenAt: integer('seen_at').notNull(),
  seenViews: integer('seen_views').notNull(),
  seenSaves: integer('seen_saves').notNull(),
  seenLeads: integer('seen_leads').notNull(),
  beforeAt: integer('before_at'),
  beforeViews: integer('before_views').notNull().default(0),
  beforeSaves: integer('before_saves').notNull().default(0),
  beforeLeads: integer('before_leads').notNull().default(0),
})

/** Uploaded lists of users. They are deleted after `RETENTION_DAYS.userUpload`. */
export const userUploadsTable = sqliteTable(
  'user_uploads',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id),
    /** Chosen by the client, so that a repeated call starts no second upload. */
    clientId: text('client_id').notNull(),
    createdAt: integer('created_at').notNull(),
    /** When messages were last queued or consumed. Null until all rows are in the queue: a repeated call sends them again. */
    queueActiveAt: integer('queued_at'),
    finishedAt: integer('finished_at'),
  },
  (t) => [
    uniqueIndex('user_uploads_once').on(t.userId, t.clientId),
    index('user_uploads_created').on(t.createdAt),
    index('user_uploads_unfinished')
      .on(t.createdAt)
      .where(sql`finished_at is null`),
  ],
)

export const userUploadRowsTable = sqliteTable(
  'user_upload_rows',
  {
    uploadId: integer('upload_id')
      .notNull()
      .references(() => userUploadsTable.id),
    rowIndex: integer('row_index').notNull(),
    /** As uploaded, without the password. Null when the user is created and no invitation is left to send. */
    fields: text({ mode: 'json' }).$type<StoredUploadFields>(),
    state: text({ enum: ['pending', 'created', 'failed'] }).notNull(),
    /** `due` from the start; null if a password was typed. `unsent` while the mail is on its way, so that no mail is sent twice. */
    invitation: text({ enum: ['due', 'unsent', 'sent'] }),
    /** Why the user was not created, or not invited. */
    message: text(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.rowIndex] })],
)

/** Counters that limit what accounts, cards and networks may use. Rows are deleted after two days. */
export const usageCountsTable = sqliteTable(
  'usage_counts',
  {
    /** What is counted for whom, such as `card:1`, `model owner:1` or `cardSaves user:1`. Networks are keyed hashes. */
    key: text().notNull(),
    /** The UTC day or hour: `2026-11-29` or `2026-11-29T14`. */
    period: text().notNull(),
    uses: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.period, t.key] })],
)
