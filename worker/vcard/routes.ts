import { waitUntil } from 'cloudflare:workers'
import { Hono } from 'hono'
import { IdParam } from '../../schema/text.ts'
import { TICKET_PARAM, TICKET_HEADER } from '../../schema/ticket.ts'
import { readCardById } from '../cards/snapshot.ts'
import { readVcardPhoto } from '../media/vcard-photo.ts'
import { anyone } from '../platform/access.ts'
import { clientAddress, addressLimitKey } from '../platform/address.ts'
import type { AppEnv } from '../platform/context.ts'
import { notFound, tooMany } from '../platform/errors.ts'
import { parse } from '../platform/validation.ts'
import { isTicket, issueTicket } from './ticket.ts'
import { vcardDisposition, vcardText } from './vcard.ts'

/**
 * The contact file (vCard). The page's script first sends HEAD and gets a ticket, then downloads the file with it. Requests
 * without a ticket share one rate limit, because card ids can be enumerated. Downloads have a second limit, so that reusing a
 * ticket gives no more files. Saving a contact counts once in each limit.
 */
export const vcardRoutes = new Hono<AppEnv>().get('/vcard/:id', anyone(), async (c) => {
  const { id } = parse(IdParam, { id: c.req.param('id') })
  const { VCARD_LIMIT, VCARD_FILE_LIMIT } = c.env
  const key = addressLimitKey(clientAddress(c))
  const isHead = c.req.method === 'HEAD'
  const hasTicket = !isHead && isTicket(c.env, c.req.query(TICKET_PARAM), id, key, Date.now())
  if (!hasTicket && !(await VCARD_LIMIT.limit({ key })).success) throw tooMany(60)
  if (!isHead && !(await VCARD_FILE_LIMIT.limit({ key })).success) throw tooMany(60)
  const found = await readCardById(c.env, id, waitUntil)
  if (found?.state !== 'live') throw notFound('cardNotFound')
  const headers = { 'content-type': 'text/vcard; charset=utf-8', 'content-disposition': vcardDisposition(found.card.name) }
  if (isHead) return c.body(null, 200, { ...headers, [TICKET_HEADER]: issueTicket(c.env, id, key, Date.now()) })
  // If the photo cannot be read, the file goes out without it.
  const photo = await readVcardPhoto(c.env, found.card.profilePicture).catch(() => null)
  return c.body(vcardText(found.card, new URL(c.req.url).origin, photo ?? undefined), 200, headers)
})
