import { afterEach, expect, it, vi } from 'vitest'
import { evictCachedCardPages, CACHED_PAGE_TTL_MS } from '../platform/page-cache.ts'
import { callApi, createTestUser } from '../test/client.ts'
import { createPublishedCard } from '../test/published.ts'
import { respondFromPageCache } from './page-response.ts'

const BROWSER_USER_AGENT =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'
const requestCachedPage = (slug: string, headers: Record<string, string> = {}, method = 'GET') =>
  respondFromPageCache(
    new Request(`http://localhost/view/${slug}?s=qr`, { method, headers: { 'user-agent': BROWSER_USER_AGENT, ...headers } }),
  )

async function createCardWithCachedPage() {
  const { card } = await createPublishedCard({ name: 'Warm' })
  expect(requestCachedPage(card.slug)).toBeNull()
  const cold = await callApi(`/view/${card.slug}`, { headers: { 'user-agent': BROWSER_USER_AGENT } })
  return { card, html: await cold.text() }
}

afterEach(() => {
  vi.useRealTimers()
})

it('the page cache answers with the same bytes for every visitor', async () => {
  const { card, html } = await createCardWithCachedPage()
  const res = requestCachedPage(card.slug)!
  expect(await res.text()).toBe(html)
  const compressed = requestCachedPage(card.slug, { 'accept-encoding': 'gzip, br' })!
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(requestCachedPage(card.slug, { 'if-none-match': res.headers.get('etag')! })!.status).toBe(304)
  expect(requestCachedPage(card.slug, {}, 'HEAD')!.status).toBe(200)
})

it('the page cache leaves other spellings of the URL to the router', async () => {
  const { card } = await createCardWithCachedPage()
  for (const other of [
    card.slug.toUpperCase(),
    `%${card.slug.charCodeAt(0).toString(16)}${card.slug.slice(1)}`,
    `${card.slug}/`,
    `/${card.slug}`,
  ])
    expect(requestCachedPage(other), other).toBeNull()
})

it('the page cache leaves owners, robots and methods other than GET and HEAD to the router', async () => {
  const { card } = await createCardWithCachedPage()
  const { cookie } = await createTestUser()
  expect(requestCachedPage(card.slug, { cookie })).toBeNull()
  expect(requestCachedPage(card.slug, { cookie: 'theme=dark' })).not.toBeNull()
  expect(requestCachedPage(card.slug, { 'user-agent': 'Googlebot/2.1' })).toBeNull()
  expect(requestCachedPage(card.slug, {}, 'POST')).toBeNull()
})

it('the page cache sends one request to the router when a page has expired, and forgets evicted cards', async () => {
  const { card } = await createCardWithCachedPage()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + CACHED_PAGE_TTL_MS + 1 })
  expect(requestCachedPage(card.slug)).toBeNull()
  expect(requestCachedPage(card.slug)).not.toBeNull()
  evictCachedCardPages(card.slug)
  expect(requestCachedPage(card.slug)).toBeNull()
})
