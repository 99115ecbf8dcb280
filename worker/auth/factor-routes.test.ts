import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  FACTORS_DOUBTED_BEFORE_CHANGE_MS,
  type SecondFactorState,
  type SecondFactorStep,
  type TotpSetup,
} from '../../schema/second-factor.ts'
import { CALLS_PER_HOUR_MAX } from '../../schema/bounds.ts'
import { authenticatorAppsTable, passkeysTable, recoveryCodesTable, usersTable } from '../../schema/tables/users.ts'
import { readErrorResponse } from '../test/cards.ts'
import {
  type TestUser,
  callApi,
  createFirstUser,
  createTestUser,
  db,
  env,
  queryRows,
  startTestSession,
  verifyTestSessions,
} from '../test/client.ts'
import { interceptSqlStatement } from '../test/meanwhile.ts'
import { createTestOutbox, readFirstMailToken } from '../test/outbox.ts'
import { addTestPasskey, addTestTotp, cookiesOf, fetchPasskeyOptions, readTotpCode } from '../test/second-factor.ts'
import { hashPassword } from './password.ts'

const PASSWORD = 'holders-own'
let passwordHash: string
beforeAll(async () => {
  await createFirstUser()
  passwordHash = await hashPassword(PASSWORD)
})

let outbox: ReturnType<typeof createTestOutbox>
beforeEach(() => void (outbox = createTestOutbox()))
// All tests of this file share the points of one address.
beforeEach(() => queryRows('delete from usage_counts'))
const subjects = () => outbox.mails.map(({ subject }) => subject)

const call = (path: string, options: Parameters<typeof callApi>[1] = {}) =>
  callApi(`/api${path}`, { ...options, env: { EMAIL: outbox.EMAIL, ...options.env } })
const post = (path: string, { cookie }: TestUser, body?: object) => call(path, { method: 'POST', cookie, body })
const remove = (path: string, { cookie }: TestUser) => call(path, { method: 'DELETE', cookie })
const fetchState = async ({ cookie }: TestUser) => (await call('/second-factor', { cookie })).json<SecondFactorState>()
const readUserRow = async ({ id }: TestUser) => (await db.select().from(usersTable).where(eq(usersTable.id, id)))[0]!
const countCodes = ({ id }: TestUser) => db.$count(recoveryCodesTable, eq(recoveryCodesTable.userId, id))

async function createVerifiedUser(fields: Parameters<typeof createTestUser>[0] = {}) {
  const user = await createTestUser({ emailConfirmedAt: 1, ...fields })
  await verifyTestSessions(user)
  return user
}
const setUpTotp = async (user: TestUser) => (await post('/second-factor/totp', user)).json<TotpSetup>()
const confirmTotp = (user: TestUser, code: string) => post('/second-factor/totp/confirm', user, { code })

const CHANGES: [string, (user: TestUser) => Promise<Response>][] = [
  ['begins to add an app', (user) => post('/second-factor/totp', user)],
  ['confirms an app', (user) => confirmTotp(user, '123456')],
  ['removes the app', (user) => remove('/second-factor/totp', user)],
  ['begins to add a passkey', (user) => post('/second-factor/passkeys/options', user)],
  ['renames a passkey', (user) => call('/second-factor/passkeys/1', { method: 'PATCH', cookie: user.cookie, body: { name: 'X' } })],
  ['removes a passkey', (user) => remove('/second-factor/passkeys/1', user)],
  ['makes new recovery codes', (user) => post('/second-factor/recovery-codes', user)],
]

describe.each(CHANGES)('a call that %s', (_, change) => {
  it('is refused in a session that is not verified', async () => {
    const res = await change(await createTestUser({ password: passwordHash }))
    expect([res.status, await res.json()]).toMatchObject([403, { code: 'verificationRequired' }])
  })

  it('is allowed in a verified session', async () =>
    expect([200, 204, 400, 404, 409]).toContain((await change(await createVerifiedUser())).status))
})

describe.each([
  ['an app', addTestTotp],
  ['a passkey', addTestPasskey],
] as const)('the first factor, %s,', (_, add) => {
  it('ends the other sessions, which began without it, and a second one ends none', async () => {
    const user = await createVerifiedUser()
    const other = await createTestUser()
    const stolen = await startTestSession(user.id)
    await add(user)
    const statusOf = async (cookie: string) => (await call('/second-factor', { cookie })).status
    expect([await statusOf(stolen), await statusOf(user.cookie), await statusOf(other.cookie)]).toEqual([401, 200, 200])
    const later = await startTestSession(user.id)
    await addTestPasskey(user, undefined, 'Second')
    expect(await statusOf(later)).toBe(200)
  })
})

describe('an authenticator app', () => {
  it('counts once a code of it is confirmed, and brings recovery codes along', async () => {
    const user = await createVerifiedUser()
    const { secret, uri } = await setUpTotp(user)
    expect(uri).toContain(`secret=${secret}`)
    expect(await fetchState(user)).toEqual({ totpSince: null, passkeys: [], recoveryCodesLeft: 0, required: false, dueAt: null })
    expect((await readUserRow(user)).secondFactorAt).toBeNull()
    const added = await confirmTotp(user, readTotpCode(secret))
    const { recoveryCodes } = await added.json<{ recoveryCodes: string[] }>()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(await fetchState(user)).toMatchObject({ totpSince: expect.stringMatching(/Z$/), recoveryCodesLeft: 10 })
    expect(await readUserRow(user)).toMatchObject({ secondFactorAt: expect.any(Number), secondFactorDueAt: null })
  })

  it('is stored encrypted, and recovery codes are stored as hashes', async () => {
    const user = await createVerifiedUser()
    const { secret, recoveryCodes } = await addTestTotp(user)
    const stored = JSON.stringify([await db.select().from(authenticatorAppsTable), await db.select().from(recoveryCodesTable)])
    for (const text of [secret, ...recoveryCodes!, ...recoveryCodes!.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(text)
  })

  it('is not confirmed by a wrong code, an unknown secret or a session that ended meanwhile', async () => {
    const user = await createVerifiedUser()
    expect((await confirmTotp(user, '123456')).status).toBe(404)
    const { secret } = await setUpTotp(user)
    const code = readTotpCode(secret)
    const wrong = String((Number(code) + 111_111) % 1_000_000).padStart(6, '0')
    expect(await readErrorResponse(await confirmTotp(user, wrong))).toEqual([
      400,
      'This code is wrong or has expired. Enter the one that your authenticator app shows now.',
    ])
    const other = await createVerifiedUser()
    await setUpTotp(other)
    expect((await confirmTotp(other, code)).status).toBe(400)
    const DB = interceptSqlStatement(env.DB, /update "authenticator_apps"/, () => call('/logout', { method: 'POST', cookie: user.cookie }))
    const late = await call('/second-factor/totp/confirm', { cookie: user.cookie, body: { code }, env: { DB } })
    expect(late.status).toBe(409)
    expect([(await readUserRow(user)).secondFactorAt, await countCodes(user)]).toEqual([null, 0])
  })

  it('is not confirmed with a secret that a later attempt has replaced', async () => {
    const user = await createVerifiedUser()
    const { secret: first } = await setUpTotp(user)
    const { secret: second } = await setUpTotp(user)
    expect((await confirmTotp(user, readTotpCode(first))).status).toBe(400)
    expect((await confirmTotp(user, readTotpCode(second))).status).toBe(200)
  })

  it('is one for each user: a second one must replace it', async () => {
    const user = await createVerifiedUser()
    await addTestTotp(user)
    const stored = await db.select().from(authenticatorAppsTable).where(eq(authenticatorAppsTable.userId, user.id))
    expect((await post('/second-factor/totp', user)).status).toBe(409)
    expect((await confirmTotp(user, '123456')).status).toBe(409)
    expect(await db.select().from(authenticatorAppsTable).where(eq(authenticatorAppsTable.userId, user.id))).toEqual(stored)
  })

  it('confirmed twice at once gives recovery codes once', async () => {
    const user = await createVerifiedUser()
    const { secret } = await setUpTotp(user)
    const answers = await Promise.all([confirmTotp(user, readTotpCode(secret)), confirmTotp(user, readTotpCode(secret))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await countCodes(user)).toBe(10)
  })

  it('takes with it the recovery codes if it was the last factor', async () => {
    const user = await createVerifiedUser()
    await addTestTotp(user)
    expect((await remove('/second-factor/totp', user)).status).toBe(204)
    expect(await fetchState(user)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 })
    expect((await readUserRow(user)).secondFactorAt).toBeNull()
    expect((await remove('/second-factor/totp', user)).status).toBe(404)
  })

  it('leaves the recovery codes and the passkey if there is one', async () => {
    const user = await createVerifiedUser()
    await addTestTotp(user)
    await addTestPasskey(user)
    expect((await remove('/second-factor/totp', user)).status).toBe(204)
    expect(await fetchState(user)).toMatchObject({ totpSince: null, recoveryCodesLeft: 10, passkeys: [{ name: 'My key' }] })
    expect((await readUserRow(user)).secondFactorAt).not.toBeNull()
  })
})

describe('passkeys', () => {
  it('are renamed and removed by their owner alone', async () => {
    const [user, other] = [await createVerifiedUser(), await createVerifiedUser()]
    await addTestPasskey(user)
    const { id } = (await fetchState(user)).passkeys[0]!
    const rename = ({ cookie }: TestUser, name: string) =>
      call(`/second-factor/passkeys/${id}`, { method: 'PATCH', cookie, body: { name } })
    expect([(await rename(other, 'Theirs')).status, (await remove(`/second-factor/passkeys/${id}`, other)).status]).toEqual([404, 404])
    expect((await rename(user, '  My phone ')).status).toBe(204)
    expect((await fetchState(user)).passkeys).toMatchObject([{ id, name: 'My phone' }])
    expect((await rename(user, '\u0007')).status).toBe(400)
    expect((await remove(`/second-factor/passkeys/${id}`, user)).status).toBe(204)
    expect(await fetchState(user)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    expect((await readUserRow(user)).secondFactorAt).toBeNull()
  })
})

describe('recovery codes', () => {
  const useCode = async ({ username }: TestUser, recoveryCode: string) => {
    const step = await call('/login', { body: { username, password: PASSWORD } })
    return (await call('/login/second-factor', { cookie: cookiesOf(step), body: { recoveryCode } })).status
  }

  it('are replaced all at once, and only for somebody with a factor', async () => {
    const user = await createVerifiedUser({ password: passwordHash })
    expect((await post('/second-factor/recovery-codes', user)).status).toBe(409)
    const { recoveryCodes: old } = await addTestTotp(user)
    const res = await post('/second-factor/recovery-codes', user)
    const { recoveryCodes } = await res.json<{ recoveryCodes: string[] }>()
    expect([recoveryCodes.length, await countCodes(user)]).toEqual([10, 10])
    expect([await useCode(user, old![0]!), await useCode(user, recoveryCodes[0]!)]).toEqual([401, 200])
  })

  it('are accepted however they are typed, and each once', async () => {
    const user = await createVerifiedUser({ password: passwordHash })
    const { recoveryCodes } = await addTestTotp(user)
    const [one, two, three] = recoveryCodes!
    expect(await useCode(user, one!.toLowerCase().replace('-', ' '))).toBe(200)
    expect(await useCode(user, ` ${two!.replaceAll('0', 'O').replaceAll('1', 'l').replace('-', '')} `)).toBe(200)
    expect(await useCode(user, three!.slice(0, -1))).toBe(401)
    expect(await useCode(user, one!)).toBe(401)
    expect(await countCodes(user)).toBe(8)
  })
})

describe('the holder proves to be the holder', () => {
  const verify = (user: TestUser, body: object, cookie = user.cookie) => call('/user/verify', { cookie, body })
  const changeName = (user: TestUser) => post('/second-factor/recovery-codes', user)

  it('with a code of the app, once', async () => {
    const user = await createTestUser({ password: passwordHash })
    const { secret } = await addTestTotp(user)
    const fresh = { ...user, cookie: await startTestSession(user.id) }
    const code = readTotpCode(secret)
    expect((await changeName(fresh)).status).toBe(403)
    expect((await verify(fresh, { code })).status).toBe(204)
    expect((await changeName(fresh)).status).toBe(200)
    expect(await readErrorResponse(await verify(fresh, { code }))).toEqual([
      400,
      'This code is wrong or has expired. Enter the one that your authenticator app shows now.',
    ])
  })

  it('with a factor that counts among the proofs of the hour', async () => {
    const user = await createTestUser({ password: passwordHash })
    const { secret } = await addTestTotp(user)
    for (const hour of [0, 3_600_000].map((ms) => new Date(Date.now() + ms).toISOString().slice(0, 13)))
      await queryRows(
        'insert or replace into usage_counts (key, period, uses) values (?, ?, ?)',
        `passwordProofs user:${user.id}`,
        hour,
        CALLS_PER_HOUR_MAX.passwordProofs,
      )
    const res = await verify(user, { code: readTotpCode(secret) })
    expect([res.status, await res.json()]).toMatchObject([429, { code: 'hourFull' }])
  })

  it('with a passkey, for the session that asked', async () => {
    const user = await createTestUser({ password: passwordHash })
    const { authenticator } = await addTestPasskey(user)
    const [one, other] = [await startTestSession(user.id), await startTestSession(user.id)]
    const { options, cookie } = await fetchPasskeyOptions('/api/user/verify/options', one)
    const { passkeyOptions } = options as unknown as SecondFactorStep
    const passkey = await authenticator.sign(passkeyOptions)
    const challengeCookie = cookie.split('; ')[1]!
    expect((await verify(user, { passkey }, `${other}; ${challengeCookie}`)).status).toBe(400)
    expect((await verify(user, { passkey }, cookie)).status).toBe(204)
    expect((await verify(user, { passkey }, cookie)).status).toBe(400)
    expect((await changeName({ ...user, cookie: one })).status).toBe(200)
    expect((await changeName({ ...user, cookie: other })).status).toBe(403)
  })

  it('without a password too, and is told how', async () => {
    const user = await createTestUser()
    const { secret } = await addTestTotp(user)
    const fresh = { ...user, cookie: await startTestSession(user.id) }
    expect(await (await changeName(fresh)).json()).toMatchObject({ code: 'verificationRequired' })
    expect(await (await post('/user/verify/options', fresh)).json()).toEqual({
      secondFactor: { totp: true, passkeys: false, recoveryCodes: false },
      passkeyOptions: null,
    })
    expect(await (await verify(fresh, { password: 'any' })).json()).toMatchObject({ code: 'noPassword' })
    expect((await verify(fresh, { code: readTotpCode(secret) })).status).toBe(204)
  })

  it('never with a recovery code, nor with another user’s factor', async () => {
    const [user, other] = [await createTestUser(), await createTestUser()]
    const { recoveryCodes } = await addTestTotp(user)
    const theirs = await addTestTotp(other)
    expect((await verify(user, { recoveryCode: recoveryCodes![0] })).status).toBe(400)
    expect(await countCodes(user)).toBe(10)
    expect((await verify(user, { code: readTotpCode(theirs.secret) })).status).toBe(400)
  })

  it('with ten wrong codes a minute at most, which count for sign-in too', async () => {
    const user = await createTestUser({ password: passwordHash })
    const { secret } = await addTestTotp(user)
    const wrong = String((Number(readTotpCode(secret)) + 111_111) % 1_000_000).padStart(6, '0')
    const tries = await Promise.all(Array.from({ length: 12 }, () => verify(user, { code: wrong })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(400), 429, 429])
    const step = await call('/login', { body: { username: user.username, password: PASSWORD } })
    const res = await call('/login/second-factor', { cookie: cookiesOf(step), body: { code: readTotpCode(secret) } })
    expect(res.status).toBe(429)
  })
})

describe('the holder is told by mail', () => {
  it('of each factor added and removed, of new recovery codes, and of a used one', async () => {
    const user = await createVerifiedUser({ password: passwordHash })
    const { secret } = await setUpTotp(user)
    const { recoveryCodes } = await (await confirmTotp(user, readTotpCode(secret))).json<{ recoveryCodes: string[] }>()
    const step = await call('/login', { body: { username: user.username, password: PASSWORD } })
    await call('/login/second-factor', { cookie: cookiesOf(step), body: { recoveryCode: recoveryCodes[0] } })
    await post('/second-factor/recovery-codes', user)
    await remove('/second-factor/totp', user)
    expect(subjects()).toEqual([
      'A second factor was added to your Veebu account',
      'A recovery code of your Veebu account was used',
      'New recovery codes for your Veebu account',
      'A second factor was removed from your Veebu account',
    ])
    const [added, used, , removed] = outbox.mails
    expect(added).toMatchObject({ to: user.email, text: expect.stringContaining('An authenticator app was added to your account') })
    expect(used!.text).toContain('9 are left.')
    expect(removed!.text).toContain('An authenticator app was removed from your account')
    expect(outbox.mails.map(({ text }) => text).join()).not.toContain(secret)
  })

  it('only at an address that was confirmed, and not of an app that was never confirmed', async () => {
    const user = await createVerifiedUser({ emailConfirmedAt: null })
    const { secret } = await setUpTotp(user)
    await confirmTotp(user, readTotpCode(secret))
    const other = await createVerifiedUser()
    await setUpTotp(other)
    expect((await remove('/second-factor/totp', other)).status).toBe(204)
    expect(subjects()).toEqual([])
  })
})

describe('a link that gives an account back', () => {
  /** Changes the address as a thief does who knows the password. */
  async function moveAddress(user: TestUser) {
    const body = { email: `moved-${user.email}` }
    expect((await call(`/users/${user.id}`, { method: 'PUT', cookie: user.cookie, body })).status).toBe(200)
    return readFirstMailToken(outbox.mails.find(({ to, text }) => to === user.email && text.includes('restore=')))
  }
  const putBack = (token: string) => call('/restore-email', { body: { token } })

  it.each(['after', 'shortly before'])('removes the factors that were added %s the change', async (when) => {
    const user = await createVerifiedUser()
    const addFactors = async () => {
      await addTestTotp(user)
      await addTestPasskey(user)
    }
    if (when === 'shortly before') await addFactors()
    const token = await moveAddress(user)
    if (when === 'after') await addFactors()
    expect((await putBack(token)).status).toBe(200)
    expect((await readUserRow(user)).secondFactorAt).toBeNull()
    const counts = [authenticatorAppsTable, passkeysTable, recoveryCodesTable].map((table) => db.$count(table, eq(table.userId, user.id)))
    expect(await Promise.all(counts)).toEqual([0, 0, 0])
  })

  it('leaves the factors of more than seven days before, without the recovery codes that the thief may have made', async () => {
    const user = await createVerifiedUser()
    await addTestPasskey(user, undefined, 'Holder’s')
    const createdAt = Date.now() - FACTORS_DOUBTED_BEFORE_CHANGE_MS - 60_000
    await db.update(passkeysTable).set({ createdAt }).where(eq(passkeysTable.userId, user.id))
    const token = await moveAddress(user)
    await addTestTotp(user)
    expect((await putBack(token)).status).toBe(200)
    const again = { ...user, cookie: await startTestSession(user.id) }
    expect(await fetchState(again)).toMatchObject({ totpSince: null, passkeys: [{ name: 'Holder’s' }], recoveryCodesLeft: 0 })
  })

  it('changes nothing if it was used already', async () => {
    const user = await createVerifiedUser()
    const token = await moveAddress(user)
    expect((await putBack(token)).status).toBe(200)
    const again = { ...user, cookie: await startTestSession(user.id) }
    await addTestTotp(again)
    expect((await putBack(token)).status).toBe(400)
    expect((await fetchState(again)).recoveryCodesLeft).toBe(10)
  })
})
