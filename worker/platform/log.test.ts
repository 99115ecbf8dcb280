import { createMessageBatch } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { hashPassword } from '../auth/password.ts'
import worker from '../index.ts'
import { pushNoticeToOwner } from '../notices/push.ts'
import { createTestCard } from '../test/cards.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, env, queryRows, sessionCookieOf } from '../test/client.ts'
import { createViewEvent } from '../test/events.ts'
import { TEST_PUSH_SUBSCRIPTION, createPushKeys } from '../test/push.ts'
import type { Env } from './env.ts'
import { LOG_LINES_PER_MINUTE_MAX, logEvent } from './log.ts'

const PERSON = { email: 'anna.secret@example.com', phone: '+49 (151) 2345-6789', fullName: 'Anna Geheim' }
let admin: TestUser
beforeAll(async () => {
  admin = await createFirstUser()
})

let lines: string[]
beforeEach(() => {
  lines = []
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...texts) => void lines.push(texts.map(String).join(' ')))
})
afterEach(() => vi.restoreAllMocks())

/** What no log line may contain: the person's data, addresses, phone numbers, and the hashes and tokens of the test's rows. */
const PERSONAL_PATTERNS = [
  /anna|geheim|secret-1/i,
  /[\w.+-]@[\w-]+\.\w/,
  /\d{3}[ -]?\d{4}/,
  /scrypt\$/,
  /\b(?=\w*\d)[\w+/-]{24,}/,
  /\d+\.\d+\.\d+\.\d+/,
]

function expectNothingPersonal(...events: string[]) {
  expect(lines.length).toBeGreaterThan(0)
  const parsed = lines.map((line) => JSON.parse(line) as { event: string })
  for (const event of events) expect(parsed.map((line) => line.event)).toContain(event)
  for (const pattern of PERSONAL_PATTERNS) expect(lines.join('\n')).not.toMatch(pattern)
}

/** Makes every insertion into a table fail while `work` runs. */
async function whileTableRefusesRows(table: string, work: () => Promise<unknown>) {
  await queryRows(`create trigger refuse_rows before insert on ${table} begin select raise(abort, 'the table is full'); end`)
  try {
    await work()
  } finally {
    await queryRows('drop trigger refuse_rows')
  }
}

it('holds the statement of a failed registration, but none of its values', async () => {
  await whileTableRefusesRows('users', async () => {
    const res = await callApi('/api/register', {
      body: { username: 'anna-secret', password: 'secret-1', ...PERSON },
      address: '203.0.113.77',
    })
    expect(res.status).toBe(500)
  })
  expectNothingPersonal('unexpected-error')
  expect(lines.join()).toContain('insert into \\"users\\"')
  expect(lines.join()).toContain('the table is full')
})

it('holds no row of a failed list of users, and no token of a failed link', async () => {
  await whileTableRefusesRows('users', () =>
    callApi('/api/users/bulk', { body: { users: [{ username: 'anna-bulk', password: 'secret-1', ...PERSON }] }, cookie: admin.cookie }),
  )
  await createTestUser({ ...PERSON, username: 'anna-reset', emailConfirmedAt: 1 })
  await whileTableRefusesRows('reset_tokens', () => callApi('/api/reset-password', { body: { email: PERSON.email } }))
  expectNothingPersonal('bulk-row-failed', 'background-failed')
})

it('holds nothing of an event that the queue could not store', async () => {
  const card = await createTestCard(await createTestUser())
  const message = createViewEvent(card.id, { ip: '203.0.113.77', city: 'Annaberg' })
  const batch = createMessageBatch('veebu-events', [{ id: '1', timestamp: new Date(), attempts: 1, body: message }])
  await whileTableRefusesRows('card_views', async () => worker.queue(batch, env))
  expectNothingPersonal('events-not-stored')
})

it('holds nothing of a mail that the service refused', async () => {
  const user = await createTestUser({ email: 'anna.mail@example.com', username: 'anna-mail' })
  const refusal = `550 5.1.1 <${user.email}> at 203.0.113.77 unknown, call ${PERSON.phone}: "Dear Anna, open https://x.example/auth?token=q83vASNFZ4mrze8BI0VniQ"`
  const EMAIL = { send: () => Promise.reject(new Error(refusal)) } as unknown as Env['EMAIL']
  expect((await callApi('/api/confirm-email', { method: 'POST', cookie: user.cookie, env: { EMAIL } })).status).toBe(503)
  expectNothingPersonal('unexpected-error')
})

it('holds nothing of a push that failed', async () => {
  const owner = await createTestUser({ accessLevel: 3 })
  const card = await createTestCard(owner)
  const { publicKey: _, ...keys } = await createPushKeys()
  const endpoint = `${TEST_PUSH_SUBSCRIPTION.endpoint}/dGhlU2VjcmV0RW5kcG9pbnQ0Mg-anna`
  await callApi('/api/push-subscription', { method: 'PUT', body: { ...TEST_PUSH_SUBSCRIPTION, endpoint }, cookie: owner.cookie, env: keys })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    throw new TypeError(`Fetching "${String(url)}" failed; ${String(url)} is away`)
  })
  const notice = { title: 'New lead: Anna Geheim', path: '/', tag: 'anna' }
  await pushNoticeToOwner({ ...env, ...keys }, card.id, 'conversation', notice, { timeoutMs: 50, retryPauseMs: 1 })
  expectNothingPersonal('push-not-sent')
})

async function whileTableIsAway(table: string, work: () => Promise<unknown>) {
  await queryRows(`alter table ${table} rename to table_away`)
  try {
    await work()
  } finally {
    await queryRows(`alter table table_away rename to ${table}`)
  }
}

it('holds nothing of a job that failed, and the job throws nothing that the platform would log', async () => {
  const user = await createTestUser({ email: 'anna.cron@example.com', username: 'anna-cron' })
  await queryRows(
    `insert into reset_tokens (hash, user_id, purpose, email, created_at, expires_at) values (?, ?, 'restore', ?, ?, ?)`,
    'q83vASNFZ4mrze8BI0VniQ0123456789',
    user.id,
    user.email,
    Date.now(),
    Date.now() + 1e9,
  )
  const run = async () => worker.scheduled({ cron: '* * * * *', scheduledTime: Date.now(), noRetry: () => {} }, env)
  await whileTableIsAway('sent_mails', () => run().catch(() => undefined))
  await whileTableIsAway('reset_tokens', () => expect(run()).rejects.toThrow(/^1 of \d jobs failed$/))
  expectNothingPersonal('restore-link-not-mailed', 'job-failed')
})

const eventsOf = (event: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line['event'] === event)

it('names sign-ins, sign-outs, refusals and limits, with ids and the pattern of the route', async () => {
  // A minute of its own, because other tests have logged many refusals in this one.
  vi.useFakeTimers({ now: Date.now() + 600_000, toFake: ['Date'] })
  const user = await createTestUser({ username: 'anna-login', password: await hashPassword('secret-1') })
  const login = (password: string) => callApi('/api/login', { body: { username: 'anna-login', password }, address: '203.0.113.77' })
  expect((await login('wrong-secret-1')).status).toBe(401)
  const cookie = sessionCookieOf(await login('secret-1'))
  expect((await callApi('/api/users/1/plan-request', { method: 'DELETE', cookie })).status).toBe(403)
  await callApi('/api/logout', { method: 'POST', cookie })
  for (let n = 0; n < 11; n++) await login('wrong-secret-1')
  const refusal = {
    code: 'invalidLogin',
    method: 'POST',
    route: '/api/login',
    requestId: expect.any(String),
    network: expect.stringMatching(/^[\w-]{8}$/),
  }
  expect(eventsOf('refused')[0]).toEqual({ event: 'refused', ...refusal })
  expect(eventsOf('refused')[1]).toMatchObject({
    code: 'accessDenied',
    userId: user.id,
    method: 'DELETE',
    route: '/api/users/:id/plan-request',
  })
  expect(eventsOf('signed-in')).toMatchObject([{ userId: user.id, route: '/api/login', network: eventsOf('refused')[0]!['network'] }])
  expect(eventsOf('signed-out')).toMatchObject([{ userId: user.id }])
  expect(eventsOf('limit-met')[0]).toMatchObject({ code: 'tooMany', route: '/api/login' })
  expectNothingPersonal()
  vi.useRealTimers()
})

it('has at most so many lines of one kind a minute, and says how many are missing', () => {
  vi.useFakeTimers({ now: 0 })
  for (let n = 0; n < LOG_LINES_PER_MINUTE_MAX + 500; n++) logEvent('flood', 'one', () => ({ n }))
  logEvent('flood', 'another', () => ({}))
  expect(lines).toHaveLength(LOG_LINES_PER_MINUTE_MAX + 1)
  vi.setSystemTime(60_000)
  logEvent('flood', 'one', () => ({}))
  vi.useRealTimers()
  expect(JSON.parse(lines.at(-1)!)).toEqual({ event: 'flood', code: 'one', leftOut: 500 })
})
