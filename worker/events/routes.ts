import { Hono } from 'hono'
import type { Context } from 'hono'
import { nanoid } from 'nanoid'
import { CardClick, CardSave, CardView, type EventMessage } from '../../schema/event.ts'
import { LEVEL } from '../../schema/level.ts'
import { anyone, level } from '../platform/access.ts'
import type { AppEnv } from '../platform/context.ts'
import { API_HEADERS } from '../platform/headers.ts'
import { claimedUser } from '../platform/session.ts'
import { readJson } from '../platform/validation.ts'
import { replayDeadLetters } from './dead-letters.ts'
import { originOf, trailOf } from './origin.ts'

/** Largest body of an event, in bytes. */
const EVENT_MAX = 4096

/** The answer to every event, made once: headers set one by one would cost more than anything else here. */
const ACCEPTED = new Response(null, { status: 202, headers: API_HEADERS })

type Fields = Omit<EventMessage, 'at' | 'userId' | keyof ReturnType<typeof originOf>>

/** Accepts an event: one send to the queue, nothing read or written beside it. */
async function accept(c: Context<AppEnv>, at: number, fields: Fields): Promise<Response> {
  const claim = await claimedUser(c)
  await c.env.EVENTS.send({ ...fields, ...originOf(c.req.raw, c.env), at, userId: claim?.userId ?? null })
  return new Response(null, ACCEPTED)
}

export const eventRoutes = new Hono<AppEnv>()
  .post('/card-views', anyone(), async (c) => {
    const { viewId, referrer, ...view } = await readJson(c.req.raw, CardView, EVENT_MAX)
    const at = Date.now()
    return accept(c, at, {
      kind: 'view',
      id: viewId ?? nanoid(),
      ...view,
      ...trailOf(c.req.raw, c.env, { cardId: view.cardId, referrer }, at),
    })
  })
  .post('/card-clicks', anyone(), async (c) => {
    const { eventId, ...click } = await readJson(c.req.raw, CardClick, EVENT_MAX)
    return accept(c, Date.now(), { kind: 'click', id: eventId ?? nanoid(), ...click })
  })
  .post('/card-saves', anyone(), async (c) => {
    const { eventId, ...save } = await readJson(c.req.raw, CardSave, EVENT_MAX)
    return accept(c, Date.now(), { kind: 'save', id: eventId ?? nanoid(), ...save })
  })

export const deadLetterRoutes = new Hono<AppEnv>().post('/dead-letters/replay', level(LEVEL.admin), async (c) =>
  c.json(await replayDeadLetters(c.env)),
)
