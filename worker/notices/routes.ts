import { Hono } from 'hono'
import { type PushState, PushSubscriptionBody } from '../../schema/push.ts'
import { requireSignIn } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { notFoundError } from '../platform/errors.ts'
import { limitCalls } from '../platform/usage.ts'
import { validateJsonBody } from '../platform/validation.ts'
import { deletePushSubscriptionOfSession, hasPushSubscription, savePushSubscription } from './push-queries.ts'
import { pushPublicKeyOf } from './push.ts'

export const pushRoutes = new Hono<HonoEnv>()
  .get('/push-subscription', requireSignIn(), async (c) => {
    const isSubscribed = await hasPushSubscription(openDatabase(c.env.DB), c.get('viewer').sessionId)
    return c.json<PushState>({ publicKey: pushPublicKeyOf(c.env), isSubscribed })
  })
  .put('/push-subscription', requireSignIn(), ...validateJsonBody(PushSubscriptionBody), limitCalls('pushSubscriptions'), async (c) => {
    if (!pushPublicKeyOf(c.env)) throw notFoundError()
    const { user, sessionId } = c.get('viewer')
    await savePushSubscription(openDatabase(c.env.DB), { userId: user.id, sessionId }, c.req.valid('json'), Date.now())
    return c.body(null, 204)
  })
  .delete('/push-subscription', requireSignIn(), async (c) => {
    await deletePushSubscriptionOfSession(openDatabase(c.env.DB), c.get('viewer').sessionId)
    return c.body(null, 204)
  })
