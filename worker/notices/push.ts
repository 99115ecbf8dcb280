import { PUSH_NOTICES_PER_DAY_MAX, type PushedNotice } from '../../schema/push.ts'
import { createSentMailWithinLimit } from '../auth/email-queries.ts'
import { computeKeyedHash } from '../platform/address.ts'
import { type Db, openDatabase } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { logFailure } from '../platform/log.ts'
import { readOperator } from '../platform/operator.ts'
import { type StoredPushSubscription, deletePushSubscription, listPushSubscriptionsOfCardOwner } from './push-queries.ts'

const DAY_MS = 86_400_000
/** A notification that the browser could not get within this time is dropped. */
const LIFETIME_SECONDS = 12 * 3600
const TIMING = { timeoutMs: 8000, retryPauseMs: 2000 }

type PushEnv = Pick<
  Env,
  'DB' | 'SESSION_SECRET' | 'APP_ORIGIN' | 'OPERATOR_NAME' | 'OPERATOR_CONTACT' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'
>

export const pushPublicKeyOf = (env: Pick<Env, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>): string | null =>
  (env.VAPID_PRIVATE_KEY && env.VAPID_PUBLIC_KEY) || null

/** Sends a notification to a browser's push service. Returns false if a later try may succeed. */
async function sendToBrowser(
  db: Db,
  env: PushEnv,
  { id, endpoint, p256dh, auth }: StoredPushSubscription,
  notice: PushedNotice,
  timeoutMs: number,
): Promise<boolean> {
  const { buildPushPayload } = await import('@block65/webcrypto-web-push')
  const request = await buildPushPayload(
    { data: { ...notice }, options: { ttl: LIFETIME_SECONDS, urgency: 'high' } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    { subject: readOperator(env).contact?.href ?? env.APP_ORIGIN, publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY },
  )
  const res = await fetch(endpoint, { ...request, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
  await res.body?.cancel()
  // The push service answers so when the browser has ended the subscription.
  if (res.status === 404 || res.status === 410) await deletePushSubscription(db, id)
  else if (!res.ok) logFailure('push-refused', { status: res.status, host: new URL(endpoint).host })
  return res.status < 500 && res.status !== 429
}

/**
 * Notifies the browsers of a card's owner, and tries once more if a push service fails. Errors are only logged. Conversations and contact
 * forms have a limit each, so that whoever sends many forms holds no conversation back.
 */
export async function pushNoticeToOwner(
  env: PushEnv,
  cardId: number,
  kind: 'conversation' | 'form',
  notice: PushedNotice,
  timing = TIMING,
): Promise<void> {
  if (!pushPublicKeyOf(env)) return
  const db = openDatabase(env.DB)
  const subscriptions = await listPushSubscriptionsOfCardOwner(db, cardId)
  const [first] = subscriptions
  if (!first) return
  const now = Date.now()
  const mailbox = computeKeyedHash(env, `push ${kind}`, String(first.userId))
  if ((await createSentMailWithinLimit(db, { mailbox, max: PUSH_NOTICES_PER_DAY_MAX, since: now - DAY_MS }, now)) === null) return
  await Promise.all(
    subscriptions.map(async (subscription) => {
      const send = () =>
        sendToBrowser(db, env, subscription, notice, timing.timeoutMs).catch((error: unknown) => {
          logFailure('push-not-sent', { host: new URL(subscription.endpoint).host }, error)
          return false
        })
      if (await send()) return
      await scheduler.wait(timing.retryPauseMs)
      await send()
    }),
  )
}
