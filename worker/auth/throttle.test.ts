import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { knownLoginAddressesTable, loginFailuresTable } from '../../schema/tables/users.ts'
import { LOGIN_ATTEMPT_LIMITS, REGISTRATION_LIMITS, countAttemptOrRefuse } from '../platform/attempts.ts'
import { callApi, createFirstUser, createTestUser, db, queryRows } from '../test/client.ts'
import { hashPassword } from './password.ts'

let userPasswordHash: string
beforeAll(async () => {
  await createFirstUser()
  userPasswordHash = await hashPassword('right-pass')
})

const callLogin = (username: string, password: string, address: string) => callApi('/api/login', { body: { username, password }, address })
const responseStatusesOf = (answers: Response[]) => answers.map((res) => res.status)

it('checks ten of fifty parallel password guesses, and answers the rest with Retry-After', async () => {
  await createTestUser({ username: 'guessed', password: userPasswordHash })
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => callLogin('guessed', `guess-${n}`, '198.51.100.1')))
  expect(responseStatusesOf(answers).filter((status) => status === 401)).toHaveLength(10)
  const refused = answers.filter((res) => res.status === 429)
  expect(refused).toHaveLength(40)
  const wait = Number(refused[0]!.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await refused[0]!.json()).toEqual({ code: 'tooMany', message: 'Too many requests. Please wait a moment and try again.' })
  // After too many failed sign-ins, even the right password is refused from this address, but accepted from another one.
  expect((await callLogin('guessed', 'right-pass', '198.51.100.1')).status).toBe(429)
  expect((await callLogin('guessed', 'right-pass', '198.51.100.2')).status).toBe(200)
})

it('allows thirty failed sign-ins a minute from one address, for any usernames', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => callLogin(`name-${n}`, 'guess', '198.51.100.3')))
  expect(responseStatusesOf(answers).filter((status) => status === 401)).toHaveLength(30)
})

it('counts a whole IPv6 /64 network as one address', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => callLogin('six', 'guess', `2001:db8:1:2::${n + 1}`)))
  expect(responseStatusesOf(answers).filter((status) => status === 429)).toHaveLength(2)
})

it('allows a /48 network of IPv6 ten times as many, so that fresh /64 networks do not help', async () => {
  await callLogin('wide', 'guess', '2001:db8:48:1::1')
  // Attempts are stored directly, because hashing a password for each is slow.
  await queryRows(
    `insert into login_failures (username_key, address, network, at)
      select 'name-' || e.value, 'net-' || e.value, f.network, f.at from json_each(?) e
      cross join (select network, at from login_failures order by id desc limit 1) f`,
    JSON.stringify(Array.from({ length: 298 }, (_, n) => n)),
  )
  expect((await callLogin('wide-last', 'guess', '2001:db8:48:2::1')).status).toBe(401)
  expect((await callLogin('wide-more', 'guess', '2001:db8:48:3::1')).status).toBe(429)
  expect((await callLogin('wide-more', 'guess', '2001:db8:49:3::1')).status).toBe(401)
})

it('does not count successful sign-ins', async () => {
  const { id } = await createTestUser({ username: 'regular', password: userPasswordHash })
  for (let n = 0; n < 12; n++) expect((await callLogin('regular', 'right-pass', '198.51.100.4')).status).toBe(200)
  const known = await db.select().from(knownLoginAddressesTable).where(eq(knownLoginAddressesTable.userId, id))
  // The network and the device
  expect(known).toHaveLength(2)
})

it('does not lock a victim out: sign-ins from their known address still work', async () => {
  const victim = await createTestUser({ username: 'victim', password: userPasswordHash })
  expect((await callLogin('victim', 'right-pass', '203.0.113.9')).status).toBe(200)
  // Inserts a hundred failed sign-ins from different addresses directly, because hashing a password for each is slow.
  const guess = (n: number) => callLogin('victim', `guess-${n}`, `198.18.${n}.1`)
  expect((await guess(0)).status).toBe(401)
  const [row] = await db
    .select()
    .from(loginFailuresTable)
    .orderBy(loginFailuresTable.id)
    .limit(1)
    .offset((await db.$count(loginFailuresTable)) - 1)
  await Promise.all(
    Array.from({ length: 99 }, (_, n) =>
      countAttemptOrRefuse(db, LOGIN_ATTEMPT_LIMITS, { name: row!.usernameKey, address: `address-${n}`, userId: victim.id }),
    ),
  )
  const stranger = await guess(200)
  expect(stranger.status).toBe(429)
  expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect((await callLogin('victim', 'right-pass', '198.18.201.1')).status).toBe(429)
  expect((await callLogin('victim', 'right-pass', '203.0.113.9')).status).toBe(200)
})

it('stores neither the username nor the address of a sign-in attempt', async () => {
  await callLogin('secret-looking-name', 'guess', '192.0.2.77')
  const rows = JSON.stringify(await db.select().from(loginFailuresTable))
  expect(rows).not.toContain('secret-looking-name')
  expect(rows).not.toContain('192.0.2.77')
})

it('ignores address headers that the client can set', async () => {
  const forged = (n: number) =>
    callApi('/api/login', {
      body: { username: 'forger', password: 'guess' },
      address: '198.51.100.9',
      headers: { 'x-forwarded-for': `10.0.0.${n}`, 'x-real-ip': `10.0.0.${n}`, 'true-client-ip': `10.0.0.${n}` },
    })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => forged(n)))
  expect(responseStatusesOf(answers).filter((status) => status === 429)).toHaveLength(2)
})

it('counts attempts to register a taken username too', async () => {
  await createTestUser({ username: 'taken-name' })
  const body = { username: 'Taken-Name', password: 'secret-1', email: 'asker@example.com' }
  const { max } = REGISTRATION_LIMITS[0]!
  const answers = []
  for (let n = 0; n < max + 2; n++) answers.push(await callApi('/api/register', { body, address: '198.51.100.30' }))
  expect(
    responseStatusesOf(answers)
      .slice(0, max)
      .every((status) => status === 409),
  ).toBe(true)
  expect(responseStatusesOf(answers).slice(max)).toEqual([429, 429])
})
