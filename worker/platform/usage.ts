import type { MiddlewareHandler } from 'hono'
import { ADMINISTRATOR_CALLS_FACTOR, CALLS_PER_HOUR_MAX, STRANGERS_PER_DAY_MAX } from '../../schema/bounds.ts'
import { levelAllows } from '../../schema/capabilities.ts'
import {
  clientIpAddressOf,
  computeKeyedHash,
  hasClientIpAddress,
  rateLimitKeyOfIpAddress,
  truncateIpAddress,
  wideRateLimitKeyOfIpAddress,
} from './address.ts'
import type { HonoEnv } from './context.ts'
import { type Db, type UserRow, openDatabase } from './db.ts'
import type { Env } from './env.ts'
import { tooManyRequestsError } from './errors.ts'
import { NETWORK_LIMIT_FACTOR } from './attempts.ts'
import type { RateLimitedAttempt } from './attempt-queries.ts'
import { type UsageLimit, claimUsage } from './usage-queries.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const utcDayOf = (now: number) => new Date(now).toISOString().slice(0, 10)
export const utcHourOf = (now: number) => new Date(now).toISOString().slice(0, 13)

export const secondsUntilNextUtcHour = (now: number) => Math.ceil((HOUR_MS - (now % HOUR_MS)) / 1000)
export const secondsUntilNextUtcDay = (now: number) => Math.ceil((DAY_MS - (now % DAY_MS)) / 1000)

/** Keyed hashes of a caller's network, and of the wider one around it. */
export type CallerNetworks = Pick<RateLimitedAttempt, 'address' | 'network'>

/** Different purposes give different hashes, so that what a network does here and there cannot be compared. */
export function callerNetworksOf(env: Pick<Env, 'SESSION_SECRET'>, request: Request, purpose: string): CallerNetworks {
  const ip = clientIpAddressOf(request)
  const wideKey = wideRateLimitKeyOfIpAddress(ip)
  return {
    address: computeKeyedHash(env, purpose, rateLimitKeyOfIpAddress(ip)),
    network: wideKey && computeKeyedHash(env, purpose, wideKey),
  }
}

/** Returns the counters of a network: its own, and a more generous one of the network around it. */
export function networkLimitsOf({ address, network }: CallerNetworks, { key, ...limit }: UsageLimit): UsageLimit[] {
  const own = { ...limit, key: `${key} network:${address}` }
  return network ? [own, { ...limit, key: `${key} wide network:${network}`, max: NETWORK_LIMIT_FACTOR * limit.max }] : [own]
}

export type LimitedCall = keyof typeof CALLS_PER_HOUR_MAX

/** Counts a call of a signed-in user. Throws 429 above the limit of the hour. */
export async function countCallOrRefuse(
  db: Db,
  call: LimitedCall,
  { id, accessLevel }: Pick<UserRow, 'id' | 'accessLevel'>,
  now = Date.now(),
): Promise<void> {
  const max = CALLS_PER_HOUR_MAX[call] * (levelAllows(accessLevel, 'actForOthers') ? ADMINISTRATOR_CALLS_FACTOR : 1)
  if (await claimUsage(db, [{ key: `${call} user:${id}`, period: utcHourOf(now), max }])) return
  const seconds = secondsUntilNextUtcHour(now)
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  throw tooManyRequestsError(seconds, `You have done this very often in the last hour. Please try again in ${wait}.`, 'hourFull')
}

/** Limits how often a user may make a call in an hour. It follows the validation, because a refused body costs nothing. */
export const limitCalls =
  (call: LimitedCall): MiddlewareHandler<HonoEnv> =>
  async (c, next) => {
    await countCallOrRefuse(openDatabase(c.env.DB), call, c.get('viewer').user)
    await next()
  }

/** The limits of the day for what a client without an account makes the deployment store. */
export function strangerLimitsOf(
  env: Pick<Env, 'SESSION_SECRET'>,
  request: Request,
  what: keyof typeof STRANGERS_PER_DAY_MAX,
  now: number,
): UsageLimit[] {
  const { network, deployment } = STRANGERS_PER_DAY_MAX[what]
  const address = clientIpAddressOf(request)
  const period = utcDayOf(now)
  const all = { key: what, period, max: deployment }
  if (!hasClientIpAddress(request)) return [all]
  return [{ key: `${what} network:${computeKeyedHash(env, what, truncateIpAddress(address) ?? address)}`, period, max: network }, all]
}
