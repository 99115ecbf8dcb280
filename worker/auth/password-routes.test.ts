import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { resetTokensTable, sessionsTable, usersTable } from '../../schema/tables/users.ts'
import { readErrorResponse } from '../test/cards.ts'
import { callApi, sessionCookieOf, createFirstUser, createUser, db, startTestSession } from '../test/client.ts'
import { FAILING_MAIL_SERVICE, confirmPasswordReset, createTestOutbox, firstTokenInMail } from '../test/outbox.ts'
import { hashLinkToken } from './links.ts'
import { hashPassword } from './password.ts'

const INVALID_LINK_ERROR = { code: 'invalidLink', message: 'This reset link is invalid or has expired' }

beforeAll(createFirstUser)

async function requestPasswordResetLink(email: string, headers?: Record<string, string>, path = '/api/reset-password') {
  const { mails, EMAIL } = createTestOutbox()
  const res = await callApi(path, { body: { email }, env: { EMAIL }, headers })
  return { res, mails, token: firstTokenInMail(mails[0]) }
}

const setNewPasswordByToken = (token: string, newPassword = 'brand-new-pass') => confirmPasswordReset(token, newPassword)
const callUpdatePassword = ({ cookie }: { cookie: string }, currentPassword: string, newPassword: string) =>
  callApi('/api/update-password', { body: { currentPassword, newPassword }, cookie })

it('signs in with the new password after a mailed reset link, and ends every other session', async () => {
  const user = await createUser({ username: 'forgetful', email: 'Forgetful@Example.com', password: await hashPassword('old-password') })
  const { res, mails, token } = await requestPasswordResetLink('forgetful@example.COM')
  expect(res.status).toBe(202)
  expect(mails[0]).toMatchObject({ to: 'Forgetful@Example.com', subject: 'Reset your Veebu password' })
  expect(mails[0]!.html).toContain(`http://localhost:8787/auth?token=${token}`)
  const confirmed = await setNewPasswordByToken(token)
  expect(confirmed.status).toBe(200)
  expect(await confirmed.json()).toMatchObject({ id: user.id, username: 'forgetful' })
  expect((await callApi('/api/user', { cookie: sessionCookieOf(confirmed) })).status).toBe(200)
  expect((await callApi('/api/user', { cookie: user.cookie })).status).toBe(401)
  expect((await callApi('/api/login', { body: { username: 'forgetful', password: 'old-password' } })).status).toBe(401)
  expect((await callApi('/api/login', { body: { username: 'forgetful', password: 'brand-new-pass' } })).status).toBe(200)
})

it.each(['', 'nonsense', 'x'.repeat(300)])('answers the invalid link %j like any other invalid link', async (token) => {
  expect(await readErrorResponse(await setNewPasswordByToken(token))).toEqual([400, INVALID_LINK_ERROR.message])
})

it('gives the same answer for known and unknown addresses, and when the mail fails', async () => {
  await createUser({ email: 'known@example.com' })
  const known = await requestPasswordResetLink('known@example.com')
  const unknown = await requestPasswordResetLink('unknown@example.com')
  const failed = await callApi('/api/reset-password', { body: { email: 'known@example.com' }, env: { EMAIL: FAILING_MAIL_SERVICE } })
  const bodies = await Promise.all([known.res, unknown.res, failed].map(async (res) => [res.status, await res.text()]))
  expect(bodies[1]).toEqual(bodies[0])
  expect(bodies[2]).toEqual(bodies[0])
  expect(unknown.mails).toEqual([])
})

it('accepts a reset link once when it is used twice at the same moment', async () => {
  await createUser({ email: 'once@example.com' })
  const { token } = await requestPasswordResetLink('once@example.com')
  const answers = await Promise.all([setNewPasswordByToken(token), setNewPasswordByToken(token), setNewPasswordByToken(token)])
  expect(answers.map((res) => res.status).toSorted()).toEqual([200, 400, 400])
  const again = await setNewPasswordByToken(token)
  expect(again.status).toBe(400)
  expect(await again.json()).toEqual(INVALID_LINK_ERROR)
})

it('refuses an expired reset link, a forged link, and a stored hash as a token', async () => {
  const user = await createUser({ email: 'old-link@example.com' })
  const { token } = await requestPasswordResetLink('old-link@example.com')
  expect(await (await setNewPasswordByToken(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).json()).toEqual(INVALID_LINK_ERROR)
  expect(await (await setNewPasswordByToken(hashLinkToken(token))).json()).toEqual(INVALID_LINK_ERROR)
  const expiresAt = Date.now() - 1
  await db.update(resetTokensTable).set({ expiresAt }).where(eq(resetTokensTable.userId, user.id))
  expect(await (await setNewPasswordByToken(token)).json()).toEqual(INVALID_LINK_ERROR)
})

it('stores only the hash of the reset token, for an hour', async () => {
  const user = await createUser({ email: 'hashed@example.com' })
  const { token } = await requestPasswordResetLink('hashed@example.com')
  const [row] = await db.select().from(resetTokensTable).where(eq(resetTokensTable.userId, user.id))
  expect(row!.hash).toBe(hashLinkToken(token))
  expect(JSON.stringify(row)).not.toContain(token)
  expect(row!.expiresAt - row!.createdAt).toBe(3_600_000)
})

it('sends at most three reset mails an hour to an address, also for parallel requests', async () => {
  await createUser({ email: 'flooded@example.com' })
  const asked = await Promise.all(Array.from({ length: 8 }, () => requestPasswordResetLink('flooded@example.com')))
  expect(asked.flatMap(({ mails }) => mails)).toHaveLength(3)
  expect(asked.every(({ res }) => res.status === 202)).toBe(true)
})

it('ignores the Host header of the request when it builds the reset link', async () => {
  await createUser({ email: 'poison@example.com' })
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  const { mails } = await requestPasswordResetLink('poison@example.com', headers, 'https://evil.example/api/reset-password')
  expect(mails).toHaveLength(1)
  expect(`${mails[0]!.text}${mails[0]!.html}`).not.toContain('evil.example')
  expect(mails[0]!.text).toContain('http://localhost:8787/auth?token=')
})

it('voids the other open links once one is used or the password is changed', async () => {
  const user = await createUser({ email: 'several@example.com', password: await hashPassword('first-pass') })
  const first = await requestPasswordResetLink('several@example.com')
  const second = await requestPasswordResetLink('several@example.com')
  expect((await setNewPasswordByToken(first.token, 'second-pass')).status).toBe(200)
  expect((await setNewPasswordByToken(second.token)).status).toBe(400)
  const third = await requestPasswordResetLink('several@example.com')
  const cookie = await startTestSession(user.id)
  expect((await callUpdatePassword({ cookie }, 'second-pass', 'third-pass')).status).toBe(200)
  expect(third.token).not.toBe('')
  expect((await setNewPasswordByToken(third.token)).status).toBe(400)
})

it('gives a suspended account no link and no password', async () => {
  const user = await createUser({ email: 'away@example.com' })
  const { token } = await requestPasswordResetLink('away@example.com')
  await db.update(usersTable).set({ suspendedAt: 1 }).where(eq(usersTable.id, user.id))
  expect((await setNewPasswordByToken(token)).status).toBe(400)
  expect((await requestPasswordResetLink('away@example.com')).mails).toEqual([])
})

it('escapes a username in the reset mail', async () => {
  await createUser({ username: '<b>&"x', email: 'markup@example.com' })
  const { mails } = await requestPasswordResetLink('markup@example.com')
  expect(mails[0]!.html).not.toContain('<b>&')
})

it('changes a password, keeps this session and ends the others', async () => {
  const user = await createUser({ password: await hashPassword('mine-before') })
  const other = await startTestSession(user.id)
  const res = await callUpdatePassword(user, 'mine-before', 'mine-after')
  expect(res.status).toBe(200)
  expect(await res.json()).toMatchObject({ id: user.id })
  expect((await callApi('/api/user', { cookie: user.cookie })).status).toBe(200)
  expect((await callApi('/api/user', { cookie: other })).status).toBe(401)
  expect(await db.select().from(sessionsTable).where(eq(sessionsTable.userId, user.id))).toHaveLength(1)
})

it('refuses a wrong current password, and limits guesses', async () => {
  const user = await createUser({ password: await hashPassword('mine-before') })
  const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => callUpdatePassword(user, `guess-${n}`, 'mine-after')))
  expect(answers.filter((res) => res.status === 400)).toHaveLength(10)
  expect(answers.filter((res) => res.status === 429)).toHaveLength(5)
  const wrong = await answers.find((res) => res.status === 400)!.json()
  expect(wrong).toEqual({ code: 'wrongPassword', message: 'Current password is incorrect' })
})
