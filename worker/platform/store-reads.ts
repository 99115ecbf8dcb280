import type { Context, MiddlewareHandler } from 'hono'
import { ADDRESS_STORE_READ_LIMITS, STORE_READ_COUNTER_BYTES_MAX } from '../../schema/bounds.ts'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { getClientIpAddress, hasClientIpAddress, rateLimitKeyOfIpAddress } from './address.ts'
import { BurstCounter } from './bursts.ts'
import type { HonoEnv } from './context.ts'
import { tooManyRequestsError } from './errors.ts'
import { isWithinAddressLimit, RATE_LIMIT_PERIOD_SECONDS } from './rate-limit.ts'

const bursts = new BurstCounter(ADDRESS_STORE_READ_LIMITS, STORE_READ_COUNTER_BYTES_MAX)

/**
 * Counts a request that reads KV or R2, which are billed by the read. Returns false if the address makes too many of them. A burst is
 * counted by this server instance alone; after it, READ_LIMIT counts for all. A local server knows no addresses, so it has no limit.
 */
export async function mayReadStore(c: Context<HonoEnv>): Promise<boolean> {
  if (!hasClientIpAddress(c.req.raw)) return true
  return bursts.admits(rateLimitKeyOfIpAddress(getClientIpAddress(c)), Date.now()) || isWithinAddressLimit(c, 'READ_LIMIT')
}

export const limitStoreReads: MiddlewareHandler<HonoEnv> = async (c, next) => {
  if (!(await mayReadStore(c))) throw tooManyRequestsError(RATE_LIMIT_PERIOD_SECONDS, API_ERROR_MESSAGES.networkTooFast, 'networkTooFast')
  await next()
}
