import { waitUntil } from 'cloudflare:workers'
import { nanoid } from 'nanoid'
import type { Exclusion } from '../../schema/event.ts'
import type { Env } from '../platform/env.ts'
import { originOf, userAgentOf } from '../events/origin.ts'
import { pageExclusionOf } from '../events/visitor.ts'
import { USER_AGENT_CACHE_BYTES } from '../../schema/bounds.ts'
import { ByteMap } from '../platform/byte-map.ts'

/** A robot that asks faster than this is recorded this often in a second and isolate, and no more. */
const RECORDS_A_SECOND = 20

const known = new ByteMap<Exclusion | null>(USER_AGENT_CACHE_BYTES)

function exclusion(request: Request): Exclusion | null {
  const ua = userAgentOf(request)
  const key = ua ?? ''
  let found = known.get(key)
  if (found === undefined) {
    found = pageExclusionOf(ua)
    known.set(key, found, 0)
  }
  return found
}

/** How much is remembered of user agents, in bytes. */
export function agentBytes(): number {
  return known.bytes
}

let second = 0
let records = 0

/** True when a view by this program is to be recorded now, because its page's script will not report it. */
export function isRobot(request: Request): boolean {
  if (exclusion(request) === null) return false
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    records = 0
  }
  return records < RECORDS_A_SECOND
}

/** Records a robot's or a link preview's view, kept out of every count. People are recorded by the page's script. */
export function recordRobot(request: Request, env: Env, cardId: number): void {
  const excluded = exclusion(request)
  if (!excluded || !isRobot(request) || request.method !== 'GET') return
  records++
  const event = {
    kind: 'view' as const,
    id: nanoid(),
    cardId,
    at: Date.now(),
    userId: null,
    exclusion: excluded,
    ...originOf(request, env),
  }
  // An event that cannot be sent must not cost a visitor the page.
  waitUntil(
    env.EVENTS.send(event).catch((error: unknown) =>
      console.error(JSON.stringify({ event: 'robot-not-recorded', cardId, error: String(error) })),
    ),
  )
}
