import type { Context } from 'hono'
import { nanoid } from 'nanoid'
import type { HonoEnv } from './context.ts'

let isolateId: string | undefined
let createdIdCount = 0

/** Returns Cloudflare's id of the request, or else this server instance's random id and a counter. */
export function requestIdOf(c: Context<HonoEnv>): string {
  const id = c.get('requestId') ?? c.req.header('cf-ray') ?? `${(isolateId ??= nanoid(12))}-${++createdIdCount}`
  c.set('requestId', id)
  return id
}
