import { Hono } from 'hono'
import { LEVEL } from '../../schema/level.ts'
import { level } from '../platform/access.ts'
import type { AppEnv } from '../platform/context.ts'
import { replayDeadLetters } from './dead-letters.ts'

export const deadLetterRoutes = new Hono<AppEnv>().post('/dead-letters/replay', level(LEVEL.admin), async (c) =>
  c.json(await replayDeadLetters(c.env)),
)
