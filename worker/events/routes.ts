import { Hono } from 'hono'
import { EVENT_MAX } from '../../schema/bounds.ts'
import type { Definition, ReportedKind } from '../../schema/event.ts'
import { anyone } from '../platform/access.ts'
import type { AppEnv } from '../platform/context.ts'
import { claimedUser } from '../platform/session.ts'
import { parseJson, readText } from '../platform/validation.ts'
import { EVENT_CALLS, acceptEvent } from './accept.ts'

type Accepted = { $post: { input: object; output: object; outputFormat: 'body'; status: 202 } }
type Schema = { [K in ReportedKind as Definition<K>['call']]: Accepted }

const router = new Hono<AppEnv>()
for (const [path, read] of Object.entries(EVENT_CALLS))
  router.post(path, anyone(), async (c) => {
    const event = read(parseJson(await readText(c.req.raw, EVENT_MAX)))
    const claim = await claimedUser(c)
    return acceptEvent(c.req.raw, c.env, event, claim?.userId ?? null)
  })

/** The public event calls. Their types follow from the registry, because routes added in a loop have none. */
export const eventRoutes = router as unknown as Hono<AppEnv, Schema>
