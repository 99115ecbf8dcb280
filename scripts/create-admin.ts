/**
 * Creates a deployment's first administrator: user 1, at the highest level, without a password. Prints a one-time link for
 * setting the password, valid for three days. Until that user exists, registration is refused.
 *
 *   npm run create-admin -- --email you@example.com --remote     the deployed database
 *   npm run create-admin -- --email you@example.com              the local store in STATE_DIR, before the first start seeds it
 *
 * `--username` is `admin` unless given; `--origin` is APP_ORIGIN of wrangler.toml (remote) or of the local start. Run it
 * after the migrations. If the administrator exists but has no password, it prints a new link; with a password it refuses.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { AdminOptions, AdminRefusal, type Execute, makeFirstAdmin } from './local/first-admin.ts'
import { SettingsError, readSettings } from './local/settings.ts'

const USAGE = 'Usage: npm run create-admin -- --email you@example.com [--username admin] [--origin https://…] [--remote]'

/** Runs statements on the deployed database with wrangler, in the account that wrangler is signed in to. */
const executeRemote: Execute = async (statements) => {
  const args = [
    'node_modules/wrangler/bin/wrangler.js',
    'd1',
    'execute',
    'DB',
    '--remote',
    '--yes',
    '--json',
    '--command',
    statements.join(';\n'),
  ]
  const { stdout } = await promisify(execFile)(process.execPath, args).catch((error: { stdout: string; stderr: string }) => {
    throw new AdminRefusal(`The database could not be changed. wrangler says:\n${error.stderr || error.stdout}`)
  })
  // wrangler may print notices before the JSON.
  const responses = JSON.parse(stdout.slice(stdout.indexOf('['))) as { results: Record<string, unknown>[] }[]
  return responses.map(({ results }) => results)
}

async function remote(options: AdminOptions) {
  const { unstable_readConfig } = await import('wrangler')
  const origin = unstable_readConfig({ config: 'wrangler.toml' }).vars['APP_ORIGIN'] as string
  return { origin, ...(await makeFirstAdmin(executeRemote, options)) }
}

async function local(options: AdminOptions) {
  const { stateDir, bindings } = readSettings()
  if (!existsSync('dist/worker/wrangler.json')) throw new AdminRefusal('Nothing is built yet; run `npx vite build` first.')
  const { startRuntime } = await import('./local/runtime.ts')
  const { applyMigrations } = await import('./local/migrations.ts')
  const mf = await startRuntime({ port: 0, persist: join(stateDir, 'store'), bindings })
  try {
    const db = await mf.getD1Database('DB')
    await applyMigrations(db)
    const execute: Execute = async (statements) =>
      (await db.batch(statements.map((sql) => db.prepare(sql)))).map(({ results }) => results as never)
    return { origin: bindings['APP_ORIGIN']!, ...(await makeFirstAdmin(execute, options)) }
  } finally {
    await mf.dispose()
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      username: { type: 'string', default: 'admin' },
      origin: { type: 'string' },
      remote: { type: 'boolean', default: false },
    },
  })
  const options = AdminOptions.safeParse(values)
  if (!options.success)
    throw new AdminRefusal(`${values.email === undefined ? 'An e-mail address is needed.' : options.error.issues[0]!.message}\n${USAGE}`)
  const made = values.remote ? await remote(options.data) : await local(options.data)
  console.log(`Administrator ${made.admin.username} <${made.admin.email}>. Set the password within three days, once, at:

  ${(values.origin ?? made.origin).replace(/\/$/, '')}${made.path}
`)
}

main().catch((error: unknown) => {
  const expected =
    error instanceof AdminRefusal || error instanceof SettingsError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(expected ? (error as Error).message : error)
  process.exit(1)
})
