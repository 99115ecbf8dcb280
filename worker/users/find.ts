import type { Context } from 'hono'
import { RowIdParamSchema } from '../../schema/text.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { Db, UserRow } from '../platform/db.ts'
import { notFoundError } from '../platform/errors.ts'
import { parseWithSchema } from '../platform/validation.ts'
import { getUserById } from '../platform/queries.ts'

/** Gets the user in the path. Throws 404 if there is none. */
export async function getUserInPath(c: Context<HonoEnv>, db: Db): Promise<UserRow> {
  const user = await getUserById(db, parseWithSchema(RowIdParamSchema, { id: c.req.param('id') }).id)
  if (!user) throw notFoundError('userNotFound')
  return user
}
