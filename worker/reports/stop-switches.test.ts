import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { API_ERROR_MESSAGES, type ApiErrorBody } from '../../schema/error.ts'
import { STOP_SWITCHES, STOP_SWITCH_NAMES, type StopSwitchName, type StopSwitchStates } from '../../schema/stop-switch.ts'
import { getStopSwitches } from '../platform/stop-switches.ts'
import { createTestCard } from '../test/cards.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, createUploadForm, env, queryRows } from '../test/client.ts'
import { createTestSalesbot } from '../test/salesbot.ts'

let admin: TestUser
let owner: TestUser
let card: { id: number; slug: string }
let salesbot: Awaited<ReturnType<typeof createTestSalesbot>>
beforeAll(async () => {
  admin = await createFirstUser()
  owner = await createTestUser({ accessLevel: 3 })
  const fields = [{ name: 'name', label: 'Name', type: 'text', required: true }]
  card = await createTestCard(owner, { formConfig: { enabled: true, fields } })
  salesbot = await createTestSalesbot({})
})
const setSwitch = (name: StopSwitchName, stopped: boolean, by = admin) =>
  callApi(`/api/stop-switches/${name}`, { method: 'PUT', cookie: by.cookie, body: { stopped } })
// All tests of a run share one server instance, which remembers the switches.
afterEach(async () => {
  vi.useRealTimers()
  for (const name of STOP_SWITCH_NAMES) await setSwitch(name, false)
})

let calls = 0
const nextAddress = () => `203.1.${++calls}.1`
/** The calls that each switch stops, with their status while they run. */
const STOPPED_CALLS: [StopSwitchName, string, () => Promise<Response>, number][] = [
  [
    'registration',
    'POST /register',
    () =>
      callApi('/api/register', {
        body: { username: `newcomer-${++calls}`, password: 'three-words-here', email: `newcomer-${calls}@example.com` },
        address: nextAddress(),
      }),
    201,
  ],
  [
    'uploads',
    'POST /upload',
    () => callApi('/api/upload', { cookie: owner.cookie, body: createUploadForm({ cardId: String(card.id) }) }),
    200,
  ],
  [
    'uploads',
    'POST /pwa-upload',
    () => callApi('/api/pwa-upload', { cookie: owner.cookie, body: createUploadForm({ type: 'pwa-icon', slot: 'icon192' }) }),
    200,
  ],
  [
    'forms',
    'POST /card-forms',
    () => callApi('/api/card-forms', { body: { cardId: card.id, formData: { name: 'Ann' } }, address: nextAddress() }),
    201,
  ],
  [
    'chat',
    'POST /salesbot/:cardId/chat',
    () => callApi(`/api/salesbot/${salesbot.cardId}/chat`, { body: { message: 'Hello', sessionId: null }, address: nextAddress() }),
    200,
  ],
  [
    'chat',
    'POST /salesbot/:cardId/test-chat',
    () =>
      callApi(`/api/salesbot/${salesbot.cardId}/test-chat`, {
        cookie: salesbot.owner.cookie,
        body: { config: {}, message: 'Hello', state: null },
      }),
    200,
  ],
]

it.each(STOPPED_CALLS)('the switch %s stops %s with a sentence, and starts it again', async (name, _, call, status) => {
  expect((await call()).status).toBe(status)
  expect((await setSwitch(name, true)).status).toBe(200)
  const refused = await call()
  const { code } = STOP_SWITCHES[name]
  expect([refused.status, refused.headers.get('retry-after'), await refused.json<ApiErrorBody>()]).toMatchObject([
    503,
    '300',
    { code, message: API_ERROR_MESSAGES[code] },
  ])
  for (const other of STOPPED_CALLS) if (other[0] !== name) expect((await other[2]()).status).toBe(other[3])
  await setSwitch(name, false)
  expect((await call()).status).toBe(status)
})

it('the form of a card without a script says the sentence, and keeps what was typed', async () => {
  await setSwitch('forms', true)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  const res = await callApi('/api/card-forms', { body: `_card=${card.id}&_slug=${card.slug}&name=Ann`, address: nextAddress(), headers })
  const html = await res.text()
  expect(res.status).toBe(503)
  expect(html).toContain(API_ERROR_MESSAGES.formsStopped)
  expect(html).toContain('value="Ann"')
})

it('tells the page of registration whether it is closed, and why', async () => {
  const read = async (bindings = {}) => (await callApi('/api/registration', { env: bindings })).json()
  expect(await read()).toEqual({ refusal: null })
  expect(await read({ REGISTRATION: 'closed' })).toEqual({ refusal: API_ERROR_MESSAGES.registrationClosed })
  await setSwitch('registration', true)
  expect(await read()).toEqual({ refusal: API_ERROR_MESSAGES.registrationStopped })
})

it('another server instance learns of a switch within a minute', async () => {
  expect((await getStopSwitches(env, true)).forms).toBe(null)
  // As if the call had reached another instance: only the database has changed.
  await queryRows("insert into stop_switches (name, stopped_at) values ('forms', 1)")
  expect((await getStopSwitches(env)).forms).toBe(null)
  vi.useFakeTimers({ now: Date.now() + 59_000, toFake: ['Date'] })
  expect((await getStopSwitches(env)).forms).toEqual(expect.any(String))
})

it('only level 5 sets switches, and each change is in the audit log once', async () => {
  const editor = await createTestUser({ accessLevel: 4 })
  expect((await setSwitch('chat', true, editor)).status).toBe(403)
  const listEntries = () =>
    queryRows("select action, actor_id, detail from audit_log where action like 'service-%' order by id desc limit 2")
  const states = await (await setSwitch('chat', true)).json<StopSwitchStates>()
  expect(states).toMatchObject({ chat: expect.any(String), forms: null })
  await setSwitch('chat', true)
  await setSwitch('chat', false)
  expect(await listEntries()).toEqual([
    { action: 'service-started', actor_id: admin.id, detail: '{"chat":1}' },
    { action: 'service-stopped', actor_id: admin.id, detail: '{"chat":1}' },
  ])
  expect((await callApi('/api/stop-switches/mails', { method: 'PUT', cookie: admin.cookie, body: { stopped: true } })).status).toBe(400)
})
