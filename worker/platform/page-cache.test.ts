import { expect, it } from 'vitest'
import { CARD_PAGE_CACHE_OF_OTHER_HOSTS_BYTES_MAX, CACHED_CARD_PAGE_BYTES_MAX, CARD_PAGE_CACHE_BYTES_MAX } from '../../schema/bounds.ts'
import { type CachedPage, evictCachedCardPages, getCachedPage, cachePage, getPageCacheBytes } from './page-cache.ts'

const KILOBYTE_IN_BYTES = 1024

function createTestCachedPage(slug: string, bytes: number, over: Partial<CachedPage> = {}): CachedPage {
  const origin = over.own === false ? `https://${slug}.example` : 'https://veebu.example'
  return {
    address: `${origin}/view/${slug}`,
    own: true,
    slug,
    cardId: 1,
    version: '1.1',
    etag: 'W/"1"',
    plain: { body: new Uint8Array(bytes), headers: new Headers({ 'content-type': 'text/html' }) },
    brotli: null,
    expiresAt: 0,
    ...over,
  }
}

it('keeps the latest pages within the cache’s maximum size', () => {
  for (let i = 0; i < 300; i++) cachePage(createTestCachedPage(`own-${i}`, 100 * KILOBYTE_IN_BYTES))
  expect(getPageCacheBytes()).toBeLessThanOrEqual(CARD_PAGE_CACHE_BYTES_MAX)
  expect(getPageCacheBytes()).toBeGreaterThan(CARD_PAGE_CACHE_BYTES_MAX / 2)
  expect(getCachedPage('https://veebu.example/view/own-299')).toBeDefined()
  expect(getCachedPage('https://veebu.example/view/own-0')).toBeUndefined()
})

it('does not evict pages of its own origin for pages of other origins', () => {
  cachePage(createTestCachedPage('asked-for', 100 * KILOBYTE_IN_BYTES))
  for (let i = 0; i < 300; i++) cachePage(createTestCachedPage(`stranger-${i}`, 100 * KILOBYTE_IN_BYTES, { own: false }))
  expect(getCachedPage('https://veebu.example/view/asked-for')).toBeDefined()
  expect(getCachedPage('https://stranger-299.example/view/stranger-299')).toBeDefined()
  expect(getPageCacheBytes()).toBeLessThanOrEqual(CARD_PAGE_CACHE_BYTES_MAX + CARD_PAGE_CACHE_OF_OTHER_HOSTS_BYTES_MAX)
})

it('does not keep a page that is too large or has grown too large', () => {
  const page = createTestCachedPage('large', CACHED_CARD_PAGE_BYTES_MAX - 10 * KILOBYTE_IN_BYTES)
  cachePage(page)
  expect(getCachedPage(page.address)).toBe(page)
  page.brotli = page.plain
  cachePage(page)
  expect(getCachedPage(page.address)).toBeUndefined()
})

it('counts the compressed form of a page, and evicts all forms of a card', () => {
  const before = getPageCacheBytes()
  const page = createTestCachedPage('small', 10 * KILOBYTE_IN_BYTES)
  cachePage(page)
  const plain = getPageCacheBytes() - before
  page.brotli = { body: new Uint8Array(5 * KILOBYTE_IN_BYTES), headers: page.plain.headers }
  cachePage(page)
  expect(getPageCacheBytes() - before - plain).toBeGreaterThanOrEqual(5 * KILOBYTE_IN_BYTES)
  evictCachedCardPages('small')
  expect(getPageCacheBytes()).toBe(before)
})
