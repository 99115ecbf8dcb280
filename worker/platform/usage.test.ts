import { beforeAll, expect, it } from 'vitest'
import { CALLS_PER_HOUR_MAX, RESETS_PER_NETWORK_AND_HOUR_MAX } from '../../schema/bounds.ts'
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
  queryRows,
} from '../test/client.ts'
import { createTestOutbox } from '../test/outbox.ts'
import { TEST_PUSH_SUBSCRIPTION } from '../test/push.ts'
import type { LimitedCall } from './usage.ts'

let owner: TestUser
let cardId: number
beforeAll(async () => {
  await createFirstUser()
  owner = await createTestUser({ accessLevel: 3 })
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
