import { waitUntil } from 'cloudflare:workers'
import { Hono } from 'hono'
import { IdParam } from '../../schema/text.ts'
import { MEDIA_PREFIX } from '../../schema/url.ts'
import { cardModel } from '../../web/card/model.ts'
import { readCardById } from '../cards/snapshot.ts'
import { MEDIA_HEADERS } from '../media/serve.ts'
import type { AppEnv } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { drawShareImage } from './keep.ts'
import { shareKey, sharePrefix } from './key.ts'

/**
 * Serves share images. The card's current image is drawn now if it is not stored yet, for example because the queue has not
 * got to it. The URL of an outdated image works while the image is stored.
 */
export const shareImages = new Hono<AppEnv>().get('/:id/:file{[0-9a-f]{24}\\.jpg}', async (c) => {
  const id = IdParam.safeParse({ id: c.req.param('id') })
  if (!id.success) throw notFound()
  const key = sharePrefix(id.data.id) + c.req.param('file')
  if (`${MEDIA_PREFIX}${key}` !== new URL(c.req.url).pathname) throw notFound()
  const headers = new Headers({ ...MEDIA_HEADERS, 'content-type': 'image/jpeg' })
  headers.delete('accept-ranges')
  const stored = await c.env.MEDIA.get(key, { onlyIf: c.req.raw.headers })
  if (stored) {
    headers.set('etag', stored.httpEtag)
    return 'body' in stored ? new Response(stored.body as ReadableStream, { headers }) : new Response(null, { status: 304, headers })
  }
  const snapshot = await readCardById(c.env, id.data.id, waitUntil)
  if (snapshot?.state !== 'live' || shareKey(cardModel(snapshot.card)) !== key) throw notFound()
  return new Response(Uint8Array.from(await drawShareImage(c.env, snapshot.card)), { headers })
})
