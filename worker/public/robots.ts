import { waitUntil } from 'cloudflare:workers'
import { nanoid } from 'nanoid'
import type { Exclusion } from '../../schema/event.ts'
import type { Env } from '../platform/env.ts'
import { userAgentOf } from '../events/origin.ts'
import { sendEvent } from '../events/send.ts'
import { pageExclusionOf } from '../events/visitor.ts'
import { USER_AGENT_CACHE_BYTES } from '../../schema/bounds.ts'
import { ByteMap } from '../platform/byte-map.ts'

/** How many robot views an isolate records per second. Further ones are served without a record. */
const RECORDS_PER_SECOND = 20

const exclusionByAgent = new ByteMap<Exclusion | null>(USER_AGENT_CACHE_BYTES)

/** Why views by this request's user agent are excluded from counts; null for people. Cached by user agent. */
function exclusionOf(request: Request): Exclusion | null {
  const ua = userAgentOf(request)
  const key = ua ?? ''
  let exclusion = exclusionByAgent.get(key)
  if (exclusion === undefined) {
    exclusion = pageExclusionOf(ua)
    exclusionByAgent.set(key, exclusion, 0)
  }
  return exclusion
}

/** Memory of the user agent cache, in bytes. */
export function agentCacheBytes(): number {
  return exclusionByAgent.bytes
}

let second = 0
let records = 0

/** True when this view is by a robot, which runs no script to report it, and the limit per second is not reached. */
export function shouldRecordRobot(request: Request): boolean {
  if (exclusionOf(request) === null) return false
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    records = 0
  }
  return records < RECORDS_PER_SECOND
}

/** Records the view of a robot or link preview, excluded from all counts. The page's script records the views of people. */
export function recordRobot(request: Request, env: Env, cardId: number): void {
  const exclusion = exclusionOf(request)
  if (!exclusion || !shouldRecordRobot(request) || request.method !== 'GET') return
  records++
  // A failure to send the event must not break the page.
  waitUntil(
    sendEvent(request, env, { kind: 'view', id: nanoid(), cardId, exclusion }, null).catch((error: unknown) =>
      console.error(JSON.stringify({ event: 'robot-not-recorded', cardId, error: String(error) })),
    ),
  )
}
