import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'

export type LocalDatabase = Awaited<ReturnType<Miniflare['getD1Database']>>

const DIR = 'migrations'
/** The same table that `wrangler d1 migrations apply` uses, so that either tool can continue where the other stopped. */
const CREATE_MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`

function migrationNames(): string[] {
  return readdirSync(DIR)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

const markerPath = (store: string) => join(store, '.migrated')

/** True when the store in this folder has all current migrations, according to its marker file. This saves opening the database. */
export function isMigrated(store: string): boolean {
  return existsSync(markerPath(store)) && readFileSync(markerPath(store), 'utf8') === migrationNames().join('\n')
}

export function markMigrated(store: string): void {
  writeFileSync(markerPath(store), migrationNames().join('\n'))
}

/** Applies pending migrations, each in one transaction with its record. Returns how many were applied. */
export async function applyMigrations(db: LocalDatabase): Promise<number> {
  await db.prepare(CREATE_MIGRATIONS_TABLE).run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const pending = migrationNames().filter((name) => !applied.has(name))
  if (pending.length === 0) return 0
  const { unstable_splitSqlQuery } = await import('wrangler')
  for (const name of pending) {
    const statements = unstable_splitSqlQuery(readFileSync(join(DIR, name), 'utf8')).map((sql) => db.prepare(sql))
    await db.batch([...statements, db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)])
  }
  return pending.length
}
