import { Hono } from 'hono'
import { isStoredKey } from '../../schema/image.ts'
import { MEDIA_PREFIX } from '../../schema/url.ts'
import type { AppEnv } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'

const TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', svg: 'image/svg+xml' }

/** A picture opened as a page of its own may style itself and do nothing else. */
export const MEDIA_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  // A key holds the hash of its content.
  'cache-control': 'public, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
}

/** Uploaded pictures: GET and HEAD with conditions (RFC 9110, section 13) and one range (section 14). */
export const media = new Hono<AppEnv>().get('/*', async (c) => {
  const key = new URL(c.req.url).pathname.slice(MEDIA_PREFIX.length)
  if (!isStoredKey(key)) throw notFound()
  const conditions = c.req.raw.headers
  const span = await wantedSpan(c.env.MEDIA, key, c.req.raw)
  const found =
    span === 'outside' ? await c.env.MEDIA.head(key) : await c.env.MEDIA.get(key, { onlyIf: conditions, ...(span && { range: span }) })
  if (!found) throw notFound()
  const headers = new Headers({
    ...MEDIA_HEADERS,
    etag: found.httpEtag,
    'last-modified': found.uploaded.toUTCString(),
    'content-type': TYPES[key.slice(-3)]!,
  })
  if (span === 'outside') {
    headers.set('content-range', `bytes */${found.size}`)
    return new Response(null, { status: 416, headers })
  }
  if (!('body' in found))
    return new Response(null, { status: conditions.has('if-none-match') || conditions.has('if-modified-since') ? 304 : 412, headers })
  headers.set('content-length', String(span ? span.length : found.size))
  if (span) headers.set('content-range', `bytes ${span.offset}-${span.offset + span.length - 1}/${found.size}`)
  return new Response((found as R2ObjectBody).body, { status: span ? 206 : 200, headers })
})

interface Span {
  offset: number
  length: number
}

/** The part that a request asks for; null for the whole picture, which also answers several ranges or a stale If-Range. */
async function wantedSpan(bucket: R2Bucket, key: string, request: Request): Promise<Span | 'outside' | null> {
  const range = request.headers.get('range')
  if (request.method !== 'GET' || !range || !/^bytes=(\d+-\d*|-\d+)$/.test(range)) return null
  const object = await bucket.head(key)
  const condition = request.headers.get('if-range')
  if (!object || (condition && condition !== object.httpEtag)) return null
  const [first, last] = range.slice('bytes='.length).split('-') as [string, string]
  if (first === '') {
    const length = Math.min(object.size, Number(last))
    return length === 0 ? 'outside' : { offset: object.size - length, length }
  }
  const offset = Number(first)
  const end = last === '' ? object.size - 1 : Math.min(Number(last), object.size - 1)
  if (offset >= object.size) return 'outside'
  return end < offset ? null : { offset, length: end - offset + 1 }
}
