import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { type CachedPage, PAGE_TTL, findPage, keepPage } from '../platform/page-cache.ts'
import { mayBeSignedIn } from '../platform/session.ts'
import { isRobot } from './robots.ts'
import { PAGE_HEADERS } from '../rendering/csp.ts'
import type { Page } from '../rendering/document.ts'

/** Browsers ask each time and mostly hear 304: an edit shows as soon as the worker knows of it. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** A finished page with what its answers need. `version` names what it was rendered from. */
export function prepare(page: Page, of: Pick<CachedPage, 'address' | 'own' | 'slug' | 'cardId' | 'version'>): CachedPage {
  const html = new TextEncoder().encode(page.html)
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  const headers = new Headers({
    ...PAGE_HEADERS,
    'content-security-policy': page.csp,
    'cache-control': REVALIDATE,
    etag,
    vary: 'accept-encoding, cookie',
  })
  return { ...of, etag, plain: { body: html, headers }, brotli: null, expiresAt: Date.now() + PAGE_TTL }
}

function compressed({ plain }: CachedPage): NonNullable<CachedPage['brotli']> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.body.byteLength }
  const headers = new Headers(plain.headers)
  headers.set('content-encoding', 'br')
  return { body: brotliCompressSync(plain.body, { params }), headers }
}

/**
 * Whether the client itself takes brotli. The edge, and the local runtime's proxy, put their own Accept-Encoding in the
 * client's place and say in `cf` what it was; reading that costs something, so it comes second.
 */
function takesBrotli(request: Request): boolean {
  if (!request.headers.get('accept-encoding')?.includes('br')) return false
  const client = (request.cf as { clientAcceptEncoding?: string } | undefined)?.clientAcceptEncoding
  return client === undefined || client.includes('br')
}

/** Answers a GET or HEAD from a prepared page: 304, compressed or plain. */
export function answer(page: CachedPage, request: Request): Response {
  if (request.headers.get('if-none-match')?.includes(page.etag)) return new Response(null, { status: 304, headers: page.plain.headers })
  if (!takesBrotli(request)) return new Response(page.plain.body, { headers: page.plain.headers })
  if (!page.brotli) {
    page.brotli = compressed(page)
    // It takes more memory now. A page that was evicted meanwhile is not kept again.
    if (findPage(page.address) === page) keepPage(page)
  }
  return new Response(page.brotli.body, { headers: page.brotli.headers, encodeBody: 'manual' })
}

/**
 * The page from this isolate's memory, for a visitor who carries no session and is no robot; null sends the request the
 * long way. The first one after the page has aged goes that way too, while the others are still served. The address is
 * compared as it was sent: any other spelling of it goes the long way and is redirected there.
 */
export function hotPage(request: Request): Response | null {
  const { url } = request
  const query = url.indexOf('?')
  const page = findPage(query < 0 ? url : url.slice(0, query))
  if (!page || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const now = Date.now()
  if (now >= page.expiresAt) {
    page.expiresAt = now + 1000
    return null
  }
  if (mayBeSignedIn(request) || isRobot(request)) return null
  return answer(page, request)
}
