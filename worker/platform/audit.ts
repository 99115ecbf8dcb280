import { CALL_ACTIONS_LOGGED_OF_OWNER } from '../../schema/audit.ts'
import { type AuditedCall, countAuditedCall, uncountAuditedCall } from './audit-queries.ts'
import type { Db } from './db.ts'
import { ACCESS_LEVELS } from '../../schema/level.ts'
import { countCallOrRefuse } from './usage.ts'

/**
 * Does `work`, and lists it in the audit log if the data are somebody else's, or if the action is logged of owners too. The entry is
 * written first and taken back if the work fails, so nothing is done without an entry. Throws 429 above the limit of entries per hour.
 */
export async function withAuditEntry<T>(db: Db, call: AuditedCall, work: () => Promise<T>, hasFailed = () => false): Promise<T> {
  const isOwn = call.userId === call.actorId
  if (isOwn && !CALL_ACTIONS_LOGGED_OF_OWNER.includes(call.action)) return work()
  // Owners may delete many conversations, so theirs are counted together.
  const counted = await countAuditedCall(db, isOwn ? { ...call, item: undefined } : call)
  try {
    if (counted.count === 1) await countCallOrRefuse(db, 'auditedCalls', { id: call.actorId, accessLevel: ACCESS_LEVELS.basic })
    const result = await work()
    if (hasFailed()) await uncountAuditedCall(db, counted)
    return result
  } catch (error) {
    await uncountAuditedCall(db, counted)
    throw error
  }
}
