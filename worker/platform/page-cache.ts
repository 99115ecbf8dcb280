import { OTHER_HOSTS_PAGE_CACHE_BYTES, CACHED_PAGE_BYTES_MAX, PAGE_CACHE_BYTES } from '../../schema/bounds.ts'
import { ByteMap, bytesOf } from './byte-map.ts'

/** How long an isolate answers from its memory before it asks the snapshot again, in ms. */
export const PAGE_TTL = 10_000

/** A rendered page with everything an answer needs made beforehand. */
export interface CachedPage {
  /** Origin and path, in the one spelling that the card's page is kept under. */
  address: string
  /** Whether that is the deployment's own origin. */
  own: boolean
  slug: string
  cardId: number
  /** Of what it was rendered from: the same version need not be rendered again. */
  version: string
  etag: string
  /** What goes out, as it is and compressed when first asked for; the headers are shared by all answers. */
  plain: { body: Uint8Array; headers: Headers }
  brotli: { body: Uint8Array; headers: Headers } | null
  expiresAt: number
}

// Two maps, because on a wildcard route, or without an edge in front, a stranger chooses the host. Pages under hosts that
// they make up must not push out the pages that everybody asks for.
const own = new ByteMap<CachedPage>(PAGE_CACHE_BYTES)
const others = new ByteMap<CachedPage>(OTHER_HOSTS_PAGE_CACHE_BYTES)

function sizeOf({ plain, brotli }: CachedPage): number {
  const parts = brotli ? [plain, brotli] : [plain]
  return parts.reduce((sum, { body, headers }) => {
    let bytes = body.byteLength
    for (const [name, value] of headers) bytes += bytesOf(name) + bytesOf(value)
    return sum + bytes
  }, 0)
}

/** The page kept under an address without its query, spelled exactly as the card's own. */
export function findPage(address: string): CachedPage | undefined {
  return own.get(address) ?? others.get(address)
}

/** Keeps a page in this isolate's memory unless it is larger than `CACHED_PAGE_BYTES_MAX`. Call it again when the page was asked for or grew. */
export function keepPage(page: CachedPage): void {
  const pages = page.own ? own : others
  const bytes = sizeOf(page)
  if (bytes > CACHED_PAGE_BYTES_MAX) pages.delete(page.address)
  else pages.set(page.address, page, bytes)
}

/** Forgets a card's page in this isolate, so that whoever changed it sees the change at once. Others follow within `PAGE_TTL`. */
export function evictCard(slug: string): void {
  for (const pages of [own, others]) pages.deleteWhere((page) => page.slug === slug)
}

/** How much the kept pages take, in bytes. */
export function keptBytes(): number {
  return own.bytes + others.bytes
}
