import { expect, it } from 'vitest'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { Card, PublicCard } from '../../schema/card.ts'
import type { ChatResponse } from '../../schema/salesbot.ts'
import { EVENT_KINDS, type EventKind, EVENT_KIND_NAMES, QUEUED_EVENT_KINDS } from '../../schema/event-kinds.ts'
import type { UserUploadSummary } from '../../schema/user-upload.ts'
import { EVENT_TABLES } from '../../schema/tables/events.ts'
import { cardRollUpQueries, listChatLeads, listEventRecords } from '../analytics/queries.ts'
import { listUnmailedPutBackLinks } from '../auth/email-queries.ts'
import { getPasskeyByCredentialId, getSecondFactors } from '../auth/factor-queries.ts'
import { listAccountsByEmail } from '../auth/link-queries.ts'
import { sendRateLimitedMail } from '../auth/mailbox.ts'
import { updatePassword, getUserByUsername, revokeUnusedOneTimeLinks } from '../auth/queries.ts'
import { deleteExpiredAccountRows } from '../auth/sweep-queries.ts'
import { deleteCard } from '../cards/delete.ts'
import { listImagesUsedOnlyByCard } from '../cards/delete-queries.ts'
import {
  getFirstCardSlug,
  getNeighbourCardSlugs,
  listCardsOfOwner,
  listUnpublishedCardIds,
  getCardForPublishing,
} from '../cards/queries.ts'
import type { Env } from '../platform/env.ts'
import { getExportedAccountRows } from '../export/queries.ts'
import { createEvents } from '../events/store-queries.ts'
import { applyRetentionRules } from '../events/sweep-queries.ts'
import { getImageRoom, listUnusedImageKeys } from '../media/queries.ts'
import { LOGIN_ATTEMPT_LIMITS, countAttemptOrRefuse } from '../platform/attempts.ts'
import { openDatabase } from '../platform/db.ts'
import { createCardReport, listReportedCards, listSuspendedCards } from '../reports/queries.ts'
import { listLeads, getSalesbotAnalytics } from '../salesbot/analytics-queries.ts'
import { getConversation, getConversationByFirstMessage } from '../salesbot/conversation-queries.ts'
import { mailPendingNotices } from '../notices/notices.ts'
import { hasPushSubscription, listPushSubscriptionsOfCardOwner } from '../notices/push-queries.ts'
import { createUnansweredQuestions } from '../salesbot/question-queries.ts'
import { listUsersPage } from '../users/list-queries.ts'
import { countPlanRequests, listAdministratorEmails } from '../users/plan-queries.ts'
import { listUserConflicts } from '../users/check-queries.ts'
import { isUsernameTaken } from '../users/queries.ts'
import { deleteOldUploads, listUploads } from '../users/upload-queries.ts'
import { processUploadMessage, recoverOverdueUploads } from '../users/uploads.ts'
import { callApi, createFirstUser, createTestUser, env, explainQueryPlan, verifyTestSessions } from './client.ts'
import { createEventMessage } from './events.ts'
import { createTestOutbox } from './outbox.ts'
import { TEST_BUTTON } from './salesbot.ts'
import { listSchemaNames } from './schema-names.ts'
import { addTestPasskey, addTestTotp, fetchPasskeyOptions, readTotpCode } from './second-factor.ts'

interface RecordedSqlStatement {
  sql: string
  params: unknown[]
}

/** Returns a D1 database that records each SQL statement with its parameters. */
function createRecordingDatabase() {
  const seen: RecordedSqlStatement[] = []
  const DB = new Proxy(env.DB, {
    get: (d1, key) => {
      if (key !== 'prepare') {
        const value: unknown = Reflect.get(d1, key)
        return typeof value === 'function' ? value.bind(d1) : value
      }
      return (sql: string) => {
        const entry: RecordedSqlStatement = { sql, params: [] }
        seen.push(entry)
        const statement = d1.prepare(sql)
        const bind = statement.bind.bind(statement)
        statement.bind = (...params) => {
          entry.params = params
          return bind(...params)
        }
        return statement
      }
    },
  })
  return { seen, DB }
}

/** Runs `work` and returns the query plan of every SQL statement that it runs. */
async function recordQueryPlans(work: (db: ReturnType<typeof openDatabase>, env: Env) => Promise<unknown>) {
  const { seen, DB } = createRecordingDatabase()
  await work(openDatabase(DB), { ...env, DB })
  return Promise.all(seen.map(async ({ sql, params }) => ({ sql, plan: await explainQueryPlan(sql, params) })))
}

const createSqlRunner = (sql: string) => (db: ReturnType<typeof openDatabase>) => db.all(sql)
const TEST_REPORTED_CARD = { id: 1 } as PublicCard
const TEST_LOGIN_ATTEMPT = { name: 'n', address: 'a', userId: 1 }

type QueriesByIndex = Record<string, (db: ReturnType<typeof openDatabase>, env: Env) => Promise<unknown>>

/** Returns a query for each of the three database indexes of an event table. */
function eventIndexQueriesOf(kind: EventKind): QueriesByIndex {
  const table = getTableName(EVENT_TABLES[kind])
  const { id, list } = EVENT_KINDS[kind]
  const columns: Record<string, { name: string }> = getTableColumns(EVENT_TABLES[kind])
  return {
    [`${table}_once`]: createSqlRunner(`select id from ${table} where card_id = 1 and ${columns[id]!.name} = 'x'`),
    [`${table}_newest`]: (db) => listEventRecords(db, 1, list, { timestamp: 1, id: 1 }),
    [`${table}_address`]: (_db, all) => applyRetentionRules(all, 1),
  }
}

/** For each database index, a query that must use it. An index that no query uses should not exist. */
const QUERIES_BY_INDEX: QueriesByIndex = {
  business_cards_slug: createSqlRunner(`select id from business_cards where slug = 'x'`),
  business_cards_user: (db) => listCardsOfOwner(db, 1),
  business_cards_unpublished: (db) => listUnpublishedCardIds(db, 10),
  card_slugs_card: (db) => getCardForPublishing(db, 1),
  slug_changes_card: createSqlRunner(`select count(*) from slug_changes where card_id = 1 and at > 1`),
  images_user: (db) => getImageRoom(db, 999, 1),
  images_card: (db) => listImagesUsedOnlyByCard(db, 1, 10),
  images_created: (db) => listUnusedImageKeys(db, 1, 10),
  ...Object.assign({}, ...EVENT_KIND_NAMES.map(eventIndexQueriesOf)),
  form_submissions_network: (_db, all) => applyRetentionRules(all, 1),
  form_submissions_notice: (_db, all) => mailPendingNotices(all, 1),
  card_breakdowns_largest: (db) => cardRollUpQueries.devices(db, 1),
  salesbot_conversations_address: (_db, all) => applyRetentionRules(all, 1),
  salesbot_conversations_time: (_db, all) => applyRetentionRules(all, 1),
  salesbot_conversations_session: (db) => getConversation(db, 1, 'x'),
  salesbot_conversations_first: (db) => getConversationByFirstMessage(db, 1, 'x'),
  salesbot_conversations_leads: (db) => listChatLeads(db, 1),
  salesbot_conversations_newest: (db) => listLeads(db, 1),
  salesbot_conversations_notice: (_db, all) => mailPendingNotices(all, 1),
  salesbot_questions_once: (db) => createUnansweredQuestions(db, 1, { sessionId: 'x', mails: true }, ['Why?'], 1),
  salesbot_questions_newest: (db) => getSalesbotAnalytics(db, 1, { before: null, search: undefined }, 1),
  salesbot_questions_time: (_db, all) => applyRetentionRules(all, 1),
  salesbot_question_askers_conversation: (_db, all) => mailPendingNotices(all, 1),
  salesbot_configs_card: createSqlRunner(`select id from salesbot_configs where card_id = 1`),
  business_cards_suspended: (db) => listSuspendedCards(db),
  card_reports_card: (db) => createCardReport(db, TEST_REPORTED_CARD, 1, { reason: 'other', text: '', email: '' }, 1),
  card_reports_copy: (_db, all) => applyRetentionRules(all, 1),
  card_reports_closed: (db) => listReportedCards(db),
  card_report_copies_version: (db) => createCardReport(db, TEST_REPORTED_CARD, 1, { reason: 'other', text: '', email: '' }, 1),
  card_report_copies_time: (_db, all) => applyRetentionRules(all, 1),
  audit_log_at: (_db, all) => applyRetentionRules(all, 1),
  audit_log_repeat_key: createSqlRunner(`select id from audit_log where repeat_key = 'x'`),
  audit_log_user: (db) => getExportedAccountRows(db, 1),
  users_username_key: (db) => getUserByUsername(db, 'x'),
  users_username_skeleton: (db) => isUsernameTaken(db, 'x', 0),
  users_without_search_key: (db) => listUsersPage(db, {}),
  users_with_plan_request: (db) => countPlanRequests(db),
  users_administrators: (db) => listAdministratorEmails(db, 10),
  users_email_key: (db) => listAccountsByEmail(db, 'x@example.com', 1),
  push_subscriptions_endpoint: createSqlRunner(`select id from push_subscriptions where endpoint = 'x'`),
  push_subscriptions_user: (db) => listPushSubscriptionsOfCardOwner(db, 1),
  push_subscriptions_session: (db) => hasPushSubscription(db, 'x'),
  sessions_user: (db) => updatePassword(db, { id: 999, password: null }, 'hash', ''),
  sessions_last_used: (_db, all) => deleteExpiredAccountRows(all, 1),
  reset_tokens_user: (db) => revokeUnusedOneTimeLinks(db, 999),
  reset_tokens_unmailed: (db) => listUnmailedPutBackLinks(db, 1).next(),
  sent_mails_mailbox: (db, all) => sendRateLimitedMail(db, all, 'x@example.com', async () => null),
  sent_mails_at: (_db, all) => deleteExpiredAccountRows(all, 1),
  passkeys_credential: (db) => getPasskeyByCredentialId(db, 'none'),
  passkeys_user: (db) => getSecondFactors(db, 1),
  login_failures_name: (db) => countAttemptOrRefuse(db, [{ by: 'name', max: 10, window: 60_000 }], TEST_LOGIN_ATTEMPT),
  login_failures_address: (db) => countAttemptOrRefuse(db, LOGIN_ATTEMPT_LIMITS, TEST_LOGIN_ATTEMPT),
  login_failures_network: (db) => countAttemptOrRefuse(db, LOGIN_ATTEMPT_LIMITS, { ...TEST_LOGIN_ATTEMPT, network: 'n' }),
  login_failures_at: (_db, all) => deleteExpiredAccountRows(all, 1),
  user_uploads_once: (db) => listUploads(db, 1),
  user_uploads_created: (_db, all) => deleteOldUploads(all, 1),
  user_uploads_unfinished: (_db, all) => recoverOverdueUploads(all, 1),
}

it.each(Object.entries(QUERIES_BY_INDEX))('the index %s is used by its query', async (index, work) => {
  const details = (await recordQueryPlans(work)).flatMap(({ plan }) => plan)
  expect(details.join('\n')).toMatch(new RegExp(`INDEX ${index}\\b`))
})

it('finding the cards beside a card reads no other user’s rows and sorts nothing', async () => {
  const plans = await recordQueryPlans(async (db) => [await getNeighbourCardSlugs(db, 1, 1), await getFirstCardSlug(db, 1)])
  expect(plans).toHaveLength(5)
  for (const { plan } of plans) expect(plan.join('\n')).toMatch(/^SEARCH business_cards USING INDEX business_cards_user \([^)]*\)$/)
})

it('checking an upload looks up users and slugs through indexes', async () => {
  const users = [{ username: 'x', cardSlug: 'x', email: 'x@example.com' }]
  const [, statement, ...more] = await recordQueryPlans((db) => listUserConflicts(db, users))
  expect(more).toEqual([])
  const plan = statement!.plan.join('\n')
  for (const index of ['users_username_key', 'users_username_skeleton', 'users_email_key', 'sqlite_autoindex_card_slugs_1'])
    expect(plan).toMatch(`INDEX ${index} (`)
  expect(plan).not.toMatch(/SCAN [us]\b/)
})

it('the query for unused images looks up image URLs through indexes', async () => {
  const plan = (await recordQueryPlans((db) => listUnusedImageKeys(db, 1, 10))).flatMap((statement) => statement.plan)
  for (const index of ['business_cards_user', 'salesbot_configs_card']) expect(plan.join('\n')).toContain(`INDEX ${index} `)
  expect(plan.findIndex((step) => step.startsWith('SCAN t'))).toBeGreaterThan(
    plan.findIndex((step) => step.includes('business_cards_user')),
  )
})

it('every database index is used by a query, and every index named here exists', async () => {
  expect(await listSchemaNames(env.DB, 'index')).toEqual(Object.keys(QUERIES_BY_INDEX).sort())
})

/** SQL statements that may scan a whole table, with the reason. */
const INTENDED_TABLE_SCANS: { statement: RegExp; why: string }[] = [
  { statement: /from "users" order by "users"."id"/, why: 'User Management lists everyone' },
  {
    statement: /^select count\(\*\) from "users"|"users"."id" in \(select "id" from "users"/,
    why: 'User Management searches and sorts all users',
  },
  { statement: /from "audit_log" .* order by "audit_log"."id" desc limit \?$/, why: 'the newest entries, by row id' },
  {
    statement: /^select \(exists \(select 1 from "business_cards" t where t.user_id <> \?/,
    why: 'once a deleted card: do others name its pictures',
  },
  { statement: /^DELETE FROM (reset_tokens|known_addresses) /, why: 'small tables, once a day' },
  { statement: /from "stop_switches"$/, why: 'a row for each part that is off' },
  { statement: /from "card_views" .* limit \?\) "newest" group by/, why: 'at most 6,000 views that an index has found' },
]

const isTableScan = (detail: string) =>
  detail.startsWith('SCAN ') &&
  !/^SCAN (CONSTANT ROW|\(|.*VIRTUAL TABLE|.*INDEX (?:business_cards_unpublished|reset_tokens_unmailed|users_without_search_key|user_uploads_unfinished|users_with_plan_request|users_administrators))/.test(
    detail,
  )

it('no SQL query of the app scans a whole table unless that is intended', async () => {
  await createFirstUser()
  const owner = await createTestUser({ accessLevel: 5 })
  const other = await createTestUser({ accessLevel: 2 })
  const asker = await createTestUser()
  const seen = await recordQueryPlans(async (_db, all) => {
    const as = (path: string, options: Parameters<typeof callApi>[1] = {}) =>
      callApi(path, { cookie: owner.cookie, env: { DB: all.DB }, ...options })
    const card = await (await as('/api/business-cards', { body: { slug: 'planned' } })).json<Card>()
    const bot = `/api/salesbot/${card.id}`
    await as(`${bot}/config`, { body: { isEnabled: true } })
    const chatted = await as(`${bot}/chat`, { body: { message: 'Do you have a dog?', messageId: 'message-1' } })
    const { sessionId } = await chatted.clone().json<ChatResponse>()
    await as('/api/user/verify', { body: { password: 'wrong-pass' } })
    await verifyTestSessions(owner)
    // The export runs its queries while it is being received.
    await (await as('/api/user/export')).arrayBuffer()
    const own = { DB: all.DB }
    const { secret } = await addTestTotp(owner, own)
    const { authenticator } = await addTestPasskey(owner, undefined, 'Planned', own)
    const alone = await fetchPasskeyOptions('/api/login/passkey/options')
    const passkey = await authenticator.sign(alone.options)
    const sendBatch = async () => undefined
    const uploaded = await as('/api/user-uploads', {
      body: { users: [{ username: 'planned-user', fullName: 'Planned', email: 'planned@example.com' }], uploadId: 'planned-upload' },
      env: { DB: all.DB, UPLOADS: { sendBatch } as unknown as Env['UPLOADS'] },
    })
    const { id: uploadId } = await uploaded.clone().json<UserUploadSummary>()
    await processUploadMessage({ ...all, EMAIL: createTestOutbox().EMAIL }, { uploadId, rows: [{ index: 0 }] })
    const results = [
      uploaded,
      await as('/api/user-uploads'),
      await as(`/api/user-uploads/${uploadId}`),
      await as(`/api/user-uploads/${uploadId}`, { method: 'DELETE' }),
      await as('/api/login/passkey', { cookie: alone.cookie, body: { passkey } }),
      await as('/api/user/verify/options', { method: 'POST' }),
      await as('/api/user/verify', { body: { code: readTotpCode(secret) } }),
      await as('/api/second-factor'),
      await as('/api/second-factor/recovery-codes', { method: 'POST' }),
      await as('/api/second-factor/passkeys/1', { method: 'PATCH', body: { name: 'Planned anew' } }),
      await as('/api/second-factor/totp', { method: 'DELETE' }),
      await as('/api/sessions'),
      await as('/api/sessions/unknown', { method: 'DELETE' }),
      await as('/api/sessions', { method: 'DELETE' }),
      await as('/api/business-cards'),
      await as(`/api/business-cards/${card.id}`),
      await as(`/api/business-cards/${card.id}`, { method: 'PUT', body: { slug: 'planned-anew' } }),
      await as(`/api/business-cards/${card.id}`, { method: 'PUT', body: { title: 'Planner' } }),
      await as(`/api/business-cards/user/${owner.id}`),
      await as('/api/card/planned'),
      await as('/api/dashboard-activity'),
      await as('/api/dashboard-visits', { method: 'POST' }),
      await as(`/api/analytics/${card.id}?range=daily`),
      await as(`/api/analytics/${card.id}?to=2026-05-31`),
      await as(`/api/analytics/${card.id}?from=2026-05-01&to=2026-05-31`),
      await as(`/api/analytics/${card.id}?range=daily&kind=views`),
      await as('/api/plan-request', { body: { plan: 'professional' }, cookie: asker.cookie }),
      await as('/api/plan-request', { cookie: asker.cookie }),
      await as(`/api/users/${asker.id}/plan-request`, { method: 'DELETE' }),
      await as(`/api/users/${asker.id}/plan-request`, { body: { plan: 'professional' } }),
      await as('/api/plan-request', { method: 'DELETE', cookie: asker.cookie }),
      await as('/api/users'),
      await as('/api/users?list=page'),
      await as('/api/users?list=page&search=plan&sort=cardSlug&direction=desc&page=2&invited=yes'),
      await as(`/api/users/${other.id}/invitation`, { method: 'POST' }),
      await as('/api/audit-log'),
      await as(`/api/users/${other.id}`, { method: 'PATCH', body: { accessLevel: 3, cardSlug: 'planned-other' } }),
      await as('/api/login', { body: { username: 'nobody', password: 'secret-1' } }),
      await as('/api/reset-password', { body: { email: owner.email } }),
      await as(`/api/business-cards/${card.id}`, { method: 'PUT', body: { formConfig: { enabled: true } } }),
      await as('/api/card-forms', { body: { cardId: card.id, formData: { name: 'Ann', email: 'ann@example.com' } } }),
      await as(`${bot}/config`, { body: { isEnabled: true, actionButtons: [TEST_BUTTON] } }),
      await as(`${bot}/config`, { body: { botName: 'Planner', updatedAt: null } }),
      await as(`${bot}/config`),
      await as(`${bot}/welcome`),
      chatted,
      await as(`${bot}/chat`, { body: { message: 'A person, please: ann@example.com', sessionId, messageId: 'message-2' } }),
      await as(`${bot}/button-click`, { body: { sessionId, buttonId: TEST_BUTTON.id } }),
      await as(`${bot}/test-chat`, { body: { config: {}, message: 'Hello', state: null } }),
      await as(`${bot}/rehearsal`, { body: { config: {} } }),
      await as(`${bot}/analytics`),
      await as(`${bot}/analytics?q=ann&before=1.1`),
      await as(`${bot}/conversations/1`),
      await as(`${bot}/conversations/1`, { method: 'DELETE' }),
      await as(`${bot}/leads?format=csv`),
      await as(`${bot}/questions/1`, { body: { answer: 'Yes' } }),
      await as(`${bot}/questions/1`, { method: 'DELETE' }),
      await as('/api/logout', { method: 'POST' }),
    ]
    expect(results.filter((res) => res.status >= 500)).toEqual([])
    const events = QUEUED_EVENT_KINDS.map((kind) => createEventMessage(kind, card.id))
    await createEvents(all, events, Date.now())
    await mailPendingNotices(all, Date.now())
    await deleteCard(all, card.id, owner.id)
    await applyRetentionRules(all, 1)
    await deleteExpiredAccountRows(all, 1)
    await recoverOverdueUploads(all, Date.now())
    await deleteOldUploads(all, 1)
  })
  expect(seen.length).toBeGreaterThan(60)
  const scans = seen.filter(({ sql, plan }) => plan.some(isTableScan) && !INTENDED_TABLE_SCANS.some(({ statement }) => statement.test(sql)))
  expect(scans).toEqual([])
})
