import { type SQL, and, eq, isNull, sql } from 'drizzle-orm'
import { businessCards } from '../../schema/tables/cards.ts'
import { sessions, users } from '../../schema/tables/users.ts'
import type { Viewer } from './context.ts'
import type { Db, UserRow } from './db.ts'

/** A card's id, owner and owner's level; undefined for no such card. */
export async function findCardOwner(db: Db, cardId: number) {
  const [row] = await db
    .select({ id: businessCards.id, userId: businessCards.userId, ownerLevel: users.accessLevel })
    .from(businessCards)
    .innerJoin(users, eq(users.id, businessCards.userId))
    .where(eq(businessCards.id, cardId))
  return row
}

/**
 * Stores a session that starts at `now` (ms). Returns false, with nothing stored, when the user is suspended or their password
 * hash is not `user.password` any more.
 */
export async function insertSession(
  db: Db,
  session: { id: string; expiresAt: number; now: number },
  user: Pick<UserRow, 'id' | 'password'>,
): Promise<boolean> {
  const rows = await db.all(
    sql`insert into sessions (id, user_id, created_at, last_used_at, expires_at)
        select ${session.id}, id, ${session.now}, ${session.now}, ${session.expiresAt} from users
        where id = ${user.id} and password is ${user.password} and suspended_at is null returning id`,
  )
  return rows.length > 0
}

/** A session with its user, however old it is; undefined when there is none or the user is suspended. */
export async function findSession(db: Db, sessionId: string, userId: number) {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(users.suspendedAt)))
  return row
}

export async function touchSession(db: Db, sessionId: string, lastUsedAt: number): Promise<void> {
  await db.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, sessionId))
}

export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}

/** The condition that a viewer's session still exists and the viewer still has the access level that was checked. */
export function viewerUnchanged({ sessionId, user }: Viewer): SQL {
  return sql`exists (select 1 from sessions s join users v on v.id = s.user_id
    where s.id = ${sessionId} and v.access_level = ${user.accessLevel} and v.suspended_at is null)`
}
