import { beforeAll, describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { SITE_USER_ID } from '../../schema/user-rules.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, startTestSession, verifyTestSessions } from '../test/client.ts'
import { createTestOutbox, readFirstMailToken } from '../test/outbox.ts'

beforeAll(createFirstUser)

/** Creates a user of level 5 whose confirmed address was just changed in a session that a thief may have. */
async function createMovedUser(email = 'moved') {
  const user = await createTestUser({ accessLevel: 5, emailConfirmedAt: 1 })
  const card = await (await callApi('/api/business-cards', { cookie: user.cookie, body: {} })).json<Card>()
  const { mails, EMAIL } = createTestOutbox()
  await verifyTestSessions(user)
  const body = { email: `${email}-${user.email}` }
  expect((await callApi(`/api/users/${user.id}`, { method: 'PUT', cookie: user.cookie, body, env: { EMAIL } })).status).toBe(200)
  return { user, card, mails }
}

const DELETIONS: [string, (user: TestUser, card: Card) => string | Promise<string>][] = [
  ['the account', () => '/user'],
  ['another user', async () => `/users/${(await createTestUser()).id}`],
  ['a card', (_, card) => `/business-cards/${card.id}`],
  ['a conversation', (_, card) => `/salesbot/${card.id}/conversations/1`],
  ['a question', (_, card) => `/salesbot/${card.id}/questions/1`],
]

describe.each(DELETIONS)('deleting %s', (_, pathOf) => {
  const remove = async (user: TestUser, card: Card) =>
    callApi(`/api${await pathOf(user, card)}`, { method: 'DELETE', cookie: user.cookie, body: {}, env: { DEMO: 'no' } })

  it('waits while a link is open that puts the address back, and says until when', async () => {
    const { user, card } = await createMovedUser()
    const res = await remove(user, card)
    expect(res.status).toBe(403)
    expect(await res.json()).toEqual({
      code: 'putBackOpen',
      message: expect.stringMatching(/^Until \d+ \w+ \d{4} at \d\d:\d\d UTC, nothing can be deleted/),
    })
  })

  it('goes on once the link was used', async () => {
    const { user, card, mails } = await createMovedUser('back')
    await callApi(`/api/users/${user.id}`, { method: 'PUT', cookie: user.cookie, body: { email: user.email } })
    expect((await remove(user, card)).status).toBe(403)
    expect((await callApi('/api/restore-email', { body: { token: readFirstMailToken(mails[0]) } })).status).toBe(200)
    const again = { ...user, cookie: await startTestSession(user.id) }
    await verifyTestSessions(again)
    expect([200, 204, 404]).toContain((await remove(again, card)).status)
  })
})

describe('another way in', () => {
  const expectRefusal = async (res: Response) =>
    expect([res.status, await res.json()]).toEqual([
      403,
      {
        code: 'putBackOpen',
        message: expect.stringMatching(/^Until .*, you can make nobody an administrator, nor set the password or email/),
      },
    ])
  const rowOf = (accessLevel: number) => {
    const username = `proxy${crypto.randomUUID().slice(0, 8)}`
    return { username, fullName: 'Proxy', email: `${username}@example.com`, password: 'chosen-by-thief', accessLevel }
  }

  it('is not made while the link is open: no new administrator', async () => {
    const { user } = await createMovedUser('creates')
    const create = (accessLevel: number) => callApi('/api/users', { cookie: user.cookie, body: rowOf(accessLevel) })
    for (const level of [4, 5]) await expectRefusal(await create(level))
    expect((await create(3)).status).toBe(201)
    const users = [rowOf(4), rowOf(1)]
    const bulk = await callApi('/api/users/bulk', { cookie: user.cookie, body: { users } })
    expect(await bulk.json()).toMatchObject({
      created: [{ username: users[1]!.username }],
      failed: [{ index: 0, message: expect.stringContaining('make nobody an administrator') }],
    })
  })

  it.each([
    ['a higher level', 'PATCH', { accessLevel: 4 }],
    ['a password', 'PATCH', { password: 'chosen-by-thief' }],
    ['an address', 'PATCH', { email: 'proxy-of-thief@example.com' }],
    ['an address in the profile', 'PUT', { email: 'proxy-of-thief@example.com' }],
  ])('is not made while the link is open: %s of another user', async (_, method, body) => {
    const { user } = await createMovedUser('edits')
    const other = await createTestUser()
    await expectRefusal(await callApi(`/api/users/${other.id}`, { method, cookie: user.cookie, body }))
  })

  it('plans, names and lower levels are still given', async () => {
    const { user } = await createMovedUser('plans')
    const other = await createTestUser({ accessLevel: 4 })
    const change = async (body: object) => (await callApi(`/api/users/${other.id}`, { method: 'PATCH', cookie: user.cookie, body })).status
    expect([await change({ accessLevel: 1 }), await change({ accessLevel: 3 }), await change({ fullName: 'Ann' })]).toEqual([200, 200, 200])
  })
})

it('nobody but the site itself deletes a user whose account can be given back', async () => {
  const { user } = await createMovedUser('deleted')
  const other = await createTestUser({ accessLevel: 5 })
  const remove = (cookie: string) => callApi(`/api/users/${user.id}`, { method: 'DELETE', cookie })
  const refused = await remove(other.cookie)
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { code: 'putBackOpen', message: expect.stringMatching(/^Until .*, only the site's own account can delete this user, because/) },
  ])
  expect((await remove(await startTestSession(SITE_USER_ID))).status).toBe(200)
})

it('what can be changed again needs no waiting', async () => {
  const { user, card } = await createMovedUser()
  const body = { title: 'Still mine' }
  expect((await callApi(`/api/business-cards/${card.id}`, { method: 'PUT', cookie: user.cookie, body })).status).toBe(200)
})
