// Serves the built worker on the local runtime, with its data in STATE_DIR.
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { PRODUCT_NAMES } from '../schema/product.ts'
import { startCronSchedule } from './local/cron.ts'
import { DEMO_OWNERS, DEMO_PASSWORD } from './local/demo-cards.ts'
import { EmailSavingLogger } from './local/outbox.ts'
import { prepareLocalStore } from './local/prepare-store.ts'
import { startLocalRuntime } from './local/runtime.ts'
import { SettingsError, checkPortIsFree, readServerSettings } from './local/settings.ts'

const DISPOSE_MS_MAX = 1500

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
    // On a busy machine, the runtime takes longer to end. If this process exits first, miniflare kills it, which the store survives.
    await Promise.race([mf.dispose(), setTimeout(DISPOSE_MS_MAX)])
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
