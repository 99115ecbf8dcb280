import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { SESSION_IDLE_MAX_MS } from '../../schema/bounds.ts'
import { LISTED_SESSIONS_MAX } from '../../schema/session.ts'
import { sessionsTable } from '../../schema/tables/users.ts'
import type { Db } from '../platform/db.ts'

export type SessionRow = typeof sessionsTable.$inferSelect

export async function listActiveSessions(db: Db, userId: number, now: number): Promise<SessionRow[]> {
  const { lastUsedAt, expiresAt } = sessionsTable
  return db
    .select()
    .from(sessionsTable)
    .where(and(eq(sessionsTable.userId, userId), gt(expiresAt, now), gt(lastUsedAt, now - SESSION_IDLE_MAX_MS)))
    .orderBy(desc(lastUsedAt), desc(sessionsTable.createdAt))
    .limit(LISTED_SESSIONS_MAX)
}

export async function deleteSessionOfUser(db: Db, userId: number, sessionId: string): Promise<boolean> {
  const rows = await db
    .delete(sessionsTable)
    .where(and(eq(sessionsTable.id, sessionId), eq(sessionsTable.userId, userId)))
    .returning({ id: sessionsTable.id })
  return rows.length > 0
}

export async function deleteOtherSessionsOfUser(db: Db, userId: number, keepSession: string): Promise<void> {
  await db.delete(sessionsTable).where(and(eq(sessionsTable.userId, userId), ne(sessionsTable.id, keepSession)))
}
