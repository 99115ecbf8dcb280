import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { POINTS, POINTS_PER_HOUR_MAX } from '../../schema/bounds.ts'
import { SECOND_FACTOR_STEP_LIFETIME_MS, type SecondFactorStep } from '../../schema/second-factor.ts'
import { authenticatorAppsTable, usersTable } from '../../schema/tables/users.ts'
import { apiRouter } from '../app.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, db, env, queryRows, sessionCookieOf } from '../test/client.ts'
import { interceptSqlStatement } from '../test/meanwhile.ts'
import { confirmPasswordReset, createTestOutbox, readFirstMailToken } from '../test/outbox.ts'
import { addTestTotp, cookiesOf, readTotpCode } from '../test/second-factor.ts'
import { hashPassword } from './password.ts'

const PASSWORD = 'holders-own'
let passwordHash: string
beforeAll(async () => {
  await createFirstUser()
  passwordHash = await hashPassword(PASSWORD)
})

let outbox: ReturnType<typeof createTestOutbox>
beforeEach(() => void (outbox = createTestOutbox()))
afterEach(() => void vi.useRealTimers())

const createHolder = (fields: Parameters<typeof createTestUser>[0] = {}) =>
  createTestUser({ password: passwordHash, emailConfirmedAt: 1, ...fields })
const call = (path: string, options: Parameters<typeof callApi>[1] = {}) =>
  callApi(`/api${path}`, { env: { EMAIL: outbox.EMAIL }, ...options })
const login = ({ username }: TestUser, password = PASSWORD) => call('/login', { body: { username, password } })
const giveFactor = (cookie: string, body: object) => call('/login/second-factor', { cookie, body })
const countSessions = async ({ id }: TestUser) => (await queryRows('select id from sessions where user_id = ?', id)).length
const endSessions = ({ id }: TestUser) => queryRows('delete from sessions where user_id = ?', id)

async function createHolderWithTotp(fields: Parameters<typeof createTestUser>[0] = {}) {
  const user = await createHolder(fields)
  const { secret, recoveryCodes } = await addTestTotp(user)
  await endSessions(user)
  return { user, secret, recoveryCodes: recoveryCodes! }
}

/** Signs in with the password, up to the step. */
async function startStep(user: TestUser) {
  const res = await login(user)
  expect(res.status).toBe(202)
  return cookiesOf(res)
}

describe('a sign-in of somebody with a second factor', () => {
  it('needs the password and then a code', async () => {
    const { user, secret } = await createHolderWithTotp()
    const first = await login(user)
    expect(first.status).toBe(202)
    expect(await first.json()).toEqual({
      secondFactor: { totp: true, passkeys: false, recoveryCodes: true },
      passkeyOptions: null,
    } satisfies SecondFactorStep)
    expect(await countSessions(user)).toBe(0)
    const second = await giveFactor(cookiesOf(first), { code: readTotpCode(secret) })
    expect([second.status, await second.json()]).toMatchObject([200, { id: user.id }])
    expect((await call('/sessions', { cookie: sessionCookieOf(second) })).status).toBe(200)
  })

  it('sets a cookie that scripts cannot read, for ten minutes and for sign-in alone', async () => {
    const { user } = await createHolderWithTotp()
    const lines = (await login(user)).headers.getSetCookie()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^veebu_second_factor=[\w.-]+; Max-Age=600; Path=\/api\/login; HttpOnly; SameSite=Lax$/)
  })

  it('takes a code with spaces, and a code of six digits only', async () => {
    const { user, secret } = await createHolderWithTotp()
    const cookie = await startStep(user)
    const code = readTotpCode(secret)
    const res = await giveFactor(cookie, { code: 'abc123' })
    expect([res.status, await res.json()]).toMatchObject([400, { message: 'Enter the 6 digits that your authenticator app shows' }])
    expect((await giveFactor(cookie, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200)
  })

  it('is not begun by a wrong password', async () => {
    const { user, secret } = await createHolderWithTotp()
    const res = await login(user, 'wrong-pass')
    expect([res.status, res.headers.getSetCookie()]).toEqual([401, []])
    expect(await (await giveFactor('', { code: readTotpCode(secret) })).json()).toMatchObject({ code: 'signInExpired' })
  })

  it('ends the session that the browser had before', async () => {
    const { user, secret } = await createHolderWithTotp()
    const other = await createTestUser()
    const step = await call('/login', { cookie: other.cookie, body: { username: user.username, password: PASSWORD } })
    expect((await call('/user', { cookie: other.cookie })).status).toBe(200)
    await giveFactor(`${cookiesOf(step)}; ${other.cookie}`, { code: readTotpCode(secret) })
    expect((await call('/user', { cookie: other.cookie })).status).toBe(401)
  })

  it('is one without a second step again after the last factor was removed', async () => {
    const { user } = await createHolderWithTotp()
    await queryRows('delete from authenticator_apps where user_id = ?', user.id)
    await db.update(usersTable).set({ secondFactorAt: null }).where(eq(usersTable.id, user.id))
    expect((await login(user)).status).toBe(200)
  })
})

describe('the points of an address', () => {
  const ADDRESS = '203.0.113.80'
  beforeEach(() => queryRows('delete from usage_counts'))
  afterEach(() => queryRows('delete from usage_counts'))
  const readPoints = async () =>
    (await queryRows<{ uses: number }>(`select uses from usage_counts where key like 'points strangers network:%'`))[0]?.uses
  const startStepAt = async ({ username }: TestUser, address: string) => {
    const res = await call('/login', { body: { username, password: PASSWORD }, address })
    return [res.status, cookiesOf(res)] as const
  }

  it('are spent by a right password that leads to the second step', async () => {
    const { user } = await createHolderWithTotp()
    await queryRows('delete from usage_counts')
    expect((await startStepAt(user, ADDRESS))[0]).toBe(202)
    expect(await readPoints()).toBe(POINTS.signIn)
  })

  it('are spent before a recovery code or a code is used up', async () => {
    const { user, secret, recoveryCodes } = await createHolderWithTotp()
    const [, cookie] = await startStepAt(user, ADDRESS)
    await queryRows(`update usage_counts set uses = ? where key like 'points strangers%'`, POINTS_PER_HOUR_MAX.strangers)
    expect((await startStepAt(user, ADDRESS))[0]).toBe(429)
    const give = async (body: object, address: string) => (await call('/login/second-factor', { cookie, body, address })).status
    const code = { code: readTotpCode(secret) }
    const recovery = { recoveryCode: recoveryCodes[0]! }
    for (const body of [code, recovery]) expect(await give(body, ADDRESS)).toBe(429)
    for (const body of [code, recovery]) expect(await give(body, '203.0.113.81')).toBe(200)
  })
})

describe('a step', () => {
  it('is refused after the password was changed', async () => {
    const { user, secret } = await createHolderWithTotp()
    const cookie = await startStep(user)
    await db.update(usersTable).set({ password: 'scrypt$1$1$1$AA==$AA==' }).where(eq(usersTable.id, user.id))
    const res = await giveFactor(cookie, { code: readTotpCode(secret) })
    expect([res.status, await res.json()]).toMatchObject([401, { code: 'signInExpired' }])
    expect(await countSessions(user)).toBe(0)
  })

  it('is refused after the user was suspended', async () => {
    const { user, secret } = await createHolderWithTotp()
    const cookie = await startStep(user)
    await db.update(usersTable).set({ suspendedAt: 1 }).where(eq(usersTable.id, user.id))
    expect((await giveFactor(cookie, { code: readTotpCode(secret) })).status).toBe(401)
  })

  it('ends after ten minutes', async () => {
    const { user, secret } = await createHolderWithTotp()
    const cookie = await startStep(user)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + SECOND_FACTOR_STEP_LIFETIME_MS + 1000 })
    const res = await giveFactor(cookie, { code: readTotpCode(secret) })
    expect([res.status, await res.json()]).toEqual([
      401,
      { code: 'signInExpired', message: 'This sign-in has taken too long. Please begin again with your password.' },
    ])
    vi.useRealTimers()
    expect((await giveFactor(cookie, { code: readTotpCode(secret) })).status).toBe(200)
  })

  it('belongs to one user: the code of another one is refused', async () => {
    const [one, other] = [await createHolderWithTotp(), await createHolderWithTotp()]
    const res = await giveFactor(await startStep(one.user), { code: readTotpCode(other.secret) })
    expect([res.status, await res.json()]).toMatchObject([401, { code: 'invalidFactor' }])
    const recovered = await giveFactor(await startStep(one.user), { recoveryCode: other.recoveryCodes[0] })
    expect(recovered.status).toBe(401)
  })

  it('cannot be begun with another cookie of the site or a forged one', async () => {
    const { user, secret } = await createHolderWithTotp()
    const other = await createTestUser()
    const session = other.cookie.split('=')[1]!
    const step = (await startStep(user)).split('=')[1]!
    for (const value of [session, `${step}x`, step.split('.').with(2, '').join('.'), 'none'])
      expect((await giveFactor(`veebu_second_factor=${value}`, { code: readTotpCode(secret) })).status).toBe(401)
    expect((await call('/user', { cookie: `veebu_session=${step}` })).status).toBe(401)
  })

  it('takes ten wrong codes in a minute, however often the password is given between them', async () => {
    const { user, secret } = await createHolderWithTotp()
    const wrong = String((Number(readTotpCode(secret)) + 111_111) % 1_000_000).padStart(6, '0')
    const cookies = [await startStep(user), await startStep(user)]
    const tries = await Promise.all(Array.from({ length: 12 }, (_, n) => giveFactor(cookies[n % 2]!, { code: wrong })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), 429, 429])
    const right = await giveFactor(cookies[0]!, { code: readTotpCode(secret) })
    expect([right.status, Number(right.headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  it('counts no right code against the holder', async () => {
    const { user, recoveryCodes } = await createHolderWithTotp()
    for (const recoveryCode of recoveryCodes) expect((await giveFactor(await startStep(user), { recoveryCode })).status).toBe(200)
    expect((await giveFactor(await startStep(user), { recoveryCode: recoveryCodes[0] })).status).toBe(401)
  })
})

describe('a code', () => {
  it('of the app is accepted once', async () => {
    const { user, secret } = await createHolderWithTotp()
    const code = readTotpCode(secret)
    expect((await giveFactor(await startStep(user), { code })).status).toBe(200)
    expect((await giveFactor(await startStep(user), { code })).status).toBe(401)
    // The next one is good, and then no earlier one.
    expect((await giveFactor(await startStep(user), { code: readTotpCode(secret, 1) })).status).toBe(200)
    expect((await giveFactor(await startStep(user), { code: readTotpCode(secret, -1) })).status).toBe(401)
  })

  it.each(['code', 'recoveryCode'] as const)('given twice at once as %s is accepted once', async (field) => {
    const { user, secret, recoveryCodes } = await createHolderWithTotp()
    const cookies = await Promise.all(Array.from({ length: 4 }, () => startStep(user)))
    const given = { [field]: field === 'code' ? readTotpCode(secret) : recoveryCodes[0] }
    const statuses = (await Promise.all(cookies.map((cookie) => giveFactor(cookie, given)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 401, 401, 401])
    expect(await countSessions(user)).toBe(1)
  })
})

/** Makes every call of the API and returns how it answered, without what differs from call to call. */
async function answersToEveryCall(cookie: string, user: TestUser): Promise<string[]> {
  const routes = apiRouter.routes.filter(({ method }) => method !== 'ALL')
  const names = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))]
  expect(names.length).toBeGreaterThan(80)
  const answers: string[] = []
  for (const [nth, name] of names.entries()) {
    const [method, path] = name.split(' ') as [string, string]
    const res = await call(path.replace(/:\w+/g, String(user.id)), {
      method,
      cookie,
      address: `2001:db8:${nth.toString(16)}::1`,
      ...(method !== 'GET' && method !== 'DELETE' && { body: {} }),
    })
    const text = await res.text()
    answers.push(`${name} ${res.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`)
  }
  return answers
}

describe('without the second factor', () => {
  it('every call answers as to a stranger', async () => {
    const { user } = await createHolderWithTotp({ accessLevel: 5 })
    const cookie = await startStep(user)
    const asStranger = await answersToEveryCall('', user)
    expect(await answersToEveryCall(cookie, user)).toEqual(asStranger)
    // The walk finds differences: a session gets other answers.
    const { cookie: session } = await createTestUser({ accessLevel: 5 })
    expect(await answersToEveryCall(session, user)).not.toEqual(asStranger)
    expect(await countSessions(user)).toBe(0)
  }, 60_000)

  it('a mailed password link changes the password and signs nobody in', async () => {
    const { user, secret } = await createHolderWithTotp()
    await call('/reset-password', { body: { email: user.email } })
    const res = await confirmPasswordReset(readFirstMailToken(outbox.mails.at(-1)), 'chosen-anew')
    expect([res.status, await res.json()]).toMatchObject([202, { secondFactor: { totp: true } }])
    expect(await countSessions(user)).toBe(0)
    expect((await login(user)).status).toBe(401)
    expect((await login(user, 'chosen-anew')).status).toBe(202)
    const second = await giveFactor(cookiesOf(res), { code: readTotpCode(secret) })
    expect(second.status).toBe(200)
  })

  it('an invitation signs nobody in', async () => {
    const editor = await createTestUser({ accessLevel: 4 })
    const user = await createTestUser({ emailConfirmedAt: 1 })
    await addTestTotp(user)
    await endSessions(user)
    expect((await call(`/users/${user.id}/invitation`, { method: 'POST', cookie: editor.cookie })).status).toBe(202)
    const res = await confirmPasswordReset(readFirstMailToken(outbox.mails.at(-1)), 'chosen-anew')
    expect([res.status, await countSessions(user)]).toEqual([202, 0])
  })

  it('an address that was put back signs nobody in', async () => {
    const { user } = await createHolderWithTotp()
    await db.update(authenticatorAppsTable).set({ confirmedAt: 1 }).where(eq(authenticatorAppsTable.userId, user.id))
    const editor = await createTestUser({ accessLevel: 4 })
    await call(`/users/${user.id}`, { method: 'PATCH', cookie: editor.cookie, body: { email: `moved-${user.email}` } })
    const back = await call('/restore-email', { body: { token: readFirstMailToken(outbox.mails.at(-1)) } })
    expect(back.status).toBe(200)
    const res = await confirmPasswordReset((await back.json<{ token: string }>()).token, 'chosen-anew')
    expect([res.status, await countSessions(user)]).toEqual([202, 0])
  })

  it('a sign-in that was under way when the first factor was added starts no session', async () => {
    const user = await createHolder()
    await endSessions(user)
    const add = () => db.update(usersTable).set({ secondFactorAt: 1 }).where(eq(usersTable.id, user.id))
    const DB = interceptSqlStatement(env.DB, /insert into sessions/, add)
    const res = await call('/login', { body: { username: user.username, password: PASSWORD }, env: { DB } })
    expect([res.status, await countSessions(user)]).toEqual([401, 0])
  })
})
