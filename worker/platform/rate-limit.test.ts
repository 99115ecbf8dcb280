import { beforeAll, expect, it } from 'vitest'
import { ADDRESS_CARD_ID_LIMITS } from '../../schema/bounds.ts'
import type { ChatResponse } from '../../schema/salesbot.ts'
import { app } from '../app.ts'
import { callApi, createFailingBinding, createFirstUser, createTestUser, env } from '../test/client.ts'
import { runWithinClockMinute } from '../test/minute.ts'
import { createTestSalesbot } from '../test/salesbot.ts'
import { accessRuleOf } from './access.ts'

/** Parameters that cannot be counted through: a slug is chosen freely, and a file's name is a hash. */
const UNCOUNTABLE_PARAMS = ['slug', 'theme', 'file']

const isOpenToAnyone = (path: string, method: string) => {
  if (!path.startsWith('/api/')) return true
  const first = app.routes.find((route) => route.path === path && route.method === method)
  return accessRuleOf(first!.handler)?.kind === 'anyone'
}
const paramsOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
/** Every route that a stranger may call and whose address holds nothing but numbers. */
const routesByNumber = [
  ...new Set(
    app.routes
      .filter(
        ({ method, path }) =>
          method !== 'ALL' && paramsOf(path).length > 0 && !paramsOf(path).some((name) => UNCOUNTABLE_PARAMS.includes(name)),
      )
      .filter(({ path, method }) => isOpenToAnyone(path, method))
      .map(({ method, path }) => `${method} ${path}`),
  ),
]

beforeAll(createFirstUser)

const callRoute = (route: string, id: number, address: string) => {
  const [method, path] = route.split(' ') as [string, string]
  const body = method === 'POST' ? {} : undefined
  return callApi(path.replace(/:\w+/, String(id)), { method, body, address })
}

it('finds the routes by number', () => expect(routesByNumber).toContain('GET /api/salesbot/:cardId/welcome'))

it.each(routesByNumber)('%s tells a network nothing after 60 calls by a number in a minute, of any kind', async (route) => {
  const { cardId } = await createTestSalesbot()
  const answers = await runWithinClockMinute(async (nth) => {
    const address = `198.18.${routesByNumber.indexOf(route)}.${nth}`
    for (let n = 0; n < 60; n++) await callRoute(n % 2 ? 'GET /api/vcard/:id' : 'GET /api/salesbot/:cardId/config', 900_000 + n, address)
    return [await callRoute(route, cardId, address), await callRoute(route, 999_999, address)]
  })
  for (const answer of answers) {
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('60')
  }
  expect((await callRoute(route, 999_999, '198.19.0.1')).status).not.toBe(429)
})

it('tells a network nothing after some hundred calls by a number in an hour, and a local client all the same', async () => {
  const unlimited = { limit: async () => ({ success: true }) } as RateLimit
  const ask = async (address: string) =>
    (await callApi('/api/vcard/999999', { method: 'HEAD', address, env: { CARD_ID_LIMIT: unlimited } })).status
  const { burst, recoveredPerMinute } = ADDRESS_CARD_ID_LIMITS
  for (let n = 0; n < burst; n++) expect(await ask('198.19.0.3')).toBe(404)
  for (let n = 0; n <= recoveredPerMinute; n++) await ask('198.19.0.3')
  expect(await ask('198.19.0.3')).toBe(429)
  for (let n = 0; n < burst + recoveredPerMinute + 2; n++) expect(await ask('127.0.0.1')).toBe(404)
})

it('lets through a visitor who opens a chat and fills it', async () => {
  const { cardId } = await createTestSalesbot()
  const address = '198.19.0.2'
  expect((await callRoute('GET /api/salesbot/:cardId/config', cardId, address)).status).toBe(200)
  expect((await callRoute('GET /api/salesbot/:cardId/welcome', cardId, address)).status).toBe(200)
  let sessionId: string | null = null
  for (let n = 0; n < 19; n++) {
    const res = await callApi(`/api/salesbot/${cardId}/chat`, { body: { message: 'Hi', sessionId }, address })
    expect(res.status).toBe(200)
    sessionId = (await res.json<ChatResponse>()).sessionId
  }
})

it('limits a /48 network of IPv6 to 600 calls, whatever /64 networks it calls from', async () => {
  const statuses = await runWithinClockMinute(async (nth) => {
    const ask = async (net: string) => (await callApi('/api/vcard/999999', { address: `2001:db8:${nth + 1}${net}::1` })).status
    const key = `CARD_ID_LIMIT 2001:db8:${nth + 1}a::/48`
    await Promise.all(Array.from({ length: 599 }, () => env.NETWORK_LIMIT.limit({ key })))
    return [await ask('a:1'), await ask('a:2'), await ask('b:1')]
  })
  expect(statuses).toEqual([404, 429, 404])
})

it('lets one /64 network above its limit use up nothing of its /48', async () => {
  const asked: string[] = []
  const NETWORK_LIMIT = { limit: async ({ key }: { key: string }) => ({ success: asked.push(key) > 0 }) } as RateLimit
  await runWithinClockMinute(async (nth) => {
    asked.length = 0
    const options = { method: 'HEAD', address: `2001:db8:c:${nth + 1}::1`, env: { NETWORK_LIMIT } }
    for (let n = 0; n < 65; n++) await callApi('/api/vcard/999999', options)
  })
  expect(asked).toEqual(Array.from({ length: 60 }, () => 'CARD_ID_LIMIT 2001:db8:c::/48'))
})

it('refuses a user, or an address that signs in, before anything is read from the database', async () => {
  const { cookie } = await createTestUser()
  const limit = async () => ({ success: false })
  const env = {
    USER_LIMIT: { limit } as RateLimit,
    ACCOUNT_LIMIT: { limit } as RateLimit,
    DB: createFailingBinding<D1Database>('not read'),
  }
  const login = { body: { username: 'nobody', password: 'wrong-pass' }, env }
  expect((await callApi('/api/user', { cookie, env })).status).toBe(429)
  expect((await callApi('/api/login', login)).status).toBe(429)
  expect((await callApi('/api/reset-password', { body: { email: 'nobody@example.com' }, env })).status).toBe(429)
})
