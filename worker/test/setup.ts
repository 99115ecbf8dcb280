import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Env } from '../platform/env.ts'
import { schemaNames } from './schema-names.ts'

const { DB, CARDS, MEDIA, DEAD_LETTERS, MIGRATIONS } = env as unknown as Env & { MIGRATIONS: D1Migration[] }

/** Deletes every row. Ids are not reset, so that an event that an earlier file left in the queue matches no card. */
async function emptyTables() {
  const tables = (await schemaNames(DB, 'table')).filter((name) => name !== 'd1_migrations')
  await DB.batch([DB.prepare('pragma defer_foreign_keys = on'), ...tables.map((name) => DB.prepare(`delete from \`${name}\``))])
}

// Test files share a runtime, because starting one takes longer than most files, but each starts with empty storage.
await applyD1Migrations(DB, MIGRATIONS)
await emptyTables()
for (const { name } of (await CARDS.list()).keys) await CARDS.delete(name)
for (const bucket of [MEDIA, DEAD_LETTERS]) {
  const { objects } = await bucket.list()
  await bucket.delete(objects.map(({ key }) => key))
}
