/** How long an isolate answers from its memory before it asks the snapshot again, in ms. */
export const PAGE_TTL = 10_000
/** How many pages an isolate keeps, of about 30 kB each. */
const PAGES_MAX = 300

/** A rendered page with everything an answer needs made beforehand. */
export interface CachedPage {
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

/** By address without its query, the oldest first. */
const pages = new Map<string, CachedPage>()

export function findPage(address: string): CachedPage | undefined {
  return pages.get(address)
}

export function keepPage(address: string, page: CachedPage): void {
  pages.delete(address)
  pages.set(address, page)
  if (pages.size > PAGES_MAX) pages.delete(pages.keys().next().value!)
}

/** Forgets a card's page in this isolate, so that whoever changed it sees the change at once. Others follow within `PAGE_TTL`. */
export function evictCard(slug: string): void {
  for (const [address, page] of pages) if (page.slug === slug) pages.delete(address)
}
