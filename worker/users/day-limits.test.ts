import { expect, it } from 'vitest'
import { KNOWN_NETWORKS_PER_USER_MAX, SESSIONS_PER_USER_MAX, STRANGERS_PER_DAY_MAX } from '../../schema/bounds.ts'
import { FORM_ANSWER_LENGTH_MAX, FORM_ANSWERS_LENGTH_MAX } from '../../schema/lead-form.ts'
import { createKnownLoginAddress } from '../auth/queries.ts'
import { countAttemptOrRefuse, CURRENT_PASSWORD_CHECK_LIMITS, LOGIN_ATTEMPT_LIMITS } from '../platform/attempts.ts'
import { callApi, createFirstUser, createTestUser, db, queryRows, startTestSession } from '../test/client.ts'
import { createTestCardWithOwner } from '../test/events.ts'

await createFirstUser()

const DAY_MS = 86_400_000
/** Lets the counters whose key is like `pattern` have reached `uses`. */
const setUses = (pattern: string, uses: number) => queryRows('UPDATE usage_counts SET uses = ? WHERE key LIKE ?', uses, pattern)

const register = (username: string, address: string) =>
  callApi('/api/register', { body: { username, password: 'secret-1', email: 'new@example.com' }, address })

it.each([
  ['network', 'registrations network:%', STRANGERS_PER_DAY_MAX.registrations.network, '203.0.113.9', 201],
  ['deployment', 'registrations', STRANGERS_PER_DAY_MAX.registrations.deployment, '198.18.7.1', 429],
])(
  'refuses a registration above the limit of the %s and day, and creates no user',
  async (name, pattern, max, otherAddress, otherStatus) => {
    expect((await register(`first-${name}`, '198.51.100.1')).status).toBe(201)
    await setUses(pattern, max)
    const refused = await register(`second-${name}`, '198.51.100.2')
    expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([429, 'registrationsFull'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await register(`third-${name}`, otherAddress)).status).toBe(otherStatus)
    expect(await queryRows('SELECT id FROM users WHERE username = ?', `second-${name}`)).toEqual([])
    await setUses('registrations%', 0)
  },
)

it.each([
  ['network', 'forms network:%', STRANGERS_PER_DAY_MAX.forms.network],
  ['deployment', 'forms', STRANGERS_PER_DAY_MAX.forms.deployment],
])('refuses a form above the limit of the %s and day, and stores nothing', async (_, pattern, max) => {
  const field = { name: 'name', label: 'Name', type: 'text', required: true } as const
  const { id } = await createTestCardWithOwner({ formConfig: { enabled: true, fields: [field] } })
  const send = () => callApi('/api/card-forms', { body: { cardId: id, formData: { name: 'Ann' } }, address: '198.51.100.60' })
  expect((await send()).status).toBe(201)
  await setUses(pattern, max)
  const refused = await send()
  expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([429, 'formFull'])
  expect(await queryRows('SELECT id FROM form_submissions WHERE card_id = ?', id)).toHaveLength(1)
  await setUses('forms%', 0)
})

it('refuses a form whose answers are longer together than honest ones', async () => {
  const fields = Array.from({ length: 6 }, (_, n) => ({ name: `field${n}`, label: 'Field', type: 'textarea' as const, required: false }))
  const { id } = await createTestCardWithOwner({ formConfig: { enabled: true, fields } })
  const send = (amount: number) => {
    const formData = Object.fromEntries(fields.slice(0, amount).map(({ name }) => [name, 'x'.repeat(FORM_ANSWER_LENGTH_MAX)]))
    return callApi('/api/card-forms', { body: { cardId: id, formData }, address: '198.51.100.61' })
  }
  const fitting = FORM_ANSWERS_LENGTH_MAX / FORM_ANSWER_LENGTH_MAX
  expect([(await send(fitting)).status, (await send(fitting + 1)).status]).toEqual([201, 400])
})

it('ends the sessions that were not used for the longest time when a user has too many', async () => {
  const user = await createTestUser()
  await queryRows('UPDATE sessions SET last_used_at = last_used_at - 1000 WHERE user_id = ?', user.id)
  for (let n = 0; n < SESSIONS_PER_USER_MAX + 3; n++) await startTestSession(user.id)
  expect(await queryRows('SELECT id FROM sessions WHERE user_id = ?', user.id)).toHaveLength(SESSIONS_PER_USER_MAX)
  expect((await callApi('/api/user', { cookie: user.cookie })).status).toBe(401)
  expect((await callApi('/api/user', { cookie: await startTestSession(user.id) })).status).toBe(200)
})

it('remembers only the newest networks of a user', async () => {
  const { id } = await createTestUser()
  for (let n = 0; n < KNOWN_NETWORKS_PER_USER_MAX + 3; n++) await createKnownLoginAddress(db, id, `network ${n}`)
  const known = await queryRows<{ address: string }>('SELECT address FROM known_addresses WHERE user_id = ? ORDER BY rowid', id)
  expect(known).toHaveLength(KNOWN_NETWORKS_PER_USER_MAX)
  expect(known[0]).toEqual({ address: 'network 3' })
})

it('stores a bounded number of failed attempts of one address and of one session in a day', async () => {
  const now = Date.now()
  const fill = async (limits: typeof LOGIN_ATTEMPT_LIMITS, key: string) => {
    const { max } = limits.find(({ by, window }) => (by === 'address' || by === 'name') && window === DAY_MS)!
    const times = JSON.stringify(Array.from({ length: max }, (_, n) => now - 120_000 - n * 60_000))
    await queryRows('INSERT INTO login_failures (username_key, address, at) SELECT ?1, ?1, value FROM json_each(?2)', key, times)
    await expect(countAttemptOrRefuse(db, limits, { name: key, address: key, userId: null }, now)).rejects.toMatchObject({ status: 429 })
  }
  await fill(
    LOGIN_ATTEMPT_LIMITS.filter(({ by }) => by !== 'strangers'),
    'an address',
  )
  await fill(CURRENT_PASSWORD_CHECK_LIMITS, 'a session')
})
