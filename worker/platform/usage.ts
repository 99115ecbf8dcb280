import type { Context, MiddlewareHandler } from 'hono'
import { findTargetHandler } from 'hono/utils/handler'
import {
  ADMINISTRATOR_CALLS_FACTOR,
  CALL_POINTS,
  CALLS_PER_HOUR_MAX,
  POINTS,
  POINTS_PER_HOUR_MAX,
  STRANGERS_PER_DAY_MAX,
} from '../../schema/bounds.ts'
import { levelAllows } from '../../schema/capabilities.ts'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { ACCESS_LEVELS } from '../../schema/level.ts'
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

/** The request of a call, and the secret with which its address is hashed. */
export interface Caller {
  env: Pick<Env, 'SESSION_SECRET'>
  request: Request
}
export const callerOf = (c: Context<HonoEnv>): Caller => ({ env: c.env, request: c.req.raw })

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

/** Returns the counters of an address's points in this hour. A local server knows no addresses, so it has none. */
export function pointLimitsOf(
  { env, request }: Caller,
  uses: number,
  now: number,
  max: number = POINTS_PER_HOUR_MAX.strangers,
  who: keyof typeof POINTS_PER_HOUR_MAX = 'strangers',
): UsageLimit[] {
  if (!hasClientIpAddress(request)) return []
  const limit = { key: `points ${who}`, period: utcHourOf(now), max, uses }
  return networkLimitsOf(callerNetworksOf(env, request, 'points'), limit)
}

/** Counts the points of calls of somebody without an account. Throws 429 if the address has used up its points of the hour. */
export async function spendPointsOrRefuse(db: Db, caller: Caller, ...calls: (keyof typeof POINTS)[]): Promise<void> {
  const now = Date.now()
  const points = calls.reduce((sum, call) => sum + POINTS[call], 0)
  const limits = pointLimitsOf(caller, points, now)
  if (limits.length === 0 || (await claimUsage(db, limits))) return
  throw tooManyRequestsError(secondsUntilNextUtcHour(now), API_ERROR_MESSAGES.networkHourFull, 'networkHourFull')
}

export type LimitedCall = keyof typeof CALLS_PER_HOUR_MAX

/**
 * Counts a call of a signed-in user. Throws 429 above the limit of the hour. With `caller`, the call of a free account also counts for the
 * points of its address, because anybody can register any number of accounts.
 */
export async function countCallOrRefuse(
  db: Db,
  call: LimitedCall,
  { id, accessLevel }: Pick<UserRow, 'id' | 'accessLevel'>,
  caller?: Caller,
): Promise<void> {
  const now = Date.now()
  const max = CALLS_PER_HOUR_MAX[call] * (levelAllows(accessLevel, 'actForOthers') ? ADMINISTRATOR_CALLS_FACTOR : 1)
  const isFree = accessLevel <= ACCESS_LEVELS.basic
  const points = caller && isFree ? pointLimitsOf(caller, CALL_POINTS[call], now, POINTS_PER_HOUR_MAX.freeAccounts, 'freeAccounts') : []
  if (await claimUsage(db, [{ key: `${call} user:${id}`, period: utcHourOf(now), max }, ...points])) return
  const seconds = secondsUntilNextUtcHour(now)
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  throw tooManyRequestsError(seconds, `You have done this very often in the last hour. Please try again in ${wait}.`, 'hourFull')
}

const callLimits = new WeakSet<Function>()
/** True for what `limitCalls` returns, so that a test finds writing calls without a limit. */
export const isCallLimit = (handler: unknown): boolean => callLimits.has(findTargetHandler(handler as MiddlewareHandler<HonoEnv>))

/** Limits how often a user may make a call in an hour. It follows the validation, because a refused body costs nothing. */
export function limitCalls(call: LimitedCall): MiddlewareHandler<HonoEnv> {
  const limit: MiddlewareHandler<HonoEnv> = async (c, next) => {
    await countCallOrRefuse(openDatabase(c.env.DB), call, c.get('viewer').user, callerOf(c))
    await next()
  }
  callLimits.add(limit)
  return limit
}

/** Returns a keyed hash of a client's /24 or /48. */
export function hashStrangerNetwork(env: Pick<Env, 'SESSION_SECRET'>, request: Request, purpose: string): string {
  const address = clientIpAddressOf(request)
  return computeKeyedHash(env, purpose, truncateIpAddress(address) ?? address)
}

/** The limits of the day for what a client without an account makes the deployment store. */
export function strangerLimitsOf(
  env: Pick<Env, 'SESSION_SECRET'>,
  request: Request,
  what: keyof typeof STRANGERS_PER_DAY_MAX,
  now: number,
): UsageLimit[] {
  const { network, deployment } = STRANGERS_PER_DAY_MAX[what]
  const period = utcDayOf(now)
  const all = { key: what, period, max: deployment }
  if (!hasClientIpAddress(request)) return [all]
  return [{ key: `${what} network:${hashStrangerNetwork(env, request, what)}`, period, max: network }, all]
}
