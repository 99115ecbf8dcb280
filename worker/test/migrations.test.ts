import { type D1Migration, applyD1Migrations } from 'cloudflare:test'
import { env as bindings } from 'cloudflare:workers'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeEach, expect, it } from 'vitest'
import * as cards from '../../schema/tables/cards.ts'
import * as events from '../../schema/tables/events.ts'
import * as salesbot from '../../schema/tables/salesbot.ts'
import * as users from '../../schema/tables/users.ts'

const { DB, MIGRATIONS } = bindings as unknown as { DB: D1Database; MIGRATIONS: D1Migration[] }
const tables = Object.values({ ...cards, ...events, ...salesbot, ...users }).filter((value) => is(value, SQLiteTable))

async function names(type: 'table' | 'trigger'): Promise<string[]> {
  const { results } = await DB.prepare(
    `select name from sqlite_schema where type = ? and name not like 'sqlite_%' and name not like '_cf_%' order by name`,
  )
    .bind(type)
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

async function columnsOf(table: string): Promise<string[]> {
  const { results } = await DB.prepare(`select name from pragma_table_info(?)`).bind(table).all<{ name: string }>()
  return results.map(({ name }) => name).sort()
}

/** Triggers that the migrations create and none drops again, in all of them. */
function triggersOf(migrations: D1Migration[]): string[] {
  const sql = migrations.flatMap(({ queries }) => queries).join('\n')
  const dropped = [...sql.matchAll(/^\s*DROP TRIGGER (?:IF EXISTS )?`?(\w+)/gim)].map((match) => match[1]!)
  const created = [...sql.matchAll(/^\s*CREATE TRIGGER `?(\w+)/gim)].map((match) => match[1]!)
  return [...new Set(created)].filter((name) => created.filter((n) => n === name).length > dropped.filter((n) => n === name).length).sort()
}

/** One row in each of `names`, with a value of its own in every column. Parents come first. */
async function fill(names: string[]): Promise<Record<string, Record<string, unknown>>> {
  const rows: Record<string, Record<string, unknown>> = {}
  for (const name of names) {
    const { results } = await DB.prepare(`select name, type from pragma_table_info(?)`).bind(name).all<{ name: string; type: string }>()
    const values = results.map(({ name: column, type }) => (type.toLowerCase() === 'integer' ? 1 : `"${column}"`))
    rows[name] = Object.fromEntries(results.map((column, i) => [column.name, values[i]]))
    await DB.prepare(`insert into ${name} (${results.map((c) => `\`${c.name}\``).join()}) values (${values.map(() => '?').join()})`)
      .bind(...values)
      .run()
  }
  return rows
}

const first = MIGRATIONS.slice(0, 1)

beforeEach(async () => {
  // Children before parents: whatever is still referred to waits for the next round.
  for (let left = await names('table'); left.length > 0; left = await names('table'))
    for (const name of left)
      await DB.prepare(`drop table \`${name}\``)
        .run()
        .catch(() => {})
})

it('makes exactly the tables and columns that the code knows, from nothing', async () => {
  await applyD1Migrations(DB, MIGRATIONS)
  expect((await names('table')).filter((name) => name !== 'd1_migrations')).toEqual(tables.map(getTableName).sort())
  for (const table of tables) {
    const known = Object.values(getTableColumns(table)).map((column) => column.name)
    expect(await columnsOf(getTableName(table)), getTableName(table)).toEqual(known.sort())
  }
})

it('keeps each row of populated tables, and every trigger', async () => {
  await applyD1Migrations(DB, first)
  const existing = (await names('table')).filter((name) => name !== 'd1_migrations')
  const parents = ['users', 'business_cards']
  const before = await fill([...parents, ...existing.filter((name) => !parents.includes(name))])
  expect(Object.keys(before).length).toBeGreaterThan(15)

  await applyD1Migrations(DB, MIGRATIONS)

  for (const [table, row] of Object.entries(before)) {
    const { results } = await DB.prepare(`select * from ${table}`).all<Record<string, unknown>>()
    expect(results, table).toHaveLength(1)
    const kept = Object.fromEntries(
      Object.keys(row)
        .filter((column) => column in results[0]!)
        .map((column) => [column, row[column]]),
    )
    expect(results[0], table).toMatchObject(kept)
  }
  expect(await names('trigger')).toEqual(triggersOf(MIGRATIONS))
  expect((await DB.prepare('select * from pragma_foreign_key_check').all()).results).toEqual([])

  await DB.prepare(`insert into card_views (card_id, view_id, source, timestamp) values (1, 'after', 'direct', 1)`).run()
  expect(await DB.prepare('select views from card_totals where card_id = 1').first('views')).toBe(2)
})

it('never gives an id twice, and deletes nothing along with a parent', async () => {
  await applyD1Migrations(DB, MIGRATIONS)
  const { results } = await DB.prepare(`select name, sql from sqlite_schema where type = 'table'`).all<{ name: string; sql: string }>()
  for (const name of ['users', 'business_cards', 'audit_log'])
    expect(results.find((table) => table.name === name)!.sql).toMatch(/AUTOINCREMENT/i)
  expect(results.filter(({ sql }) => /ON DELETE CASCADE/i.test(sql))).toEqual([])
})
