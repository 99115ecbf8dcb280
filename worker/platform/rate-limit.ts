import type { Context, MiddlewareHandler } from 'hono'
import { ADDRESS_CARD_ID_LIMITS, STORE_READ_COUNTER_BYTES_MAX } from '../../schema/bounds.ts'
import { getClientIpAddress, hasClientIpAddress, rateLimitKeyOfIpAddress, wideRateLimitKeyOfIpAddress } from './address.ts'
import { BurstCounter } from './bursts.ts'
import type { HonoEnv } from './context.ts'
import { tooManyRequestsError } from './errors.ts'
import { verifySessionCookie } from './session.ts'

/** Bindings that count the calls of a network in a minute. */
type AddressLimitName =
  | 'CARD_ID_LIMIT'
  | 'VCARD_FILE_LIMIT'
  | 'FORM_LIMIT'
  | 'CHAT_LIMIT'
  | 'SAMPLE_CARD_LIMIT'
  | 'READ_LIMIT'
  | 'ACCOUNT_LIMIT'
export const RATE_LIMIT_PERIOD_SECONDS = 60

/**
 * Counts a call of the client's network, and of its /48 if the address is IPv6. Returns false above either limit. `scope` separates calls
 * that share a binding. The /48 is asked last, so that one /64 above its own limit uses up nothing of it.
 */
export async function isWithinAddressLimit(c: Context<HonoEnv>, name: AddressLimitName, scope = ''): Promise<boolean> {
  const address = getClientIpAddress(c)
  if (!(await c.env[name].limit({ key: scope + rateLimitKeyOfIpAddress(address) })).success) return false
  const wideKey = wideRateLimitKeyOfIpAddress(address)
  return wideKey === null || (await c.env.NETWORK_LIMIT.limit({ key: `${name} ${scope}${wideKey}` })).success
}

const hoursByLimit = {
  CARD_ID_LIMIT: new BurstCounter(ADDRESS_CARD_ID_LIMITS, STORE_READ_COUNTER_BYTES_MAX),
  VCARD_FILE_LIMIT: new BurstCounter(ADDRESS_CARD_ID_LIMITS, STORE_READ_COUNTER_BYTES_MAX),
}

/**
 * Counts a call that names a card by its id: so many a minute, and where addresses are known also so many an hour. Throws 429 above a
 * limit. This server instance counts the hour for itself.
 */
export async function limitByMinuteAndHour(c: Context<HonoEnv>, name: keyof typeof hoursByLimit): Promise<void> {
  const isWithinHour = () =>
    !hasClientIpAddress(c.req.raw) || hoursByLimit[name].admits(rateLimitKeyOfIpAddress(getClientIpAddress(c)), Date.now())
  if (!(await isWithinAddressLimit(c, name)) || !isWithinHour()) throw tooManyRequestsError(RATE_LIMIT_PERIOD_SECONDS)
}

/** Card ids can be counted through, so all public calls that name a card by its id share one limit. Throws 429 above it. */
export const countLookupByCardId = (c: Context<HonoEnv>): Promise<void> => limitByMinuteAndHour(c, 'CARD_ID_LIMIT')

export const limitLookupsByCardId: MiddlewareHandler<HonoEnv> = async (c, next) => {
  await countLookupByCardId(c)
  await next()
}

/**
 * Each call of a signed-in user reads the database. Above the limit, nothing is read. A local server, which bills nothing, has no limit.
 */
export async function limitUserCalls(c: Context<HonoEnv>): Promise<void> {
  if (!hasClientIpAddress(c.req.raw)) return
  const claim = await verifySessionCookie(c)
  if (claim && !(await c.env.USER_LIMIT.limit({ key: String(claim.userId) })).success) throw tooManyRequestsError(RATE_LIMIT_PERIOD_SECONDS)
}

/**
 * Limits the public calls about accounts, whose own limits are counted in the database: a call that they refuse reads all attempts of the
 * last minute or hour. A local server knows no addresses, so it has no limit.
 */
export const limitAccountCalls: MiddlewareHandler<HonoEnv> = async (c, next) => {
  if (hasClientIpAddress(c.req.raw) && !(await isWithinAddressLimit(c, 'ACCOUNT_LIMIT')))
    throw tooManyRequestsError(RATE_LIMIT_PERIOD_SECONDS)
  await next()
}
