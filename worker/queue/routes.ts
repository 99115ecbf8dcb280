import { Hono } from 'hono'
import { requireCapability } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { replayDeadLetters } from './dead-letters.ts'

export const deadLetterRoutes = new Hono<HonoEnv>().post('/dead-letters/replay', requireCapability('replayDeadLetters'), async (c) =>
  c.json(await replayDeadLetters(c.env)),
)
