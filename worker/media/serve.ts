import { Hono } from 'hono'
import { isImageStorageKey } from '../../schema/image.ts'
import { MEDIA_PATH_PREFIX } from '../../schema/url.ts'
import type { HonoEnv } from '../platform/context.ts'
import { limitStoreReads } from '../platform/store-reads.ts'
import { notFoundError } from '../platform/errors.ts'
import { CROSS_ORIGIN_PICTURE_HEADERS, SECURITY_HEADERS } from '../platform/headers.ts'

const CONTENT_TYPE_BY_EXTENSION: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', svg: 'image/svg+xml; charset=utf-8' }

/** Headers of stored pictures. The policy lets an SVG use its inline styles and nothing else. */
export const MEDIA_RESPONSE_HEADERS = {
  ...SECURITY_HEADERS,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; sandbox; frame-ancestors 'none'",
  ...CROSS_ORIGIN_PICTURE_HEADERS,
  'cache-control': 'public, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
}

export const mediaRoutes = new Hono<HonoEnv>().get('/*', limitStoreReads, async (c) => {
  const key = new URL(c.req.url).pathname.slice(MEDIA_PATH_PREFIX.length)
  if (!isImageStorageKey(key)) throw notFoundError()
  const conditions = c.req.raw.headers
  const range = await readRequestedByteRange(c.env.MEDIA, key, c.req.raw)
  const object =
    range === 'outside' ? await c.env.MEDIA.head(key) : await c.env.MEDIA.get(key, { onlyIf: conditions, ...(range && { range: range }) })
  if (!object) throw notFoundError()
  const headers = new Headers({
    ...MEDIA_RESPONSE_HEADERS,
    etag: object.httpEtag,
    'last-modified': object.uploaded.toUTCString(),
    'content-type': CONTENT_TYPE_BY_EXTENSION[key.slice(-3)]!,
  })
  if (range === 'outside') {
    headers.set('content-range', `bytes */${object.size}`)
    return new Response(null, { status: 416, headers })
  }
  if (!('body' in object))
    return new Response(null, { status: conditions.has('if-none-match') || conditions.has('if-modified-since') ? 304 : 412, headers })
  headers.set('content-length', String(range ? range.length : object.size))
  if (range) headers.set('content-range', `bytes ${range.offset}-${range.offset + range.length - 1}/${object.size}`)
  return new Response((object as R2ObjectBody).body, { status: range ? 206 : 200, headers })
})

interface ByteRange {
  offset: number
  length: number
}

/** Reads the byte range that a request asks for (RFC 9110, section 14). Null means the whole picture, 'outside' a range past its end. */
async function readRequestedByteRange(bucket: R2Bucket, key: string, request: Request): Promise<ByteRange | 'outside' | null> {
  const header = request.headers.get('range')
  if (request.method !== 'GET' || !header || !/^bytes=(\d+-\d*|-\d+)$/.test(header)) return null
  const object = await bucket.head(key)
  const condition = request.headers.get('if-range')
  if (!object || (condition && condition !== object.httpEtag)) return null
  const [first, last] = header.slice('bytes='.length).split('-') as [string, string]
  if (first === '') {
    const length = Math.min(object.size, Number(last))
    return length === 0 ? 'outside' : { offset: object.size - length, length }
  }
  const offset = Number(first)
  const end = last === '' ? object.size - 1 : Math.min(Number(last), object.size - 1)
  if (offset >= object.size) return 'outside'
  return end < offset ? null : { offset, length: end - offset + 1 }
}
