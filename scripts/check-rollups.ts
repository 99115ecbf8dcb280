// `npm run check:rollups [-- --remote]` recomputes the stored counts from the single events and prints the differences. `--remote` checks
// the deployed database. It reads every event several times, so run it when there are few visitors.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROLL_UP_CHECK_QUERIES } from '../worker/events/rollup-queries.ts'
import { startLocalRuntime } from './local/runtime.ts'
import { SettingsError, readServerSettings } from './local/settings.ts'

type QueryResultRow = Record<string, unknown>

async function openLocalDatabase(): Promise<{ query: (sql: string) => Promise<QueryResultRow[]>; close: () => Promise<void> }> {
  const { stateDir, bindings } = readServerSettings()
  const mf = await startLocalRuntime({ port: 0, persist: join(stateDir, 'store'), bindings, assets: false, consumers: false })
  const db = await mf.getD1Database('DB')
  return { query: async (sql) => (await db.prepare(sql).all<QueryResultRow>()).results, close: () => mf.dispose() }
}

function openDeployedDatabase() {
  const query = async (sql: string) => {
    const answer = execFileSync('wrangler', ['d1', 'execute', 'DB', '--remote', '--json', '--command', sql], { encoding: 'utf8' })
    return (JSON.parse(answer) as { results: QueryResultRow[] }[])[0]!.results
  }
  return { query, close: async () => {} }
}

async function checkAnalyticsRollUps(): Promise<boolean> {
  const { query, close } = process.argv.includes('--remote') ? openDeployedDatabase() : await openLocalDatabase()
  let agrees = true
  for (const { name, sql } of ROLL_UP_CHECK_QUERIES) {
    const rows = await query(sql)
    console.log(`${rows.length === 0 ? 'agrees' : 'DIFFERS'}  ${name}`)
    if (rows.length > 0) console.table(rows)
    agrees &&= rows.length === 0
  }
  await close()
  return agrees
}

checkAnalyticsRollUps().then(
  (agrees) => process.exit(agrees ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof SettingsError ? error.message : error)
    process.exit(1)
  },
)
