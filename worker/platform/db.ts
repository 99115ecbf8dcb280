import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import * as cards from '../../schema/tables/cards.ts'
import * as events from '../../schema/tables/events.ts'
import * as salesbot from '../../schema/tables/salesbot.ts'
import * as users from '../../schema/tables/users.ts'

const schema = { ...users, ...cards, ...events, ...salesbot }

/** Drizzle on a D1 binding, or on a session of one. */
export function openDb(d1: D1Database | D1DatabaseSession) {
  return drizzle(d1 as D1Database, { schema })
}
export type Db = ReturnType<typeof openDb>

export type UserRow = typeof users.users.$inferSelect
export type LinkPurpose = (typeof users.resetTokens.$inferSelect)['purpose']
export type { CardRow } from '../../schema/tables/cards.ts'

/**
 * The value of a user's `access_level` in a statement that must hold only while `condition` does: otherwise it is null, which
 * the column refuses, and that stops the whole transaction.
 */
export function guarded(condition: SQL, level: number): SQL<number> {
  return sql<number>`case when ${condition} then ${level} end`
}

/** True when a condition of `guarded` stopped a statement. */
export function isGuarded(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (e.message.includes('NOT NULL constraint failed: users.access_level')) return true
  return false
}

/** True for a broken UNIQUE constraint, wherever in the chain of causes D1's text stands. */
export function isUniqueViolation(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (e.message.includes('UNIQUE constraint failed')) return true
  return false
}
