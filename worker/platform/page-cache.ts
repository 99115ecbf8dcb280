import { CARD_PAGE_CACHE_OF_OTHER_HOSTS_BYTES_MAX, CACHED_CARD_PAGE_BYTES_MAX, CARD_PAGE_CACHE_BYTES_MAX } from '../../schema/bounds.ts'
import { ByteLimitedMap, estimateStringBytes } from './byte-map.ts'

export const CACHED_PAGE_TTL_MS = 10_000

export interface CachedPage {
  address: string
  own: boolean
  slug: string
  cardId: number
  version: string
  etag: string
  plain: { body: Uint8Array; headers: Headers }
  brotli: { body: Uint8Array; headers: Headers } | null
  expiresAt: number
}

// On a wildcard route, clients can choose the host name. Pages of invented hosts must not evict those of the real host.
const cachedPagesOfOwnOrigin = new ByteLimitedMap<CachedPage>(CARD_PAGE_CACHE_BYTES_MAX)
const cachedPagesOfOtherOrigins = new ByteLimitedMap<CachedPage>(CARD_PAGE_CACHE_OF_OTHER_HOSTS_BYTES_MAX)

function measureCachedPageBytes({ plain, brotli }: CachedPage): number {
  const parts = brotli ? [plain, brotli] : [plain]
  return parts.reduce((sum, { body, headers }) => {
    let bytes = body.byteLength
    for (const [name, value] of headers) bytes += estimateStringBytes(name) + estimateStringBytes(value)
    return sum + bytes
  }, 0)
}

export function getCachedPage(address: string): CachedPage | undefined {
  return cachedPagesOfOwnOrigin.get(address) ?? cachedPagesOfOtherOrigins.get(address)
}

/** Caches a page. Call this again after each use, and after the page became larger. */
export function cachePage(page: CachedPage): void {
  const pages = page.own ? cachedPagesOfOwnOrigin : cachedPagesOfOtherOrigins
  const bytes = measureCachedPageBytes(page)
  if (bytes > CACHED_CARD_PAGE_BYTES_MAX) pages.delete(page.address)
  else pages.set(page.address, page, bytes)
}

/** Evicts a card's page, so that its owner sees a change at once. The page expires in other server instances within seconds. */
export function evictCachedCardPages(slug: string): void {
  for (const pages of [cachedPagesOfOwnOrigin, cachedPagesOfOtherOrigins]) pages.deleteWhere((page) => page.slug === slug)
}

export function getPageCacheBytes(): number {
  return cachedPagesOfOwnOrigin.bytes + cachedPagesOfOtherOrigins.bytes
}
