import { Hono } from 'hono'
import { EVENT_BODY_BYTES_MAX } from '../../schema/bounds.ts'
import type { EventConfigOf, PageReportedEventKind } from '../../schema/event-kinds.ts'
import { markRouteOpenToAnyone } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { forbiddenError } from '../platform/errors.ts'
import { respondWithMissingSecret, isCrossOrigin } from '../platform/security.ts'
import { hasSessionCookie, hasSigningSecret, verifySessionCookie } from '../platform/session.ts'
import { parseUntrustedJson, readBodyText } from '../platform/validation.ts'
import { EVENT_BODY_READERS, acceptEvent } from './accept.ts'

/** TypeScript cannot infer the types of these routes, because a loop over the kinds of events adds them. */
type EventRoutes = {
  [K in PageReportedEventKind as EventConfigOf<K>['call']]: { $post: { input: object; output: object; outputFormat: string; status: 202 } }
}

const untypedEventRoutes = new Hono<HonoEnv>()
for (const [path, read] of Object.entries(EVENT_BODY_READERS))
  untypedEventRoutes.post(
    path,
    markRouteOpenToAnyone(async (c) => {
      if (!hasSigningSecret(c.env)) return respondWithMissingSecret(c)
      if (isCrossOrigin(c.req.raw)) throw forbiddenError('crossOrigin')
      const event = read(parseUntrustedJson(await readBodyText(c.req.raw, EVENT_BODY_BYTES_MAX)))
      const claim = hasSessionCookie(c.req.raw) ? await verifySessionCookie(c) : null
      return acceptEvent(c.req.raw, c.env, event, claim?.userId ?? null)
    }),
  )
export const eventRoutes = untypedEventRoutes as Hono<HonoEnv, EventRoutes>
