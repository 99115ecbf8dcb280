// `npm run migrations -- --name pronouns` writes a migration for changed tables and roll-up triggers.
import { execFileSync } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ROLL_UP_TRIGGERS, normalizeSqlForComparison } from '../schema/tables/rollup-triggers.ts'

const REPOSITORY_ROOT = join(import.meta.dirname, '..')
const MIGRATIONS_FOLDER = join(REPOSITORY_ROOT, 'migrations')
const listMigrations = () =>
  readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
const readMigration = (name: string) => readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8')
const generateMigration = (...options: string[]) =>
  execFileSync('drizzle-kit', ['generate', '--config', 'scripts/drizzle.config.ts', ...options], { cwd: REPOSITORY_ROOT, stdio: 'inherit' })

function readTriggersOfMigrations(): Record<string, string> {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  for (const name of listMigrations()) database.exec(readMigration(name))
  const rows = database.prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`).all()
  database.close()
  return Object.fromEntries(rows.map(({ name, sql }) => [String(name), String(sql)]))
}

const migrationsBefore = listMigrations()
generateMigration(...process.argv.slice(2))
const stored = readTriggersOfMigrations()
const statements = Object.entries(ROLL_UP_TRIGGERS).flatMap(([name, sql]) => {
  if (normalizeSqlForComparison(sql) === normalizeSqlForComparison(stored[name] ?? '')) return []
  return [...(name in stored ? [`DROP TRIGGER ${name};`] : []), `${sql};`]
})
if (statements.length > 0) {
  if (listMigrations().length === migrationsBefore.length) generateMigration('--custom', '--name', 'triggers')
  const newest = listMigrations().at(-1)!
  appendFileSync(join(MIGRATIONS_FOLDER, newest), statements.map((statement) => `\n--> statement-breakpoint\n${statement}`).join('') + '\n')
  console.log(`Added ${statements.length} statements for triggers to migrations/${newest}.`)
}
