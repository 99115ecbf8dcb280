import { buildCardModelWithoutLinks } from '../rendering/linked-card.ts'
import { waitUntil } from 'cloudflare:workers'
import { Hono } from 'hono'
import { RowIdParamSchema } from '../../schema/text.ts'
import { MEDIA_PATH_PREFIX } from '../../schema/url.ts'
import { getPublishedCardById, requireLiveCard } from '../cards/snapshot.ts'
import { MEDIA_RESPONSE_HEADERS } from '../media/serve.ts'
import type { HonoEnv } from '../platform/context.ts'
import { limitStoreReads } from '../platform/store-reads.ts'
import { notFoundError } from '../platform/errors.ts'
import { drawAndStoreShareImage } from './keep.ts'
import { shareImageKeyOf, shareImageKeyPrefixOf } from './key.ts'

/** Serves any stored image. The current image is drawn if it is not stored yet. */
export const shareImageRoutes = new Hono<HonoEnv>().get('/:id/:file{[0-9a-f]{24}\\.jpg}', limitStoreReads, async (c) => {
  const id = RowIdParamSchema.safeParse({ id: c.req.param('id') })
  if (!id.success) throw notFoundError()
  const key = shareImageKeyPrefixOf(id.data.id) + c.req.param('file')
  if (`${MEDIA_PATH_PREFIX}${key}` !== new URL(c.req.url).pathname) throw notFoundError()
  const headers = new Headers({ ...MEDIA_RESPONSE_HEADERS, 'content-type': 'image/jpeg' })
  headers.delete('accept-ranges')
  const stored = await c.env.MEDIA.get(key, { onlyIf: c.req.raw.headers })
  if (stored) {
    headers.set('etag', stored.httpEtag)
    return 'body' in stored ? new Response(stored.body as ReadableStream, { headers }) : new Response(null, { status: 304, headers })
  }
  const snapshot = await getPublishedCardById(c.env, id.data.id, waitUntil)
  if (snapshot?.state !== 'suspended' && snapshot?.state !== 'live') throw notFoundError()
  const { card } = requireLiveCard(snapshot)
  if (shareImageKeyOf(buildCardModelWithoutLinks(card)) !== key) throw notFoundError()
  return new Response(Uint8Array.from(await drawAndStoreShareImage(c.env, card)), { headers })
})
