import { OTHER_HOSTS_PAGE_CACHE_BYTES_MAX, CACHED_CARD_PAGE_BYTES_MAX, CARD_PAGE_CACHE_BYTES_MAX } from '../../schema/bounds.ts'
import { ByteLimitedMap, estimateStringBytes } from './byte-map.ts'

export const CACHED_PAGE_TTL_MS = 10_000

export interface CachedPage {
  /** The cached page's origin and path, in canonical spelling. */
  address: string
  own: boolean
  slug: string
  cardId: number
  /** Version of the card snapshot that the page was rendered from. */
  version: string
  etag: string
  /** Body and headers of the cached page, shared by all responses. The compressed form is created when it is first needed. */
  plain: { body: Uint8Array; headers: Headers }
  brotli: { body: Uint8Array; headers: Headers } | null
  expiresAt: number
}

// There are two maps of cached pages, because the client may choose the host (on a wildcard route, or without Cloudflare in
// front). Pages under made-up hosts must not evict the pages of the real host.
const cachedPagesOfOwnOrigin = new ByteLimitedMap<CachedPage>(CARD_PAGE_CACHE_BYTES_MAX)
const cachedPagesOfOtherOrigins = new ByteLimitedMap<CachedPage>(OTHER_HOSTS_PAGE_CACHE_BYTES_MAX)

function measureCachedPageBytes({ plain, brotli }: CachedPage): number {
  const parts = brotli ? [plain, brotli] : [plain]
  return parts.reduce((sum, { body, headers }) => {
    let bytes = body.byteLength
    for (const [name, value] of headers) bytes += estimateStringBytes(name) + estimateStringBytes(value)
    return sum + bytes
  }, 0)
}

/** Finds a cached page by its canonical address, which has no query string. */
export function getCachedPage(address: string): CachedPage | undefined {
  return cachedPagesOfOwnOrigin.get(address) ?? cachedPagesOfOtherOrigins.get(address)
}

/** Caches a page in this worker isolate, unless it is too large. Call it again after each use, and when the page grew. */
export function cachePage(page: CachedPage): void {
  const pages = page.own ? cachedPagesOfOwnOrigin : cachedPagesOfOtherOrigins
  const bytes = measureCachedPageBytes(page)
  if (bytes > CACHED_CARD_PAGE_BYTES_MAX) pages.delete(page.address)
  else pages.set(page.address, page, bytes)
}

/** Evicts a card's page from this isolate, so that its editor sees a change at once. Other isolates follow within seconds. */
export function evictCachedCardPages(slug: string): void {
  for (const pages of [cachedPagesOfOwnOrigin, cachedPagesOfOtherOrigins]) pages.deleteWhere((page) => page.slug === slug)
}

export function getPageCacheBytes(): number {
  return cachedPagesOfOwnOrigin.bytes + cachedPagesOfOtherOrigins.bytes
}
