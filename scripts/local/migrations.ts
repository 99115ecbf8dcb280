import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'

export type LocalDatabase = Awaited<ReturnType<Miniflare['getD1Database']>>

const DIR = 'migrations'
/** The table in which `wrangler d1 migrations apply` keeps its own record, so that either may go on where the other stopped. */
const CREATE_RECORD = `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`

/** Names of the migrations that the store has not seen, in order. */
async function pendingMigrations(db: LocalDatabase): Promise<string[]> {
  await db.prepare(CREATE_RECORD).run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  return readdirSync(DIR)
    .filter((name) => name.endsWith('.sql') && !applied.has(name))
    .sort()
}

/** Applies what is pending, each migration with its record in one transaction. Returns how many there were. */
export async function applyMigrations(db: LocalDatabase): Promise<number> {
  const pending = await pendingMigrations(db)
  if (pending.length === 0) return 0
  const { unstable_splitSqlQuery } = await import('wrangler')
  for (const name of pending) {
    const statements = unstable_splitSqlQuery(readFileSync(join(DIR, name), 'utf8')).map((sql) => db.prepare(sql))
    await db.batch([...statements, db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)])
  }
  return pending.length
}
