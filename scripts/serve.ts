// Serves the built worker on the local runtime: the real D1, KV, R2, Queue and mail of it, kept under STATE_DIR.
import { join } from 'node:path'
import { PRODUCT } from '../schema/product.ts'
import { startCron } from './local/cron.ts'
import { applyMigrations, pendingMigrations } from './local/migrations.ts'
import { OutboxLog } from './local/outbox.ts'
import { type RuntimeOptions, startRuntime } from './local/runtime.ts'
import { DEMO_PASSWORD, DEMO_USERNAME, seedWhenEmpty } from './local/seed.ts'
import { SettingsError, checkPort, readSettings } from './local/settings.ts'

async function serve() {
  const { host, port, stateDir, bindings } = readSettings()
  await checkPort({ host, port })
  const persist = join(stateDir, 'store')
  const outbox = join(stateDir, 'outbox')
  const options: RuntimeOptions = { host, port, persist, bindings, log: new OutboxLog(outbox) }

  const mf = startRuntime(options)
  await mf.ready
  const db = await mf.getD1Database('DB')
  const pending = await pendingMigrations(db)
  if (pending.length > 0) console.log(`Applying ${pending.length} migration${pending.length === 1 ? '' : 's'} to the local store…`)
  await applyMigrations(db)
  if (await seedWhenEmpty(db)) console.log('The local store was empty; it now holds the demo accounts.')

  const stopCron = startCron(mf)
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
  Card      http://localhost:${port}/view/${DEMO_USERNAME}
  Sign in   ${DEMO_USERNAME} / ${DEMO_PASSWORD}
  Mails     ${outbox}
Stop it with Ctrl-C.`)
}

serve().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
})
