import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Context } from 'hono'
import { type CardLanguage, LANGUAGE_PARAM, offeredLanguageOf } from '../../schema/card-language.ts'
import type { LiveCardSnapshot } from '../cards/stored.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type CachedPage, CACHED_PAGE_TTL_MS, getCachedPage, cachePage } from '../platform/page-cache.ts'
import { hasSessionCookie } from '../platform/session.ts'
import { shouldRecordRobotView } from './robots.ts'
import { HTML_PAGE_HEADERS } from '../rendering/csp.ts'
import type { RenderedPage } from '../rendering/document.ts'

/** Browsers must ask the server on every visit, so that a published edit is visible at once. */
const REVALIDATE_CACHE_CONTROL = 'public, max-age=0, must-revalidate'

export function preparePageForCache(
  page: RenderedPage,
  source: Pick<CachedPage, 'address' | 'own' | 'slug' | 'cardId' | 'version'>,
): CachedPage {
  const html = new TextEncoder().encode(page.html)
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  const headers = new Headers({
    ...HTML_PAGE_HEADERS,
    'content-security-policy': page.csp,
    'cache-control': REVALIDATE_CACHE_CONTROL,
    etag,
    vary: 'accept-encoding, cookie',
  })
  return { ...source, etag, plain: { body: html, headers }, brotli: null, expiresAt: Date.now() + CACHED_PAGE_TTL_MS }
}

/** A server sends ten segments before the first acknowledgement (RFC 6928), of which this much is left for the body. */
const FIRST_ROUND_TRIP_BODY_BYTES = 13_000
/** Quality 10 takes about 20 ms and 7 % fewer bytes than 9, which takes 2 ms with a window of 64 kB and 15 ms with a larger one. */
const [QUICK_QUALITY, BEST_QUALITY] = [9, 10]
const WINDOW_BITS = 16

function compressCachedPage({ plain }: CachedPage): NonNullable<CachedPage['brotli']> {
  const compress = (quality: number) =>
    brotliCompressSync(plain.body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.body.byteLength,
      },
    })
  const headers = new Headers(plain.headers)
  headers.set('content-encoding', 'br')
  const quick = compress(QUICK_QUALITY)
  // A page that needs a second round trip is worth the time.
  return { body: quick.length > FIRST_ROUND_TRIP_BODY_BYTES ? compress(BEST_QUALITY) : quick, headers }
}

/** Cloudflare changes the Accept-Encoding header. The original is in `request.cf`, which is slower to read. */
function acceptsBrotli(request: Request): boolean {
  if (!request.headers.get('accept-encoding')?.includes('br')) return false
  const client = (request.cf as { clientAcceptEncoding?: string } | undefined)?.clientAcceptEncoding
  return client === undefined || client.includes('br')
}

export function respondWithCachedPage(page: CachedPage, request: Request): Response {
  if (request.headers.get('if-none-match')?.includes(page.etag)) return new Response(null, { status: 304, headers: page.plain.headers })
  if (!acceptsBrotli(request)) return new Response(page.plain.body, { headers: page.plain.headers })
  if (!page.brotli) {
    page.brotli = compressCachedPage(page)
    // Caches the page again, because the cache must count the compressed body too. Skips a page that was evicted meanwhile.
    if (getCachedPage(page.address) === page) cachePage(page)
  }
  return new Response(page.brotli.body, { headers: page.brotli.headers, encodeBody: 'manual' })
}

/** Responds with a page that is the same for all visitors. `path` is its canonical path; its links use the requested origin. */
export function respondThroughPageCache(
  c: Context<HonoEnv>,
  { card, version }: LiveCardSnapshot,
  path: string,
  language: CardLanguage | null,
  render: (origin: string) => RenderedPage,
): Response {
  const { origin } = new URL(c.req.url)
  const address = cachedAddressOf(origin + path, language)
  const pageVersion = `${card.id}.${version}`
  const cached = getCachedPage(address)
  const source = { address, own: origin === c.env.APP_ORIGIN, slug: card.slug, cardId: card.id, version: pageVersion }
  const page = cached?.version === pageVersion ? cached : preparePageForCache(render(origin), source)
  page.expiresAt = Date.now() + CACHED_PAGE_TTL_MS
  cachePage(page)
  return respondWithCachedPage(page, c.req.raw)
}

/** Pages in other languages are cached apart. There are only as many as offered languages, whatever an address asks for. */
const cachedAddressOf = (address: string, language: CardLanguage | null) =>
  language ? `${address}?${LANGUAGE_PARAM}=${language}` : address

/** Reads the same parameter as the router, without parsing queries that have none. */
const languageOfQuery = (query: string) =>
  query.includes(`${LANGUAGE_PARAM}=`) ? offeredLanguageOf(new URLSearchParams(query).get(LANGUAGE_PARAM)) : null

/**
 * Responds with a cached page if the visitor has no session and is no robot. Returns null if the router must respond. After a page has
 * expired, one request a second goes to the router to refresh it; other visitors still get the cached page.
 */
export function respondFromPageCache(request: Request): Response | null {
  const { url } = request
  const query = url.indexOf('?')
  const page = getCachedPage(query < 0 ? url : cachedAddressOf(url.slice(0, query), languageOfQuery(url.slice(query))))
  if (!page || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const now = Date.now()
  if (now >= page.expiresAt) {
    page.expiresAt = now + 1000
    return null
  }
  if (hasSessionCookie(request) || shouldRecordRobotView(request)) return null
  return respondWithCachedPage(page, request)
}
