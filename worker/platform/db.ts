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
 * A value for a user's `access_level` that aborts the transaction unless `condition` holds: it is null then, which the
 * column refuses.
 */
export function guarded(condition: SQL, level: number): SQL<number> {
  return sql<number>`case when ${condition} then ${level} end`
}

/** True when a condition of `guarded` aborted a statement. */
export function isGuarded(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (e.message.includes('NOT NULL constraint failed: users.access_level')) return true
  return false
}

/** True for a violated UNIQUE constraint. D1's message may be anywhere in the chain of causes. */
export function isUniqueViolation(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (e.message.includes('UNIQUE constraint failed')) return true
  return false
}
