import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RestoreEmailResponse } from '../../schema/user.ts'
import { oneTimeLinkTokensTable, usersTable } from '../../schema/tables/users.ts'
import { apiRouter } from '../app.ts'
import { hashPassword } from '../auth/password.ts'
import { mailPutBackLinks } from '../auth/put-back-links.ts'
import { accessRuleOf } from '../platform/access.ts'
import { readErrorResponse } from '../test/cards.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, db, env, sessionCookieOf } from '../test/client.ts'
import { confirmPasswordReset, createTestOutbox, readFirstMailToken } from '../test/outbox.ts'

const DAY_MS = 86_400_000
const TEMPORARY = 'set-by-editor'
let editorUser: TestUser
let holdersHash: string
beforeAll(async () => {
  await createFirstUser()
  editorUser = await createTestUser({ accessLevel: 4 })
  holdersHash = await hashPassword('holders-own')
})

let outbox: ReturnType<typeof createTestOutbox>
beforeEach(() => void (outbox = createTestOutbox()))

const createHolder = (fields: Parameters<typeof createTestUser>[0] = {}) =>
  createTestUser({ password: holdersHash, emailConfirmedAt: 1, ...fields })
const call = (path: string, options: Parameters<typeof callApi>[1] = {}) =>
  callApi(`/api${path}`, { env: { EMAIL: outbox.EMAIL }, ...options })
const patch = (user: TestUser, body: object) => call(`/users/${user.id}`, { method: 'PATCH', cookie: editorUser.cookie, body })
const login = async ({ username }: TestUser, password = TEMPORARY) => {
  const res = await call('/login', { body: { username, password } })
  return { res, cookie: sessionCookieOf(res) }
}
const readUserRow = async ({ id }: TestUser) => (await db.select().from(usersTable).where(eq(usersTable.id, id)))[0]!
const fetchReplacement = async (cookie: string) => (await call('/password-replacement', { cookie })).json()
const typeNewPassword = (cookie: string, newPassword = 'chosen-anew') => call('/password-replacement', { cookie, body: { newPassword } })
const askForLink = (cookie: string) => call('/password-replacement/link', { method: 'POST', cookie })

/** Sets a user's password as an editor does, and signs in with it. */
async function setAndSignIn(user: TestUser, change: object = {}) {
  expect((await patch(user, { ...change, password: TEMPORARY })).status).toBe(200)
  const { res, cookie } = await login(user)
  expect(res.status).toBe(200)
  return { answer: await res.json(), cookie }
}

it('a password that an editor sets ends all sessions and leads to nothing but replacing it', async () => {
  const user = await createHolder()
  const { answer, cookie } = await setAndSignIn(user)
  expect(answer).toMatchObject({ id: user.id, mustReplacePassword: true })
  expect((await call('/user', { cookie: user.cookie })).status).toBe(401)
  expect(await (await call('/user', { cookie })).json()).toMatchObject({ id: user.id, mustReplacePassword: true })
  const guarded = apiRouter.routes.filter(({ handler }) => (accessRuleOf(handler)?.kind ?? 'anyone') !== 'anyone')
  const allowed = ['GET /user', 'GET /password-replacement', 'POST /password-replacement', 'POST /password-replacement/link']
  const refused = guarded.filter(({ method, path }) => !allowed.includes(`${method} ${path}`))
  expect(refused.length).toBeGreaterThan(50)
  for (const { method, path } of refused) {
    const res = await call(path.replace(/:\w+/g, String(user.id)), {
      method,
      cookie,
      ...(method !== 'GET' && method !== 'DELETE' && { body: {} }),
    })
    expect([path, res.status, await res.json()]).toMatchObject([path, 403, { code: 'passwordReplacementRequired' }])
  }
  expect((await call('/logout', { method: 'POST', cookie })).status).toBe(204)
})

it('public answers treat somebody with such a password as a stranger', async () => {
  const user = await createHolder({ accessLevel: 3 })
  await call('/pwa-settings', { cookie: user.cookie, body: { appName: 'Holder’s app' } })
  const { cookie } = await setAndSignIn(user)
  expect(await (await call('/pwa-settings', { cookie })).json()).not.toMatchObject({ appName: 'Holder’s app' })
})

it('a password given when a user is created needs no replacing', async () => {
  const body = { username: 'given-one', email: 'given-one@example.com', fullName: 'Given One', password: TEMPORARY }
  expect((await call('/users', { cookie: editorUser.cookie, body })).status).toBe(201)
  const res = await call('/login', { body: { username: 'given-one', password: TEMPORARY } })
  expect((await call('/sessions', { cookie: sessionCookieOf(res) })).status).toBe(200)
  expect(outbox.mails).toEqual([])
})

describe('the holder', () => {
  it('is told by mail at once, with a link that undoes it for seven days, even if the mailbox is full', async () => {
    const user = await createHolder()
    for (let n = 0; n < 2; n++) await call('/reset-password', { body: { email: user.email } })
    const { cookie } = await setAndSignIn(user)
    const mail = outbox.mails.find(({ subject }) => subject === 'Your Veebu password was set by an administrator')!
    expect(mail.to).toBe(user.email)
    const [link] = (await db.select().from(oneTimeLinkTokensTable).where(eq(oneTimeLinkTokensTable.userId, user.id))).filter(
      (row) => row.purpose === 'undo',
    )
    expect(link!.expiresAt - link!.mailedAt!).toBe(7 * DAY_MS)
    const undone = await call('/restore-email', { body: { token: readFirstMailToken(mail) } })
    const { token } = await undone.json<RestoreEmailResponse>()
    expect((await call('/user', { cookie })).status).toBe(401)
    expect((await login(user)).res.status).toBe(401)
    const chosen = await confirmPasswordReset(token, 'chosen-anew')
    expect((await call('/sessions', { cookie: sessionCookieOf(chosen) })).status).toBe(200)
  })

  it('undoes it even after the address, the password and the address once more were changed', async () => {
    const user = await createHolder()
    await patch(user, { password: TEMPORARY })
    const [notice] = outbox.mails
    await patch(user, { email: `first-${user.email}` })
    await patch(user, { password: `${TEMPORARY}-2`, email: `second-${user.email}` })
    expect(new Set(outbox.mails.map(({ to }) => to))).toEqual(new Set([user.email]))
    expect((await call('/restore-email', { body: { token: readFirstMailToken(notice) } })).status).toBe(200)
    expect(await readUserRow(user)).toMatchObject({ email: user.email, password: null, temporaryPasswordAt: null })
  })

  it('replaces it by a link that is mailed to the confirmed address, and not by typing', async () => {
    const user = await createHolder()
    const { cookie } = await setAndSignIn(user)
    expect(await fetchReplacement(cookie)).toEqual({ way: 'link', email: user.email })
    expect(await readErrorResponse(await typeNewPassword(cookie))).toEqual([403, 'This password is replaced by a link that we mail to you'])
    expect((await askForLink(cookie)).status).toBe(202)
    expect(outbox.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Choose a new Veebu password' })
    const chosen = await confirmPasswordReset(readFirstMailToken(outbox.mails.at(-1)), 'chosen-anew')
    expect(await chosen.json()).not.toHaveProperty('mustReplacePassword')
    expect((await call('/user', { cookie })).status).toBe(401)
    expect((await call('/sessions', { cookie: sessionCookieOf(chosen) })).status).toBe(200)
    // Whoever reads the mailbox has nothing left to undo.
    expect((await call('/restore-email', { body: { token: readFirstMailToken(outbox.mails[0]) } })).status).toBe(400)
    for (let n = 0; n < 2; n++) expect((await askForLink(sessionCookieOf(chosen))).status).toBe(409)
  })

  it('types a new one if no address was ever confirmed, is told all the same, and can undo what somebody else typed', async () => {
    const user = await createHolder({ emailConfirmedAt: null })
    const { cookie } = await setAndSignIn(user)
    expect(await fetchReplacement(cookie)).toEqual({ way: 'type' })
    expect((await askForLink(cookie)).status).toBe(403)
    expect((await readErrorResponse(await typeNewPassword(cookie, TEMPORARY)))[0]).toBe(400)
    expect((await typeNewPassword(cookie)).status).toBe(200)
    expect((await call('/sessions', { cookie })).status).toBe(200)
    expect((await call('/restore-email', { body: { token: readFirstMailToken(outbox.mails[0]) } })).status).toBe(200)
    expect((await call('/sessions', { cookie })).status).toBe(401)
  })
})

describe('an editor who wants to act as somebody else', () => {
  it.each([
    ['together', async (user: TestUser, email: string) => setAndSignIn(user, { email })],
    [
      'one after the other',
      async (user: TestUser, email: string) => {
        await patch(user, { email })
        return setAndSignIn(user)
      },
    ],
    [
      'the password first',
      async (user: TestUser, email: string) => {
        await patch(user, { password: `${TEMPORARY}-1` })
        return setAndSignIn(user, { email })
      },
    ],
  ])('gets no link and types no password after changing address and password %s', async (_, take) => {
    const user = await createHolder()
    const email = `editors-${user.username}@example.com`
    const { cookie } = await take(user, email)
    expect(await fetchReplacement(cookie)).toEqual({ way: 'putBackLink', email: user.email })
    expect((await typeNewPassword(cookie)).status).toBe(403)
    expect((await askForLink(cookie)).status).toBe(403)
    expect((await call('/confirm-email', { method: 'POST', cookie })).status).toBe(403)
    await call('/reset-password', { body: { email } })
    expect(outbox.mails.map(({ to }) => to)).not.toContain(email)
    expect((await call('/restore-email', { body: { token: readFirstMailToken(outbox.mails[0]) } })).status).toBe(200)
    expect(await readUserRow(user)).toMatchObject({ email: user.email, password: null })
  })

  it.each([true, false])(
    'waits for a day if no address was ever confirmed, without a mail to the new one (at once: %s)',
    async (atOnce) => {
      const user = await createHolder({ emailConfirmedAt: null })
      const email = `editors-${user.username}@example.com`
      if (!atOnce) await patch(user, { email })
      const { cookie } = await setAndSignIn(user, atOnce ? { email } : {})
      expect(await fetchReplacement(cookie)).toMatchObject({ way: 'wait' })
      expect((await readErrorResponse(await typeNewPassword(cookie)))[0]).toBe(403)
      expect(outbox.mails).toEqual([])
      await db.update(usersTable).set({ resetsFrom: Date.now() }).where(eq(usersTable.id, user.id))
      expect(await fetchReplacement(cookie)).toEqual({ way: 'type' })
    },
  )

  it('cannot set their own password in User Management', async () => {
    expect((await patch(editorUser, { password: TEMPORARY })).status).toBe(400)
  })
})

it('a notice that cannot be mailed yet is replaced by the next one and mailed later', async () => {
  const user = await createHolder()
  for (let n = 0; n < 3; n++) await call('/reset-password', { body: { email: user.email } })
  for (let n = 0; n < 3; n++) await patch(user, { password: `${TEMPORARY}-${n}` })
  expect(outbox.mails).toHaveLength(3)
  const rows = await db.select().from(oneTimeLinkTokensTable).where(eq(oneTimeLinkTokensTable.userId, user.id))
  expect(rows.filter(({ purpose }) => purpose === 'undo')).toMatchObject([{ mailedAt: null }])
  await mailPutBackLinks({ ...env, EMAIL: outbox.EMAIL }, Date.now() + 3_600_001)
  expect(outbox.mails.at(-1)!.subject).toBe('Your Veebu password was set by an administrator')
})
