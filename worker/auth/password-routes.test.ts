import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { resetTokens, sessions, users } from '../../schema/tables/users.ts'
import { refusal } from '../test/cards.ts'
import { call, cookieOf, createSiteUser, createUser, db, sessionOf } from '../test/client.ts'
import { BROKEN_MAIL, confirmReset, createOutbox, firstToken } from '../test/outbox.ts'
import { hashToken } from './links.ts'
import { hashPassword } from './password.ts'

const INVALID = { code: 'invalidLink', message: 'This reset link is invalid or has expired' }

beforeAll(createSiteUser)

async function requestLink(email: string, headers?: Record<string, string>, path = '/api/reset-password') {
  const { mails, EMAIL } = createOutbox()
  const res = await call(path, { body: { email }, env: { EMAIL }, headers })
  return { res, mails, token: firstToken(mails[0]) }
}

const confirm = (token: string, newPassword = 'brand-new-pass') => confirmReset(token, newPassword)
const changePassword = ({ cookie }: { cookie: string }, currentPassword: string, newPassword: string) =>
  call('/api/update-password', { body: { currentPassword, newPassword }, cookie })

it('signs in with the new password through the mailed link, and ends every session', async () => {
  const user = await createUser({ username: 'forgetful', email: 'Forgetful@Example.com', password: await hashPassword('old-password') })
  const { res, mails, token } = await requestLink('forgetful@example.COM')
  expect(res.status).toBe(202)
  expect(mails[0]).toMatchObject({ to: 'Forgetful@Example.com', subject: 'Reset your Veebu password' })
  expect(mails[0]!.html).toContain(`http://localhost:8787/auth?token=${token}`)
  const confirmed = await confirm(token)
  expect(confirmed.status).toBe(200)
  expect(await confirmed.json()).toMatchObject({ id: user.id, username: 'forgetful' })
  expect((await call('/api/user', { cookie: cookieOf(confirmed) })).status).toBe(200)
  expect((await call('/api/user', { cookie: user.cookie })).status).toBe(401)
  expect((await call('/api/login', { body: { username: 'forgetful', password: 'old-password' } })).status).toBe(401)
  expect((await call('/api/login', { body: { username: 'forgetful', password: 'brand-new-pass' } })).status).toBe(200)
})

it.each(['', 'nonsense', 'x'.repeat(300)])('answers the invalid link %j like any other invalid link', async (token) => {
  expect(await refusal(await confirm(token))).toEqual([400, INVALID.message])
})

it('answers the same whether or not the address is known, and when the mail fails', async () => {
  await createUser({ email: 'known@example.com' })
  const known = await requestLink('known@example.com')
  const unknown = await requestLink('unknown@example.com')
  const failed = await call('/api/reset-password', { body: { email: 'known@example.com' }, env: { EMAIL: BROKEN_MAIL } })
  const bodies = await Promise.all([known.res, unknown.res, failed].map(async (res) => [res.status, await res.text()]))
  expect(bodies[1]).toEqual(bodies[0])
  expect(bodies[2]).toEqual(bodies[0])
  expect(unknown.mails).toEqual([])
})

it('accepts a link once when it is used twice at the same moment', async () => {
  await createUser({ email: 'once@example.com' })
  const { token } = await requestLink('once@example.com')
  const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
  expect(answers.map((res) => res.status).toSorted()).toEqual([200, 400, 400])
  const again = await confirm(token)
  expect(again.status).toBe(400)
  expect(await again.json()).toEqual(INVALID)
})

it('refuses an expired link, a forged link and a stored hash', async () => {
  const user = await createUser({ email: 'old-link@example.com' })
  const { token } = await requestLink('old-link@example.com')
  expect(await (await confirm(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).json()).toEqual(INVALID)
  expect(await (await confirm(hashToken(token))).json()).toEqual(INVALID)
  const expiresAt = Date.now() - 1
  await db.update(resetTokens).set({ expiresAt }).where(eq(resetTokens.userId, user.id))
  expect(await (await confirm(token)).json()).toEqual(INVALID)
})

it('stores only the hash of the token, for an hour', async () => {
  const user = await createUser({ email: 'hashed@example.com' })
  const { token } = await requestLink('hashed@example.com')
  const [row] = await db.select().from(resetTokens).where(eq(resetTokens.userId, user.id))
  expect(row!.hash).toBe(hashToken(token))
  expect(JSON.stringify(row)).not.toContain(token)
  expect(row!.expiresAt - row!.createdAt).toBe(3_600_000)
})

it('sends at most three mails an hour to an address, also to parallel requests', async () => {
  await createUser({ email: 'flooded@example.com' })
  const asked = await Promise.all(Array.from({ length: 8 }, () => requestLink('flooded@example.com')))
  expect(asked.flatMap(({ mails }) => mails)).toHaveLength(3)
  expect(asked.every(({ res }) => res.status === 202)).toBe(true)
})

it('ignores the Host header of the request when it builds the link', async () => {
  await createUser({ email: 'poison@example.com' })
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  const { mails } = await requestLink('poison@example.com', headers, 'https://evil.example/api/reset-password')
  expect(mails).toHaveLength(1)
  expect(`${mails[0]!.text}${mails[0]!.html}`).not.toContain('evil.example')
  expect(mails[0]!.text).toContain('http://localhost:8787/auth?token=')
})

it('voids the other open links once one is used or the password is changed', async () => {
  const user = await createUser({ email: 'several@example.com', password: await hashPassword('first-pass') })
  const first = await requestLink('several@example.com')
  const second = await requestLink('several@example.com')
  expect((await confirm(first.token, 'second-pass')).status).toBe(200)
  expect((await confirm(second.token)).status).toBe(400)
  const third = await requestLink('several@example.com')
  const cookie = await sessionOf(user.id)
  expect((await changePassword({ cookie }, 'second-pass', 'third-pass')).status).toBe(200)
  expect(third.token).not.toBe('')
  expect((await confirm(third.token)).status).toBe(400)
})

it('gives a suspended account no link and no password', async () => {
  const user = await createUser({ email: 'away@example.com' })
  const { token } = await requestLink('away@example.com')
  await db.update(users).set({ suspendedAt: 1 }).where(eq(users.id, user.id))
  expect((await confirm(token)).status).toBe(400)
  expect((await requestLink('away@example.com')).mails).toEqual([])
})

it('escapes a username in the mail', async () => {
  await createUser({ username: '<b>&"x', email: 'markup@example.com' })
  const { mails } = await requestLink('markup@example.com')
  expect(mails[0]!.html).not.toContain('<b>&')
})

it('changes a password, keeps this session and ends the others', async () => {
  const user = await createUser({ password: await hashPassword('mine-before') })
  const other = await sessionOf(user.id)
  const res = await changePassword(user, 'mine-before', 'mine-after')
  expect(res.status).toBe(200)
  expect(await res.json()).toMatchObject({ id: user.id })
  expect((await call('/api/user', { cookie: user.cookie })).status).toBe(200)
  expect((await call('/api/user', { cookie: other })).status).toBe(401)
  expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(1)
})

it('refuses a wrong current password, and limits guesses', async () => {
  const user = await createUser({ password: await hashPassword('mine-before') })
  const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => changePassword(user, `guess-${n}`, 'mine-after')))
  expect(answers.filter((res) => res.status === 400)).toHaveLength(10)
  expect(answers.filter((res) => res.status === 429)).toHaveLength(5)
  const wrong = await answers.find((res) => res.status === 400)!.json()
  expect(wrong).toEqual({ code: 'wrongPassword', message: 'Current password is incorrect' })
})
