import type { Env } from '../platform/env.ts'

/** Returns the names of a database's tables, indexes or triggers in order, without those of SQLite and the runtime. */
export async function listSchemaNames(db: Env['DB'], type: 'table' | 'index' | 'trigger'): Promise<string[]> {
  const { results } = await db
    .prepare(`select name from sqlite_schema where type = ? and name not like 'sqlite_%' and name not like '_cf_%' order by name`)
    .bind(type)
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}
