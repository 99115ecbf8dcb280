import { OTHER_HOSTS_PAGE_CACHE_BYTES, CACHED_PAGE_BYTES_MAX, PAGE_CACHE_BYTES } from '../../schema/bounds.ts'
import { ByteMap, bytesOf } from './byte-map.ts'

/** How long a cached page is used before its snapshot is read again, in ms. */
export const PAGE_TTL = 10_000

/** A rendered page, ready to be sent. */
export interface CachedPage {
  /** Origin and path, in the canonical spelling. */
  address: string
  /** True for the deployment's own origin. */
  own: boolean
  slug: string
  cardId: number
  /** Version of the snapshot that the page was rendered from. */
  version: string
  etag: string
  /** Body and headers, shared by all answers. The compressed form is made on first use. */
  plain: { body: Uint8Array; headers: Headers }
  brotli: { body: Uint8Array; headers: Headers } | null
  expiresAt: number
}

// Two maps, because the client may choose the host (on a wildcard route, or without an edge in front). Pages under made-up hosts must not
// evict the pages of the real one.
const ownPages = new ByteMap<CachedPage>(PAGE_CACHE_BYTES)
const otherPages = new ByteMap<CachedPage>(OTHER_HOSTS_PAGE_CACHE_BYTES)

function sizeOf({ plain, brotli }: CachedPage): number {
  const parts = brotli ? [plain, brotli] : [plain]
  return parts.reduce((sum, { body, headers }) => {
    let bytes = body.byteLength
    for (const [name, value] of headers) bytes += bytesOf(name) + bytesOf(value)
    return sum + bytes
  }, 0)
}

/** Finds a cached page by its canonical address, without a query. */
export function findPage(address: string): CachedPage | undefined {
  return ownPages.get(address) ?? otherPages.get(address)
}

/** Caches a page in this isolate unless it is larger than `CACHED_PAGE_BYTES_MAX`. Call it again after each use, and when the page grew. */
export function cachePage(page: CachedPage): void {
  const pages = page.own ? ownPages : otherPages
  const bytes = sizeOf(page)
  if (bytes > CACHED_PAGE_BYTES_MAX) pages.delete(page.address)
  else pages.set(page.address, page, bytes)
}

/** Evicts a card's page from this isolate, so that its editor sees a change at once. Other isolates follow within `PAGE_TTL`. */
export function evictCardPage(slug: string): void {
  for (const pages of [ownPages, otherPages]) pages.deleteWhere((page) => page.slug === slug)
}

/** Size of all cached pages, in bytes. */
export function cachedBytes(): number {
  return ownPages.bytes + otherPages.bytes
}
