import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Env } from '../platform/env.ts'
import { listSchemaNames } from './schema-names.ts'

const { DB, CARDS, MEDIA, DEAD_LETTERS, MIGRATIONS } = env as unknown as Env & { MIGRATIONS: D1Migration[] }

/** Deletes all rows. Ids do not start again at 1, so that an old event still in the queue never matches a new card. */
async function deleteAllRows() {
  const tables = (await listSchemaNames(DB, 'table')).filter((name) => name !== 'd1_migrations')
  await DB.batch([DB.prepare('pragma defer_foreign_keys = on'), ...tables.map((name) => DB.prepare(`delete from \`${name}\``))])
}

// Test files share one Workers runtime, because starting one takes long. Each test file starts with empty storage.
await applyD1Migrations(DB, MIGRATIONS)
await deleteAllRows()
for (const { name } of (await CARDS.list()).keys) await CARDS.delete(name)
for (const bucket of [MEDIA, DEAD_LETTERS]) {
  const { objects } = await bucket.list()
  await bucket.delete(objects.map(({ key }) => key))
}
