import { desc, lt } from 'drizzle-orm'
import { auditLogTable } from '../../schema/tables/users.ts'
import type { AuditAction } from '../../schema/audit.ts'
import type { Db } from './db.ts'

export interface NewAuditEntry {
  actorId: number
  action: AuditAction
  userId?: number
  cardId?: number
  /** Details of an audit entry: only numbers and ids. Entries outlive the people in them, so they contain no personal data. */
  detail?: Record<string, number | null>
}

/** Statement that writes an audit entry. Put it into the `db.batch` of the logged change, so that both or neither are stored. */
export function insertAuditEntry(db: Db, fact: NewAuditEntry) {
  return db.insert(auditLogTable).values({
    at: Date.now(),
    actorId: fact.actorId,
    action: fact.action,
    userId: fact.userId ?? null,
    cardId: fact.cardId ?? null,
    detail: fact.detail ?? null,
  })
}

/** Lists at most `limit` audit entries with an id below `before`, newest first. */
export async function listAuditEntries(db: Db, before: number | undefined, limit: number) {
  return db
    .select()
    .from(auditLogTable)
    .where(before === undefined ? undefined : lt(auditLogTable.id, before))
    .orderBy(desc(auditLogTable.id))
    .limit(limit)
}
