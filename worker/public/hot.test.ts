import { afterEach, expect, it, vi } from 'vitest'
import { evictCard, PAGE_TTL } from '../platform/page-cache.ts'
import { call, createUser } from '../test/client.ts'
import { createPublishedCard } from '../test/published.ts'
import { hotPage } from './answer.ts'

const BROWSER = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'
const ask = (slug: string, headers: Record<string, string> = {}, method = 'GET') =>
  hotPage(new Request(`http://localhost/view/${slug}?s=qr`, { method, headers: { 'user-agent': BROWSER, ...headers } }))

async function warmCard() {
  const { card } = await createPublishedCard({ name: 'Warm' })
  expect(ask(card.slug)).toBeNull()
  const cold = await call(`/view/${card.slug}`, { headers: { 'user-agent': BROWSER } })
  return { card, html: await cold.text() }
}

afterEach(() => {
  vi.useRealTimers()
})

it('answers from memory alone, the same bytes to everyone', async () => {
  const { card, html } = await warmCard()
  const res = ask(card.slug)!
  expect(await res.text()).toBe(html)
  const compressed = ask(card.slug, { 'accept-encoding': 'gzip, br' })!
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(ask(card.slug, { 'if-none-match': res.headers.get('etag')! })!.status).toBe(304)
  expect(ask(card.slug, {}, 'HEAD')!.status).toBe(200)
})

it('knows the one spelling of an address, and sends others the long way', async () => {
  const { card } = await warmCard()
  for (const other of [
    card.slug.toUpperCase(),
    `%${card.slug.charCodeAt(0).toString(16)}${card.slug.slice(1)}`,
    `${card.slug}/`,
    `/${card.slug}`,
  ])
    expect(ask(other), other).toBeNull()
})

it('leaves owners, robots and other methods to the long way', async () => {
  const { card } = await warmCard()
  const { cookie } = await createUser()
  expect(ask(card.slug, { cookie })).toBeNull()
  expect(ask(card.slug, { cookie: 'theme=dark' })).not.toBeNull()
  expect(ask(card.slug, { 'user-agent': 'Googlebot/2.1' })).toBeNull()
  expect(ask(card.slug, {}, 'POST')).toBeNull()
})

it('sends one request for news once a page has aged, and forgets a card that was changed', async () => {
  const { card } = await warmCard()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + PAGE_TTL + 1 })
  expect(ask(card.slug)).toBeNull()
  expect(ask(card.slug)).not.toBeNull()
  evictCard(card.slug)
  expect(ask(card.slug)).toBeNull()
})
