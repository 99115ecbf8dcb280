import { beforeAll, expect, it, vi } from 'vitest'
import { UNCONFIRMED_ADDRESS_MAILS_PER_HOUR_MAX } from '../../schema/user.ts'
import { type ApiCallOptions, callApi, createFirstUser, createTestUser, queryRows, sessionCookieOf } from '../test/client.ts'
import { createTestCard } from '../test/cards.ts'
import { createTestOutbox, readFirstMailToken } from '../test/outbox.ts'

beforeAll(async () => void (await createFirstUser()))

const register = (fields: object, env?: ApiCallOptions['env']) =>
  callApi('/api/register', { body: { password: 'secret-1', email: 'new@example.com', ...fields }, env })
const countUsers = async (username: string) => (await queryRows('select id from users where username = ?', username)).length

it('creates the first card at the chosen address, which is public at once', async () => {
  const res = await register({ username: 'with-card', fullName: 'Ann Lee', phone: '+1 212 555 0142', cardSlug: 'ann-lee' })
  expect(res.status).toBe(201)
  expect(await res.clone().json()).not.toHaveProperty('cardSlug')
  const cards = await (await callApi('/api/business-cards', { cookie: sessionCookieOf(res) })).json()
  expect(cards).toMatchObject([{ slug: 'ann-lee', name: 'Ann Lee', email: 'new@example.com', phone: '+1 212 555 0142' }])
  await vi.waitFor(async () => expect((await callApi('/view/ann-lee')).status).toBe(200))
})

it('creates no card without an address, as clients of the API expect', async () => {
  const res = await register({ username: 'no-card' })
  expect(await (await callApi('/api/business-cards', { cookie: sessionCookieOf(res) })).json()).toEqual([])
})

it('creates nothing if the address is or was taken or is no address', async () => {
  const owner = await createTestUser({ accessLevel: 2 })
  const card = await createTestCard(owner, { slug: 'taken-now' })
  await callApi(`/api/business-cards/${card.id}`, { method: 'PUT', cookie: owner.cookie, body: { slug: 'taken-later' } })
  for (const cardSlug of ['taken-now', 'taken-later']) {
    const res = await register({ username: 'late-comer', cardSlug })
    expect(res.status).toBe(409)
    expect(sessionCookieOf(res)).toBe('')
    expect(await res.json()).toEqual({
      code: 'slugTaken',
      message: 'This URL is already taken',
      issues: [{ path: 'cardSlug', message: 'This URL is already taken' }],
    })
  }
  expect((await register({ username: 'late-comer', cardSlug: 'No Address' })).status).toBe(400)
  expect(await countUsers('late-comer')).toBe(0)
})

it('gives an address to only one of simultaneous registrations, and leaves no user without a card', async () => {
  const names = ['race-one', 'race-two', 'race-three']
  const answers = await Promise.all(names.map((username) => register({ username, cardSlug: 'race' })))
  expect(answers.map((res) => res.status).toSorted()).toEqual([201, 409, 409])
  expect((await Promise.all(names.map(countUsers))).toSorted()).toEqual([0, 0, 1])
})

it('with a plan, makes an account of level 1 that has asked for it, mails the administrators, and the owner a link that confirms', async () => {
  await createTestUser({ accessLevel: 4, email: 'boss@example.com', emailConfirmedAt: 1 })
  const { mails, EMAIL } = createTestOutbox()
  const res = await register({ username: 'asks-at-once', cardSlug: 'asks-at-once', plan: 'professional' }, { EMAIL })
  expect(await res.clone().json()).toMatchObject({ accessLevel: 1 })
  const cookie = sessionCookieOf(res)
  expect(await (await callApi('/api/plan-request', { cookie })).json()).toMatchObject({ requestedLevel: 2 })
  expect(mails.map(({ to }) => to)).toEqual(['boss@example.com', 'new@example.com'])
  const token = readFirstMailToken(mails[1])
  expect((await callApi('/api/confirm-email/confirm', { body: { token } })).status).toBe(200)
  // Strangers cannot fill a mailbox by registering with its address, and still get their account.
  for (const username of ['asks-too', 'asks-again', 'asks-once-more'])
    expect((await register({ username, plan: 'professional' }, { EMAIL })).status).toBe(201)
  expect(mails.filter(({ to }) => to === 'new@example.com')).toHaveLength(UNCONFIRMED_ADDRESS_MAILS_PER_HOUR_MAX)
  await register({ username: 'asks-for-none', email: 'none@example.com' }, { EMAIL })
  expect(mails.map(({ to }) => to)).not.toContain('none@example.com')
  expect((await register({ username: 'asks-for-more', plan: 'admin' })).status).toBe(400)
})
