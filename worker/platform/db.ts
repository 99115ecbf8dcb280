import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/d1'
import * as cards from '../../schema/tables/cards.ts'
import * as events from '../../schema/tables/events.ts'
import * as salesbot from '../../schema/tables/salesbot.ts'
import * as users from '../../schema/tables/users.ts'

const databaseSchema = { ...users, ...cards, ...events, ...salesbot }

export function openDatabase(d1: D1Database | D1DatabaseSession) {
  return drizzle(d1 as D1Database, { schema: databaseSchema })
}
export type Db = ReturnType<typeof openDatabase>

export type UserRow = typeof users.usersTable.$inferSelect
export type OneTimeLinkPurpose = (typeof users.oneTimeLinkTokensTable.$inferSelect)['purpose']
export type SqlCondition = SQL
export type SqlStatement = BatchItem<'sqlite'>
export type { CardRow } from '../../schema/tables/cards.ts'

/** SQL for a column that must not be null. Unless `condition` holds, the value is null, which aborts the transaction. */
export function accessLevelOrAbortSql(condition: SQL, level: number): SQL<number> {
  return sql<number>`case when ${condition} then ${level} end`
}

export function isConditionNotMetError(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (e.message.includes('NOT NULL constraint failed: users.access_level')) return true
  return false
}

/** The message from D1 may be anywhere in the error's chain of causes. */
export function isUniqueViolation(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (e.message.includes('UNIQUE constraint failed')) return true
  return false
}
