import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { knownAddresses, loginFailures } from '../../schema/tables/users.ts'
import { LOGIN_LIMITS, reserve } from '../platform/attempts.ts'
import { call, createSiteUser, createUser, db } from '../test/client.ts'
import { hashPassword } from './password.ts'

let hash: string
beforeAll(async () => {
  await createSiteUser()
  hash = await hashPassword('right-pass')
})

const login = (username: string, password: string, address: string) => call('/api/login', { body: { username, password }, address })
const statuses = (answers: Response[]) => answers.map((res) => res.status)

it('checks ten of fifty parallel guesses, and answers the rest with Retry-After', async () => {
  await createUser({ username: 'guessed', password: hash })
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => login('guessed', `guess-${n}`, '198.51.100.1')))
  expect(statuses(answers).filter((status) => status === 401)).toHaveLength(10)
  const refused = answers.filter((res) => res.status === 429)
  expect(refused).toHaveLength(40)
  const wait = Number(refused[0]!.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await refused[0]!.json()).toEqual({ code: 'tooMany', message: 'Too many requests. Please wait a moment and try again.' })
  // From this address even the right password is refused; from another one it works.
  expect((await login('guessed', 'right-pass', '198.51.100.1')).status).toBe(429)
  expect((await login('guessed', 'right-pass', '198.51.100.2')).status).toBe(200)
})

it('allows thirty failures a minute from one address, for any names', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => login(`name-${n}`, 'guess', '198.51.100.3')))
  expect(statuses(answers).filter((status) => status === 401)).toHaveLength(30)
})

it('counts a whole IPv6 /64 as one address', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => login('six', 'guess', `2001:db8:1:2::${n + 1}`)))
  expect(statuses(answers).filter((status) => status === 429)).toHaveLength(2)
})

it('does not count successful sign-ins', async () => {
  const { id } = await createUser({ username: 'regular', password: hash })
  for (let n = 0; n < 12; n++) expect((await login('regular', 'right-pass', '198.51.100.4')).status).toBe(200)
  const known = await db.select().from(knownAddresses).where(eq(knownAddresses.userId, id))
  expect(known).toHaveLength(1)
})

it('does not lock a victim out: their known address can still sign in', async () => {
  const victim = await createUser({ username: 'victim', password: hash })
  expect((await login('victim', 'right-pass', '203.0.113.9')).status).toBe(200)
  // Inserts a hundred failed attempts from different addresses directly, because hashing for each takes long.
  const guess = (n: number) => login('victim', `guess-${n}`, `198.18.${n}.1`)
  expect((await guess(0)).status).toBe(401)
  const [row] = await db
    .select()
    .from(loginFailures)
    .orderBy(loginFailures.id)
    .limit(1)
    .offset((await db.$count(loginFailures)) - 1)
  await Promise.all(
    Array.from({ length: 99 }, (_, n) => reserve(db, LOGIN_LIMITS, { name: row!.usernameKey, address: `address-${n}`, userId: victim.id })),
  )
  const stranger = await guess(200)
  expect(stranger.status).toBe(429)
  expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect((await login('victim', 'right-pass', '198.18.201.1')).status).toBe(429)
  expect((await login('victim', 'right-pass', '203.0.113.9')).status).toBe(200)
})

it('stores neither the name nor the address of an attempt', async () => {
  await login('secret-looking-name', 'guess', '192.0.2.77')
  const rows = JSON.stringify(await db.select().from(loginFailures))
  expect(rows).not.toContain('secret-looking-name')
  expect(rows).not.toContain('192.0.2.77')
})

it('ignores address headers that the client can set', async () => {
  const forged = (n: number) =>
    call('/api/login', {
      body: { username: 'forger', password: 'guess' },
      address: '198.51.100.9',
      headers: { 'x-forwarded-for': `10.0.0.${n}`, 'x-real-ip': `10.0.0.${n}`, 'true-client-ip': `10.0.0.${n}` },
    })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => forged(n)))
  expect(statuses(answers).filter((status) => status === 429)).toHaveLength(2)
})

it('counts attempts to register a taken name too', async () => {
  await createUser({ username: 'taken-name' })
  const body = { username: 'Taken-Name', password: 'secret1', email: 'asker@example.com' }
  const answers = []
  for (let n = 0; n < 102; n++) answers.push(await call('/api/register', { body, address: '198.51.100.30' }))
  expect(
    statuses(answers)
      .slice(0, 100)
      .every((status) => status === 409),
  ).toBe(true)
  expect(statuses(answers).slice(100)).toEqual([429, 429])
})
