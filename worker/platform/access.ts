import type { MiddlewareHandler, Next } from 'hono'
import { findTargetHandler } from 'hono/utils/handler'
import { type Capability, levelAllows } from '../../schema/capabilities.ts'
import { RowIdParamSchema } from '../../schema/text.ts'
import type { HonoEnv } from './context.ts'
import { openDatabase } from './db.ts'
import { forbiddenError, notFoundError, unauthorizedError } from './errors.ts'
import { getCardAndOwnerLevel } from './queries.ts'
import { getSignedInViewer } from './session.ts'
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

const requireSignedInViewer =
  (check: RouteGuard): RouteGuard =>
  async (c, next) => {
    const authorize = async (then: Next) => {
      const viewer = await getSignedInViewer(c)
      if (!viewer) throw unauthorizedError()
      c.set('viewer', viewer)
      return check(c, then)
    }
    c.set('recheck', async () => void (await authorize(async () => {})))
    return authorize(next)
  }

/** Turns a route's only handler into its own guard, because Hono is slower with several handlers. */
export const markRouteOpenToAnyone = (handler: RouteGuard) => createRouteGuard({ kind: 'anyone' }, handler)
export const allowAnyone = () => markRouteOpenToAnyone((_c, next) => next())

export const requireSignIn = () =>
  createRouteGuard(
    { kind: 'signedIn' },
    requireSignedInViewer((_c, next) => next()),
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

/** Sets the context variable `card`. Throws 404 for unknown cards and 403 for other users' cards. */
export const requireCardAccess = (param: string, ownerCapability: Capability | null = null) =>
  createRouteGuard(
    { kind: 'card', param, ownerCapability },
    requireSignedInViewer(async (c, next) => {
      const { user } = c.get('viewer')
      const { id } = parseWithSchema(RowIdParamSchema, { id: c.req.param(param) })
      const found = await getCardAndOwnerLevel(openDatabase(c.env.DB), id)
      if (!found) throw notFoundError('cardNotFound')
      const owns = found.userId === user.id && (!ownerCapability || levelAllows(user.accessLevel, ownerCapability))
      if (!owns && !levelAllows(user.accessLevel, 'actForOthers')) throw forbiddenError()
      c.set('card', found)
      return next()
    }),
  )
