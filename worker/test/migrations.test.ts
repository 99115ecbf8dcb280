import { type D1Migration, applyD1Migrations } from 'cloudflare:test'
import { env as bindings } from 'cloudflare:workers'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { afterAll, beforeEach, expect, it } from 'vitest'
import * as cards from '../../schema/tables/cards.ts'
import * as events from '../../schema/tables/events.ts'
import * as salesbot from '../../schema/tables/salesbot.ts'
import * as users from '../../schema/tables/users.ts'
import { expectRollUpsMatchEvents } from './events.ts'
import { queryRows } from './client.ts'
import { listSchemaNames } from './schema-names.ts'

const { DB, MIGRATIONS } = bindings as unknown as { DB: D1Database; MIGRATIONS: D1Migration[] }
const schemaTables = Object.values({ ...cards, ...events, ...salesbot, ...users }).filter((value) => is(value, SQLiteTable))

async function columnNamesOf(table: string): Promise<string[]> {
  return (await queryRows<{ name: string }>(`select name from pragma_table_info(?)`, table)).map(({ name }) => name).sort()
}

/** Returns the names of the database triggers that exist after the given migrations. */
function triggersLeftByMigrations(migrations: D1Migration[]): string[] {
  const sql = migrations.flatMap(({ queries }) => queries).join('\n')
  const dropped = [...sql.matchAll(/^\s*DROP TRIGGER (?:IF EXISTS )?`?(\w+)/gim)].map((match) => match[1]!)
  const created = [...sql.matchAll(/^\s*CREATE TRIGGER `?(\w+)/gim)].map((match) => match[1]!)
  return [...new Set(created)].filter((name) => created.filter((n) => n === name).length > dropped.filter((n) => n === name).length).sort()
}

/** Inserts one row into each of the given database tables, with a value in every column. Parent tables must come first. */
async function insertRowIntoEachTable(names: string[]): Promise<Record<string, Record<string, unknown>>> {
  const rows: Record<string, Record<string, unknown>> = {}
  for (const name of names) {
    const columns = await queryRows<{ name: string; type: string }>(`select name, type from pragma_table_info(?)`, name)
    const values = columns.map(({ name: column, type }) => (type.toLowerCase() === 'integer' ? 1 : `"${column}"`))
    rows[name] = Object.fromEntries(columns.map((column, i) => [column.name, values[i]]))
    const [names, marks] = [columns.map((column) => `\`${column.name}\``), values.map(() => '?')]
    await queryRows(`insert into ${name} (${names.join()}) values (${marks.join()})`, ...values)
  }
  return rows
}

const FIRST_MIGRATION_ONLY = MIGRATIONS.slice(0, 1)
/** Applies all database migrations before the migration with this number. */
function applyMigrationsBefore(number: string): Promise<void> {
  const before = MIGRATIONS.filter(({ name }) => name < number)
  return applyD1Migrations(DB, before)
}

async function dropAllTables() {
  // A table that another table references cannot be dropped yet. It is dropped in a later round, after its children.
  for (let left = await listSchemaNames(DB, 'table'); left.length > 0; left = await listSchemaNames(DB, 'table'))
    for (const name of left) await queryRows(`drop table \`${name}\``).catch(() => {})
}

beforeEach(dropAllTables)
// The tables are created again at the end, because the test files that run next use the same database.
afterAll(async () => {
  await dropAllTables()
  await applyD1Migrations(DB, MIGRATIONS)
})

it('the migrations create exactly the tables and columns of the schema', async () => {
  await applyD1Migrations(DB, MIGRATIONS)
  expect((await listSchemaNames(DB, 'table')).filter((name) => name !== 'd1_migrations')).toEqual(schemaTables.map(getTableName).sort())
  for (const table of schemaTables) {
    const known = Object.values(getTableColumns(table)).map((column) => column.name)
    expect(await columnNamesOf(getTableName(table)), getTableName(table)).toEqual(known.sort())
  }
})

it('the migrations keep every row of filled tables, and every trigger', async () => {
  await applyD1Migrations(DB, FIRST_MIGRATION_ONLY)
  const existing = (await listSchemaNames(DB, 'table')).filter((name) => name !== 'd1_migrations')
  const parents = ['users', 'business_cards']
  const before = await insertRowIntoEachTable([...parents, ...existing.filter((name) => !parents.includes(name))])
  expect(Object.keys(before).length).toBeGreaterThan(15)

  await applyD1Migrations(DB, MIGRATIONS)

  const known = new Set<string>(schemaTables.map(getTableName))
  for (const [table, row] of Object.entries(before).filter(([name]) => known.has(name))) {
    const results = await queryRows(`select * from ${table}`)
    // Migration 0009 counts the stored chat conversation on a day of its own, which adds a row to `card_days`.
    expect(results, table).toHaveLength(table === 'card_days' ? 2 : 1)
    const kept = Object.fromEntries(Object.entries(row).filter(([column]) => column in results[0]!))
    expect(results[0], table).toMatchObject(kept)
  }
  expect(await listSchemaNames(DB, 'trigger')).toEqual(triggersLeftByMigrations(MIGRATIONS))
  expect(await queryRows('select * from pragma_foreign_key_check')).toEqual([])

  await DB.prepare(`insert into card_views (card_id, view_id, source, timestamp) values (1, 'after', 'direct', 1)`).run()
  expect(await DB.prepare('select views from card_totals where card_id = 1').first('views')).toBe(2)
})

it('the migrations count old clicks on videos as plays, and distribute old view counts over quarter hours', async () => {
  await applyMigrationsBefore('0008')
  const day = Date.UTC(2026, 4, 31)
  const click = `INSERT INTO card_clicks (card_id, event_id, link_type, link_id, clicker_device, excluded, timestamp)`
  await DB.batch(
    [
      `INSERT INTO card_views (card_id, view_id, source, visitor, timestamp) VALUES (1, 'a', 'direct', 'ann', ${day}), (1, 'b', 'direct', 'bob', ${day + 86_399_999})`,
      `${click} VALUES (1, 'a', 'custom', 'video', 'Phone', NULL, ${day + 900_000}), (1, 'b', 'custom', 'button-0', 'Phone', NULL, ${day + 899_999})`,
      `${click} VALUES (1, 'c', 'custom', 'video', 'Phone', 'bot', ${day}), (2, 'a', 'custom', 'video', NULL, NULL, ${day}), (2, 'b', 'website', 'video', NULL, NULL, ${day})`,
      `INSERT INTO card_saves (card_id, event_id, timestamp) VALUES (1, 'a', ${day})`,
      `INSERT INTO form_submissions (card_id, submission_id, form_data, timestamp) VALUES (1, 'a', '{}', ${day})`,
    ].map((sql) => DB.prepare(sql)),
  )
  await applyD1Migrations(DB, MIGRATIONS)
  expect(await queryRows('SELECT card_id, views, clicks, plays, saves, bots FROM card_totals ORDER BY card_id')).toEqual([
    { card_id: 1, views: 2, clicks: 1, plays: 1, saves: 1, bots: 1 },
    { card_id: 2, views: 0, clicks: 1, plays: 1, saves: 0, bots: 0 },
  ])
  const plays = await queryRows(`SELECT event_id FROM card_clicks WHERE link_type = 'video' ORDER BY card_id, event_id`)
  expect(plays.map((row) => row['event_id'])).toEqual(['a', 'c', 'a'])
  expect(JSON.parse((await DB.prepare('SELECT view_quarters FROM card_days WHERE card_id = 1').first('view_quarters'))!)).toEqual(
    Array.from({ length: 96 }, (_, quarter) => (quarter === 0 || quarter === 95 ? 1 : 0)),
  )
  await expectRollUpsMatchEvents()
})

it('the migrations count stored chat conversations as chats and leads', async () => {
  await applyMigrationsBefore('0009')
  const at = Date.UTC(2026, 4, 31)
  const columns = 'card_id, session_id, lead_score, visitor_phone, visitor_ip, visitor_location, created_at, updated_at'
  await DB.prepare(
    `INSERT INTO salesbot_conversations (${columns}) VALUES (1, 'a', 70, NULL, '203.0.113.0', 'Bern', ${at}, ${at + 900_000}), (1, 'b', 69, NULL, NULL, NULL, ${at}, ${at}), (2, 'a', 0, '1', NULL, NULL, ${at}, ${at})`,
  ).run()
  await applyD1Migrations(DB, MIGRATIONS)
  expect((await DB.prepare('SELECT card_id, chats, leads FROM card_totals ORDER BY card_id').all()).results).toEqual([
    { card_id: 1, chats: 2, leads: 1 },
    { card_id: 2, chats: 1, leads: 1 },
  ])
  expect((await DB.prepare('SELECT event_id, visitor_ip, visitor_location, lead_score, timestamp FROM card_leads').all()).results).toEqual([
    { event_id: 'a', visitor_ip: '203.0.113.0', visitor_location: 'Bern', lead_score: 70, timestamp: at + 900_000 },
    { event_id: 'a', visitor_ip: null, visitor_location: null, lead_score: 0, timestamp: at },
  ])
  expect(await DB.prepare('SELECT count(*) AS n FROM salesbot_conversations').first('n')).toBe(3)
  await expectRollUpsMatchEvents()
})

it('the migrations tell users whose password a link removed from users who never had one', async () => {
  await applyMigrationsBefore('0011')
  const columns = 'id, username, username_key, password, email, email_key, email_confirmed_at, created_at'
  await DB.prepare(
    `INSERT INTO users (${columns}) VALUES (1, 'a', 'a', 'hash', 'a', 'a', 7, 1), (2, 'b', 'b', NULL, 'b', 'b', 7, 1), (3, 'c', 'c', NULL, 'c', 'c', NULL, 1)`,
  ).run()
  await applyD1Migrations(DB, MIGRATIONS)
  expect((await queryRows('SELECT password_removed_at AS at FROM users ORDER BY id')).map(({ at }) => at)).toEqual([null, 7, null])
})

it('the migrations remember who asked an unanswered question, if the conversation is still there', async () => {
  await applyMigrationsBefore('0014')
  await queryRows(`INSERT INTO salesbot_conversations (id, card_id, session_id, created_at, updated_at) VALUES (7, 1, 'a', 1, 1)`)
  await queryRows(
    `INSERT INTO salesbot_questions (id, card_id, conversation_id, question, question_key, created_at, updated_at)
     VALUES (1, 1, 7, 'a?', 'a', 1, 1), (2, 1, 8, 'b?', 'b', 1, 1)`,
  )
  await applyD1Migrations(DB, MIGRATIONS)
  const askers = () => queryRows('SELECT * FROM salesbot_question_askers')
  expect(await askers()).toEqual([{ question_id: 1, conversation_id: 7 }])
  await queryRows('DELETE FROM salesbot_conversations')
  expect(await askers()).toEqual([])
})

it('the final schema never reuses an id, and has no cascading deletes', async () => {
  await applyD1Migrations(DB, MIGRATIONS)
  const results = await queryRows<{ name: string; sql: string }>(`select name, sql from sqlite_schema where type = 'table'`)
  for (const name of ['users', 'business_cards', 'audit_log'])
    expect(results.find((table) => table.name === name)!.sql).toMatch(/AUTOINCREMENT/i)
  expect(results.filter(({ sql }) => /ON DELETE CASCADE/i.test(sql))).toEqual([])
})
