import { waitUntil } from 'cloudflare:workers'
import { nanoid } from 'nanoid'
import type { EventExclusionReason } from '../../schema/event.ts'
import type { Env } from '../platform/env.ts'
import { logFailure } from '../platform/log.ts'
import { userAgentOf } from '../platform/user-agent.ts'
import { sendEventToQueue } from '../events/send.ts'
import { pageRequestExclusionReasonOf } from '../events/visitor.ts'
import { USER_AGENT_CACHE_BYTES_MAX } from '../../schema/bounds.ts'
import { ByteLimitedMap } from '../platform/byte-map.ts'

/** A server instance records at most this many robots a second. Further robots get the page, but are not recorded. */
const ROBOT_VIEWS_PER_SECOND_MAX = 20

const exclusionReasonByUserAgent = new ByteLimitedMap<EventExclusionReason | null>(USER_AGENT_CACHE_BYTES_MAX)

/** Returns why a page view does not count; null for people. The result is cached by user agent. */
function pageViewExclusionReasonOf(request: Request): EventExclusionReason | null {
  const ua = userAgentOf(request)
  const key = ua ?? ''
  let exclusion = exclusionReasonByUserAgent.get(key)
  if (exclusion === undefined) {
    exclusion = pageRequestExclusionReasonOf(ua)
    exclusionReasonByUserAgent.set(key, exclusion, 0)
  }
  return exclusion
}

export const measureUserAgentCacheBytes = (): number => exclusionReasonByUserAgent.bytes

let currentUnixSecond = 0
let robotViewsThisSecond = 0

export function shouldRecordRobotView(request: Request): boolean {
  if (pageViewExclusionReasonOf(request) === null) return false
  const now = Math.floor(Date.now() / 1000)
  if (now !== currentUnixSecond) {
    currentUnixSecond = now
    robotViewsThisSecond = 0
  }
  return robotViewsThisSecond < ROBOT_VIEWS_PER_SECOND_MAX
}

/** Records a robot's page view. The page's script records the views of people. */
export function recordRobotView(request: Request, env: Env, cardId: number): void {
  const exclusion = pageViewExclusionReasonOf(request)
  if (!exclusion || !shouldRecordRobotView(request) || request.method !== 'GET') return
  robotViewsThisSecond++
  // The robot gets the page even if its view cannot be recorded.
  waitUntil(
    sendEventToQueue(request, env, { kind: 'view', id: nanoid(), cardId, exclusion }, null).catch((error: unknown) =>
      logFailure('robot-not-recorded', { cardId }, error),
    ),
  )
}
