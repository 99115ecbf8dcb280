import { Hono } from 'hono'
import { CheckUsersBody, type CheckedUsersResponse } from '../../schema/user-management.ts'
import { requireCapability } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { validateJsonBody } from '../platform/validation.ts'
import { listUserCollisions } from './check-queries.ts'

export const userCheckRoutes = new Hono<HonoEnv>().post(
  '/users/check',
  requireCapability('manageUsers'),
  ...validateJsonBody(CheckUsersBody),
  async (c) => c.json<CheckedUsersResponse>(await listUserCollisions(openDatabase(c.env.DB), c.req.valid('json').users)),
)
