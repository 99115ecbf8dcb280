import { waitUntil } from 'cloudflare:workers'
import { Hono } from 'hono'
import { RowIdParamSchema } from '../../schema/text.ts'
import { DOWNLOAD_TICKET_PARAM, DOWNLOAD_TICKET_HEADER } from '../../schema/ticket.ts'
import { getPublishedCardById, requireLiveCard } from '../cards/snapshot.ts'
import { readVcardPhoto } from '../media/vcard-photo.ts'
import { allowAnyone } from '../platform/access.ts'
import { getClientIpAddress, rateLimitKeyOfIpAddress } from '../platform/address.ts'
import type { HonoEnv } from '../platform/context.ts'
import { countLookupByCardId, limitByMinuteAndHour } from '../platform/rate-limit.ts'
import { localizeCard, requestedLanguageOf } from '../rendering/localized-card.ts'
import { parseWithSchema } from '../platform/validation.ts'
import { isValidVcardTicket, issueVcardTicket } from './ticket.ts'
import { vcardContentDispositionOf, buildVcardText } from './vcard.ts'

/**
 * The card page gets a ticket with a HEAD request and uses it to download the contact file. Requests without a ticket have a rate limit,
 * because card ids can be guessed. A second rate limit applies to all downloads, so that a ticket cannot be used for many files.
 */
export const vcardRoutes = new Hono<HonoEnv>().get('/vcard/:id', allowAnyone(), async (c) => {
  const { id } = parseWithSchema(RowIdParamSchema, { id: c.req.param('id') })
  const key = rateLimitKeyOfIpAddress(getClientIpAddress(c))
  const isHead = c.req.method === 'HEAD'
  const hasTicket = !isHead && isValidVcardTicket(c.env, c.req.query(DOWNLOAD_TICKET_PARAM), id, key, Date.now())
  if (!hasTicket) await countLookupByCardId(c)
  if (!isHead) await limitByMinuteAndHour(c, 'VCARD_FILE_LIMIT')
  const found = requireLiveCard(await getPublishedCardById(c.env, id, waitUntil))
  const headers = { 'content-type': 'text/vcard; charset=utf-8', 'content-disposition': vcardContentDispositionOf(found.card.name) }
  if (isHead) return c.body(null, 200, { ...headers, [DOWNLOAD_TICKET_HEADER]: issueVcardTicket(c.env, id, key, Date.now()) })
  const photo = await readVcardPhoto(c.env, found.card.profilePicture).catch(() => null)
  return c.body(
    buildVcardText(localizeCard(found.card, requestedLanguageOf(c)), new URL(c.req.url).origin, photo ?? undefined),
    200,
    headers,
  )
})
