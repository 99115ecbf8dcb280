import { readFileSync, readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { ExecuteSqlStatements } from './database-command.ts'

/** Creates an empty database in memory with all migrations, for the tests of commands. */
export function createTestDatabase() {
  const testDatabase = new DatabaseSync(':memory:')
  for (const file of readdirSync('migrations')
    .filter((name) => name.endsWith('.sql'))
    .sort())
    testDatabase.exec(readFileSync(`migrations/${file}`, 'utf8'))
  const executeOnTestDatabase: ExecuteSqlStatements = async (statements) =>
    statements.map((sql) => testDatabase.prepare(sql).all() as Record<string, unknown>[])
  return { testDatabase, executeOnTestDatabase }
}
