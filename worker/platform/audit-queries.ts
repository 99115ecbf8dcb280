import { desc, lt } from 'drizzle-orm'
import { auditLog } from '../../schema/tables/users.ts'
import type { AuditAction } from '../../schema/audit.ts'
import type { Db } from './db.ts'

export interface AuditFact {
  actorId: number
  action: AuditAction
  userId?: number
  cardId?: number
  /** Only numbers and ids: entries outlive the people in them, so they contain no personal data. */
  detail?: Record<string, number | null>
}

/** The statement that writes an entry. Put it into the `db.batch` of the logged change, so that both or neither are stored. */
export function audit(db: Db, fact: AuditFact) {
  return db.insert(auditLog).values({
    at: Date.now(),
    actorId: fact.actorId,
    action: fact.action,
    userId: fact.userId ?? null,
    cardId: fact.cardId ?? null,
    detail: fact.detail ?? null,
  })
}

/** Entries newest first, below id `before`; at most `limit`. */
export async function listAudit(db: Db, before: number | undefined, limit: number) {
  return db
    .select()
    .from(auditLog)
    .where(before === undefined ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(limit)
}
