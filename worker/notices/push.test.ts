import { afterEach, expect, it, vi } from 'vitest'
import { CAPABILITIES } from '../../schema/capabilities.ts'
import { PUSH_NOTICES_PER_DAY_MAX, PUSH_SUBSCRIPTIONS_PER_USER_MAX, type PushState } from '../../schema/push.ts'
import { callApi, createTestUser, env, queryRows, type TestUser } from '../test/client.ts'
import { readErrorResponse } from '../test/cards.ts'
import { TEST_PUSH_SUBSCRIPTION, createPushKeys, decryptPush } from '../test/push.ts'
import { createTestSalesbot, createTestVisitor } from '../test/salesbot.ts'
import { pushNoticeToOwner } from './push.ts'

afterEach(() => void vi.restoreAllMocks())

const keys = await createPushKeys()
const { publicKey, ...bindings } = keys
const NOTICE = { title: 'New lead: Ada Lovelace', path: '/veebubot-analytics/1?conversation=1', tag: 'x' }
const TIMING = { timeoutMs: 50, retryPauseMs: 1 }
let lastBrowserNumber = 0
const createBrowser = () => ({ ...TEST_PUSH_SUBSCRIPTION, endpoint: `${TEST_PUSH_SUBSCRIPTION.endpoint}-${++lastBrowserNumber}` })
const callPush = (user: Pick<TestUser, 'cookie'>, method: string, body?: unknown) =>
  callApi('/api/push-subscription', { method, body, cookie: user.cookie, env: bindings })
const listEndpoints = async (userId: number) =>
  (await queryRows<{ endpoint: string }>('SELECT endpoint FROM push_subscriptions WHERE user_id = ? ORDER BY id', userId)).map(
    (row) => row.endpoint,
  )

/** Stands in for the push services: records the requests, and answers with one status after the other. */
function mockPushServices(...statuses: (number | 'hangs' | 'away')[]) {
  const requests: { url: string; headers: Headers; body: Uint8Array }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    requests.push({ url: String(url), headers: new Headers(init?.headers), body: init?.body as Uint8Array })
    const status = statuses[Math.min(requests.length, statuses.length) - 1] ?? 201
    if (status === 'away') throw new TypeError('Network connection lost')
    if (status === 'hangs')
      return new Promise((_, reject) => init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error)))
    return new Response(null, { status })
  })
  return requests
}

async function createNotifiedBot(fields?: Parameters<typeof createTestSalesbot>[0]) {
  const owner = await createTestUser({ accessLevel: CAPABILITIES.useAssistant.level })
  const { cardId } = await createTestSalesbot(fields, owner)
  const browser = createBrowser()
  expect((await callPush(owner, 'PUT', browser)).status).toBe(204)
  return { owner, cardId, browser, say: createTestVisitor(cardId, bindings) }
}

it('pushes to the owner’s browser what happened, encrypted and signed, without contact data and without a confirmed address', async () => {
  const { cardId, browser, say } = await createNotifiedBot()
  const requests = mockPushServices()
  await say('I want to book an appointment', 'Tomorrow at 3 pm', 'I am Ana, ana@example.com')
  expect(requests.map(({ url }) => url)).toEqual([browser.endpoint])
  const [{ headers, body }] = requests as [(typeof requests)[0]]
  const [conversation] = await queryRows<{ id: number }>('SELECT id FROM salesbot_conversations WHERE card_id = ?', cardId)
  const path = `/veebubot-analytics/${cardId}?conversation=${conversation!.id}`
  expect(await decryptPush(body)).toEqual({
    title: expect.stringMatching(/^Appointment wanted: Ana, Tomorrow at 3 pm \(said on .+\) – Ada Lovelace$/),
    path,
    tag: path,
  })
  expect(Object.fromEntries(headers)).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '43200' })
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.get('authorization')!)!
  expect(key).toBe(bindings.VAPID_PUBLIC_KEY)
  const [head, claims, signature] = token!.split('.') as [string, string, string]
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: 'https://fcm.googleapis.com', sub: env.APP_ORIGIN })
  const signed = Buffer.from(`${head}.${claims}`)
  expect(await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, publicKey, Buffer.from(signature, 'base64url'), signed)).toBe(true)
})

it('pushes leads, and each form apart, although their mails are off, but no own chat and no unanswered question', async () => {
  const { owner, cardId, say } = await createNotifiedBot({ leadMails: false })
  const fields = [{ name: 'name', label: 'Name', type: 'text', required: true }]
  const formConfig = JSON.stringify({ enabled: true, fields, mails: false })
  await queryRows('UPDATE business_cards SET form_config = ? WHERE id = ?', formConfig, cardId)
  const submit = async () =>
    expect((await callApi('/api/card-forms', { body: { cardId, formData: { name: 'Ann' } }, env: bindings })).status).toBe(201)
  const requests = mockPushServices()
  await say('Do you have a helicopter landing pad?')
  await callApi(`/api/salesbot/${cardId}/chat`, {
    body: { message: 'I want to talk to a person, ann@example.com' },
    cookie: owner.cookie,
    env: bindings,
  })
  expect(requests).toEqual([])
  await submit()
  await submit()
  await createTestVisitor(cardId, bindings)('My e-mail is ann@example.com')
  const form = { title: 'Message from your contact form: Ann – Ada Lovelace', path: `/analytics/${cardId}` }
  const pushed = (await Promise.all(requests.map(({ body }) => decryptPush(body)))) as { tag: string }[]
  expect(pushed).toMatchObject([form, form, { title: 'New lead: Ada Lovelace' }])
  expect(new Set(pushed.map(({ tag }) => tag)).size).toBe(3)
})

it.each([
  [[503, 201], 2, 1],
  [['away', 201], 2, 1],
  [['hangs', 'hangs'], 2, 1],
  [[403], 1, 1],
  [[302], 1, 1],
  [[404], 1, 0],
  [[410], 1, 0],
] as const)('after the answers %j it has tried %i times, and keeps %i subscriptions', async (statuses, tries, kept) => {
  const { owner, cardId } = await createNotifiedBot()
  const requests = mockPushServices(...statuses)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await pushNoticeToOwner({ ...env, ...bindings }, cardId, 'conversation', NOTICE, TIMING)
  expect(requests).toHaveLength(tries)
  expect(await listEndpoints(owner.id)).toHaveLength(kept)
  expect(logged.mock.calls.join()).not.toContain(TEST_PUSH_SUBSCRIPTION.endpoint)
})

it('pushes at most so many notices a day to a user, and forms use up none of the conversations’', async () => {
  const { cardId } = await createNotifiedBot()
  const requests = mockPushServices()
  const push = (kind: 'conversation' | 'form') => pushNoticeToOwner({ ...env, ...bindings }, cardId, kind, NOTICE, TIMING)
  for (let n = 0; n < PUSH_NOTICES_PER_DAY_MAX + 2; n++) await push('form')
  expect(requests).toHaveLength(PUSH_NOTICES_PER_DAY_MAX)
  await push('conversation')
  expect(requests).toHaveLength(PUSH_NOTICES_PER_DAY_MAX + 1)
})

it('says whether this browser is notified, and forgets it when it is switched off or signed out', async () => {
  const owner = await createTestUser()
  const stateOf = async () => (await callPush(owner, 'GET')).json<PushState>()
  expect(await stateOf()).toEqual({ publicKey: bindings.VAPID_PUBLIC_KEY, isSubscribed: false })
  await callPush(owner, 'PUT', createBrowser())
  expect(await stateOf()).toMatchObject({ isSubscribed: true })
  await callPush(owner, 'DELETE')
  expect([await stateOf(), await listEndpoints(owner.id)]).toEqual([{ publicKey: bindings.VAPID_PUBLIC_KEY, isSubscribed: false }, []])
  await callPush(owner, 'PUT', createBrowser())
  await callApi('/api/logout', { method: 'POST', cookie: owner.cookie })
  expect(await listEndpoints(owner.id)).toEqual([])
})

it('keeps one subscription of a browser, the last user’s, and the newest of a user', async () => {
  const [first, second] = [await createTestUser(), await createTestUser()]
  const browser = createBrowser()
  await callPush(first, 'PUT', browser)
  await callPush(second, 'PUT', browser)
  expect([await listEndpoints(first.id), await listEndpoints(second.id)]).toEqual([[], [browser.endpoint]])
  const newer = createBrowser()
  await callPush(second, 'PUT', newer)
  expect(await listEndpoints(second.id)).toEqual([newer.endpoint])
  for (let n = 0; n < PUSH_SUBSCRIPTIONS_PER_USER_MAX; n++)
    await queryRows(
      `INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth, created_at) VALUES (?, ?, ?, 'x', 'x', 1)`,
      first.id,
      `session-${n}`,
      createBrowser().endpoint,
    )
  await callPush(first, 'PUT', browser)
  expect(await listEndpoints(first.id)).toHaveLength(PUSH_SUBSCRIPTIONS_PER_USER_MAX)
  expect(await listEndpoints(first.id)).toContain(browser.endpoint)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://evil.example/fcm.googleapis.com/',
  'https://fcm.googleapis.com.evil.example/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://fcm.googleapis.com:8443/x',
  'https://127.0.0.1/x',
  `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
])('refuses the push service %s', async (endpoint) => {
  const user = await createTestUser()
  expect((await callPush(user, 'PUT', { ...TEST_PUSH_SUBSCRIPTION, endpoint })).status).toBe(400)
  expect(await listEndpoints(user.id)).toEqual([])
})

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d',
])('takes the push service %s', async (endpoint) => {
  expect((await callPush(await createTestUser(), 'PUT', { ...TEST_PUSH_SUBSCRIPTION, endpoint })).status).toBe(204)
})

it('offers nothing and sends nothing on a deployment without keys', async () => {
  const { owner, cardId } = await createNotifiedBot()
  const requests = mockPushServices()
  const res = await callApi('/api/push-subscription', { cookie: owner.cookie })
  expect(await res.json()).toMatchObject({ publicKey: null })
  expect(
    (await readErrorResponse(await callApi('/api/push-subscription', { method: 'PUT', body: createBrowser(), cookie: owner.cookie })))[0],
  ).toBe(404)
  await pushNoticeToOwner(env, cardId, 'conversation', NOTICE, TIMING)
  expect(requests).toEqual([])
})
