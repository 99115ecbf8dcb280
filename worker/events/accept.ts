import { nanoid } from 'nanoid'
import { createEventBodySchema } from '../../schema/event.ts'
import { EVENT_KINDS, PAGE_REPORTED_EVENT_KINDS, type PageReportedEventKind } from '../../schema/event-kinds.ts'
import type { Env } from '../platform/env.ts'
import { API_RESPONSE_HEADERS } from '../platform/headers.ts'
import { parseWithSchema } from '../platform/validation.ts'
import { type NewEvent, sendEventToQueue } from './send.ts'

type EventBodyReader = (body: unknown) => NewEvent

function createEventBodyReader(kind: PageReportedEventKind): EventBodyReader {
  const contract = createEventBodySchema(kind)
  const idName = EVENT_KINDS[kind].id
  return (body) => {
    const { [idName]: id = nanoid(), ...fields } = parseWithSchema(contract, body) as { cardId: number; [field: string]: unknown }
    return { kind, id, ...fields } as NewEvent
  }
}

export const EVENT_BODY_READERS: Record<string, EventBodyReader> = Object.fromEntries(
  PAGE_REPORTED_EVENT_KINDS.map((kind) => [EVENT_KINDS[kind].call, createEventBodyReader(kind)]),
)

/** All event calls get the same response object, because setting headers for each call would double its cost. */
const EVENT_ACCEPTED_RESPONSE = new Response(null, { status: 202, headers: API_RESPONSE_HEADERS })

/** Sends an event to the queue. Answers 202 even if it is left out for the rate limit, so that senders do not learn the limit. */
export async function acceptEvent(request: Request, env: Env, event: NewEvent, userId: number | null): Promise<Response> {
  await sendEventToQueue(request, env, event, userId)
  return new Response(null, EVENT_ACCEPTED_RESPONSE)
}
