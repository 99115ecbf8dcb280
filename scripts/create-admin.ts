/**
 * Creates the first administrator of a deployment: user 1, without a password. Prints a one-time link for setting the password,
 * valid for three days. Nobody can register until this administrator exists.
 *
 *   npm run create-admin -- --email you@example.com --remote     in the deployed database
 *   npm run create-admin -- --email you@example.com              in the local database, before the first start
 *
 * `--username` is `admin` by default. `--origin` is the start of the link, by default APP_ORIGIN of the settings. If the
 * administrator has no password yet, the command prints a new link. If the administrator has a password, it refuses.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { FirstAdminOptions, AdminCreationError, type ExecuteSqlStatements, createFirstAdmin } from './local/first-admin.ts'
import { SettingsError, readServerSettings } from './local/settings.ts'

const USAGE_TEXT = 'Usage: npm run create-admin -- --email you@example.com [--username admin] [--origin https://…] [--remote]'

const executeOnDeployedDatabase: ExecuteSqlStatements = async (statements) => {
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
    throw new AdminCreationError(`The database could not be changed. wrangler says:\n${error.stderr || error.stdout}`)
  })
  // The program wrangler may print notices before its JSON.
  const responses = JSON.parse(stdout.slice(stdout.indexOf('['))) as { results: Record<string, unknown>[] }[]
  return responses.map(({ results }) => results)
}

async function createDeployedAdmin(options: FirstAdminOptions) {
  const { unstable_readConfig } = await import('wrangler')
  const origin = unstable_readConfig({ config: 'wrangler.toml' }).vars['APP_ORIGIN'] as string
  return { origin, ...(await createFirstAdmin(executeOnDeployedDatabase, options)) }
}

async function createLocalAdmin(options: FirstAdminOptions) {
  const { stateDir, bindings } = readServerSettings()
  if (!existsSync('dist/worker/wrangler.json')) throw new AdminCreationError('Nothing is built yet; run `npx vite build` first.')
  const { startLocalRuntime } = await import('./local/runtime.ts')
  const { applyMigrations } = await import('./local/migrations.ts')
  const mf = await startLocalRuntime({ port: 0, persist: join(stateDir, 'store'), bindings })
  try {
    const db = await mf.getD1Database('DB')
    await applyMigrations(db)
    const execute: ExecuteSqlStatements = async (statements) =>
      (await db.batch(statements.map((sql) => db.prepare(sql)))).map(({ results }) => results as never)
    return { origin: bindings['APP_ORIGIN']!, ...(await createFirstAdmin(execute, options)) }
  } finally {
    await mf.dispose()
  }
}

async function createAdminFromArguments() {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      username: { type: 'string', default: 'admin' },
      origin: { type: 'string' },
      remote: { type: 'boolean', default: false },
    },
  })
  const options = FirstAdminOptions.safeParse(values)
  if (!options.success)
    throw new AdminCreationError(
      `${values.email === undefined ? 'An e-mail address is needed.' : options.error.issues[0]!.message}\n${USAGE_TEXT}`,
    )
  const made = values.remote ? await createDeployedAdmin(options.data) : await createLocalAdmin(options.data)
  console.log(`Administrator ${made.admin.username} <${made.admin.email}>. Set the password within three days, once, at:

  ${(values.origin ?? made.origin).replace(/\/$/, '')}${made.path}
`)
}

createAdminFromArguments().catch((error: unknown) => {
  const expected =
    error instanceof AdminCreationError || error instanceof SettingsError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(expected ? (error as Error).message : error)
  process.exit(1)
})
