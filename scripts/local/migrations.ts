import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'

export type LocalDatabase = Awaited<ReturnType<Miniflare['getD1Database']>>

const MIGRATIONS_FOLDER = 'migrations'
/** wrangler uses the same table for its migrations, so both tools can be used in turn. */
const CREATE_MIGRATIONS_TABLE_SQL = `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`

function listMigrationNames(): string[] {
  return readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

const migratedMarkerPathOf = (store: string) => join(store, '.migrated')

/** Reads a marker file that lists the applied migrations, because asking the database takes longer. */
export function isStoreMigrated(store: string): boolean {
  return existsSync(migratedMarkerPathOf(store)) && readFileSync(migratedMarkerPathOf(store), 'utf8') === listMigrationNames().join('\n')
}

export function markStoreMigrated(store: string): void {
  writeFileSync(migratedMarkerPathOf(store), listMigrationNames().join('\n'))
}

/** Applies missing migrations, each in one transaction. Returns their number. */
export async function applyMigrations(db: LocalDatabase): Promise<number> {
  await db.prepare(CREATE_MIGRATIONS_TABLE_SQL).run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const pending = listMigrationNames().filter((name) => !applied.has(name))
  if (pending.length === 0) return 0
  const { unstable_splitSqlQuery } = await import('wrangler')
  for (const name of pending) {
    const statements = unstable_splitSqlQuery(readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8')).map((sql) => db.prepare(sql))
    await db.batch([...statements, db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)])
  }
  return pending.length
}
