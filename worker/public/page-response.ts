import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { type CachedPage, PAGE_TTL, findPage, cachePage } from '../platform/page-cache.ts'
import { mayBeSignedIn } from '../platform/session.ts'
import { shouldRecordRobot } from './robots.ts'
import { PAGE_HEADERS } from '../rendering/csp.ts'
import type { Page } from '../rendering/document.ts'

/** Browsers revalidate on every visit and mostly get a 304, so an edit is visible as soon as it is published. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Prepares a rendered page for the cache: encoded body, ETag and headers. `version` identifies the card's state it was rendered from. */
export function preparePage(page: Page, source: Pick<CachedPage, 'address' | 'own' | 'slug' | 'cardId' | 'version'>): CachedPage {
  const html = new TextEncoder().encode(page.html)
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  const headers = new Headers({
    ...PAGE_HEADERS,
    'content-security-policy': page.csp,
    'cache-control': REVALIDATE,
    etag,
    vary: 'accept-encoding, cookie',
  })
  return { ...source, etag, plain: { body: html, headers }, brotli: null, expiresAt: Date.now() + PAGE_TTL }
}

function compressPage({ plain }: CachedPage): NonNullable<CachedPage['brotli']> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.body.byteLength }
  const headers = new Headers(plain.headers)
  headers.set('content-encoding', 'br')
  return { body: brotliCompressSync(plain.body, { params }), headers }
}

/**
 * Whether the client accepts brotli. The edge and the local runtime's proxy replace the client's Accept-Encoding and pass the
 * original in `cf`. The header is checked first because reading `cf` is slower.
 */
function acceptsBrotli(request: Request): boolean {
  if (!request.headers.get('accept-encoding')?.includes('br')) return false
  const client = (request.cf as { clientAcceptEncoding?: string } | undefined)?.clientAcceptEncoding
  return client === undefined || client.includes('br')
}

/** Answers a GET or HEAD from a prepared page: 304, compressed or plain. */
export function respond(page: CachedPage, request: Request): Response {
  if (request.headers.get('if-none-match')?.includes(page.etag)) return new Response(null, { status: 304, headers: page.plain.headers })
  if (!acceptsBrotli(request)) return new Response(page.plain.body, { headers: page.plain.headers })
  if (!page.brotli) {
    page.brotli = compressPage(page)
    // Stored again so that the cache counts the larger size, unless the page was evicted in the meantime.
    if (findPage(page.address) === page) cachePage(page)
  }
  return new Response(page.brotli.body, { headers: page.brotli.headers, encodeBody: 'manual' })
}

/**
 * Answers from this isolate's page cache, for visitors without a session who are not robots. Null means that the request needs
 * the router. When a page has expired, one request per second goes to the router to refresh it, while the others still get the
 * cached page. The URL is compared as sent: other spellings are redirected by the router.
 */
export function cachedResponse(request: Request): Response | null {
  const { url } = request
  const query = url.indexOf('?')
  const page = findPage(query < 0 ? url : url.slice(0, query))
  if (!page || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const now = Date.now()
  if (now >= page.expiresAt) {
    page.expiresAt = now + 1000
    return null
  }
  if (mayBeSignedIn(request) || shouldRecordRobot(request)) return null
  return respond(page, request)
}
