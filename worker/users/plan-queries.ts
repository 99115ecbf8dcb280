import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { CAPABILITIES } from '../../schema/capabilities.ts'
import { usersTable } from '../../schema/tables/users.ts'
import { type NewAuditEntry, createAuditEntry } from '../platform/audit-queries.ts'
import type { SignedInViewer } from '../platform/context.ts'
import { type Db, type UserRow, accessLevelOrAbortSql, isConditionNotMetError } from '../platform/db.ts'
import { buildViewerUnchangedCondition } from '../platform/queries.ts'

/** SQL condition that must equal the condition of the partial index, so that SQLite uses the index. */
export const HAS_PLAN_REQUEST_CONDITION = sql`users.requested_level is not null`
const IS_ADMINISTRATOR_CONDITION = sql`access_level >= ${sql.raw(String(CAPABILITIES.manageUsers.level))}`

/** Stores a request. Returns null if the user has asked for this level already, or has it. */
export async function requestPlan(db: Db, userId: number, level: number): Promise<UserRow | null> {
  const { id, accessLevel, requestedLevel } = usersTable
  const [row] = await db
    .update(usersTable)
    .set({ requestedLevel: level, requestedAt: Date.now(), declinedLevel: null })
    .where(and(eq(id, userId), lt(accessLevel, level), sql`${requestedLevel} is not ${level}`))
    .returning()
  return row ?? null
}

export async function withdrawPlanRequest(db: Db, userId: number): Promise<void> {
  await db.update(usersTable).set({ requestedLevel: null, requestedAt: null }).where(eq(usersTable.id, userId))
}

/** Removes another user's request in one transaction with its log entry. Returns false if it or the rights of `editor` changed meanwhile. */
export async function declinePlanRequest(db: Db, before: UserRow, editor: SignedInViewer, fact: NewAuditEntry): Promise<boolean> {
  const { accessLevel, requestedLevel, requestedAt } = before
  const isUnchanged = sql`access_level = ${accessLevel} and requested_level is ${requestedLevel} and requested_at is ${requestedAt}
    and ${buildViewerUnchangedCondition(editor)}`
  try {
    await db.batch([
      db
        .update(usersTable)
        .set({
          requestedLevel: null,
          requestedAt: null,
          declinedLevel: requestedLevel,
          accessLevel: accessLevelOrAbortSql(isUnchanged, accessLevel),
        })
        .where(eq(usersTable.id, before.id)),
      createAuditEntry(db, fact),
    ])
    return true
  } catch (error) {
    if (isConditionNotMetError(error)) return false
    throw error
  }
}

/** Lists the confirmed addresses of users who may grant requests, each once. */
export async function listAdministratorEmails(db: Db, limit: number): Promise<string[]> {
  const { id, email, emailKey, emailConfirmedAt, suspendedAt } = usersTable
  const rows = await db
    .select({ emailKey, email })
    .from(usersTable)
    .where(and(IS_ADMINISTRATOR_CONDITION, isNotNull(emailConfirmedAt), isNull(suspendedAt)))
    .orderBy(asc(id))
    .limit(limit)
  return [...new Map(rows.map((row) => [row.emailKey, row.email])).values()]
}

export async function countPlanRequests(db: Db): Promise<number> {
  const [row] = await buildPlanRequestCount(db)
  return row!.users
}

export function buildPlanRequestCount(db: Db) {
  return db
    .select({ users: sql<number>`count(*)` })
    .from(usersTable)
    .where(HAS_PLAN_REQUEST_CONDITION)
}
