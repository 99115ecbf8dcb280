import { nanoid } from 'nanoid'
import { EVENT_MAX } from '../../schema/bounds.ts'
import { contractOf, EVENT_KINDS, REPORTED_KINDS, type ReportedKind } from '../../schema/event.ts'
import type { Env } from '../platform/env.ts'
import { API_HEADERS } from '../platform/headers.ts'
import { isCrossOrigin } from '../platform/security.ts'
import { hasSecret, mayBeSignedIn } from '../platform/session.ts'
import { parse, parseJson } from '../platform/validation.ts'
import { type NewEvent, sendEvent } from './send.ts'

type ReadEvent = (body: unknown) => NewEvent

function readerOf(kind: ReportedKind): ReadEvent {
  const contract = contractOf(kind)
  const idName = EVENT_KINDS[kind].id
  return (body) => {
    const { [idName]: id = nanoid(), ...fields } = parse(contract, body) as { cardId: number; [field: string]: unknown }
    return { kind, id, ...fields } as NewEvent
  }
}

/** The public event calls by their path below /api. Each reads its body, or throws the 400 that says what is wrong with it. */
export const EVENT_CALLS: Record<string, ReadEvent> = Object.fromEntries(
  REPORTED_KINDS.map((kind) => [EVENT_KINDS[kind].call, readerOf(kind)]),
)

/** The answer to every event call, created once: setting its headers each time would double the cost of a call. */
const ACCEPTED = new Response(null, { status: 202, headers: API_HEADERS })

/** Sends an event to the queue and answers 202. Floods are answered the same, so that nobody learns the limit. */
export async function acceptEvent(request: Request, env: Env, event: NewEvent, userId: number | null): Promise<Response> {
  await sendEvent(request, env, event, userId)
  return new Response(null, ACCEPTED)
}

type Fallback = (request: Request) => Response | Promise<Response>

/**
 * Accepts the event of a visitor without a session before the router runs, which takes half the time. Returns null for any
 * other request. A request that turns out to be invalid, or that the queue refuses, goes to `fallback` with the same body,
 * so that errors are answered in one place.
 */
export function acceptBeforeRouter(request: Request, env: Env, fallback: Fallback): Promise<Response> | null {
  if (request.method !== 'POST') return null
  const { url, headers } = request
  const start = url.indexOf('/', 'https://'.length)
  const path = url.slice(start + '/api'.length)
  if (!url.startsWith('/api/card-', start) || !Object.hasOwn(EVENT_CALLS, path)) return null
  // Without a stated length, the body would have to be counted while it is read.
  const length = Number(headers.get('content-length') ?? Infinity)
  if (!(length <= EVENT_MAX) || mayBeSignedIn(request) || !hasSecret(env) || isCrossOrigin(request)) return null
  return acceptOrFallBack(request, env, EVENT_CALLS[path]!, fallback)
}

async function acceptOrFallBack(request: Request, env: Env, read: ReadEvent, fallback: Fallback): Promise<Response> {
  const text = await request.text()
  try {
    return await acceptEvent(request, env, read(parseJson(text)), null)
  } catch {
    return fallback(new Request(request, { method: 'POST', body: text }))
  }
}
