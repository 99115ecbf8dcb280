// Serves the built worker on the local runtime. Its database, files, queues and emails are stored in the folder STATE_DIR.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_NAMES } from '../schema/product.ts'
import { startCronSchedule } from './local/cron.ts'
import { DEMO_OWNERS, DEMO_PASSWORD } from './local/demo-cards.ts'
import { applyMigrations, isStoreMigrated, markStoreMigrated } from './local/migrations.ts'
import { EmailSavingLogger } from './local/outbox.ts'
import { type LocalRuntimeOptions, startLocalRuntime } from './local/runtime.ts'
import { SettingsError, checkPortIsFree, readServerSettings } from './local/settings.ts'

/**
 * Applies migrations to the local database before the server listens, and inserts the demo data if the database is empty. A new
 * database is prepared in a temporary folder, which is renamed at the end, so that an interrupted start leaves no partial data.
 */
async function prepareLocalStore(options: LocalRuntimeOptions & { persist: string }) {
  if (isStoreMigrated(options.persist)) return
  const isNew = !existsSync(options.persist)
  const persist = isNew ? `${options.persist}.new` : options.persist
  if (isNew) rmSync(persist, { recursive: true, force: true })
  const mf = await startLocalRuntime({ ...options, persist, host: '127.0.0.1', port: 0 })
  const db = await mf.getD1Database('DB')
  const applied = await applyMigrations(db)
  if (applied > 0) console.log(`Applied ${applied} migration${applied === 1 ? '' : 's'} to the local store.`)
  if ((await db.prepare('SELECT id FROM users LIMIT 1').first()) === null) {
    const { insertDemoAccounts } = await import('./local/seed.ts')
    await insertDemoAccounts(db)
    const { uploadSeedImages } = await import('./local/seed-images.ts')
    await uploadSeedImages((url, init) => mf.dispatchFetch(url, init))
    console.log('The local store was empty; it now holds the demo accounts.')
  }
  await mf.dispose()
  markStoreMigrated(persist)
  if (isNew) renameSync(persist, options.persist)
}

async function serveBuiltWorker() {
  const { host, port, stateDir, bindings } = readServerSettings()
  await checkPortIsFree({ host, port })
  const outbox = join(stateDir, 'outbox')
  const options = { host, port, persist: join(stateDir, 'store'), bindings, log: new EmailSavingLogger(outbox) }
  await prepareLocalStore(options)
  const mf = await startLocalRuntime(options)

  const stopCron = await startCronSchedule(mf)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    stopCron()
    await mf.dispose()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())

  console.log(`
${PRODUCT_NAMES.name} is ready:
  App       http://localhost:${port}${host === '127.0.0.1' || host === 'localhost' ? '' : `  (listening on ${host})`}
  Card      http://localhost:${port}/view/${DEMO_OWNERS[0]!.username}
  Sign in   ${DEMO_OWNERS[0]!.username} / ${DEMO_PASSWORD}
  Mails     ${outbox}
Stop it with Ctrl-C.`)
}

serveBuiltWorker().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
})
