import { getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/**
 * Returns the fields of a SELECT that inserts one row: `values`, and the defaults of other columns. Unlike VALUES, an INSERT from a
 * SELECT can have a condition in the same statement.
 */
export function toSelectFieldsOfInsert(table: SQLiteTable, values: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => [
      key,
      sql`${sql.param(values[key] ?? column.default ?? null, column)}`.as(column.name),
    ]),
  )
}
