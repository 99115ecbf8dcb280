import { type Context, Hono } from 'hono'
import { EVENT_MAX } from '../../schema/bounds.ts'
import { LEVEL } from '../../schema/level.ts'
import { anyone, level } from '../platform/access.ts'
import type { AppEnv } from '../platform/context.ts'
import { claimedUser } from '../platform/session.ts'
import { parseJson, readText } from '../platform/validation.ts'
import { EVENT_CALLS, acceptEvent } from './accept.ts'
import { replayDeadLetters } from './dead-letters.ts'

const accept = (path: keyof typeof EVENT_CALLS) => async (c: Context<AppEnv>) => {
  const fields = EVENT_CALLS[path](parseJson(await readText(c.req.raw, EVENT_MAX)))
  const claim = await claimedUser(c)
  return acceptEvent(c.req.raw, c.env, fields, claim?.userId ?? null)
}

export const eventRoutes = new Hono<AppEnv>()
  .post('/card-views', anyone(), accept('/card-views'))
  .post('/card-clicks', anyone(), accept('/card-clicks'))
  .post('/card-saves', anyone(), accept('/card-saves'))

export const deadLetterRoutes = new Hono<AppEnv>().post('/dead-letters/replay', level(LEVEL.admin), async (c) =>
  c.json(await replayDeadLetters(c.env)),
)
