import { beforeAll, beforeEach, expect, it } from 'vitest'
import { MAILS_PER_DAY_MAX } from '../../schema/bounds.ts'
import { app } from '../app.ts'
import { callApi, createFirstUser, createTestUser, db, env, queryRows, sessionCookieOf } from '../test/client.ts'
import { CHROME_USER_AGENT } from '../test/events.ts'
import { FAILING_MAIL_BINDING, confirmPasswordReset, createTestOutbox } from '../test/outbox.ts'
import { createOneTimeLinks } from './link-queries.ts'
import { hashPassword } from './password.ts'

const FIREFOX_USER_AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const NEW_DEVICE = 'New sign-in to your Veebu account'
const PASSWORD_CHANGED = 'Your Veebu password was changed'

let password: string
beforeAll(async () => {
  await createFirstUser()
  password = await hashPassword('own-password-1')
})
let outbox = createTestOutbox()
beforeEach(() => void (outbox = createTestOutbox()))

let serial = 0
const createHolder = (fields: object = {}) =>
  createTestUser({ username: `holder-${++serial}`, email: `holder-${serial}@example.com`, emailConfirmedAt: 1, password, ...fields })

async function signIn(username: string, { agent = CHROME_USER_AGENT, country = 'IT', EMAIL = outbox.EMAIL } = {}): Promise<Response> {
  const request = new Request('http://localhost/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ username, password: 'own-password-1' }),
  })
  Object.defineProperty(request, 'cf', { value: { city: 'Milan', country } })
  const res = await app.request(request, undefined, { ...env, EMAIL })
  expect(res.status).toBe(200)
  return res
}
const subjects = () => outbox.mails.map(({ subject }) => subject)

it('mails the holder about the first sign-in with a browser, a system and a country, and not again after signing out', async () => {
  const { username, email } = await createHolder()
  await signIn(username)
  expect(outbox.mails).toMatchObject([{ to: email, subject: NEW_DEVICE }])
  expect(outbox.mails[0]!.text).toContain('Chrome on Linux, in Milan, IT')
  expect(outbox.mails[0]!.text).toContain('http://localhost:8787/account?tab=security')
  const again = sessionCookieOf(await signIn(username))
  await callApi('/api/logout', { method: 'POST', cookie: again })
  await queryRows('delete from sessions')
  await signIn(username)
  expect(subjects()).toEqual([NEW_DEVICE])
  await signIn(username, { country: 'FR' })
  await signIn(username, { agent: FIREFOX_USER_AGENT })
  await signIn(username, { agent: FIREFOX_USER_AGENT })
  expect(subjects()).toEqual([NEW_DEVICE, NEW_DEVICE, NEW_DEVICE])
})

it('mails nobody whose address is not confirmed, and nobody who has just registered or opened a mailed link', async () => {
  const { username } = await createHolder({ emailConfirmedAt: null })
  await signIn(username)
  const body = { username: 'newcomer', password: 'own-password-1', email: 'newcomer@example.com' }
  expect((await callApi('/api/register', { body, env: { EMAIL: outbox.EMAIL } })).status).toBe(201)
  const invited = await createHolder({ password: null, emailConfirmedAt: null })
  const link = (await createOneTimeLinks(db, env, [invited], 'invitation')).get(invited.id)!
  const token = new URL(link).searchParams.get('token')!
  expect((await confirmPasswordReset(token, 'chosen-by-guest', { EMAIL: outbox.EMAIL })).status).toBe(200)
  expect(outbox.mails).toEqual([])
})

it('mails the holder that the password was changed, in the account or through a link', async () => {
  const user = await createHolder()
  const body = { currentPassword: 'own-password-1', newPassword: 'another-one-2' }
  const bindings = { EMAIL: outbox.EMAIL }
  expect((await callApi('/api/update-password', { cookie: user.cookie, body, env: bindings })).status).toBe(200)
  const link = (await createOneTimeLinks(db, env, [user], 'reset')).get(user.id)!
  expect((await confirmPasswordReset(new URL(link).searchParams.get('token')!, 'a-third-one-3', bindings)).status).toBe(200)
  expect(outbox.mails).toMatchObject(Array(2).fill({ to: user.email, subject: PASSWORD_CHANGED }))
  const wrong = { currentPassword: 'own-password-1', newPassword: 'never-set-4' }
  await callApi('/api/update-password', { cookie: user.cookie, body: wrong, env: bindings })
  expect(outbox.mails).toHaveLength(2)
})

it('goes out although resets have used up the mailbox and accounts of level 1 their mails, and a failing mail service signs in all the same', async () => {
  const user = await createHolder({ accessLevel: 2 })
  for (let n = 0; n < 4; n++) await callApi('/api/reset-password', { body: { email: user.email }, env: { EMAIL: outbox.EMAIL } })
  const period = new Date().toISOString().slice(0, 10)
  for (const key of ['mails owners', 'mails holders', 'mails security at level 1'])
    await queryRows('insert or replace into usage_counts (key, period, uses) values (?, ?, ?)', key, period, MAILS_PER_DAY_MAX.security)
  outbox = createTestOutbox()
  await signIn(user.username)
  expect(subjects()).toEqual([NEW_DEVICE])
  await signIn(user.username, { country: 'DE', EMAIL: FAILING_MAIL_BINDING })
})

it('sends one mailbox no more than its share in a day', async () => {
  const { username } = await createHolder()
  await queryRows('delete from usage_counts')
  const countries = Array.from({ length: MAILS_PER_DAY_MAX.securityOfOwner + 2 }, (_, n) => `A${String.fromCharCode(65 + n)}`)
  for (const country of countries) await signIn(username, { country })
  expect(subjects()).toHaveLength(MAILS_PER_DAY_MAX.securityOfOwner)
})
