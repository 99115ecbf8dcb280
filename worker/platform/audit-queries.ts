import { type SQL, and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { auditLogTable, usersTable } from '../../schema/tables/users.ts'
import type { AuditAction, CallAction } from '../../schema/audit.ts'
import type { Db } from './db.ts'

export interface NewAuditEntry {
  actorId: number
  action: AuditAction
  /** Ids of rows that the same transaction creates are SQL expressions. */
  userId?: number | SQL<number>
  cardId?: number | SQL<number> | undefined
  /** The details of a log entry are only numbers and ids, because the log is kept after a user was deleted. */
  detail?: Record<string, number | null> | null
  /** Entries with the same key are one entry with a count. */
  repeatKey?: string
}

/**
 * Returns a statement that writes a log entry. Put it into the `db.batch` of the logged change, so that either both or neither are stored.
 */
export function createAuditEntry(db: Db, fact: NewAuditEntry) {
  const now = Date.now()
  return db
    .insert(auditLogTable)
    .values({ ...fact, at: now, lastAt: now })
    .onConflictDoUpdate({ target: auditLogTable.repeatKey, set: { count: sql`count + 1`, lastAt: now } })
}

export interface AuditedCall {
  actorId: number
  action: CallAction
  userId: number
  cardId?: number | undefined
  /** Id of the conversation or question */
  item?: number | undefined
}

const HOUR_MS = 3_600_000
/** The key of equal calls within one hour. */
export const repeatKeyOf = ({ actorId, action, userId, cardId, item }: AuditedCall): string =>
  [actorId, action, userId, cardId, item, Math.floor(Date.now() / HOUR_MS)].join(' ')

/** A call that is counted in a log entry */
export interface CountedCall {
  entryId: number
  /** Equal calls of this hour, with this one */
  count: number
  at: number
  /** Time of the equal call before. Null if the call is the first one. */
  previousAt: number | null
}

/** Writes an entry for a call, or counts the call in the entry of an equal one in this hour. */
export async function countAuditedCall(db: Db, call: AuditedCall): Promise<CountedCall> {
  const { item, ...fact } = call
  const detail = item === undefined ? null : { item }
  const repeatKey = repeatKeyOf(call)
  const [[previous], [entry]] = await db.batch([
    db.select({ lastAt: auditLogTable.lastAt }).from(auditLogTable).where(eq(auditLogTable.repeatKey, repeatKey)),
    createAuditEntry(db, { ...fact, detail, repeatKey }).returning({
      entryId: auditLogTable.id,
      count: auditLogTable.count,
      at: sql<number>`last_at`,
    }),
  ])
  return { ...entry!, previousAt: previous?.lastAt ?? null }
}

/** Takes back a call from its entry, because the call did nothing. The time of a later call stays. */
export async function uncountAuditedCall(db: Db, { entryId, at, previousAt }: CountedCall): Promise<void> {
  const ofEntry = eq(auditLogTable.id, entryId)
  await db.batch([
    db
      .update(auditLogTable)
      .set({ count: sql`count - 1`, lastAt: sql`iif(last_at = ${at}, coalesce(${previousAt}, last_at), last_at)` })
      .where(ofEntry),
    db.delete(auditLogTable).where(and(ofEntry, eq(auditLogTable.count, 0))),
  ])
}

/** Lists entries with an id below `before`, newest first, with the usernames of existing users. */
export async function listAuditEntries(db: Db, before: number | undefined, limit: number) {
  const actors = alias(usersTable, 'actors')
  const { repeatKey: _, ...columns } = getTableColumns(auditLogTable)
  return db
    .select({ ...columns, actorName: actors.username, userName: usersTable.username })
    .from(auditLogTable)
    .leftJoin(actors, eq(actors.id, auditLogTable.actorId))
    .leftJoin(usersTable, eq(usersTable.id, auditLogTable.userId))
    .where(before === undefined ? undefined : lt(auditLogTable.id, before))
    .orderBy(desc(auditLogTable.id))
    .limit(limit)
}
