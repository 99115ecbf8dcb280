import { expect, it } from 'vitest'
import config from '../../wrangler.toml?raw'
import {
  ADDRESS_EVENT_LIMITS,
  CALLS_PER_HOUR_MAX,
  CARD_REPORTS_MAX,
  KNOWN_NETWORKS_PER_USER_MAX,
  MAILS_PER_DAY_MAX,
  SESSIONS_PER_USER_MAX,
  STORED_EVENTS_PER_DAY_MAX,
  STORED_IMAGE_BYTES_MAX_BY_LEVEL,
  STRANGERS_PER_DAY_MAX,
  UNUSED_IMAGES_MAX,
} from '../../schema/bounds.ts'
import { cardLimitOfLevel } from '../../schema/capabilities.ts'
import { EXPORTS_PER_HOUR_MAX } from '../../schema/export.ts'
import { CARD_FORM_SUBMISSIONS_PER_DAY_MAX } from '../../schema/lead-form.ts'
import { ACCESS_LEVELS } from '../../schema/level.ts'
import { PUSH_SUBSCRIPTIONS_PER_USER_MAX } from '../../schema/push.ts'
import { CHAT_LIMITS } from '../../schema/salesbot.ts'
import { PASSKEYS_PER_USER_MAX, RECOVERY_CODES_COUNT } from '../../schema/second-factor.ts'
import { SLUG_CHANGES_PER_DAY_MAX } from '../../schema/slug.ts'
import { STOP_SWITCH_NAMES } from '../../schema/stop-switch.ts'
import { LISTED_USER_UPLOADS_MAX, UNFINISHED_USER_UPLOADS_MAX, USER_UPLOAD_ROWS_MAX } from '../../schema/user-upload.ts'
import { LOGIN_ATTEMPT_LIMITS } from '../platform/attempts.ts'
import { env } from './client.ts'
import { listSchemaNames } from './schema-names.ts'

const DAY_MS = 86_400_000

interface Bound {
  /** Who can make it grow, of those who are not administrators. */
  grownBy: 'strangers' | 'owners' | 'nobody'
  /** What the number is counted for. */
  per: string
  max: number
}
const strangers = (per: string, max: number): Bound => ({ grownBy: 'strangers', per, max })
const owners = (per: string, max: number): Bound => ({ grownBy: 'owners', per, max })

const events = strangers('card of a paid account and day', STORED_EVENTS_PER_DAY_MAX.card.paid)
const chats = strangers('card and day', CHAT_LIMITS.cardMessagesPerDay)
const mails = strangers('deployment and day, to addresses that are not confirmed', MAILS_PER_DAY_MAX.strangers)
const cards = owners('account of a plan', cardLimitOfLevel(ACCESS_LEVELS.enterprise))
const onePerUser = owners('user', 1)
const uploads = UNFINISHED_USER_UPLOADS_MAX + LISTED_USER_UPLOADS_MAX
const attemptsPerDay = LOGIN_ATTEMPT_LIMITS.find(({ by, window }) => by === 'address' && window === DAY_MS)!.max

/** What bounds each table. The limit is checked by the statement that writes the row, or claimed before it. */
const TABLE_BOUNDS: Record<string, Bound> = {
  audit_log: owners('account and hour', EXPORTS_PER_HOUR_MAX),
  authenticator_apps: onePerUser,
  business_cards: cards,
  card_breakdowns: events,
  card_chats: chats,
  card_clicks: events,
  card_days: owners('card and day', 1),
  card_leads: chats,
  card_report_copies: strangers('card, with open reports', CARD_REPORTS_MAX.copies),
  card_reports: strangers('card and day', CARD_REPORTS_MAX.perDay),
  card_saves: events,
  card_slugs: owners('card and day', SLUG_CHANGES_PER_DAY_MAX),
  card_totals: owners('card', 1),
  card_views: events,
  card_visitors: events,
  dashboard_visits: onePerUser,
  form_submissions: strangers('card and day', CARD_FORM_SUBMISSIONS_PER_DAY_MAX),
  images: owners('account, without a use', UNUSED_IMAGES_MAX),
  known_addresses: owners('user', KNOWN_NETWORKS_PER_USER_MAX),
  login_failures: strangers('address and day', attemptsPerDay),
  passkeys: owners('user', PASSKEYS_PER_USER_MAX),
  push_subscriptions: owners('user', PUSH_SUBSCRIPTIONS_PER_USER_MAX),
  pwa_settings: onePerUser,
  recovery_codes: owners('user', RECOVERY_CODES_COUNT),
  reset_tokens: mails,
  salesbot_configs: owners('card', 1),
  salesbot_conversations: chats,
  salesbot_question_askers: chats,
  salesbot_questions: chats,
  sent_mails: mails,
  sessions: owners('user', SESSIONS_PER_USER_MAX),
  slug_changes: owners('card and day', SLUG_CHANGES_PER_DAY_MAX),
  stop_switches: { grownBy: 'nobody', per: 'deployment', max: STOP_SWITCH_NAMES.length },
  usage_counts: strangers('deployment and day, and some for each account and hour', STRANGERS_PER_DAY_MAX.chatMessages.deployment),
  user_upload_rows: { grownBy: 'nobody', per: 'administrator', max: uploads * USER_UPLOAD_ROWS_MAX },
  user_uploads: { grownBy: 'nobody', per: 'administrator', max: uploads },
  users: strangers('network and day', STRANGERS_PER_DAY_MAX.registrations.network),
}

/** What bounds each bucket, KV namespace and queue. */
const STORE_BOUNDS: Record<string, Bound> = {
  CARDS: owners('account and hour, in writes', CALLS_PER_HOUR_MAX.cardSaves),
  DEAD_LETTERS: strangers('address and minute, after a burst of events', ADDRESS_EVENT_LIMITS.sharedPerMinute),
  EVENTS: strangers('address and minute, after a burst of events', ADDRESS_EVENT_LIMITS.sharedPerMinute),
  MEDIA: owners('account of a plan, in bytes', STORED_IMAGE_BYTES_MAX_BY_LEVEL[ACCESS_LEVELS.enterprise]!),
  UPLOADS: { grownBy: 'nobody', per: 'administrator', max: UNFINISHED_USER_UPLOADS_MAX },
}

it('each table has a bound, and each bound a table', async () => {
  expect(Object.keys(TABLE_BOUNDS).toSorted()).toEqual((await listSchemaNames(env.DB, 'table')).filter((name) => name !== 'd1_migrations'))
})

it('each bucket, KV namespace and queue of the deployment has a bound', () => {
  const bound = [...config.matchAll(/\[\[(?:kv_namespaces|r2_buckets|queues\.producers)\]\]\s+binding = "(\w+)"/g)].map(([, name]) => name)
  expect(bound.toSorted()).toEqual(Object.keys(STORE_BOUNDS))
})

it.each(Object.entries({ ...TABLE_BOUNDS, ...STORE_BOUNDS }))('the bound of %s is a number', (_, { max }) => {
  expect(max).toBeGreaterThan(0)
  expect(max).toBeLessThan(Infinity)
})
