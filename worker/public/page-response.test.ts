import { afterEach, expect, it, vi } from 'vitest'
import { evictCardPage, PAGE_TTL } from '../platform/page-cache.ts'
import { call, createUser } from '../test/client.ts'
import { createPublishedCard } from '../test/published.ts'
import { cachedResponse } from './page-response.ts'

const BROWSER = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'
const requestCached = (slug: string, headers: Record<string, string> = {}, method = 'GET') =>
  cachedResponse(new Request(`http://localhost/view/${slug}?s=qr`, { method, headers: { 'user-agent': BROWSER, ...headers } }))

async function createCachedCard() {
  const { card } = await createPublishedCard({ name: 'Warm' })
  expect(requestCached(card.slug)).toBeNull()
  const cold = await call(`/view/${card.slug}`, { headers: { 'user-agent': BROWSER } })
  return { card, html: await cold.text() }
}

afterEach(() => {
  vi.useRealTimers()
})

it('answers from memory with the same bytes for everyone', async () => {
  const { card, html } = await createCachedCard()
  const res = requestCached(card.slug)!
  expect(await res.text()).toBe(html)
  const compressed = requestCached(card.slug, { 'accept-encoding': 'gzip, br' })!
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(requestCached(card.slug, { 'if-none-match': res.headers.get('etag')! })!.status).toBe(304)
  expect(requestCached(card.slug, {}, 'HEAD')!.status).toBe(200)
})

it('leaves other spellings of the URL to the router', async () => {
  const { card } = await createCachedCard()
  for (const other of [
    card.slug.toUpperCase(),
    `%${card.slug.charCodeAt(0).toString(16)}${card.slug.slice(1)}`,
    `${card.slug}/`,
    `/${card.slug}`,
  ])
    expect(requestCached(other), other).toBeNull()
})

it('leaves owners, robots and other methods to the router', async () => {
  const { card } = await createCachedCard()
  const { cookie } = await createUser()
  expect(requestCached(card.slug, { cookie })).toBeNull()
  expect(requestCached(card.slug, { cookie: 'theme=dark' })).not.toBeNull()
  expect(requestCached(card.slug, { 'user-agent': 'Googlebot/2.1' })).toBeNull()
  expect(requestCached(card.slug, {}, 'POST')).toBeNull()
})

it('sends one request to the router when a page has expired, and drops the page of an evicted card', async () => {
  const { card } = await createCachedCard()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + PAGE_TTL + 1 })
  expect(requestCached(card.slug)).toBeNull()
  expect(requestCached(card.slug)).not.toBeNull()
  evictCardPage(card.slug)
  expect(requestCached(card.slug)).toBeNull()
})
