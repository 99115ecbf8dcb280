import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { computeKeyedHash, getClientIpAddress, rateLimitKeyOfIpAddress } from './address.ts'
import type { HonoEnv } from './context.ts'
import { logEvent } from './log.ts'
import { requestIdOf } from './request-id.ts'

const NETWORK_MARK_LENGTH = 8

/** A mark that tells which lines of one day came from the same network. It is keyed, so it leads back to no address. */
const networkMarkOf = (c: Context<HonoEnv>) =>
  computeKeyedHash(c.env, `log ${new Date().toISOString().slice(0, 10)}`, rateLimitKeyOfIpAddress(getClientIpAddress(c))).slice(
    0,
    NETWORK_MARK_LENGTH,
  )

export type SecurityEvent =
  | 'signed-in'
  | 'signed-out'
  | 'refused'
  | 'limit-met'
  | 'factor-added'
  | 'factor-removed'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'

/**
 * Logs a sign-in, a sign-out, a change of second factors, a refused call or a limit that was met. `userId` is given while nobody is signed
 * in yet, or no longer.
 */
export function logSecurityEvent(c: Context<HonoEnv>, event: SecurityEvent, code?: string, userId = c.get('viewer')?.user.id): void {
  logEvent(event, code, () => ({
    userId,
    method: c.req.method,
    route: routePath(c),
    requestId: requestIdOf(c),
    network: networkMarkOf(c),
  }))
}
