import { type SQL, and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { SESSION_IDLE_MAX_MS, SESSIONS_PER_USER_MAX } from '../../schema/bounds.ts'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import { sessionsTable, usersTable } from '../../schema/tables/users.ts'
import type { SignedInViewer } from './context.ts'
import type { Db, UserRow } from './db.ts'

export async function getUserById(db: Db, userId: number): Promise<UserRow | null> {
  const [row] = await db.select().from(usersTable).where(eq(usersTable.id, userId))
  return row ?? null
}

/** Stores from when on the user needs a second factor, unless a time is stored or there is a factor. */
export async function setSecondFactorDueAt(db: Db, userId: number, dueAt: number): Promise<void> {
  const { id, secondFactorAt, secondFactorDueAt } = usersTable
  await db
    .update(usersTable)
    .set({ secondFactorDueAt: dueAt })
    .where(and(eq(id, userId), isNull(secondFactorAt), isNull(secondFactorDueAt)))
}

export async function getCardAndOwnerLevel(db: Db, cardId: number) {
  const [row] = await db
    .select({ id: businessCardsTable.id, userId: businessCardsTable.userId, ownerLevel: usersTable.accessLevel })
    .from(businessCardsTable)
    .innerJoin(usersTable, eq(usersTable.id, businessCardsTable.userId))
    .where(eq(businessCardsTable.id, cardId))
  return row ?? null
}

export async function listExistingCardIds(db: Db, cardIds: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: businessCardsTable.id })
    .from(businessCardsTable)
    .where(sql`${businessCardsTable.id} in (select value from json_each(${JSON.stringify(cardIds)}))`)
  return new Set(rows.map(({ id }) => id))
}

export type SessionRow = typeof sessionsTable.$inferSelect
export type SessionDeviceAndPlace = Pick<SessionRow, 'browser' | 'os' | 'deviceType' | 'city' | 'country'>

/** Creates a session and ends those above `SESSIONS_PER_USER_MAX`. Returns false if the user changed since `user` was read. */
export async function createSession(
  db: Db,
  user: Pick<UserRow, 'id' | 'password' | 'secondFactorAt'>,
  { id, expiresAt, now, origin }: { id: string; expiresAt: number; now: number; origin: SessionDeviceAndPlace },
): Promise<boolean> {
  const rows = await db.all(
    sql`insert into sessions (id, user_id, created_at, last_used_at, expires_at, browser, os, device_type, city, country)
      select ${id}, id, ${now}, ${now}, ${expiresAt},
        ${origin.browser}, ${origin.os}, ${origin.deviceType}, ${origin.city}, ${origin.country} from users
      where id = ${user.id} and password is ${user.password} and second_factor_at is ${user.secondFactorAt} and suspended_at is null
      returning id`,
  )
  if (rows.length === 0) return false
  await db.delete(sessionsTable).where(
    sql`user_id = ${user.id} and id not in (select id from sessions where user_id = ${user.id}
      order by last_used_at desc, rowid desc limit ${SESSIONS_PER_USER_MAX})`,
  )
  return true
}

/** Gets a session even if it has expired. Null if there is none or the user is suspended. */
export async function getSessionWithUser(db: Db, userId: number, sessionId: string) {
  const [row] = await db
    .select({ session: sessionsTable, user: usersTable })
    .from(sessionsTable)
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .where(and(eq(sessionsTable.id, sessionId), eq(sessionsTable.userId, userId), isNull(usersTable.suspendedAt)))
  return row ?? null
}

export async function listActiveSessions(db: Db, userId: number, now: number): Promise<SessionRow[]> {
  const { lastUsedAt, expiresAt } = sessionsTable
  return db
    .select()
    .from(sessionsTable)
    .where(and(eq(sessionsTable.userId, userId), gt(expiresAt, now), gt(lastUsedAt, now - SESSION_IDLE_MAX_MS)))
    .orderBy(desc(lastUsedAt), desc(sessionsTable.createdAt))
    .limit(SESSIONS_PER_USER_MAX)
}

export async function deleteSessionOfUser(db: Db, userId: number, sessionId: string): Promise<boolean> {
  const { meta } = await db.delete(sessionsTable).where(and(eq(sessionsTable.id, sessionId), eq(sessionsTable.userId, userId)))
  return meta.changes > 0
}

export async function deleteOtherSessionsOfUser(db: Db, userId: number, keepSession: string): Promise<void> {
  await db.delete(sessionsTable).where(and(eq(sessionsTable.userId, userId), ne(sessionsTable.id, keepSession)))
}

export async function updateSessionLastUse(db: Db, sessionId: string, lastUsedAt: number, origin: SessionDeviceAndPlace): Promise<void> {
  await db
    .update(sessionsTable)
    .set({ lastUsedAt, ...origin })
    .where(eq(sessionsTable.id, sessionId))
}

export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessionsTable).where(eq(sessionsTable.id, sessionId))
}

/** SQL condition: the user still has the access level that was checked. */
export function buildUserUnchangedCondition({ id, accessLevel }: Pick<UserRow, 'id' | 'accessLevel'>): SQL {
  return sql`exists (select 1 from users v where v.id = ${id} and v.access_level = ${accessLevel} and v.suspended_at is null)`
}

/** SQL condition: the viewer's session still exists, and the password is still the one that was checked. */
export function buildHolderUnchangedCondition({ sessionId, user }: SignedInViewer): SQL {
  return sql`exists (select 1 from sessions s join users v on v.id = s.user_id
    where s.id = ${sessionId} and v.id = ${user.id} and v.password is ${user.password} and v.suspended_at is null)`
}

/** SQL condition: the viewer's session still exists, and the viewer still has the access level that was checked. */
export function buildViewerUnchangedCondition({ sessionId, user }: SignedInViewer): SQL {
  return sql`exists (select 1 from sessions s join users v on v.id = s.user_id
    where s.id = ${sessionId} and v.access_level = ${user.accessLevel} and v.suspended_at is null)`
}
