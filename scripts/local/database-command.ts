import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SettingsError, readServerSettings } from './settings.ts'

export type ExecuteSqlStatements = (statements: string[]) => Promise<Record<string, unknown>[][]>

/** The message of this error is printed without a stack trace. */
export class CommandError extends Error {}

// `wrangler d1 execute` accepts no parameters, so values are part of the statement.
export function quoteSqlValue(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}

export const executeOnDeployedDatabase: ExecuteSqlStatements = async (statements) => {
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
    throw new CommandError(`The database could not be changed. wrangler says:\n${error.stderr || error.stdout}`)
  })
  // The program wrangler may print notices before its JSON.
  const responses = JSON.parse(stdout.slice(stdout.indexOf('['))) as { results: Record<string, unknown>[] }[]
  return responses.map(({ results }) => results)
}

/** Opens the database of the local server, which must not run, for the time of `work`. */
export async function withLocalDatabase<T>(work: (execute: ExecuteSqlStatements, bindings: Record<string, string>) => Promise<T>) {
  const { stateDir, bindings } = readServerSettings()
  if (!existsSync('dist/worker/wrangler.json')) throw new CommandError('Nothing is built yet; run `npx vite build` first.')
  const { startLocalRuntime } = await import('./runtime.ts')
  const { applyMigrations } = await import('./migrations.ts')
  const mf = await startLocalRuntime({ port: 0, persist: join(stateDir, 'store'), bindings })
  try {
    const db = await mf.getD1Database('DB')
    await applyMigrations(db)
    const execute: ExecuteSqlStatements = async (statements) =>
      (await db.batch(statements.map((sql) => db.prepare(sql)))).map(({ results }) => results as never)
    return await work(execute, bindings)
  } finally {
    await mf.dispose()
  }
}

export function runDatabaseCommand(command: () => Promise<void>) {
  command().catch((error: unknown) => {
    const expected =
      error instanceof CommandError || error instanceof SettingsError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    console.error(expected ? (error as Error).message : error)
    process.exit(1)
  })
}
