import { and, eq, ne, sql } from 'drizzle-orm'
import { PUSH_SUBSCRIPTIONS_PER_USER_MAX, type PushSubscriptionBody } from '../../schema/push.ts'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import { pushSubscriptionsTable } from '../../schema/tables/users.ts'
import type { Db } from '../platform/db.ts'

const subscriptions = pushSubscriptionsTable

export async function hasPushSubscription(db: Db, sessionId: string): Promise<boolean> {
  const rows = await db.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.sessionId, sessionId))
  return rows.length > 0
}

/** Stores the subscription of a session's browser, unless the session has ended. Only the newest subscriptions of a user are kept. */
export async function savePushSubscription(
  db: Db,
  { userId, sessionId }: { userId: number; sessionId: string },
  { endpoint, keys }: PushSubscriptionBody,
  now: number,
): Promise<void> {
  await db.batch([
    db.delete(subscriptions).where(and(eq(subscriptions.sessionId, sessionId), ne(subscriptions.endpoint, endpoint))),
    db
      .insert(subscriptions)
      .select(
        sql`select null, ${userId}, id, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${now} from sessions where id = ${sessionId} and user_id = ${userId}`,
      )
      .onConflictDoUpdate({
        target: subscriptions.endpoint,
        set: {
          userId: sql`excluded.user_id`,
          sessionId: sql`excluded.session_id`,
          p256dh: sql`excluded.p256dh`,
          auth: sql`excluded.auth`,
          createdAt: sql`excluded.created_at`,
        },
      }),
    db.delete(subscriptions).where(
      sql`user_id = ${userId} and id not in (select id from push_subscriptions where user_id = ${userId}
        order by created_at desc, id desc limit ${PUSH_SUBSCRIPTIONS_PER_USER_MAX})`,
    ),
  ])
}

export async function deletePushSubscriptionOfSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.sessionId, sessionId))
}

export async function deletePushSubscription(db: Db, id: number): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.id, id))
}

export async function listPushSubscriptionsOfCardOwner(db: Db, cardId: number) {
  return db
    .select({
      id: subscriptions.id,
      userId: subscriptions.userId,
      endpoint: subscriptions.endpoint,
      p256dh: subscriptions.p256dh,
      auth: subscriptions.auth,
    })
    .from(subscriptions)
    .innerJoin(businessCardsTable, eq(businessCardsTable.userId, subscriptions.userId))
    .where(eq(businessCardsTable.id, cardId))
}
export type StoredPushSubscription = Awaited<ReturnType<typeof listPushSubscriptionsOfCardOwner>>[number]
