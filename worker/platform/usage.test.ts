import { beforeAll, expect, it } from 'vitest'
import {
  CALL_POINTS,
  CALLS_PER_HOUR_MAX,
  KNOWN_SIGN_IN_POINTS_PER_HOUR_MAX,
  POINTS,
  POINTS_PER_HOUR_MAX,
  RESETS_PER_NETWORK_AND_HOUR_MAX,
} from '../../schema/bounds.ts'
import { DEFAULT_PWA_SETTINGS } from '../../schema/pwa.ts'
import { RESET_LINK_SENT_MESSAGE } from '../../schema/user.ts'
import { createTestCard, putCardFields } from '../test/cards.ts'
import {
  type ApiCallOptions,
  type TestUser,
  callApi,
  createFirstUser,
  createTestUser,
  createUploadForm,
  env,
  queryRows,
} from '../test/client.ts'
import { app } from '../app.ts'
import { hashPassword } from '../auth/password.ts'
import { createTestOutbox } from '../test/outbox.ts'
import { TEST_PUSH_SUBSCRIPTION } from '../test/push.ts'
import type { LimitedCall } from './usage.ts'

let owner: TestUser
let cardId: number
beforeAll(async () => {
  await createFirstUser()
  owner = await createTestUser({ accessLevel: 3, password: await hashPassword('secret-phrase-1') })
  cardId = (await createTestCard(owner)).id
})

/** Sets the counter of a call in this hour and the next, so that the test may run past the end of an hour. */
async function setCallCount(call: LimitedCall, user: TestUser, uses: number) {
  for (const hour of [0, 3_600_000].map((ms) => new Date(Date.now() + ms).toISOString().slice(0, 13)))
    await queryRows('INSERT OR REPLACE INTO usage_counts (key, period, uses) VALUES (?, ?, ?)', `${call} user:${user.id}`, hour, uses)
}

/** The test of the audit log reaches its own limit. */
const CALLS: Record<Exclude<LimitedCall, 'auditedCalls'>, () => [path: string, options?: ApiCallOptions]> = {
  cardSaves: () => [`/business-cards/${cardId}`, { method: 'PUT', body: { title: 'New' } }],
  assistantSaves: () => [`/salesbot/${cardId}/config`, { body: { botName: 'Ada' } }],
  pwaSettingsSaves: () => ['/pwa-settings', { body: DEFAULT_PWA_SETTINGS }],
  profileSaves: () => [`/users/${owner.id}`, { method: 'PUT', body: { fullName: 'Ada' } }],
  passwordChanges: () => ['/update-password', { body: { currentPassword: 'wrong-1', newPassword: 'secret-2' } }],
  passwordProofs: () => ['/user/verify', { body: { password: 'wrong-1' } }],
  factorChanges: () => ['/second-factor/recovery-codes', { method: 'POST' }],
  planRequests: () => ['/plan-request', { method: 'DELETE' }],
  uploads: () => ['/upload', { body: createUploadForm({ cardId: String(cardId) }) }],
  testChats: () => [`/salesbot/${cardId}/test-chat`, { body: { config: {}, message: 'Hello', state: null } }],
  rehearsals: () => [`/salesbot/${cardId}/rehearsal`, { body: { config: {} } }],
  answeredQuestions: () => [`/salesbot/${cardId}/questions/1`, { body: { answer: 'Yes' } }],
  cssChecks: () => ['/custom-css/check', { body: { css: 'a { color: red }' } }],
  analytics: () => [`/analytics/${cardId}`],
  pushSubscriptions: () => ['/push-subscription', { method: 'PUT', body: TEST_PUSH_SUBSCRIPTION }],
}

it.each(Object.keys(CALLS) as (keyof typeof CALLS)[])(
  'an account reaches the hourly limit of %s, and no other account does',
  async (call) => {
    const [path, options] = CALLS[call]()
    const send = (user: TestUser) => callApi(`/api${path}`, { ...options, cookie: user.cookie })
    await setCallCount(call, owner, CALLS_PER_HOUR_MAX[call] - 1)
    const statuses = await Promise.all(Array.from({ length: 4 }, async () => (await send(owner)).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
    const refused = await send(owner)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({
      code: 'hourFull',
      message: expect.stringMatching(/Please try again in (a minute|\d+ minutes)\.$/),
    })
    expect((await send(await createTestUser({ accessLevel: 4 }))).status).not.toBe(429)
  },
)

it('saves of a card write nothing past the hourly limit', async () => {
  const free = await createTestUser()
  const { id } = await createTestCard(free)
  await setCallCount('cardSaves', free, CALLS_PER_HOUR_MAX.cardSaves - 10)
  let saved = 0
  for (let n = 0; n < 150; n += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => putCardFields(free, id, { title: `Title ${n + i}` })))
    saved += answers.filter(({ status }) => status === 200).length
    expect(answers.filter(({ status }) => status === 429).length + answers.filter(({ status }) => [200, 409].includes(status)).length).toBe(
      50,
    )
  }
  expect(saved).toBeLessThanOrEqual(10)
  const [card] = await queryRows<{ version: number }>('SELECT version FROM business_cards WHERE id = ?', id)
  expect(card!.version).toBe(1 + saved)
})

it('one network can ask for so many password resets in an hour, and is never told', async () => {
  const { mails, EMAIL } = createTestOutbox()
  const names = Array.from({ length: RESETS_PER_NETWORK_AND_HOUR_MAX + 10 }, (_, n) => `reset-${n}@example.com`)
  await Promise.all(names.map((email) => createTestUser({ email, emailConfirmedAt: 1 })))
  const ask = async (email: string, address: string) => {
    const res = await callApi('/api/reset-password', { body: { email }, address, env: { EMAIL } })
    return [res.status, await res.json()]
  }
  const answers = await Promise.all(names.map((email) => ask(email, '203.0.113.9')))
  for (const answer of answers) expect(answer).toEqual([202, { message: RESET_LINK_SENT_MESSAGE }])
  expect(mails).toHaveLength(RESETS_PER_NETWORK_AND_HOUR_MAX)
  const late = names.find((name) => !mails.some(({ to }) => to === name))!
  await ask(late, '203.0.113.10')
  expect(mails.at(-1)!.to).toBe(late)
})

/** Lets all addresses that have spent points have spent so many. */
const setSpentPoints = (who: keyof typeof POINTS_PER_HOUR_MAX | 'sign-ins', points: number) =>
  queryRows('UPDATE usage_counts SET uses = ? WHERE key LIKE ?', points, `points ${who}%`)

it('free accounts of one address share points for an hour, and paid accounts need none', async () => {
  const [one, two, paid] = [await createTestUser(), await createTestUser(), await createTestUser({ accessLevel: 2 })]
  const save = async (user: TestUser, address: string) =>
    (await callApi('/api/pwa-settings', { body: DEFAULT_PWA_SETTINGS, cookie: user.cookie, address })).status
  expect(await save(one, '203.0.113.40')).toBe(200)
  await setSpentPoints('freeAccounts', POINTS_PER_HOUR_MAX.freeAccounts - CALL_POINTS.pwaSettingsSaves)
  expect([await save(two, '203.0.113.40'), await save(one, '203.0.113.40')]).toEqual([200, 429])
  expect([await save(paid, '203.0.113.40'), await save(one, '203.0.113.41')]).toEqual([200, 200])
})

it('calls of strangers share the points of their address, and a local server has none', async () => {
  const register = async (username: string, headers: Record<string, string> = { 'cf-connecting-ip': '203.0.113.50' }) => {
    const body = JSON.stringify({ username, password: 'secret-phrase-1', email: `${username}@example.com` })
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    const res = await app.request('/api/register', init, env)
    return [res.status, (await res.json<{ code?: string }>()).code]
  }
  expect(await register('spender-1')).toEqual([201, undefined])
  await setSpentPoints('strangers', POINTS_PER_HOUR_MAX.strangers - POINTS.registration + 1)
  expect(await register('spender-2')).toEqual([429, 'networkHourFull'])
  expect(await register('spender-3', { 'cf-connecting-ip': '203.0.113.51' })).toEqual([201, undefined])
  expect(await register('spender-4', {})).toEqual([201, undefined])
})

it('a class that registers, and an audience that saves contacts, stay within the points of their address', () => {
  expect(30 * (POINTS.registration + POINTS.signIn)).toBeLessThan(POINTS_PER_HOUR_MAX.strangers)
  expect(30 * (10 * CALL_POINTS.cardSaves + 3 * CALL_POINTS.uploads)).toBeLessThan(POINTS_PER_HOUR_MAX.freeAccounts)
})

const signIn = async ({ username }: TestUser, browser: string, address: string) => {
  const headers = { 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) ${browser}` }
  return (await callApi('/api/login', { body: { username, password: 'secret-phrase-1' }, address, headers })).status
}

it('a sign-in on a new device needs points for its mail, and begins no session without them', async () => {
  const password = await hashPassword('secret-phrase-1')
  const [user, other] = [await createTestUser({ password }), await createTestUser({ password })]
  expect(await signIn(other, 'Chrome/140.0', '203.0.113.60')).toBe(200)
  await setSpentPoints('strangers', POINTS_PER_HOUR_MAX.strangers - POINTS.signIn)
  expect(await signIn(user, 'Firefox/140.0', '203.0.113.60')).toBe(429)
  expect(await queryRows('SELECT browser FROM sessions WHERE user_id = ? AND browser IS NOT NULL', user.id)).toEqual([])
})

it('whoever uses up the points of an address locks no holder out who has signed in there or with this device', async () => {
  const password = await hashPassword('secret-phrase-1')
  const [holder, stranger] = [await createTestUser({ password }), await createTestUser({ password })]
  expect(await signIn(holder, 'Chrome/140.0', '203.0.113.70')).toBe(200)
  expect(await signIn(stranger, 'Safari/18.0', '203.0.113.71')).toBe(200)
  await setSpentPoints('strangers', POINTS_PER_HOUR_MAX.strangers)
  expect(await signIn(stranger, 'Firefox/140.0', '203.0.113.70')).toBe(429)
  expect(await signIn(holder, 'Firefox/140.0', '203.0.113.70')).toBe(200)
  expect(await signIn(holder, 'Chrome/140.0', '203.0.113.71')).toBe(200)
  // Above the account's own points, those of the address count.
  await setSpentPoints('sign-ins', KNOWN_SIGN_IN_POINTS_PER_HOUR_MAX)
  expect(await signIn(holder, 'Chrome/140.0', '203.0.113.70')).toBe(429)
  expect(await signIn(holder, 'Chrome/140.0', '203.0.113.72')).toBe(200)
})
