// Serves the built worker on the local runtime with its own D1, KV, R2, queues and email, stored in STATE_DIR.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT } from '../schema/product.ts'
import { startCron } from './local/cron.ts'
import { DEMO_OWNERS, DEMO_PASSWORD } from './local/demo-cards.ts'
import { applyMigrations, isMigrated, markMigrated } from './local/migrations.ts'
import { OutboxLog } from './local/outbox.ts'
import { type RuntimeOptions, startRuntime } from './local/runtime.ts'
import { SettingsError, checkPort, readSettings } from './local/settings.ts'

/**
 * Migrates and seeds the local store before the server listens. A new store is prepared in a temporary folder and renamed when it is
 * complete, so that an interrupted start never leaves a partial store: the next start begins again.
 */
async function prepareStore(options: RuntimeOptions & { persist: string }) {
  if (isMigrated(options.persist)) return
  const isNew = !existsSync(options.persist)
  const persist = isNew ? `${options.persist}.new` : options.persist
  if (isNew) rmSync(persist, { recursive: true, force: true })
  const mf = await startRuntime({ ...options, persist, host: '127.0.0.1', port: 0 })
  const db = await mf.getD1Database('DB')
  const applied = await applyMigrations(db)
  if (applied > 0) console.log(`Applied ${applied} migration${applied === 1 ? '' : 's'} to the local store.`)
  if ((await db.prepare('SELECT id FROM users LIMIT 1').first()) === null) {
    const { seed } = await import('./local/seed.ts')
    await seed(db)
    const { seedImages } = await import('./local/seed-images.ts')
    await seedImages((url, init) => mf.dispatchFetch(url, init))
    console.log('The local store was empty; it now holds the demo accounts.')
  }
  await mf.dispose()
  markMigrated(persist)
  if (isNew) renameSync(persist, options.persist)
}

async function serve() {
  const { host, port, stateDir, bindings } = readSettings()
  await checkPort({ host, port })
  const outbox = join(stateDir, 'outbox')
  const options = { host, port, persist: join(stateDir, 'store'), bindings, log: new OutboxLog(outbox) }
  await prepareStore(options)
  const mf = await startRuntime(options)

  const stopCron = await startCron(mf)
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
${PRODUCT.name} is ready:
  App       http://localhost:${port}${host === '127.0.0.1' || host === 'localhost' ? '' : `  (listening on ${host})`}
  Card      http://localhost:${port}/view/${DEMO_OWNERS[0]!.username}
  Sign in   ${DEMO_OWNERS[0]!.username} / ${DEMO_PASSWORD}
  Mails     ${outbox}
Stop it with Ctrl-C.`)
}

serve().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
})
