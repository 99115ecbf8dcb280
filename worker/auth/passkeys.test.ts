import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  PASSKEY_CHALLENGE_LIFETIME_MS,
  PASSKEYS_PER_USER_MAX,
  PASSKEYS_FULL_MESSAGE,
  type SecondFactorState,
} from '../../schema/second-factor.ts'
import { passkeysTable, usersTable } from '../../schema/tables/users.ts'
import { readErrorResponse } from '../test/cards.ts'
import {
  type TestUser,
  callApi,
  createFirstUser,
  createTestUser,
  db,
  env,
  queryRows,
  sessionCookieOf,
  verifyTestSessions,
} from '../test/client.ts'
import { interceptSqlStatement } from '../test/meanwhile.ts'
import { PASSKEY_ALGORITHMS, type PasskeyChanges, createTestAuthenticator } from '../test/passkeys.ts'
import { addTestPasskey, cookiesOf, fetchPasskeyOptions } from '../test/second-factor.ts'
import { hashPassword } from './password.ts'

const PASSWORD = 'holders-own'
let passwordHash: string
beforeAll(async () => {
  await createFirstUser()
  passwordHash = await hashPassword(PASSWORD)
})

afterEach(() => void vi.useRealTimers())

let addressCount = 0
/** Tests refuse many sign-ins, and those of one address are limited. */
const nextAddress = () => `2001:db8:7:${(++addressCount).toString(16)}::1`

type TestAuthenticator = Awaited<ReturnType<typeof createTestAuthenticator>>

// All tests of this file share the points of one address.
beforeEach(() => queryRows('delete from usage_counts'))

async function createHolder(authenticator?: TestAuthenticator) {
  const user = await createTestUser({ password: passwordHash })
  const { authenticator: own, res } = await addTestPasskey(user, authenticator)
  expect(res.status).toBe(200)
  return { user, authenticator: own }
}

const readPasskeys = ({ id }: TestUser) => db.select().from(passkeysTable).where(eq(passkeysTable.userId, id))
const fetchState = async ({ cookie }: TestUser) => (await callApi('/api/second-factor', { cookie })).json<SecondFactorState>()

/** Signs in with a passkey alone. */
async function signIn(authenticator: TestAuthenticator, changes: PasskeyChanges = {}) {
  const { options, cookie } = await fetchPasskeyOptions('/api/login/passkey/options')
  const passkey = await authenticator.sign(options, changes)
  const send = (sent = cookie) => callApi('/api/login/passkey', { cookie: sent, body: { passkey }, address: nextAddress() })
  return { res: await send(), send }
}

/** Gives a passkey after the password. */
async function giveAfterPassword(user: TestUser, authenticator: TestAuthenticator, changes: PasskeyChanges = {}) {
  const step = await callApi('/api/login', { body: { username: user.username, password: PASSWORD }, address: nextAddress() })
  expect(step.status).toBe(202)
  const { passkeyOptions } = await step.json<{ passkeyOptions: { allowCredentials: { id: string }[] } }>()
  const send = async (passkey: object) => callApi('/api/login/second-factor', { cookie: cookiesOf(step), body: { passkey } })
  const passkey = await authenticator.sign(passkeyOptions, changes)
  return { res: await send(passkey), repeat: () => send(passkey), passkeyOptions }
}

describe('a new passkey', () => {
  it('is stored with its name, and comes with recovery codes if it is the first factor', async () => {
    const user = await createTestUser()
    const first = await addTestPasskey(user, undefined, 'Laptop')
    const { recoveryCodes } = await first.res.json<{ recoveryCodes: string[] }>()
    expect(recoveryCodes).toHaveLength(10)
    const second = await addTestPasskey(user, undefined, 'Phone')
    expect(await second.res.json()).toEqual({ recoveryCodes: null })
    const state = await fetchState(user)
    expect(state).toMatchObject({
      totpSince: null,
      recoveryCodesLeft: 10,
      passkeys: [{ name: 'Laptop', lastUsedAt: null }, { name: 'Phone' }],
    })
    expect((await readPasskeys(user))[0]).toMatchObject({
      credentialId: first.authenticator.id,
      signatureCount: 0,
      transports: ['internal'],
    })
  })

  it('must be one that signs in alone, and none that the user has', async () => {
    const { user, authenticator } = await createHolder()
    const { options } = await fetchPasskeyOptions('/api/second-factor/passkeys/options', user.cookie)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Veebu' },
      user: { name: user.username, id: Buffer.from(String(user.id)).toString('base64url') },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.id }],
    })
  })

  it.each<[string, PasskeyChanges]>([
    ['was made on another site', { origin: 'http://evil.example' }],
    ['is for another domain', { rpId: 'evil.example' }],
    ['answers another challenge', { challenge: 'AAAA' }],
    ['was made without the holder’s fingerprint, face or PIN', { userVerified: false }],
  ])('is refused if it %s', async (_, changes) => {
    const user = await createTestUser()
    await verifyTestSessions(user)
    const { options, cookie } = await fetchPasskeyOptions('/api/second-factor/passkeys/options', user.cookie)
    const passkey = await (await createTestAuthenticator()).register(options, changes)
    const res = await callApi('/api/second-factor/passkeys', { cookie, body: { name: 'Key', passkey } })
    expect(await readErrorResponse(res)).toEqual([400, 'This passkey could not be added. Please try again.'])
    expect(await readPasskeys(user)).toEqual([])
  })

  it('is accepted whatever it states about its make, because nobody reads that', async () => {
    const user = await createTestUser()
    await verifyTestSessions(user)
    const { options, cookie } = await fetchPasskeyOptions('/api/second-factor/passkeys/options', user.cookie)
    const passkey = await (await createTestAuthenticator()).register(options, { attestation: ['tpm', new Map<string, never>()] })
    expect((await callApi('/api/second-factor/passkeys', { cookie, body: { name: 'Key', passkey } })).status).toBe(200)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no CBOR', Buffer.from('hello')],
    ['a text', Buffer.from('6568656c6c6f', 'hex')],
    ['lists in lists', Buffer.alloc(15_000, 0x81)],
    ['a list that claims four billion items', Buffer.from('9affffffff', 'hex')],
    ['a map without its parts', Buffer.from('a0', 'hex')],
    ['authenticator data of one byte', Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746141ff', 'hex')],
  ])('is refused with a sentence if its key is %s', async (_, bytes) => {
    const user = await createTestUser()
    await verifyTestSessions(user)
    const { options, cookie } = await fetchPasskeyOptions('/api/second-factor/passkeys/options', user.cookie)
    const passkey = await (await createTestAuthenticator()).register(options)
    const response = { ...passkey.response, attestationObject: bytes.toString('base64url') || 'A' }
    const res = await callApi('/api/second-factor/passkeys', { cookie, body: { name: 'Key', passkey: { ...passkey, response } } })
    expect(await readErrorResponse(res)).toEqual([400, 'This passkey could not be added. Please try again.'])
  })

  it('is refused without the cookie of its challenge, and with that of another session', async () => {
    const [user, other] = [await createTestUser(), await createTestUser()]
    for (const one of [user, other]) await verifyTestSessions(one)
    const { options, cookie } = await fetchPasskeyOptions('/api/second-factor/passkeys/options', user.cookie)
    const body = { name: 'Key', passkey: await (await createTestAuthenticator()).register(options) }
    const challengeCookie = cookie.split('; ')[1]!
    for (const sent of [user.cookie, `${other.cookie}; ${challengeCookie}`])
      expect((await callApi('/api/second-factor/passkeys', { cookie: sent, body })).status).toBe(400)
    expect((await callApi('/api/second-factor/passkeys', { cookie, body })).status).toBe(200)
    expect((await callApi('/api/second-factor/passkeys', { cookie, body })).status).toBe(409)
  })

  it('is refused with a challenge of the same session that was made for something else', async () => {
    const { user } = await createHolder()
    const { options, cookie } = await fetchPasskeyOptions('/api/user/verify/options', user.cookie)
    const { challenge } = (options as unknown as { passkeyOptions: { challenge: string } }).passkeyOptions
    const passkey = await (await createTestAuthenticator()).register({ challenge, user: { id: 'MQ' } })
    const renamed = cookie.replace('veebu_passkey_verification', 'veebu_passkey_registration')
    expect((await callApi('/api/second-factor/passkeys', { cookie: renamed, body: { name: 'Key', passkey } })).status).toBe(400)
  })

  it('is refused if somebody has it already', async () => {
    const { authenticator, user } = await createHolder()
    const thief = await createTestUser()
    const { res } = await addTestPasskey(thief, authenticator)
    expect(await readErrorResponse(res)).toEqual([409, 'This passkey was added already'])
    expect([(await readPasskeys(user)).length, await readPasskeys(thief), (await fetchState(thief)).recoveryCodesLeft]).toEqual([1, [], 0])
  })

  it(`is refused above ${PASSKEYS_PER_USER_MAX}, also if several are added at once`, async () => {
    const user = await createTestUser()
    for (let n = 1; n < PASSKEYS_PER_USER_MAX; n++) expect((await addTestPasskey(user)).res.status).toBe(200)
    const last = await Promise.all([addTestPasskey(user), addTestPasskey(user)])
    expect(last.map(({ res }) => res.status).toSorted()).toEqual([200, 409])
    expect(await readErrorResponse((await addTestPasskey(user)).res)).toEqual([409, PASSKEYS_FULL_MESSAGE])
    expect(await readPasskeys(user)).toHaveLength(PASSKEYS_PER_USER_MAX)
  }, 20_000)

  it.each(['0', '-7', 'x'.repeat(61), ''])('with the odd name %j is stored as typed or refused with a sentence', async (name) => {
    const { res } = await addTestPasskey(await createTestUser(), undefined, name)
    expect(res.status).toBe(name.length > 60 || name === '' ? 400 : 200)
  })
})

describe('with a passkey alone', () => {
  it('its holder signs in, and the use is noted', async () => {
    const { user, authenticator } = await createHolder()
    const { res } = await signIn(authenticator)
    expect([res.status, await res.json()]).toMatchObject([200, { id: user.id }])
    const sessions = await callApi('/api/sessions', { cookie: sessionCookieOf(res) })
    expect(sessions.status).toBe(200)
    expect(await readPasskeys(user)).toMatchObject([{ signatureCount: 1, lastUsedAt: expect.any(Number) }])
    expect((await signIn(authenticator)).res.status).toBe(200)
  })

  it.each(PASSKEY_ALGORITHMS)('with a key of the kind %s', async (algorithm) => {
    const { authenticator } = await createHolder(await createTestAuthenticator({ algorithm }))
    expect((await signIn(authenticator)).res.status).toBe(200)
    const other = await createTestAuthenticator({ algorithm })
    const { options, cookie } = await fetchPasskeyOptions('/api/login/passkey/options')
    const passkey = await authenticator.sign(options)
    const response = { ...passkey.response, signature: (await other.sign(options)).response.signature }
    const body = { passkey: { ...passkey, response } }
    expect((await callApi('/api/login/passkey', { cookie, body, address: nextAddress() })).status).toBe(401)
  })

  it('the challenge is good for five minutes', async () => {
    const { authenticator } = await createHolder()
    const { options, cookie } = await fetchPasskeyOptions('/api/login/passkey/options')
    const passkey = await authenticator.sign(options)
    const send = () => callApi('/api/login/passkey', { cookie, body: { passkey }, address: nextAddress() })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + PASSKEY_CHALLENGE_LIFETIME_MS + 1000 })
    expect((await send()).status).toBe(401)
    vi.useRealTimers()
    expect((await send()).status).toBe(200)
  })

  it('the server names no user and stores nothing before', async () => {
    const before = await queryRows('select count(*) as n from login_failures')
    const res = await callApi('/api/login/passkey/options', { method: 'POST' })
    expect(await res.json()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 60_000,
      userVerification: 'required',
    })
    expect(res.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^veebu_passkey_sign_in=[\w.-]+; Max-Age=300; Path=\/api\/login\/passkey; HttpOnly; SameSite=Lax$/),
    ])
    expect(await queryRows('select count(*) as n from login_failures')).toEqual(before)
  })

  it('the cookie is secure on https, and the passkey belongs to the domain', async () => {
    const res = await callApi('https://cards.veebu.example/api/login/passkey/options', {
      method: 'POST',
      env: { APP_ORIGIN: 'https://veebu.example' },
    })
    expect(await res.json()).toMatchObject({ rpId: 'veebu.example' })
    expect(res.headers.getSetCookie()[0]).toMatch(/^__Secure-veebu_passkey_sign_in=.*Secure/)
    const elsewhere = await callApi('https://notveebu.example/api/login/passkey/options', {
      method: 'POST',
      env: { APP_ORIGIN: 'https://veebu.example' },
    })
    expect(await elsewhere.json()).toMatchObject({ rpId: 'notveebu.example' })
  })

  it.each<[string, PasskeyChanges]>([
    ['was signed on another site', { origin: 'https://localhost' }],
    ['is for another domain', { rpId: 'evil.example' }],
    ['answers another challenge', { challenge: 'AAAA' }],
    ['was signed without the holder’s fingerprint, face or PIN', { userVerified: false }],
    ['names another user', { userHandle: Buffer.from('1').toString('base64url') }],
    ['names no user', { userHandle: null }],
  ])('nobody signs in if the answer %s', async (_, changes) => {
    const { user, authenticator } = await createHolder()
    const { res } = await signIn(authenticator, changes)
    expect([res.status, await res.json(), sessionCookieOf(res)]).toEqual([
      401,
      { code: 'passkeyRefused', message: 'This passkey was not accepted. Sign in with your password.' },
      '',
    ])
    expect(await readPasskeys(user)).toMatchObject([{ signatureCount: 0, lastUsedAt: null }])
    expect((await signIn(authenticator)).res.status).toBe(200)
  })

  it('an unknown passkey is refused with the same answer', async () => {
    const { authenticator } = await createHolder()
    const removed = await createHolder()
    await queryRows('delete from passkeys where user_id = ?', removed.user.id)
    const answers = [await signIn(removed.authenticator), await signIn(authenticator, { rpId: 'evil.example' })].map(({ res }) =>
      readErrorResponse(res),
    )
    const [unknown, wrong] = await Promise.all(answers)
    expect(unknown).toEqual(wrong)
  })

  it('a suspended user is refused', async () => {
    const { user, authenticator } = await createHolder()
    await db.update(usersTable).set({ suspendedAt: 1 }).where(eq(usersTable.id, user.id))
    expect((await signIn(authenticator)).res.status).toBe(401)
  })

  it('a signature changed on its way is refused', async () => {
    const { authenticator } = await createHolder()
    const { options, cookie } = await fetchPasskeyOptions('/api/login/passkey/options')
    const passkey = await authenticator.sign(options)
    const other = await authenticator.sign(options)
    const response = { ...passkey.response, signature: other.response.signature }
    expect((await callApi('/api/login/passkey', { cookie, body: { passkey: { ...passkey, response } } })).status).toBe(401)
  })

  it.each(['', 'AAAA', 'e30', Buffer.from('null').toString('base64url'), Buffer.from('{"type":{}}').toString('base64url')])(
    'an answer with the client data %j is refused with a sentence',
    async (clientDataJSON) => {
      const { authenticator } = await createHolder()
      const { options, cookie } = await fetchPasskeyOptions('/api/login/passkey/options')
      const passkey = await authenticator.sign(options)
      for (const part of [{ clientDataJSON }, { authenticatorData: clientDataJSON }, { signature: clientDataJSON }]) {
        const body = { passkey: { ...passkey, response: { ...passkey.response, ...part } } }
        expect([400, 401]).toContain((await callApi('/api/login/passkey', { cookie, body, address: nextAddress() })).status)
      }
      expect((await callApi('/api/login/passkey', { cookie, body: { passkey }, address: nextAddress() })).status).toBe(200)
    },
  )

  it.each([true, false])('an answer is accepted once (authenticator that counts: %s)', async (counts) => {
    const { authenticator } = await createHolder(await createTestAuthenticator({ counts }))
    const { res, send } = await signIn(authenticator)
    expect([res.status, (await send()).status, (await send('')).status]).toEqual([200, 401, 401])
    expect((await signIn(authenticator)).res.status).toBe(200)
  })

  it.each([true, false])('an answer sent twice at once is accepted once (authenticator that counts: %s)', async (counts) => {
    const { user, authenticator } = await createHolder(await createTestAuthenticator({ counts }))
    const { options, cookie } = await fetchPasskeyOptions('/api/login/passkey/options')
    const passkey = await authenticator.sign(options)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => callApi('/api/login/passkey', { cookie, body: { passkey }, address: nextAddress() })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
    expect(await queryRows('select id from sessions where user_id = ?', user.id)).toHaveLength(2)
  })

  it('a copy of the key, whose counter has not grown, is refused', async () => {
    const { user, authenticator } = await createHolder()
    expect((await signIn(authenticator, { count: 7 })).res.status).toBe(200)
    for (const count of [7, 6, 0]) expect((await signIn(authenticator, { count })).res.status).toBe(401)
    expect(await readPasskeys(user)).toMatchObject([{ signatureCount: 7 }])
    expect((await signIn(authenticator, { count: 8 })).res.status).toBe(200)
  })

  it('a counter that another sign-in has moved meanwhile is not moved back', async () => {
    const { user, authenticator } = await createHolder()
    const { options, cookie } = await fetchPasskeyOptions('/api/login/passkey/options')
    const passkey = await authenticator.sign(options, { count: 3 })
    const DB = interceptSqlStatement(env.DB, /update "passkeys"/, () =>
      db.update(passkeysTable).set({ signatureCount: 9 }).where(eq(passkeysTable.userId, user.id)),
    )
    expect((await callApi('/api/login/passkey', { cookie, body: { passkey }, env: { DB } })).status).toBe(401)
    expect(await readPasskeys(user)).toMatchObject([{ signatureCount: 9 }])
  })

  it('an address fails thirty times a minute at most', async () => {
    const { authenticator } = await createHolder()
    const { options } = await fetchPasskeyOptions('/api/login/passkey/options')
    const body = { passkey: await authenticator.sign(options) }
    const statuses: number[] = []
    for (let n = 0; n < 32; n++) statuses.push((await callApi('/api/login/passkey', { body, address: '198.51.100.7' })).status)
    expect(statuses).toEqual([...Array(30).fill(401), 429, 429])
  })
})

describe('after the password', () => {
  it('a passkey of the user is asked for and accepted once', async () => {
    const { user, authenticator } = await createHolder()
    const { res, repeat, passkeyOptions } = await giveAfterPassword(user, authenticator)
    expect(passkeyOptions.allowCredentials).toMatchObject([{ id: authenticator.id }])
    expect([res.status, await res.json()]).toMatchObject([200, { id: user.id }])
    expect((await repeat()).status).toBe(401)
  })

  it('a passkey that leaves the user out is accepted, because the browser was told which one', async () => {
    const { user, authenticator } = await createHolder()
    expect((await giveAfterPassword(user, authenticator, { userHandle: null })).res.status).toBe(200)
  })

  it.each<[string, PasskeyChanges]>([
    ['another site', { origin: 'http://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
  ])('a passkey of %s is refused', async (_, changes) => {
    const { user, authenticator } = await createHolder()
    const { res } = await giveAfterPassword(user, authenticator, changes)
    expect([res.status, await res.json()]).toMatchObject([401, { code: 'passkeyNotAccepted' }])
  })

  it('another user’s passkey is refused', async () => {
    const [mine, theirs] = [await createHolder(), await createHolder()]
    expect((await giveAfterPassword(mine.user, theirs.authenticator)).res.status).toBe(401)
    expect((await giveAfterPassword(mine.user, theirs.authenticator, { userHandle: null })).res.status).toBe(401)
  })

  it('a passkey that was removed is refused', async () => {
    const { user, authenticator } = await createHolder()
    const kept = await addTestPasskey(user)
    const { id } = (await readPasskeys(user))[0]!
    expect((await callApi(`/api/second-factor/passkeys/${id}`, { method: 'DELETE', cookie: user.cookie })).status).toBe(204)
    expect((await giveAfterPassword(user, authenticator)).res.status).toBe(401)
    expect((await giveAfterPassword(user, kept.authenticator)).res.status).toBe(200)
  })
})
