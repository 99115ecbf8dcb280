import type { MiddlewareHandler } from 'hono'
import { STOP_SWITCHES, STOP_SWITCH_NAMES, type StopSwitchName, type StopSwitchStates } from '../../schema/stop-switch.ts'
import type { HonoEnv } from './context.ts'
import { openDatabase } from './db.ts'
import type { Env } from './env.ts'
import { stoppedError } from './errors.ts'
import { listStopSwitches } from './stop-switch-queries.ts'
import { toIsoTime } from './time.ts'

/** A switch holds in all server instances after this time at the latest. */
const STOP_SWITCH_CACHE_MS = 20_000
let lastRead: { at: number; states: StopSwitchStates } | null = null

async function readStopSwitches(env: Pick<Env, 'DB'>): Promise<StopSwitchStates> {
  const rows = await listStopSwitches(openDatabase(env.DB))
  const stoppedAt = new Map(rows.map((row) => [row.name, toIsoTime(row.stoppedAt)]))
  return Object.fromEntries(STOP_SWITCH_NAMES.map((name) => [name, stoppedAt.get(name) ?? null])) as StopSwitchStates
}

/** Reads the switches from D1, at most once in `STOP_SWITCH_CACHE_MS` in each server instance, or at once if `isFresh`. */
export async function getStopSwitches(env: Pick<Env, 'DB'>, isFresh = false): Promise<StopSwitchStates> {
  const at = Date.now()
  // Only an answer is kept, because a request must not wait for what another request reads.
  if (isFresh || lastRead === null || at >= lastRead.at + STOP_SWITCH_CACHE_MS) lastRead = { at, states: await readStopSwitches(env) }
  return lastRead.states
}

/** Throws 503 while an administrator has stopped this part of the site. */
export async function requireRunning(env: Pick<Env, 'DB'>, name: StopSwitchName): Promise<void> {
  if ((await getStopSwitches(env))[name] !== null) throw stoppedError(STOP_SWITCHES[name].code)
}

export const refuseWhileStopped =
  (name: StopSwitchName): MiddlewareHandler<HonoEnv> =>
  async (c, next) => {
    await requireRunning(c.env, name)
    await next()
  }
