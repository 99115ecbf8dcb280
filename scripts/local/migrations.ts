import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'

export type LocalDatabase = Awaited<ReturnType<Miniflare['getD1Database']>>

const DIR = 'migrations'
/** The table in which `wrangler d1 migrations apply` keeps its own record, so that either may go on where the other stopped. */
const CREATE_RECORD = `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`

function migrationNames(): string[] {
  return readdirSync(DIR)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

const markOf = (store: string) => join(store, '.migrated')

/** True when the store in this folder was brought up to the last of today's migrations: the database need not be asked. */
export function isMigrated(store: string): boolean {
  return existsSync(markOf(store)) && readFileSync(markOf(store), 'utf8') === migrationNames().join('\n')
}

export function markMigrated(store: string): void {
  writeFileSync(markOf(store), migrationNames().join('\n'))
}

/** Applies what is pending, each migration with its record in one transaction. Returns how many there were. */
export async function applyMigrations(db: LocalDatabase): Promise<number> {
  await db.prepare(CREATE_RECORD).run()
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
