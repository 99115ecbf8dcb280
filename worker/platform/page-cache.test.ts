import { expect, it } from 'vitest'
import { OTHER_HOSTS_PAGE_CACHE_BYTES, CACHED_PAGE_BYTES_MAX, PAGE_CACHE_BYTES } from '../../schema/bounds.ts'
import { type CachedPage, evictCardPage, findPage, cachePage, cachedBytes } from './page-cache.ts'

const KILOBYTE = 1024

function pageOf(slug: string, bytes: number, over: Partial<CachedPage> = {}): CachedPage {
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

it('keeps the latest pages within its maximum size', () => {
  for (let i = 0; i < 300; i++) cachePage(pageOf(`own-${i}`, 100 * KILOBYTE))
  expect(cachedBytes()).toBeLessThanOrEqual(PAGE_CACHE_BYTES)
  expect(cachedBytes()).toBeGreaterThan(PAGE_CACHE_BYTES / 2)
  expect(findPage('https://veebu.example/view/own-299')).toBeDefined()
  expect(findPage('https://veebu.example/view/own-0')).toBeUndefined()
})

it('does not evict pages of the own origin for pages of other origins', () => {
  cachePage(pageOf('asked-for', 100 * KILOBYTE))
  for (let i = 0; i < 300; i++) cachePage(pageOf(`stranger-${i}`, 100 * KILOBYTE, { own: false }))
  expect(findPage('https://veebu.example/view/asked-for')).toBeDefined()
  expect(findPage('https://stranger-299.example/view/stranger-299')).toBeDefined()
  expect(cachedBytes()).toBeLessThanOrEqual(PAGE_CACHE_BYTES + OTHER_HOSTS_PAGE_CACHE_BYTES)
})

it('does not keep a page that is too large or has grown too large', () => {
  const page = pageOf('large', CACHED_PAGE_BYTES_MAX - 10 * KILOBYTE)
  cachePage(page)
  expect(findPage(page.address)).toBe(page)
  page.brotli = page.plain
  cachePage(page)
  expect(findPage(page.address)).toBeUndefined()
})

it('counts the compressed form, and evicts all forms of a card', () => {
  const before = cachedBytes()
  const page = pageOf('small', 10 * KILOBYTE)
  cachePage(page)
  const plain = cachedBytes() - before
  page.brotli = { body: new Uint8Array(5 * KILOBYTE), headers: page.plain.headers }
  cachePage(page)
  expect(cachedBytes() - before - plain).toBeGreaterThanOrEqual(5 * KILOBYTE)
  evictCardPage('small')
  expect(cachedBytes()).toBe(before)
})
