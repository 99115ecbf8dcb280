import { waitUntil } from 'cloudflare:workers'
import { nanoid } from 'nanoid'
import type { Exclusion } from '../../schema/event.ts'
import type { Env } from '../env.ts'
import { originOf } from '../events/origin.ts'
import { pageExclusionOf } from '../events/visitor.ts'

/** A robot that asks faster than this is recorded this often in a second and isolate, and no more. */
const RECORDS_A_SECOND = 20
const AGENTS_MAX = 1000

const known = new Map<string, Exclusion | null>()

function exclusion(request: Request): Exclusion | null {
  const ua = request.headers.get('user-agent') ?? ''
  let found = known.get(ua)
  if (found === undefined) {
    if (known.size >= AGENTS_MAX) known.clear()
    found = pageExclusionOf(ua || null)
    known.set(ua, found)
  }
  return found
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
