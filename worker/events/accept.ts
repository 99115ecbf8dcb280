import { nanoid } from 'nanoid'
import { contractOf } from '../../schema/event.ts'
import { EVENT_KINDS, REPORTED_KINDS, type ReportedKind } from '../../schema/event-kinds.ts'
import type { Env } from '../platform/env.ts'
import { API_HEADERS } from '../platform/headers.ts'
import { parse } from '../platform/validation.ts'
import { type NewEvent, sendEvent } from './send.ts'

type ReadEvent = (body: unknown) => NewEvent

function bodyReader(kind: ReportedKind): ReadEvent {
  const contract = contractOf(kind)
  const idName = EVENT_KINDS[kind].id
  return (body) => {
    const { [idName]: id = nanoid(), ...fields } = parse(contract, body) as { cardId: number; [field: string]: unknown }
    return { kind, id, ...fields } as NewEvent
  }
}

/** The public event calls by their path below /api. Each reads its body, or throws the 400 that says what is wrong with it. */
export const EVENT_CALLS: Record<string, ReadEvent> = Object.fromEntries(
  REPORTED_KINDS.map((kind) => [EVENT_KINDS[kind].call, bodyReader(kind)]),
)

/** The response to every event call. It is created once, because setting its headers each time would double the cost of a call. */
const ACCEPTED = new Response(null, { status: 202, headers: API_HEADERS })

/** Sends an event to the queue and answers 202. Floods are answered the same, so that nobody learns the limit. */
export async function acceptEvent(request: Request, env: Env, event: NewEvent, userId: number | null): Promise<Response> {
  await sendEvent(request, env, event, userId)
  return new Response(null, ACCEPTED)
}
