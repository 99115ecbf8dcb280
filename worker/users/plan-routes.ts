import { Hono } from 'hono'
import { type PlanRequestState, levelOfPlan } from '../../schema/plan.ts'
import { RequestPlanBody } from '../../schema/user.ts'
import { requireCapability, requireSignIn } from '../platform/access.ts'
import { runInBackground } from '../platform/background.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type UserRow, openDatabase } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { conflictError, unauthorizedError } from '../platform/errors.ts'
import { getUserById } from '../platform/queries.ts'
import { toIsoTime } from '../platform/time.ts'
import { limitCalls } from '../platform/usage.ts'
import { validateJsonBody } from '../platform/validation.ts'
import { getUserInPath } from './find.ts'
import { checkoutUrlOfLevel } from '../platform/plan-checkout.ts'
import { mailPlanDecision, mailPlanRequest } from './plan-mails.ts'
import { declinePlanRequest, requestPlan, withdrawPlanRequest } from './plan-queries.ts'
import { requireEditableUser } from './rights.ts'
import { updateUserInPath } from './routes.ts'

function toPlanRequestState(env: Env, { accessLevel, requestedLevel, requestedAt, declinedLevel }: UserRow): PlanRequestState {
  return {
    requestedLevel,
    declinedLevel: declinedLevel !== null && declinedLevel > accessLevel ? declinedLevel : null,
    requestedAt: requestedAt === null ? null : toIsoTime(requestedAt),
    checkoutUrl: checkoutUrlOfLevel(env, requestedLevel),
  }
}

export const planRoutes = new Hono<HonoEnv>()
  .get('/plan-request', requireSignIn(), (c) => c.json<PlanRequestState>(toPlanRequestState(c.env, c.get('viewer').user)))
  .post('/plan-request', requireSignIn(), ...validateJsonBody(RequestPlanBody), limitCalls('planRequests'), async (c) => {
    const db = openDatabase(c.env.DB)
    const { id } = c.get('viewer').user
    const level = levelOfPlan(c.req.valid('json').plan)
    const changed = await requestPlan(db, id, level)
    if (changed) await runInBackground(c, mailPlanRequest(db, c.env, changed))
    const user = changed ?? (await getUserById(db, id))
    if (!user) throw unauthorizedError()
    if (user.accessLevel >= level) throw conflictError('planIncluded')
    return c.json<PlanRequestState>(toPlanRequestState(c.env, user))
  })
  .delete('/plan-request', requireSignIn(), limitCalls('planRequests'), async (c) => {
    await withdrawPlanRequest(openDatabase(c.env.DB), c.get('viewer').user.id)
    return c.body(null, 204)
  })
  .post('/users/:id/plan-request', requireCapability('manageUsers'), ...validateJsonBody(RequestPlanBody), async (c) => {
    const level = levelOfPlan(c.req.valid('json').plan)
    return c.json(await updateUserInPath(c, { accessLevel: level }, level))
  })
  .delete('/users/:id/plan-request', requireCapability('manageUsers'), async (c) => {
    const db = openDatabase(c.env.DB)
    const user = await getUserInPath(c, db)
    const viewer = c.get('viewer')
    requireEditableUser(viewer.user, user)
    if (user.requestedLevel === null) return c.body(null, 204)
    const fact = { actorId: viewer.user.id, userId: user.id, action: 'plan-declined' as const, detail: { level: user.requestedLevel } }
    if (!(await declinePlanRequest(db, user, viewer, fact))) throw conflictError('userChanged')
    await runInBackground(c, mailPlanDecision(db, c.env, user, user.requestedLevel, false))
    return c.body(null, 204)
  })
