import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Log, LogLevel, type Miniflare } from 'miniflare'
import { applyMigrations, type LocalDatabase } from '../local/migrations.ts'
import { type LocalRuntimeOptions, startLocalRuntime } from '../local/runtime.ts'
import { insertDemoAccounts } from '../local/seed.ts'

export interface MeasuredRuntime {
  runtime: Miniflare
  db: LocalDatabase
  /** Starts the runtime again with the same data. */
  restart: (options?: Partial<LocalRuntimeOptions>) => Promise<void>
  stop: () => Promise<void>
}

/** Starts the built worker with the demo accounts. With `onDisk`, its data does not count as memory of the process. */
export async function startMeasuredRuntime({
  onDisk = false,
  ...options
}: Partial<LocalRuntimeOptions> & { onDisk?: boolean } = {}): Promise<MeasuredRuntime> {
  const store = onDisk ? mkdtempSync(join(tmpdir(), 'bench-')) : undefined
  const start = (changed: Partial<LocalRuntimeOptions> = {}) =>
    startLocalRuntime({
      port: 0,
      log: new Log(LogLevel.WARN),
      ...(store && { persist: store }),
      ...options,
      ...changed,
      bindings: { SESSION_SECRET: 'a secret for the measurement alone, long enough', ...options.bindings },
    })
  const runtime = await start()
  const db = await runtime.getD1Database('DB')
  await applyMigrations(db)
  await insertDemoAccounts(db)
  const measured: MeasuredRuntime = {
    runtime,
    db,
    restart: async (changed) => {
      await measured.runtime.dispose()
      measured.runtime = await start(changed)
      measured.db = await measured.runtime.getD1Database('DB')
    },
    stop: async () => {
      await measured.runtime.dispose()
      if (store) rmSync(store, { recursive: true, force: true })
    },
  }
  return measured
}
