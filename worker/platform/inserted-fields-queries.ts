import { getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/**
 * Returns the fields of a SELECT that inserts one row into `table`: `values`, and the defaults of the columns that are left out. An
 * insert from a SELECT can have a condition, such as that the card exists, in the same statement.
 */
export function toInsertedFields(table: SQLiteTable, values: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => [
      key,
      sql`${sql.param(values[key] ?? column.default ?? null, column)}`.as(column.name),
    ]),
  )
}
