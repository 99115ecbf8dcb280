import { Hono } from 'hono'
import { EVENT_MAX } from '../../schema/bounds.ts'
import type { DefinitionOf, ReportedKind } from '../../schema/event-kinds.ts'
import { anyone } from '../platform/access.ts'
import type { AppEnv } from '../platform/context.ts'
import { claimedUser } from '../platform/session.ts'
import { parseJson, readText } from '../platform/validation.ts'
import { EVENT_CALLS, acceptEvent } from './accept.ts'

/** The types of the routes, because TypeScript cannot infer them from a loop over the registry. */
type EventRoutes = {
  [K in ReportedKind as DefinitionOf<K>['call']]: { $post: { input: object; output: object; outputFormat: string; status: 202 } }
}

const routes = new Hono<AppEnv>()
for (const [path, read] of Object.entries(EVENT_CALLS))
  routes.post(path, anyone(), async (c) => {
    const event = read(parseJson(await readText(c.req.raw, EVENT_MAX)))
    const claim = await claimedUser(c)
    return acceptEvent(c.req.raw, c.env, event, claim?.userId ?? null)
  })
export const eventRoutes = routes as Hono<AppEnv, EventRoutes>
