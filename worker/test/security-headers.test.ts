import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { beforeAll, expect, it } from 'vitest'
import { APP_PAGE_PATHS } from '../../schema/route.ts'
import { app } from '../app.ts'
import { kvKeyOfSlug } from '../cards/stored.ts'
import worker from '../index.ts'
import { renderRasterImage } from '../media/render.ts'
import { storeRenderedImage } from '../media/store.ts'
import type { Env } from '../platform/env.ts'
import { type TestUser, createFailingBinding, createFirstUser, db, env } from './client.ts'
import { encodeJpeg, drawFourQuarters } from './media/fixtures.ts'
import { createPublishedCard } from './published.ts'
import { createTestSalesbot } from './salesbot.ts'

/** The file server adds the headers of `_headers`, which a browser test reads. Here it has none, so the Worker must add them. */
const ASSETS = {
  fetch: async () => new Response('<div id="root"></div>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
} as unknown as Fetcher

let owner: TestUser
let paramValues: Record<string, string>
beforeAll(async () => {
  owner = await createFirstUser()
  const { cardId } = await createTestSalesbot({}, owner)
  const { card } = await createPublishedCard(
    {
      embedCodes: [{ title: 'Embed', html: '<p>Hello</p>' }],
      address: 'Bahnhofstrasse 1, Zürich',
    },
    owner,
  )
  paramValues = { slug: card.slug, cardId: String(cardId), id: String(card.id), userId: String(owner.id), theme: 'classic', number: '1' }
})

async function ask(
  path: string,
  { method = 'GET', bindings = {}, headers = {} }: { method?: string; bindings?: Partial<Env>; headers?: Record<string, string> } = {},
) {
  const context = createExecutionContext()
  const request = new Request(`http://localhost:8787${path}`, { method, headers, redirect: 'manual' }) as Request<
    unknown,
    IncomingRequestCfProperties
  >
  const response = await worker.fetch(request, { ...env, ASSETS, ...bindings }, context)
  await response.clone().arrayBuffer()
  await waitOnExecutionContext(context)
  return response
}

/** Fails with the names of the headers that an answer lacks, and if it lets other origins read it or leaves the character set open. */
function expectSecurityHeaders(what: string, { status, headers }: Response) {
  const patterns = {
    'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^(no-referrer|strict-origin-when-cross-origin)$/,
    'cross-origin-opener-policy': /^(same-origin|same-origin-allow-popups|unsafe-none)$/,
    'cross-origin-resource-policy': /^(same-origin|cross-origin)$/,
    'content-security-policy': /default-src 'none';.*base-uri 'none';.*frame-ancestors '(none|self)'/,
  }
  const lacking = Object.entries(patterns).flatMap(([name, pattern]) => (pattern.test(headers.get(name) ?? '') ? [] : [name]))
  if (headers.has('access-control-allow-origin')) lacking.push('an answer that other origins cannot read')
  const type = headers.get('content-type') ?? ''
  if (/^text\/|xml/.test(type) && !/; charset=utf-8$/i.test(type)) lacking.push(`charset of ${type}`)
  expect([what, status, lacking]).toEqual([what, status, []])
}

/** Every route of the Worker, with its parameters filled in. */
const routes = [...new Set(app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`))]
const fillIn = (path: string) =>
  path.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string) => paramValues[name] ?? 'qr.svg').replace('*', 'no-such-page')

it.each(routes)('%s answers strangers and the owner with all security headers', async (route) => {
  const [method, path] = route.split(' ') as [string, string]
  for (const cookie of ['', owner.cookie])
    expectSecurityHeaders(route, await ask(fillIn(path), { method, headers: cookie && method === 'GET' ? { cookie } : {} }))
})

it('every kind of answer has all security headers', async () => {
  const { slug, id } = paramValues as { slug: string; id: string }
  const gone = await createPublishedCard({}, owner)
  await env.CARDS.put(kvKeyOfSlug(gone.card.slug), JSON.stringify({ state: 'gone' }))
  const broken = { CARDS: createFailingBinding<KVNamespace>('no KV'), DB: createFailingBinding<D1Database>('no D1') }
  const picture = await renderRasterImage(await encodeJpeg(drawFourQuarters(40, 40)), { box: { width: 40, height: 40, quality: 0.8 } })
  const pictureUrl = await storeRenderedImage(env, db, owner.id, picture, { purpose: 'gallery' })
  const kinds: [string, number, string, Parameters<typeof ask>[1]?][] = [
    ['a card', 200, `/view/${slug}`],
    ['a cached card', 200, `/view/${slug}`],
    ['a redirect of a card', 301, `/view/${slug}/`],
    ['an unknown card', 404, '/view/no-such-card'],
    ['a deleted card', 410, `/view/${gone.card.slug}`],
    ['an embed', 200, `/view/${slug}/embed/1`],
    ['an unknown embed', 404, `/view/${slug}/embed/2`],
    ['an embed outside of a frame', 302, `/view/${slug}/embed/1`, { headers: { 'sec-fetch-dest': 'document' } }],
    ['a map', 200, `/view/${slug}/map`],
    ['show mode', 200, `/view/${slug}/show`],
    ['the own show mode', 302, '/show'],
    ['a print sheet', 200, `/view/${slug}/print`],
    ['a QR code', 200, `/view/${slug}/qr.png`],
    ['a manifest', 200, '/manifest.webmanifest'],
    ['a manifest of a card', 200, `/view/${slug}/manifest.webmanifest`],
    ['an icon', 200, '/apple-touch-icon.png'],
    ['a picture', 200, pictureUrl],
    ['an unknown picture', 404, '/media/none.jpg'],
    ['the landing page', 200, '/'],
    ['a sample card', 200, '/sample-card/creative'],
    ['an unknown sample card', 404, '/sample-card/nope'],
    ['a page of the app', 200, '/dashboard'],
    ['the page of the chat', 200, APP_PAGE_PATHS.chat],
    ['an unknown page', 404, '/no/such/page'],
    ['an unknown call', 404, '/api/nothing'],
    ['a contact file', 200, `/api/vcard/${id}`],
    ['a call without a session', 401, '/api/user'],
    ['a refused body', 415, '/api/login', { method: 'POST' }],
    ['a form sent without a script', 400, '/api/card-forms', { method: 'POST', headers: { accept: 'text/html' } }],
    ['an unexpected error', 500, '/api/pwa-settings', { bindings: broken }],
    ['an unexpected error of a page', 500, '/view/another-card', { bindings: broken }],
    ['a deployment without a secret', 503, '/', { bindings: { SESSION_SECRET: undefined } }],
    ['a call of such a deployment', 503, '/api/user', { bindings: { SESSION_SECRET: undefined } }],
  ]
  const statuses: [string, number][] = []
  for (const [what, , path, options] of kinds) {
    const answer = await ask(path, options)
    expectSecurityHeaders(what, answer)
    statuses.push([what, answer.status])
  }
  expect(statuses).toEqual(kinds.map(([what, status]) => [what, status]))
})

it('pictures may be shown by other sites, also behind a redirect, and nothing else may', async () => {
  const { slug } = paramValues as { slug: string }
  const policyOf = async (path: string) => (await ask(path)).headers.get('cross-origin-resource-policy')
  expect(await policyOf(`/view/${slug}/qr.svg`)).toBe('cross-origin')
  expect(await policyOf(`/view/${slug}//qr.svg`)).toBe('cross-origin')
  expect(await policyOf(`/api/card/${slug}`)).toBe('same-origin')
  expect(await policyOf('/manifest.webmanifest')).toBe('same-origin')
})

it('a redirect does not hide where a visitor comes from', async () => {
  const { headers } = await ask(`/view/${paramValues['slug']}/`)
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

it('the window of the chat stays connected with the card that opened it', async () => {
  expect((await ask(APP_PAGE_PATHS.chat)).headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  expect((await ask(`/view/${paramValues['slug']}`)).headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
})
