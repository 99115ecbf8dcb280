import type { Context, MiddlewareHandler, Next } from 'hono'
import { findTargetHandler } from 'hono/utils/handler'
import type { CallAction } from '../../schema/audit.ts'
import { type Capability, levelAllows } from '../../schema/capabilities.ts'
import { RowIdParamSchema } from '../../schema/text.ts'
import { withAuditEntry } from './audit.ts'
import type { HonoEnv } from './context.ts'
import { openDatabase } from './db.ts'
import { forbiddenError, notFoundError, unauthorizedError } from './errors.ts'
import { getCardAndOwnerLevel } from './queries.ts'
import { limitUserCalls } from './rate-limit.ts'
import { type Restriction, restrictionOf, startSecondFactorGrace } from './restrictions.ts'
import { getViewerOfSession } from './session.ts'
import { parseWithSchema } from './validation.ts'

/** Who may call an API route. The first handler of every route under /api must be a guard. A test checks this. */
export type AccessRule =
  | { kind: 'anyone' }
  | { kind: 'signedIn' }
  | { kind: 'capability'; capability: Capability }
  /** The user in the path, and users who may act for others. */
  | { kind: 'self'; param: string }
  /** The owner of the card in the path (if they have `ownerCapability`), and users who may act for others. */
  | { kind: 'card'; param: string; ownerCapability: Capability | null }

type RouteGuard = MiddlewareHandler<HonoEnv>
const accessRuleByGuard = new WeakMap<RouteGuard, AccessRule>()

export function accessRuleOf(handler: unknown): AccessRule | undefined {
  // If a router has its own error handler, Hono wraps the router's handlers, so the original handler is looked up.
  return accessRuleByGuard.get(findTargetHandler(handler as RouteGuard) as RouteGuard)
}

function createRouteGuard(rule: AccessRule, check: RouteGuard): RouteGuard {
  accessRuleByGuard.set(check, rule)
  return check
}

interface GuardOptions {
  run?: ((c: Context<HonoEnv>, next: Next) => Promise<void>) | undefined
  /** Sessions with one of these restrictions may make the call too. */
  whileRestricted?: Restriction[]
}

const RESTRICTION_ERROR_CODES = { temporaryPassword: 'passwordReplacementRequired', secondFactor: 'secondFactorRequired' } as const

/** `run` runs the route's other handlers once. `check` runs again when a body has arrived. */
const requireSignedInViewer =
  (check: RouteGuard, { run = (_c, next) => next(), whileRestricted = [] }: GuardOptions = {}): RouteGuard =>
  async (c, next) => {
    await limitUserCalls(c)
    const authorize = async (then: Next) => {
      const session = await getViewerOfSession(c)
      if (!session) throw unauthorizedError()
      const viewer = { ...session, user: await startSecondFactorGrace(c.env, session.user) }
      const restriction = restrictionOf(c.env, viewer.user)
      if (restriction && !whileRestricted.includes(restriction)) throw forbiddenError(RESTRICTION_ERROR_CODES[restriction])
      c.set('viewer', viewer)
      return check(c, then)
    }
    c.set('recheck', async () => void (await authorize(async () => {})))
    return authorize(() => run(c, next))
  }

/** Turns a route's only handler into its own guard, because Hono is slower with several handlers. */
export const markRouteOpenToAnyone = (handler: RouteGuard) => createRouteGuard({ kind: 'anyone' }, handler)
export const allowAnyone = () => markRouteOpenToAnyone((_c, next) => next())

export const requireSignIn = (options?: Pick<GuardOptions, 'whileRestricted'>) =>
  createRouteGuard(
    { kind: 'signedIn' },
    requireSignedInViewer((_c, next) => next(), options),
  )

export const requireCapability = (capability: Capability) =>
  createRouteGuard(
    { kind: 'capability', capability },
    requireSignedInViewer((c, next) => {
      if (!levelAllows(c.get('viewer').user.accessLevel, capability)) throw forbiddenError()
      return next()
    }),
  )

export const requireSelfOrActForOthers = (param: string) =>
  createRouteGuard(
    { kind: 'self', param },
    requireSignedInViewer((c, next) => {
      const { user } = c.get('viewer')
      const { id } = parseWithSchema(RowIdParamSchema, { id: c.req.param(param) })
      if (user.id !== id && !levelAllows(user.accessLevel, 'actForOthers')) throw forbiddenError()
      return next()
    }),
  )

/** Id of the conversation or question in a path below the card's. */
function readItemParam(c: Context<HonoEnv>, cardParam: string): number | undefined {
  const item = cardParam === 'id' ? NaN : Number(c.req.param('id'))
  return Number.isSafeInteger(item) ? item : undefined
}

const runWithAuditEntry = (action: CallAction, cardParam: string) => (c: Context<HonoEnv>, next: Next) => {
  const { id: cardId, userId } = c.get('card')
  const call = { actorId: c.get('viewer').user.id, action, userId, cardId, item: readItemParam(c, cardParam) }
  return withAuditEntry(openDatabase(c.env.DB), call, next, () => !c.res.ok)
}

/**
 * Sets the context variable `card`. Throws 404 for unknown cards and 403 for other users' cards. What is done with another user's card is
 * in the audit log as `audit`; null is for calls that neither change nor read anything that the card's page does not show.
 */
export const requireCardAccess = (param: string, audit: CallAction | null, ownerCapability: Capability | null = null) =>
  createRouteGuard(
    { kind: 'card', param, ownerCapability },
    requireSignedInViewer(
      async (c, next) => {
        const { user } = c.get('viewer')
        const { id } = parseWithSchema(RowIdParamSchema, { id: c.req.param(param) })
        const found = await getCardAndOwnerLevel(openDatabase(c.env.DB), id)
        if (!found) throw notFoundError('cardNotFound')
        const owns = found.userId === user.id && (!ownerCapability || levelAllows(user.accessLevel, ownerCapability))
        if (!owns && !levelAllows(user.accessLevel, 'actForOthers')) throw forbiddenError()
        c.set('card', found)
        return next()
      },
      { run: audit ? runWithAuditEntry(audit, param) : undefined },
    ),
  )
