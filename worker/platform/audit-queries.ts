import { type SQL, desc, eq, getTableColumns, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { auditLogTable, usersTable } from '../../schema/tables/users.ts'
import type { AuditAction } from '../../schema/audit.ts'
import type { Db } from './db.ts'

export interface NewAuditEntry {
  actorId: number
  action: AuditAction
  /** Ids of rows that the same transaction creates are SQL expressions. */
  userId?: number | SQL<number>
  cardId?: number | SQL<number>
  /** The details of a log entry are only numbers and ids, because the log is kept after a user was deleted. */
  detail?: Record<string, number | null>
}

/**
 * Returns a statement that writes a log entry. Put it into the `db.batch` of the logged change, so that either both or neither are stored.
 */
export function createAuditEntry(db: Db, fact: NewAuditEntry) {
  return db.insert(auditLogTable).values({
    at: Date.now(),
    actorId: fact.actorId,
    action: fact.action,
    userId: fact.userId ?? null,
    cardId: fact.cardId ?? null,
    detail: fact.detail ?? null,
  })
}

/** Lists entries with an id below `before`, newest first, with the usernames of existing users. */
export async function listAuditEntries(db: Db, before: number | undefined, limit: number) {
  const actors = alias(usersTable, 'actors')
  return db
    .select({ ...getTableColumns(auditLogTable), actorName: actors.username, userName: usersTable.username })
    .from(auditLogTable)
    .leftJoin(actors, eq(actors.id, auditLogTable.actorId))
    .leftJoin(usersTable, eq(usersTable.id, auditLogTable.userId))
    .where(before === undefined ? undefined : lt(auditLogTable.id, before))
    .orderBy(desc(auditLogTable.id))
    .limit(limit)
}
