import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Env } from '../platform/env.ts'
import { schemaNames } from './schema-names.ts'

const { DB, CARDS, MEDIA, DEAD_LETTERS, MIGRATIONS } = env as unknown as Env & { MIGRATIONS: D1Migration[] }

/** Deletes every row. Ids go on where they were, so that an event of an earlier file which is still queued meets no card. */
async function emptyTables() {
  const tables = (await schemaNames(DB, 'table')).filter((name) => name !== 'd1_migrations')
  await DB.batch([DB.prepare('pragma defer_foreign_keys = on'), ...tables.map((name) => DB.prepare(`delete from \`${name}\``))])
}

// Files share a runtime, whose start takes longer than most of them, but not what is stored in it.
await applyD1Migrations(DB, MIGRATIONS)
await emptyTables()
for (const { name } of (await CARDS.list()).keys) await CARDS.delete(name)
for (const bucket of [MEDIA, DEAD_LETTERS]) {
  const { objects } = await bucket.list()
  await bucket.delete(objects.map(({ key }) => key))
}
