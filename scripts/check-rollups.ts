// `npm run check:rollups [-- --remote]`: recomputes every roll-up from the events and lists where the two differ.
//
// Without `--remote` it reads the local store under STATE_DIR, with it the deployed database, through wrangler and its
// sign-in. It reads every event once for each roll-up, so run it at a quiet time. Exits with 1 if something differs.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROLLUP_CHECKS } from '../worker/events/rollup-queries.ts'
import { startRuntime } from './local/runtime.ts'
import { SettingsError, readSettings } from './local/settings.ts'

type Row = Record<string, unknown>

async function local(): Promise<{ query: (sql: string) => Promise<Row[]>; close: () => Promise<void> }> {
  const { stateDir, bindings } = readSettings()
  const mf = await startRuntime({ port: 0, persist: join(stateDir, 'store'), bindings, assets: false, consumers: false })
  const db = await mf.getD1Database('DB')
  return { query: async (sql) => (await db.prepare(sql).all<Row>()).results, close: () => mf.dispose() }
}

function remote() {
  const query = async (sql: string) => {
    const answer = execFileSync('wrangler', ['d1', 'execute', 'DB', '--remote', '--json', '--command', sql], { encoding: 'utf8' })
    return (JSON.parse(answer) as { results: Row[] }[])[0]!.results
  }
  return { query, close: async () => {} }
}

async function check(): Promise<boolean> {
  const { query, close } = process.argv.includes('--remote') ? remote() : await local()
  let agrees = true
  for (const { name, sql } of ROLLUP_CHECKS) {
    const rows = await query(sql)
    console.log(`${rows.length === 0 ? 'agrees' : 'DIFFERS'}  ${name}`)
    if (rows.length > 0) console.table(rows)
    agrees &&= rows.length === 0
  }
  await close()
  return agrees
}

check().then(
  (agrees) => process.exit(agrees ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof SettingsError ? error.message : error)
    process.exit(1)
  },
)
