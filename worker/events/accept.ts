import { nanoid } from 'nanoid'
import { EVENT_MAX } from '../../schema/bounds.ts'
import { CardClick, CardSave, CardView, type EventMessage } from '../../schema/event.ts'
import type { Env } from '../platform/env.ts'
import { API_HEADERS } from '../platform/headers.ts'
import { isCrossOrigin } from '../platform/security.ts'
import { hasSecret, mayBeSignedIn } from '../platform/session.ts'
import { parse, parseJson } from '../platform/validation.ts'
import { isFlood } from './flood.ts'
import { originOf, trailOf } from './origin.ts'

type Fields = Omit<EventMessage, 'at' | 'userId' | 'visitor' | 'exclusion' | keyof ReturnType<typeof originOf>>

/** The event calls below /api, and what each makes of its body. They throw the 400 that says why a body is refused. */
export const EVENT_CALLS = {
  '/card-views': (body: unknown): Fields => {
    const { viewId, ...view } = parse(CardView, body)
    return { kind: 'view', id: viewId ?? nanoid(), ...view }
  },
  '/card-clicks': (body: unknown): Fields => {
    const { eventId, ...click } = parse(CardClick, body)
    return { kind: 'click', id: eventId ?? nanoid(), ...click }
  },
  '/card-saves': (body: unknown): Fields => {
    const { eventId, ...save } = parse(CardSave, body)
    return { kind: 'save', id: eventId ?? nanoid(), ...save }
  },
} as const

/** The answer to every event, made once: headers set one by one would cost more than anything else here. */
const ACCEPTED = new Response(null, { status: 202, headers: API_HEADERS })

/**
 * Accepts an event: one send to the queue, and nothing read or written beside it but the rate limit of who sends fast. What
 * comes past that limit is accepted too, so that nobody learns of it, and left out of the counts. `userId` is whoever is
 * signed in.
 */
export async function acceptEvent(request: Request, env: Env, fields: Fields, userId: number | null): Promise<Response> {
  const at = Date.now()
  const trail = fields.kind === 'view' ? trailOf(request, env, fields, at) : null
  const event: EventMessage = { ...fields, ...trail, ...originOf(request, env), at, userId }
  if (await isFlood(request, env, fields.cardId, at)) event.exclusion = 'flood'
  await env.EVENTS.send(event)
  return new Response(null, ACCEPTED)
}

type LongWay = (request: Request) => Response | Promise<Response>

/**
 * Accepts the event of a visitor without a session, past the router, which would take as long again. Null sends any other
 * request the long way; one that turns out to be refused, or that the queue would not take, goes there too, by `longWay`,
 * with the body that it came with, so that errors are told in one place.
 */
export function hotEvent(request: Request, env: Env, longWay: LongWay): Promise<Response> | null {
  if (request.method !== 'POST') return null
  const { url, headers } = request
  const start = url.indexOf('/', 'https://'.length)
  const path = url.slice(start + '/api'.length)
  if (!url.startsWith('/api/card-', start) || !Object.hasOwn(EVENT_CALLS, path)) return null
  // A body of unstated length would have to be counted while it is read.
  const length = Number(headers.get('content-length') ?? Infinity)
  if (!(length <= EVENT_MAX) || mayBeSignedIn(request) || !hasSecret(env) || isCrossOrigin(request)) return null
  return acceptHot(request, env, path as keyof typeof EVENT_CALLS, longWay)
}

async function acceptHot(request: Request, env: Env, path: keyof typeof EVENT_CALLS, longWay: LongWay): Promise<Response> {
  const text = await request.text()
  try {
    return await acceptEvent(request, env, EVENT_CALLS[path](parseJson(text)), null)
  } catch {
    return longWay(new Request(request, { method: 'POST', body: text }))
  }
}
