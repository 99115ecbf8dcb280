import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { oneTimeLinkTokensTable, sessionsTable, usersTable } from '../../schema/tables/users.ts'
import type { MailLinkKind } from '../../schema/user.ts'
import { readErrorResponse } from '../test/cards.ts'
import { callApi, sessionCookieOf, createFirstUser, createTestUser, db, queryRows, startTestSession } from '../test/client.ts'
import { FAILING_MAIL_BINDING, confirmPasswordReset, createTestOutbox, readFirstMailToken } from '../test/outbox.ts'
import { hashOneTimeLinkToken } from './links.ts'
import { hashPassword } from './password.ts'

const RESET_LINK_ERROR = { code: 'invalidLink', message: 'This reset link is invalid or has expired' }

beforeAll(createFirstUser)
// All tests send from one network, whose limits are tested elsewhere.
beforeEach(() => queryRows('DELETE FROM usage_counts'))

let resetRequests = 0
/** Each request comes from another network, because one network may ask ten times an hour. */
async function requestPasswordResetLink(email: string, headers?: Record<string, string>, path = '/api/reset-password') {
  const { mails, EMAIL } = createTestOutbox()
  const res = await callApi(path, { body: { email }, env: { EMAIL }, headers, address: `10.1.${++resetRequests}.1` })
  return { res, mails, token: readFirstMailToken(mails[0]) }
}

const setNewPassword = (token: string, newPassword = 'brand-new-pass') => confirmPasswordReset(token, newPassword)
const callUpdatePassword = ({ cookie }: { cookie: string }, currentPassword: string, newPassword: string) =>
  callApi('/api/update-password', { body: { currentPassword, newPassword }, cookie })

it('signs in with the new password after a mailed reset link, and ends every other session', async () => {
  const user = await createTestUser({ username: 'forgetful', email: 'Forgetful@Example.com', password: await hashPassword('old-password') })
  const { res, mails, token } = await requestPasswordResetLink('forgetful@example.COM')
  expect(res.status).toBe(202)
  expect(mails[0]).toMatchObject({ to: 'Forgetful@Example.com', subject: 'Reset your Veebu password' })
  expect(mails[0]!.html).toContain(`http://localhost:8787/auth?token=${token}`)
  const confirmed = await setNewPassword(token)
  expect(confirmed.status).toBe(200)
  expect(await confirmed.json()).toMatchObject({ id: user.id, username: 'forgetful' })
  expect((await callApi('/api/user', { cookie: sessionCookieOf(confirmed) })).status).toBe(200)
  expect((await callApi('/api/user', { cookie: user.cookie })).status).toBe(401)
  expect((await callApi('/api/login', { body: { username: 'forgetful', password: 'old-password' } })).status).toBe(401)
  expect((await callApi('/api/login', { body: { username: 'forgetful', password: 'brand-new-pass' } })).status).toBe(200)
})

it.each(['', 'nonsense', 'x'.repeat(300)])('answers the invalid link %j like any other invalid link', async (token) => {
  expect(await readErrorResponse(await setNewPassword(token))).toEqual([400, RESET_LINK_ERROR.message])
})

it('gives the same answer for known and unknown addresses, and when the mail fails', async () => {
  await createTestUser({ email: 'known@example.com' })
  const known = await requestPasswordResetLink('known@example.com')
  const unknown = await requestPasswordResetLink('unknown@example.com')
  const failed = await callApi('/api/reset-password', { body: { email: 'known@example.com' }, env: { EMAIL: FAILING_MAIL_BINDING } })
  const bodies = await Promise.all([known.res, unknown.res, failed].map(async (res) => [res.status, await res.text()]))
  expect(bodies[1]).toEqual(bodies[0])
  expect(bodies[2]).toEqual(bodies[0])
  expect(unknown.mails).toEqual([])
})

it('accepts a reset link once when it is used twice at the same moment', async () => {
  await createTestUser({ email: 'once@example.com' })
  const { token } = await requestPasswordResetLink('once@example.com')
  const answers = await Promise.all([setNewPassword(token), setNewPassword(token), setNewPassword(token)])
  expect(answers.map((res) => res.status).toSorted()).toEqual([200, 400, 400])
  const again = await setNewPassword(token)
  expect(again.status).toBe(400)
  expect(await again.json()).toEqual(RESET_LINK_ERROR)
})

it('says whether a mailed link is still good without using it up, and nothing else', async () => {
  const user = await createTestUser({ email: 'scanned@example.com' })
  const { token } = await requestPasswordResetLink('scanned@example.com')
  const check = async (kind: MailLinkKind, token: string) => (await callApi('/api/mail-links/check', { body: { kind, token } })).text()
  const [good, bad] = ['{"valid":true}', '{"valid":false}']
  for (let n = 0; n < 3; n++) expect(await check('password', token)).toBe(good)
  expect(await check('confirmation', token)).toBe(bad)
  expect(await check('restore', token)).toBe(bad)
  for (const other of ['', 'nonsense', hashOneTimeLinkToken(token)]) expect(await check('password', other)).toBe(bad)
  expect((await setNewPassword(token)).status).toBe(200)
  expect(await check('password', token)).toBe(bad)

  await db.insert(oneTimeLinkTokensTable).values([
    { hash: hashOneTimeLinkToken('old'), userId: user.id, purpose: 'invitation', createdAt: 1, expiresAt: Date.now() - 1 },
    { hash: hashOneTimeLinkToken('open'), userId: user.id, purpose: 'invitation', createdAt: 1, expiresAt: Date.now() + 60_000 },
  ])
  expect([await check('password', 'old'), await check('password', 'open')]).toEqual([bad, good])
})

it('refuses an expired reset link, a forged link, and a stored hash as a token', async () => {
  const user = await createTestUser({ email: 'old-link@example.com' })
  const { token } = await requestPasswordResetLink('old-link@example.com')
  expect(await (await setNewPassword(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).json()).toEqual(RESET_LINK_ERROR)
  expect(await (await setNewPassword(hashOneTimeLinkToken(token))).json()).toEqual(RESET_LINK_ERROR)
  const expiresAt = Date.now() - 1
  await db.update(oneTimeLinkTokensTable).set({ expiresAt }).where(eq(oneTimeLinkTokensTable.userId, user.id))
  expect(await (await setNewPassword(token)).json()).toEqual(RESET_LINK_ERROR)
})

it('stores only the hash of the reset token, for an hour', async () => {
  const user = await createTestUser({ email: 'hashed@example.com' })
  const { token } = await requestPasswordResetLink('hashed@example.com')
  const [row] = await db.select().from(oneTimeLinkTokensTable).where(eq(oneTimeLinkTokensTable.userId, user.id))
  expect(row!.hash).toBe(hashOneTimeLinkToken(token))
  expect(JSON.stringify(row)).not.toContain(token)
  expect(row!.expiresAt - row!.createdAt).toBe(3_600_000)
})

it('sends at most three reset mails an hour to an address, also for parallel requests', async () => {
  await createTestUser({ email: 'flooded@example.com' })
  const asked = await Promise.all(Array.from({ length: 8 }, () => requestPasswordResetLink('flooded@example.com')))
  expect(asked.flatMap(({ mails }) => mails)).toHaveLength(3)
  expect(asked.every(({ res }) => res.status === 202)).toBe(true)
})

it('ignores the Host header of the request when it builds the reset link', async () => {
  await createTestUser({ email: 'poison@example.com' })
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  const { mails } = await requestPasswordResetLink('poison@example.com', headers, 'https://evil.example/api/reset-password')
  expect(mails).toHaveLength(1)
  expect(`${mails[0]!.text}${mails[0]!.html}`).not.toContain('evil.example')
  expect(mails[0]!.text).toContain('http://localhost:8787/auth?token=')
})

it('voids the other open links once one is used or the password is changed', async () => {
  const user = await createTestUser({ email: 'several@example.com', password: await hashPassword('first-pass') })
  const first = await requestPasswordResetLink('several@example.com')
  const second = await requestPasswordResetLink('several@example.com')
  expect((await setNewPassword(first.token, 'second-pass')).status).toBe(200)
  expect((await setNewPassword(second.token)).status).toBe(400)
  const third = await requestPasswordResetLink('several@example.com')
  const cookie = await startTestSession(user.id)
  expect((await callUpdatePassword({ cookie }, 'second-pass', 'third-pass')).status).toBe(200)
  expect(third.token).not.toBe('')
  expect((await setNewPassword(third.token)).status).toBe(400)
})

it('gives a suspended account no link and no password', async () => {
  const user = await createTestUser({ email: 'away@example.com' })
  const { token } = await requestPasswordResetLink('away@example.com')
  await db.update(usersTable).set({ suspendedAt: 1 }).where(eq(usersTable.id, user.id))
  expect((await setNewPassword(token)).status).toBe(400)
  expect((await requestPasswordResetLink('away@example.com')).mails).toEqual([])
})

it('escapes a username in the reset mail', async () => {
  await createTestUser({ username: '<b>&"x', email: 'markup@example.com' })
  const { mails } = await requestPasswordResetLink('markup@example.com')
  expect(mails[0]!.html).not.toContain('<b>&')
})

it('changes a password, keeps this session and ends the others', async () => {
  const user = await createTestUser({ password: await hashPassword('mine-before') })
  const other = await startTestSession(user.id)
  const res = await callUpdatePassword(user, 'mine-before', 'mine-after')
  expect(res.status).toBe(200)
  expect(await res.json()).toMatchObject({ id: user.id })
  expect((await callApi('/api/user', { cookie: user.cookie })).status).toBe(200)
  expect((await callApi('/api/user', { cookie: other })).status).toBe(401)
  expect(await db.select().from(sessionsTable).where(eq(sessionsTable.userId, user.id))).toHaveLength(1)
})

it('refuses a wrong current password, and limits guesses', async () => {
  const user = await createTestUser({ password: await hashPassword('mine-before') })
  const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => callUpdatePassword(user, `guess-${n}`, 'mine-after')))
  expect(answers.filter((res) => res.status === 400)).toHaveLength(10)
  expect(answers.filter((res) => res.status === 429)).toHaveLength(5)
  const wrong = await answers.find((res) => res.status === 400)!.json()
  expect(wrong).toEqual({ code: 'wrongPassword', message: 'Current password is incorrect' })
})
