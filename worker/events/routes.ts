import { Hono } from 'hono'
import { EVENT_MAX } from '../../schema/bounds.ts'
import { anyone } from '../platform/access.ts'
import type { AppEnv } from '../platform/context.ts'
import { claimedUser } from '../platform/session.ts'
import { parseJson, readText } from '../platform/validation.ts'
import { EVENT_CALLS, acceptEvent } from './accept.ts'

export const eventRoutes = new Hono<AppEnv>()
for (const [path, read] of Object.entries(EVENT_CALLS))
  eventRoutes.post(path, anyone(), async (c) => {
    const event = read(parseJson(await readText(c.req.raw, EVENT_MAX)))
    const claim = await claimedUser(c)
    return acceptEvent(c.req.raw, c.env, event, claim?.userId ?? null)
  })
