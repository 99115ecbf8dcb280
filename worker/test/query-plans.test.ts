import { expect, it } from 'vitest'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { Card } from '../../schema/card.ts'
import { EVENT_KINDS, type EventKind, KINDS, QUEUED_KINDS } from '../../schema/event-kinds.ts'
import { EVENT_TABLES } from '../../schema/tables/events.ts'
import { listRecords, listRollUps } from '../analytics/queries.ts'
import { waitingLinks } from '../auth/email-queries.ts'
import { listAccountsByEmail } from '../auth/link-queries.ts'
import { mailWithin } from '../auth/mailbox.ts'
import { changePassword, findUserByName, voidLinks } from '../auth/queries.ts'
import { sweepAccounts } from '../auth/sweep-queries.ts'
import { deleteCard } from '../cards/delete.ts'
import { listOwnImages } from '../cards/erase-queries.ts'
import { listCards, listUnpublished, readForPublishing } from '../cards/queries.ts'
import type { Env } from '../platform/env.ts'
import { storeEvents } from '../events/store-queries.ts'
import { sweepEvents } from '../events/sweep-queries.ts'
import { listImagesOf, listUnused } from '../media/queries.ts'
import { LOGIN_LIMITS, reserve } from '../platform/attempts.ts'
import { openDb } from '../platform/db.ts'
import { call, createSiteUser, createUser, env, planOf } from './client.ts'
import { messageOf } from './events.ts'
import { schemaNames } from './schema-names.ts'

interface Statement {
  sql: string
  params: unknown[]
}

/** A D1 binding that records each statement with its parameters. */
function recordStatements() {
  const seen: Statement[] = []
  const DB = new Proxy(env.DB, {
    get: (d1, key) => {
      if (key !== 'prepare') {
        const value: unknown = Reflect.get(d1, key)
        return typeof value === 'function' ? value.bind(d1) : value
      }
      return (sql: string) => {
        const entry: Statement = { sql, params: [] }
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

/** Every statement that `work` runs, with its plan. */
async function recordPlans(work: (db: ReturnType<typeof openDb>, env: Env) => Promise<unknown>) {
  const { seen, DB } = recordStatements()
  await work(openDb(DB), { ...env, DB })
  return Promise.all(seen.map(async ({ sql, params }) => ({ sql, plan: await planOf(sql, params) })))
}

const stated = (sql: string) => (db: ReturnType<typeof openDb>) => db.all(sql)
const attempt = { name: 'n', address: 'a', userId: 1 }
const newestChats = `select id from salesbot_conversations where card_id = 1 order by created_at desc limit 500`

type Uses = Record<string, (db: ReturnType<typeof openDb>, env: Env) => Promise<unknown>>

/** The three indexes of each event table. */
function usesOf(kind: EventKind): Uses {
  const table = getTableName(EVENT_TABLES[kind])
  const { id, list } = EVENT_KINDS[kind]
  const columns: Record<string, { name: string }> = getTableColumns(EVENT_TABLES[kind])
  return {
    [`${table}_once`]: stated(`select id from ${table} where card_id = 1 and ${columns[id]!.name} = 'x'`),
    [`${table}_newest`]: (db) => listRecords(db, 1, list, { timestamp: 1, id: 1 }),
    [`${table}_address`]: (_db, all) => sweepEvents(all, 1),
  }
}

/** For each index a query that uses it. An index without a use should not exist. */
const USES: Uses = {
  business_cards_slug: stated(`select id from business_cards where slug = 'x'`),
  business_cards_user: (db) => listCards(db, 1),
  business_cards_unpublished: (db) => listUnpublished(db, 10),
  card_slugs_card: (db) => readForPublishing(db, 1),
  slug_changes_card: stated(`select count(*) from slug_changes where card_id = 1 and at > 1`),
  images_user: (db) => listImagesOf(db, 999, 10),
  images_card: (db) => listOwnImages(db, 1, 10),
  images_created: (db) => listUnused(db, 1, 10),
  ...Object.assign({}, ...KINDS.map(usesOf)),
  form_submissions_network: (_db, all) => sweepEvents(all, 1),
  card_breakdowns_largest: (db) => listRollUps.devices(db, 1),
  salesbot_conversations_address: (_db, all) => sweepEvents(all, 1),
  salesbot_conversations_time: (_db, all) => sweepEvents(all, 1),
  salesbot_conversations_session: stated(`select id from salesbot_conversations where card_id = 1 and session_id = 'x'`),
  salesbot_conversations_newest: stated(newestChats),
  salesbot_configs_card: stated(`select id from salesbot_configs where card_id = 1`),
  users_username_key: (db) => findUserByName(db, 'x'),
  users_email_key: (db) => listAccountsByEmail(db, 'x@example.com', 1),
  sessions_user: (db) => changePassword(db, { id: 999, password: null }, 'hash', ''),
  sessions_last_used: (_db, all) => sweepAccounts(all, 1),
  reset_tokens_user: (db) => voidLinks(db, 999),
  reset_tokens_unmailed: (db) => waitingLinks(db, 1).next(),
  sent_mails_mailbox: (db, all) => mailWithin(db, all, 'x@example.com', async () => null),
  sent_mails_at: (_db, all) => sweepAccounts(all, 1),
  login_failures_name: (db) => reserve(db, [{ by: 'name', max: 10, window: 60_000 }], attempt),
  login_failures_address: (db) => reserve(db, LOGIN_LIMITS, attempt),
  login_failures_at: (_db, all) => sweepAccounts(all, 1),
}

it.each(Object.entries(USES))('%s is the index that its query uses', async (index, work) => {
  const details = (await recordPlans(work)).flatMap(({ plan }) => plan)
  expect(details.join('\n')).toMatch(new RegExp(`INDEX ${index}\\b`))
})

it('a picture’s name is looked up through indexes', async () => {
  const plan = (await recordPlans((db) => listUnused(db, 1, 10))).flatMap((statement) => statement.plan)
  for (const index of ['business_cards_user', 'salesbot_configs_card']) expect(plan.join('\n')).toContain(`INDEX ${index} `)
  expect(plan.findIndex((step) => step.startsWith('SCAN t'))).toBeGreaterThan(
    plan.findIndex((step) => step.includes('business_cards_user')),
  )
})

it('every index is used by a query, and every index named here exists', async () => {
  expect(await schemaNames(env.DB, 'index')).toEqual(Object.keys(USES).sort())
})

/** Full table scans that are intended, and why. */
const SCANS: { statement: RegExp; why: string }[] = [
  { statement: /from "users" order by "users"."id"/, why: 'User Management lists everyone' },
  {
    statement: /^select \(exists \(select 1 from "business_cards" t where t.user_id <> \?/,
    why: 'once a deleted card: do others name its pictures',
  },
  { statement: /delete from "(reset_tokens|known_addresses)"/, why: 'small tables, once a day' },
]

const isScan = (detail: string) =>
  detail.startsWith('SCAN ') &&
  !/^SCAN (CONSTANT ROW|\(|.*VIRTUAL TABLE|.*INDEX (?:business_cards_unpublished|reset_tokens_unmailed))/.test(detail)

it('no query scans a whole table', async () => {
  await createSiteUser()
  const owner = await createUser({ accessLevel: 5 })
  const other = await createUser({ accessLevel: 2 })
  const seen = await recordPlans(async (_db, all) => {
    const as = (path: string, options: Parameters<typeof call>[1] = {}) =>
      call(path, { cookie: owner.cookie, env: { DB: all.DB }, ...options })
    const card = await (await as('/api/business-cards', { body: { slug: 'planned' } })).json<Card>()
    const results = [
      await as('/api/business-cards'),
      await as(`/api/business-cards/${card.id}`),
      await as(`/api/business-cards/${card.id}`, { method: 'PUT', body: { slug: 'planned-anew' } }),
      await as(`/api/business-cards/${card.id}`, { method: 'PUT', body: { title: 'Planner' } }),
      await as(`/api/business-cards/user/${owner.id}`),
      await as('/api/card/planned'),
      await as(`/api/analytics/${card.id}?range=daily`),
      await as(`/api/analytics/${card.id}?range=daily&kind=views`),
      await as('/api/users'),
      await as(`/api/users/${other.id}`, { method: 'PATCH', body: { accessLevel: 3, cardSlug: 'planned-other' } }),
      await as('/api/login', { body: { username: 'nobody', password: 'secret1' } }),
      await as('/api/reset-password', { body: { email: owner.email } }),
      await as(`/api/business-cards/${card.id}`, { method: 'PUT', body: { formConfig: { enabled: true } } }),
      await as('/api/card-forms', { body: { cardId: card.id, formData: { name: 'Ann', email: 'ann@example.com' } } }),
      await as('/api/logout', { method: 'POST' }),
    ]
    expect(results.filter((res) => res.status >= 500)).toEqual([])
    const events = QUEUED_KINDS.map((kind) => messageOf(kind, card.id))
    await storeEvents(all, events, Date.now())
    await deleteCard(all, card.id, owner.id)
    await sweepEvents(all, 1)
    await sweepAccounts(all, 1)
  })
  expect(seen.length).toBeGreaterThan(60)
  const scans = seen.filter(({ sql, plan }) => plan.some(isScan) && !SCANS.some(({ statement }) => statement.test(sql)))
  expect(scans).toEqual([])
})
