import { existsSync, renameSync, rmSync } from 'node:fs'
import { applyMigrations, isStoreMigrated, markStoreMigrated } from './migrations.ts'
import { type LocalRuntimeOptions, startLocalRuntime } from './runtime.ts'

/**
 * Applies migrations, and adds the demo data to an empty database. A new database gets its final name last, so that an interrupted start
 * leaves no partial data.
 */
export async function prepareLocalStore(options: LocalRuntimeOptions & { persist: string }) {
  if (isStoreMigrated(options.persist)) return
  const isNew = !existsSync(options.persist)
  const persist = isNew ? `${options.persist}.new` : options.persist
  if (isNew) rmSync(persist, { recursive: true, force: true })
  const mf = await startLocalRuntime({ ...options, persist, host: '127.0.0.1', port: 0 })
  const db = await mf.getD1Database('DB')
  const applied = await applyMigrations(db)
  if (applied > 0) console.log(`Applied ${applied} migration${applied === 1 ? '' : 's'} to the local store.`)
  if ((await db.prepare('SELECT id FROM users LIMIT 1').first()) === null) {
    const { insertDemoAccounts } = await import('./seed.ts')
    await insertDemoAccounts(db)
    const { uploadSeedImages } = await import('./seed-images.ts')
    await uploadSeedImages((url, init) => mf.dispatchFetch(url, init))
    console.log('The local store was empty; it now holds the demo accounts.')
  }
  await mf.dispose()
  markStoreMigrated(persist)
  if (isNew) renameSync(persist, options.persist)
}
