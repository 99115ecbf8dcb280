import { Hono } from 'hono'
import { ACCESS_LEVELS } from '../../schema/level.ts'
import { requireLevel } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { replayDeadLetters } from './dead-letters.ts'

export const deadLetterRoutes = new Hono<HonoEnv>().post('/dead-letters/replay', requireLevel(ACCESS_LEVELS.admin), async (c) =>
  c.json(await replayDeadLetters(c.env)),
)
