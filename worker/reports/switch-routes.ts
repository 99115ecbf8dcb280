import { Hono } from 'hono'
import { SetStopSwitchBody, StopSwitchParamSchema } from '../../schema/stop-switch-body.ts'
import { requireCapability } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { getStopSwitches } from '../platform/stop-switches.ts'
import { setStopSwitch } from '../platform/stop-switch-queries.ts'
import { parseWithSchema, validateJsonBody } from '../platform/validation.ts'

export const stopSwitchRoutes = new Hono<HonoEnv>()
  .get('/stop-switches', requireCapability('stopServices'), async (c) => c.json(await getStopSwitches(c.env, true)))
  .put('/stop-switches/:name', requireCapability('stopServices'), ...validateJsonBody(SetStopSwitchBody), async (c) => {
    const { name } = parseWithSchema(StopSwitchParamSchema, { name: c.req.param('name') })
    await setStopSwitch(openDatabase(c.env.DB), name, c.req.valid('json').stopped, c.get('viewer').user.id, Date.now())
    return c.json(await getStopSwitches(c.env, true))
  })
