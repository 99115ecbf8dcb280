import type { MiddlewareHandler, Next } from 'hono'
import { findTargetHandler } from 'hono/utils/handler'
import { LEVEL } from '../../schema/level.ts'
import { IdParam } from '../../schema/text.ts'
import type { AppEnv } from './context.ts'
import { openDb } from './db.ts'
import { forbidden, notFound, unauthorized } from './errors.ts'
import { findCardOwner } from './queries.ts'
import { findViewer } from './session.ts'
import { parse } from './validation.ts'

/**
 * Who may make a call. Every route under /api has exactly one guard, as its first handler; a test fails for a route
 * without one.
 */
export type Rule =
  | { kind: 'anyone' }
  | { kind: 'signedIn' }
  /** A minimum access level. */
  | { kind: 'level'; level: number }
  /** The user named in the path, or level 4+. */
  | { kind: 'self'; param: string }
  /** The owner of the card named in the path (at `ownerLevel` or above), or level 4+. */
  | { kind: 'card'; param: string; ownerLevel: number }

type Guard = MiddlewareHandler<AppEnv>
const rules = new WeakMap<Guard, Rule>()

/** The rule that a route's handler enforces; undefined when the handler is no guard. */
export function ruleOf(handler: unknown): Rule | undefined {
  // Hono wraps the handlers of a router that has its own onError.
  return rules.get(findTargetHandler(handler as Guard) as Guard)
}

function guard(rule: Rule, check: Guard): Guard {
  rules.set(check, rule)
  return check
}

const withViewer =
  (check: Guard): Guard =>
  async (c, next) => {
    const authorize = async (then: Next) => {
      const viewer = await findViewer(c)
      if (!viewer) throw unauthorized()
      c.set('viewer', viewer)
      return check(c, then)
    }
    c.set('recheck', async () => void (await authorize(async () => {})))
    return authorize(next)
  }

export const anyone = () => guard({ kind: 'anyone' }, (_c, next) => next())

export const signedIn = () =>
  guard(
    { kind: 'signedIn' },
    withViewer((_c, next) => next()),
  )

export const level = (minimum: number) =>
  guard(
    { kind: 'level', level: minimum },
    withViewer((c, next) => {
      if (c.get('viewer').user.accessLevel < minimum) throw forbidden()
      return next()
    }),
  )

export const self = (param: string) =>
  guard(
    { kind: 'self', param },
    withViewer((c, next) => {
      const { user } = c.get('viewer')
      const { id } = parse(IdParam, { id: c.req.param(param) })
      if (user.id !== id && user.accessLevel < LEVEL.editor) throw forbidden()
      return next()
    }),
  )

/** Sets `c.var.card`. Throws 404 for an unknown card and 403 for another user's card. */
export const card = (param: string, ownerLevel: number = LEVEL.basic) =>
  guard(
    { kind: 'card', param, ownerLevel },
    withViewer(async (c, next) => {
      const { user } = c.get('viewer')
      const { id } = parse(IdParam, { id: c.req.param(param) })
      const found = await findCardOwner(openDb(c.env.DB), id)
      if (!found) throw notFound('cardNotFound')
      const owns = found.userId === user.id && user.accessLevel >= ownerLevel
      if (!owns && user.accessLevel < LEVEL.editor) throw forbidden()
      c.set('card', found)
      return next()
    }),
  )
